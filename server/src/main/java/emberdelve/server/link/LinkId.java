package emberdelve.server.link;

/**
 * The id of a link, by which inputs name it: an input is a value, which a connection is not.
 *
 * @param number a number that is given once; a player who comes again has another number
 * @param from the address that the link comes from, or {@code console}
 */
public record LinkId(long number, String from) {}
