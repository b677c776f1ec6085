module-guests = Guests
    .help = Somebody comes by.
setting-late = Late
    .help = They come late.
card-traveller = Traveller
