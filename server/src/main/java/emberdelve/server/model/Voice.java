package emberdelve.server.model;

/**
 * The speaker, and the channel on which they speak.
 *
 * @param channel the word by which players' programs know the channel: {@code say}, {@code tell},
 *     or the id of a channel
 */
public record Voice(Named speaker, String channel) {}
