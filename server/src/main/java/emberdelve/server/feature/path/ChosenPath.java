package emberdelve.server.feature.path;

/** The path that a character has chosen, by its id; content may have lost it since. */
record ChosenPath(String id) {}
