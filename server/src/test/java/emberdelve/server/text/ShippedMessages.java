package emberdelve.server.text;

import emberdelve.config.content.Messages;
import emberdelve.server.session.ShippedContent;

/** The words as they are shipped, for tests that hold them to the rules. */
public final class ShippedMessages {
    private ShippedMessages() {}

    public static Messages load() {
        return ShippedContent.load().messages();
    }
}
