package emberdelve.server.builder;

import emberdelve.config.content.Direction;
import emberdelve.config.load.KnownKeys;
import emberdelve.config.load.YamlText;
import emberdelve.config.load.sketch.Outline;
import emberdelve.server.admin.BuildDeed;
import emberdelve.server.admin.BuildDeed.Target;
import emberdelve.server.view.Note;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** The builder's work on single keys of a room, a way, a zone, a monster, an item or a quest. */
final class KeyWork {
    /** The most characters that are shown of a value in a list of keys: about a line. */
    private static final int SHOWN_CHARS = 100;

    private static final String DOOR = "door";

    private final BuildSite site;
    private final Sheets sheets;
    private final Supplier<KnownKeys> known;

    KeyWork(BuildSite site, Supplier<KnownKeys> known) {
        this.site = site;
        sheets = site.sheets();
        this.known = known;
    }

    Plan see(BuildDeed.See deed) {
        var spot = site.spot(deed.of());
        return new Plan.Answer(deed.key().isEmpty() ? all(spot) : one(spot, deed.of(), deed.key()));
    }

    private List<Note> all(Spot spot) {
        var notes = new ArrayList<Note>();
        var yaml = sheets.yaml(spot.file());
        var line = yaml.part(spot.path()).orElseThrow().line();
        notes.add(
                Note.of(
                        "build.keys",
                        Map.of(
                                "what", spot.name(),
                                "file", spot.file(),
                                "line", Integer.toString(line))));
        var more = new ArrayList<Note>();
        for (var key : outline(spot, List.of()).map(Outline::keys).orElse(List.of())) {
            var expected = shortened(key.told());
            if (yaml.has(spot.to(key.name())))
                notes.add(
                        Note.of(
                                "build.key",
                                Map.of(
                                        "key", key.name(),
                                        "value", shortened(value(spot, List.of(key.name()))),
                                        "expected", expected)));
            else if (key.otherwise().isPresent())
                more.add(
                        Note.of(
                                "build.key-otherwise",
                                Map.of(
                                        "key", key.name(),
                                        "value", key.otherwise().get(),
                                        "expected", expected)));
            else
                more.add(
                        Note.of(
                                "build.key-unset",
                                Map.of("key", key.name(), "expected", expected)));
        }
        notes.add(Note.of("build.keys-more"));
        notes.addAll(more);
        return notes;
    }

    private List<Note> one(Spot spot, Target of, String key) {
        var steps = KeyPath.of(key);
        var expected = outline(spot, steps).map(Outline::told);
        var isThere = sheets.yaml(spot.file()).has(spot.to(steps));
        if (expected.isEmpty() && !isThere)
            throw Refused.because("build.no-key", Map.of("key", key));
        var says = expected.orElse("?");
        var is =
                isThere
                        ? Note.of(
                                "build.key",
                                Map.of(
                                        "key", key,
                                        "value", value(spot, steps),
                                        "expected", says))
                        : Note.of("build.key-unset", Map.of("key", key, "expected", says));
        return List.of(is, Note.of("build.key-write", Map.of("key", of.typed() + key)));
    }

    private Optional<Outline> outline(Spot spot, List<String> steps) {
        return known.get().at(spot.file(), spot.to(steps));
    }

    private String value(Spot spot, List<String> steps) {
        var yaml = sheets.yaml(spot.file());
        var path = spot.to(steps);
        return yaml.words(path)
                .orElseGet(() ->
                        yaml.steps(path).stream()
                                .map(step -> {
                                    var inner = new ArrayList<>(steps);
                                    inner.add(step);
                                    var words = yaml.words(spot.to(inner));
                                    if (step.matches("\\d+")) return words.orElse("…");
                                    return words.map(its -> step + ": " + shortened(its))
                                            .orElse(step);
                                })
                                .reduce((one, other) -> one + ", " + other)
                                .orElse(""));
    }

    private static String shortened(String value) {
        var line = value.replace('\n', ' ');
        return line.length() <= SHOWN_CHARS ? line : line.substring(0, SHOWN_CHARS - 1) + "…";
    }

    Plan put(BuildDeed.Put deed) {
        var spot = site.spot(deed.of());
        var steps = KeyPath.of(deed.key());
        var value = flowing(deed.value());
        if (value.length() > Building.VALUE_MAX_CHARS)
            throw Refused.because(
                    "build.too-long", Map.of("most", Integer.toString(Building.VALUE_MAX_CHARS)));
        for (var each : sides(spot, deed.of(), steps)) put(each, ending(each, steps), value);
        return Plan.Edit.of(
                "edit",
                spot.name(),
                deed.key() + ": " + deed.value(),
                sheets,
                Note.of("build.set", Map.of("what", spot.name(), "key", deed.key())));
    }

    /**
     * The steps of the path, where a number one above a list's last means that the value is added.
     */
    private List<String> ending(Spot spot, List<String> steps) {
        var there = sheets.yaml(spot.file());
        var path = new ArrayList<String>();
        for (var step : steps) {
            var list = spot.to(path);
            var next = there.steps(list).size() + 1;
            // The known keys are asked for only where they matter: the first time takes seconds.
            var isNumber =
                    step.matches("\\d{1,6}")
                            && outline(spot, path).filter(Outline::isList).isPresent();
            if (isNumber && Integer.parseInt(step) > next)
                throw Refused.because(
                        "build.no-number",
                        Map.of("key", String.join(".", path), "next", Integer.toString(next)));
            path.add(isNumber && step.equals(Integer.toString(next)) ? YamlText.NEXT : step);
        }
        return path;
    }

    private void put(Spot spot, List<String> steps, String value) {
        var isMore = value.startsWith("[") || value.startsWith("{");
        if (!isMore || outline(spot, steps).filter(Outline::takesMore).isEmpty()) {
            sheets.words(spot.file(), spot.to(steps), value);
            return;
        }
        var mistake = YamlText.mistake(value);
        if (mistake.isPresent())
            throw Refused.because(
                    "build.no-yaml",
                    Map.of(
                            "character", Integer.toString(mistake.get().column()),
                            "mistake", mistake.get().value()));
        sheets.yaml(spot.file(), spot.to(steps), value);
    }

    Plan clear(BuildDeed.Clear deed) {
        var spot = site.spot(deed.of());
        var steps = KeyPath.of(deed.key());
        if (!sheets.yaml(spot.file()).has(spot.to(steps)))
            throw Refused.because("build.not-set", Map.of("key", deed.key()));
        for (var each : sides(spot, deed.of(), steps))
            if (sheets.yaml(each.file()).has(each.to(steps)))
                sheets.without(each.file(), each.to(steps));
        return Plan.Edit.of(
                "edit",
                spot.name(),
                "without " + deed.key(),
                sheets,
                Note.of("build.cleared", Map.of("what", spot.name(), "key", deed.key())));
    }

    /**
     * The places where the key is written: for a door's name on both sides. An exit that names a
     * room alone becomes a mapping.
     */
    private List<Spot> sides(Spot spot, Target of, List<String> steps) {
        if (of.kind() != Target.Kind.EXIT) return List.of(spot);
        var sides = new ArrayList<Spot>();
        sides.add(spot);
        var to = site.way(Direction.named(of.name()).orElseThrow()).to();
        if (steps.equals(List.of(DOOR)))
            site.room(to)
                    .ifPresent(room ->
                            room.exits()
                                    .forEach((back, exit) -> {
                                        if (exit.to().equals(site.here()))
                                            sides.add(site.exit(to, back));
                                    }));
        sides.forEach(sheets::withKeys);
        return sides;
    }

    /** The typed text, whose lines become one paragraph until an empty line begins the next. */
    private static String flowing(String typed) {
        var text = typed.strip().replaceAll("\n\\s*\n\\s*", "\u0000");
        return text.replaceAll("\\s*\n\\s*", " ").replace('\u0000', '\n');
    }

    /**
     * Removes a thing; the check of the content, which follows, reports the places that still name
     * it.
     */
    Plan remove(Target of) {
        var spot = site.spot(of);
        if (sheets.yaml(spot.file()).steps(List.of()).size() == 1)
            sheets.write(spot.file(), Optional.empty());
        else sheets.without(spot.file(), spot.path());
        return Plan.Edit.of(
                "edit",
                spot.name(),
                "removed",
                sheets,
                Note.of("build.removed", Map.of("what", spot.name())));
    }

    Plan begin(BuildDeed.Begin deed, ContentBlanks blanks) {
        var id = Blank.id(deed.name());
        if (id.isEmpty()) throw Refused.because("build.no-name", Map.of("what", deed.name()));
        try {
            var files =
                    switch (deed.sort()) {
                        case MONSTER -> blanks.monster(id.get(), deed.name());
                        case ITEM -> blanks.item(id.get(), deed.name());
                        case QUEST -> blanks.quest(id.get(), deed.name());
                    };
            files.forEach((file, text) -> sheets.write(file, Optional.of(text)));
        } catch (IllegalArgumentException taken) {
            throw Refused.because("build.taken", Map.of("mistake", taken.getMessage()));
        }
        var key = "build.new-" + deed.sort().name().toLowerCase(Locale.ROOT);
        return Plan.Edit.of(
                "edit",
                id.get(),
                "new: " + deed.name(),
                sheets,
                Note.of(key, Map.of("what", deed.name(), "id", id.get())));
    }
}
