package emberdelve.server.game;

/** The limits on how long characters without a link stay, and how long guests do. */
record StayLimits(LinkDeath linkDeath, Guests guests) {}
