package emberdelve.config.load;

import emberdelve.config.content.RoomSky;
import emberdelve.config.content.Sky;
import emberdelve.config.content.SkyWhen;
import emberdelve.config.read.Fields;
import emberdelve.config.read.YamlNode;
import emberdelve.config.read.scalar.Flag;
import emberdelve.config.read.scalar.OneOf;
import emberdelve.config.read.scalar.ReadableText;
import emberdelve.config.read.scalar.SkyWords;
import emberdelve.config.read.scalar.Whole;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The reader of {@code town/sky.yaml}, and of the keys elsewhere that name hours and weather. */
final class SkyReader {
    static final String FILE = "sky.yaml";

    private static final String PATH = "town/" + FILE;
    private static final Whole FROM = new Whole(0, Sky.HOURS_A_DAY - 1);
    private static final Whole WEIGHT = new Whole(1, 1_000);
    private static final Whole SEASON_WEIGHT = new Whole(0, 1_000);
    private static final Whole DAYS = new Whole(1, 1_000);
    private static final String WHEN = "when";

    /** The cover over a room. */
    private enum Overhead {
        ROOF,
        OPEN
    }

    private SkyReader() {}

    /** Reads the sky, before whatever speaks of hours and weather. */
    static Optional<Sky> read(Draft draft) {
        if (!draft.files.has("town") || !draft.files.has(PATH)) return Optional.empty();
        var file = draft.files.yaml(PATH);
        if (file.isEmpty()) {
            draft.skyIsLost = true;
            return Optional.empty();
        }
        var before = draft.problems.size();
        var fields = Fields.of(file.get(), draft.problems);
        var hours = hours(fields.required("hours", "hours by their ids"), draft);
        var kinds = kinds(fields.required("weather", "kinds of weather by their ids"), draft);
        var sky = new Sky(hours, kinds, seasons(fields.optional("seasons"), kinds, draft));
        fields.end();
        if (sky.hours().isEmpty() || sky.kinds().isEmpty())
            draft.problems.add(file.get().wrong("at least one hour and one kind of weather"));
        if (draft.problems.size() > before) draft.skyIsLost = true;
        return draft.skyIsLost ? Optional.empty() : Optional.of(sky);
    }

    private static List<Sky.Hour> hours(Optional<YamlNode> mapping, Draft draft) {
        var hours = new ArrayList<Sky.Hour>();
        var begun = new HashSet<Integer>();
        if (mapping.isEmpty()) return hours;
        draft.eachId(
                mapping.get(),
                (id, node) -> {
                    var fields = Fields.of(node, draft.problems);
                    var hour =
                            new Sky.Hour(
                                    id,
                                    fields.required("from", FROM),
                                    fields.required("name", ReadableText.LINE),
                                    fields.optional("night", Flag.FLAG, false),
                                    fields.required("says", ReadableText.PARAGRAPHS));
                    fields.end();
                    if (!begun.add(hour.from()))
                        draft.problems.add(node.wrong("each hour of the day once"));
                    unlike(id, node, draft);
                    hours.add(hour);
                });
        return hours;
    }

    private static List<Sky.Weather> kinds(Optional<YamlNode> mapping, Draft draft) {
        var kinds = new ArrayList<Sky.Weather>();
        if (mapping.isEmpty()) return kinds;
        draft.eachId(
                mapping.get(),
                (id, node) -> {
                    var fields = Fields.of(node, draft.problems);
                    kinds.add(
                            new Sky.Weather(
                                    id,
                                    fields.optional("weight", WEIGHT, 1),
                                    fields.required("seems", ReadableText.PARAGRAPHS),
                                    fields.required("says", ReadableText.PARAGRAPHS)));
                    fields.end();
                    unlike(id, node, draft);
                });
        return kinds;
    }

    private static List<Sky.Season> seasons(
            Optional<YamlNode> mapping, List<Sky.Weather> kinds, Draft draft) {
        var seasons = new ArrayList<Sky.Season>();
        if (mapping.isEmpty()) return seasons;
        draft.eachId(
                mapping.get(),
                (id, node) -> {
                    var fields = Fields.of(node, draft.problems);
                    seasons.add(
                            new Sky.Season(
                                    id,
                                    fields.required("name", ReadableText.LINE),
                                    fields.required("days", DAYS),
                                    weights(fields.optional("weather"), node, kinds, draft),
                                    fields.required("says", ReadableText.PARAGRAPHS)));
                    fields.end();
                    unlike(id, node, draft);
                });
        return seasons;
    }

    /** The weights of a season; some weather has to be left. */
    private static Map<String, Integer> weights(
            Optional<YamlNode> mapping, YamlNode season, List<Sky.Weather> kinds, Draft draft) {
        var weights = new TreeMap<String, Integer>();
        if (mapping.isEmpty()) return weights;
        var ids = kinds.stream().map(Sky.Weather::id).toList();
        draft.eachId(
                mapping.get(),
                (id, node) -> {
                    if (!ids.contains(id))
                        draft.problems.add(node.named(id, "one of " + String.join(", ", ids)));
                    node.read(SEASON_WEIGHT, draft.problems)
                            .ifPresent(weight -> weights.put(id, weight));
                });
        if (!kinds.isEmpty() && ids.stream().allMatch(id -> weights.getOrDefault(id, 1) == 0))
            draft.problems.add(season.wrong("some weather with a weight above 0"));
        return weights;
    }

    private static void unlike(String id, YamlNode node, Draft draft) {
        if (!id.equals(Sky.DAY) && !id.equals(Sky.NIGHT)) return;
        draft.problems.add(node.named(id, "another word than day and night"));
    }

    /** Reads a condition on the sky: {@code when: night|rain}. */
    static Optional<SkyWhen> when(Fields fields, Draft draft) {
        return when(fields, WHEN, draft);
    }

    static Optional<SkyWhen> when(Fields fields, String key, Draft draft) {
        var when = fields.optional(key, SkyWords.SKY_WORDS);
        if (when.isPresent())
            fields.optional(key).ifPresent(node -> check(when.get(), node, false, draft));
        return when;
    }

    private static void check(SkyWhen when, YamlNode node, boolean isName, Draft draft) {
        if (draft.skyIsLost) return;
        var known = draft.sky.map(Sky::words).orElse(List.of());
        for (var word : when.words()) {
            if (known.contains(word)) continue;
            var expected = known.isEmpty() ? "no sky without " + PATH : String.join(", ", known);
            draft.problems.add(isName ? node.named(word, expected) : node.wrong(expected));
        }
    }

    /**
     * Reads a room's {@code sky: open}, and its {@code skies}: sentences that the sky adds to the
     * description.
     */
    static RoomSky room(Fields fields, Draft draft) {
        var overhead = fields.optional("sky", OneOf.of(Overhead.class), Overhead.ROOF);
        var lines = new ArrayList<RoomSky.Line>();
        fields.optional("skies")
                .ifPresent(mapping ->
                        mapping.entries(SkyWords.SKY_WORDS, draft.problems)
                                .forEach((words, node) -> line(words, node, lines, draft)));
        return overhead == Overhead.ROOF && lines.isEmpty()
                ? RoomSky.ROOF
                : new RoomSky(overhead == Overhead.OPEN, lines);
    }

    private static void line(String words, YamlNode node, List<RoomSky.Line> lines, Draft draft) {
        var when = SkyWords.SKY_WORDS.parse(words);
        if (when.isEmpty()) draft.problems.add(node.named(words, SkyWords.SKY_WORDS.expected()));
        when.ifPresent(its -> check(its, node, true, draft));
        var text = node.read(ReadableText.PARAGRAPHS, draft.problems);
        if (when.isPresent() && text.isPresent())
            lines.add(new RoomSky.Line(when.get(), text.get()));
    }

    /** The kinds of weather, for conditions; any word will do where the file cannot be read. */
    static List<String> weather(Draft draft) {
        return draft.sky
                .map(sky -> sky.kinds().stream().map(Sky.Weather::id).toList())
                .orElse(List.of());
    }
}
