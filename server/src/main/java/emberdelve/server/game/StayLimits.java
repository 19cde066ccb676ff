package emberdelve.server.game;

/** How long players stay who do not end their visit themselves. */
record StayLimits(LinkDeath linkDeath, Guests guests) {}
