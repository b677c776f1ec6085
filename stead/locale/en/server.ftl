# What the server says beyond the table.

notice-turn = It is your turn.
notice-called = { $clock ->
    [live] The others are waiting for you. Come back within a minute, or a bot plays on for you.
   *[other] The others are waiting for you. Come back within a day, or a bot plays on for you.
}
notice-replaced = A bot is playing for you. You can come back and take your seat again at any time.
guest-named = Guest { $name }
