module-oaks = Oaks
    .help = An old tree.
setting-mast = Mast
    .help = How many acorns.
setting-mast-few = few
setting-mast-many = many
card-com-old-oak = Old Oak
