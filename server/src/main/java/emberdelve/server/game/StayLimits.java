package emberdelve.server.game;

/** How long characters stay without a link, and guests at all. */
record StayLimits(LinkDeath linkDeath, Guests guests) {}
