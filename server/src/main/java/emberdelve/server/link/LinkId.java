package emberdelve.server.link;

/**
 * The id of a link, by which inputs name it: an input is a value, and a connection is none.
 *
 * @param number given once; a player who comes again has another one
 * @param from the address that the link comes from, or {@code console}
 */
public record LinkId(long number, String from) {}
