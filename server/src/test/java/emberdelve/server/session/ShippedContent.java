package emberdelve.server.session;

import emberdelve.config.content.Content;
import emberdelve.server.transcript.ContentOnce;

/** The content as it is shipped. */
public final class ShippedContent {
    private ShippedContent() {}

    /** Everybody has the same one, which is read once. */
    public static Content load() {
        return ContentOnce.shipped();
    }
}
