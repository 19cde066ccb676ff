package emberdelve.server.feature.portrait;

/**
 * The words of a character about itself.
 *
 * @param name the character's name
 */
record Portrait(String name, String words) {}
