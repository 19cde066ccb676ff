package emberdelve.server.text;

import emberdelve.protocol.style.StyledText;
import emberdelve.server.feature.Features;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Preferences;
import emberdelve.server.session.ShippedContent;
import emberdelve.server.view.View;

import java.util.List;

/** Views as the words that are shipped show them, a line each. */
public final class Screens {
    private static final ActorId READER = new ActorId(0);
    private static final Renderer SCREEN =
            Features.registry().screen(ShippedContent.load().messages());

    private Screens() {}

    /** For the eye. */
    public static List<String> plain(View view) {
        return show(view, Preferences.DEFAULT);
    }

    /** For the ear. */
    public static List<String> heard(View view) {
        return show(view, Preferences.DEFAULT.withScreenReader(true));
    }

    private static List<String> show(View view, Preferences preferences) {
        return SCREEN.show(view, new Reader(READER, preferences)).stream()
                .map(StyledText::plain)
                .toList();
    }
}
