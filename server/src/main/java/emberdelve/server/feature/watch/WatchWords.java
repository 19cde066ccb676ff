package emberdelve.server.feature.watch;

import emberdelve.protocol.style.StyledText;
import emberdelve.server.text.Rendering;

import java.util.List;

/** The words for what staff watch. */
final class WatchWords {
    private WatchWords() {}

    static List<StyledText> tell(WatchEvent event, Rendering telling) {
        return telling.tell(event.message(), List.of(), event.values());
    }
}
