package emberdelve.server.feature.watch;

import java.util.Locale;
import java.util.Optional;

/** A kind of events that staff can watch. */
enum WatchKind {
    /** Who comes into the dungeon and leaves it. */
    LOGINS,
    /** Deaths of characters. */
    DEATHS,
    /** Gold that is minted or destroyed, with the reason in the ledger. */
    GOLD,
    /** Rows of the audit. */
    DEEDS,
    /** Lines on channels. */
    CHAT;

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Optional<WatchKind> of(String typed) {
        for (var kind : values()) if (kind.name().equalsIgnoreCase(typed)) return Optional.of(kind);
        return Optional.empty();
    }
}
