package emberdelve.server.model;

/**
 * Somebody's own words.
 *
 * @param channel the word by which players' programs know where it was said: {@code say}, {@code
 *     tell}, or the id of a channel
 */
public record Voice(Named speaker, String channel) {}
