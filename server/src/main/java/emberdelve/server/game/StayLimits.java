package emberdelve.server.game;

/** The limits on how long characters stay without a link, and guests at all. */
record StayLimits(LinkDeath linkDeath, Guests guests) {}
