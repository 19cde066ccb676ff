package emberdelve.server.view;

/**
 * The number of characters and things in a room that its view does not list.
 *
 * @param characters that stand there
 * @param things kinds of them that lie there
 */
public record Unlisted(int characters, int things) {
    /** Nothing: the view lists everything. */
    public static final Unlisted NOTHING = new Unlisted(0, 0);
}
