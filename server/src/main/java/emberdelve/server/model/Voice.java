package emberdelve.server.model;

/**
 * Who speaks, and on which channel.
 *
 * @param channel the word by which players' programs know the channel: {@code say}, {@code tell},
 *     or the id of a channel
 */
public record Voice(Named speaker, String channel) {}
