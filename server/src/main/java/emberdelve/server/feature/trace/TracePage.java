package emberdelve.server.feature.trace;

import emberdelve.server.text.Sheet;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Map;

/** The page of the life of a thing: one entry a line, when, what, who and where. */
final class TracePage {
    private static final DateTimeFormatter SECONDS =
            DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss", Locale.ROOT)
                    .withZone(ZoneOffset.UTC);

    private TracePage() {}

    static void write(TraceView view, Sheet sheet) {
        var about =
                Map.of(
                        "item", view.name(),
                        "id", view.id(),
                        "page", Integer.toString(view.page()),
                        "next", Integer.toString(view.page() + 1),
                        "pages", Integer.toString(view.pages()),
                        "count", Integer.toString(view.missing()));
        if (view.entries().isEmpty()) {
            sheet.add("view.trace-no-page", about);
            return;
        }
        sheet.add("view.trace", about);
        for (var entry : view.entries()) {
            if (view.missing() > 0 && entry.number() == LifeEntry.FIRST_MAX + view.missing() + 1)
                sheet.add("view.trace-gap", about);
            write(entry, sheet);
        }
        if (view.page() < view.pages()) sheet.add("view.trace-more", about);
    }

    private static void write(LifeEntry entry, Sheet sheet) {
        var words =
                Map.of(
                        "who", entry.who().name(),
                        "other", entry.other().name(),
                        "how", entry.detail());
        var room =
                entry.room().isEmpty()
                        ? ""
                        : sheet.words("view.trace-room", Map.of("room", entry.room()));
        sheet.add(
                "view.trace-line",
                Map.of(
                        "at", SECONDS.format(Instant.ofEpochSecond(entry.second())),
                        "tick", Long.toString(entry.tick()),
                        "what", sheet.words(key(entry), words),
                        "room", room));
    }

    /** The key of the words: things are made and destroyed in hands, in corpses and on floors. */
    private static String key(LifeEntry entry) {
        var plain = "view.trace-" + entry.what().word();
        return switch (entry.what()) {
            case MADE, DESTROYED -> plain + place(entry);
            default -> plain;
        };
    }

    private static String place(LifeEntry entry) {
        if (!entry.who().isNobody()) return "-with";
        return entry.other().isNobody() ? "" : "-corpse";
    }
}
