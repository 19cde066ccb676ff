package emberdelve.server.reload;

import emberdelve.config.content.Content;
import emberdelve.server.view.Note;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The content that was read and could be taken, and who has read it. Several may have read the same
 * one. Whoever has read what can no longer be taken is told why. Thread: that of the desk.
 */
final class Readings {
    /** The most readers who are told why; if there are more, the first are forgotten. */
    static final int TOLD_MAX = 100;

    private final Set<String> readers = new LinkedHashSet<>();
    private final Map<String, Note> lapsed = new LinkedHashMap<>();
    private Optional<Content> content = Optional.empty();

    /** The content that this reader may go on with. */
    Optional<Content> of(String who) {
        return content.filter(_ -> readers.contains(who));
    }

    /** The reason why there is nothing that this reader may go on with. */
    Note why(String who) {
        return lapsed.getOrDefault(who, Note.of("reload.not-read"));
    }

    /** Forgets what somebody has read who reads anew, whatever comes of it. */
    void forget(String who) {
        readers.remove(who);
        lapsed.remove(who);
    }

    /** Notes that somebody has read the files, and may take what they hold. */
    void read(String who, Content read) {
        if (content.filter(its -> its.version().equals(read.version())).isEmpty()) readNothing(who);
        content = Optional.of(read);
        readers.add(who);
    }

    /** Notes that somebody has read the files, and cannot take what they hold by now. */
    void readNothing(String who) {
        lapse(who, Note.of("reload.read-since", Map.of("who", who)));
    }

    /**
     * Notes that somebody has brought that version into force: what was read before was not
     * compared with that version, and can no longer be taken.
     */
    void inForce(String who, String version) {
        var isRead = content.filter(its -> its.version().equals(version)).isPresent();
        lapse(
                who,
                Note.of(
                        isRead ? "reload.taken" : "reload.other-since",
                        Map.of("who", who, "version", version)));
    }

    /** Takes the content from all readers; all but the one who caused that are told why. */
    private void lapse(String who, Note why) {
        for (var reader : readers) {
            lapsed.remove(reader);
            lapsed.put(reader, why);
        }
        lapsed.remove(who);
        while (lapsed.size() > TOLD_MAX) lapsed.remove(lapsed.keySet().iterator().next());
        readers.clear();
        content = Optional.empty();
    }
}
