package emberdelve.server.feature.portrait;

/**
 * What a character says of itself.
 *
 * @param name the character's
 */
record Portrait(String name, String words) {}
