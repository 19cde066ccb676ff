package emberdelve.server.world.event;

import emberdelve.server.world.actor.Named;

/**
 * Somebody's own words.
 *
 * @param channel the word by which players' programs know where it was said: {@code say}, {@code
 *     tell}, or the id of a channel
 */
public record Voice(Named speaker, String channel) {}
