package emberdelve.server.view;

/**
 * How much more there is in a room than its view lists.
 *
 * @param characters that stand there
 * @param things kinds of them that lie there
 */
public record Unlisted(int characters, int things) {
    /** The view lists all. */
    public static final Unlisted NOTHING = new Unlisted(0, 0);
}
