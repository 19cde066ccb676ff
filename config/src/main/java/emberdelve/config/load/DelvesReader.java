package emberdelve.config.load;

import emberdelve.config.content.DelveContent;
import emberdelve.config.content.DelveSite;
import emberdelve.config.read.Fields;
import emberdelve.config.read.PartReader;
import emberdelve.config.read.Reading;
import emberdelve.config.read.WordList;
import emberdelve.config.read.YamlNode;
import emberdelve.config.read.scalar.ReadableText;
import emberdelve.config.read.scalar.Roll;
import emberdelve.config.read.scalar.Span;
import emberdelve.config.read.scalar.Whole;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The reader of the folder {@code delves}; without the folder there are no delves. */
final class DelvesReader implements PartReader<DelveContent> {
    private static final String FOLDER = "delves";
    private static final String RULES = FOLDER + "/rules.yaml";
    private static final String NAMES = FOLDER + "/names.yaml";
    private static final String TALES = FOLDER + "/tales.yaml";
    private static final Whole OPEN = new Whole(1, 1_000);
    private static final Whole PERCENT = new Whole(0, 100);
    private static final Whole WORTH = new Whole(0, 10_000);
    private static final int DAILY_MAX = 20;
    private static final Whole DICE = new Whole(0, 100);
    private static final Roll DAMAGE = new Roll(0, 1_000);
    private static final Whole LEVEL = new Whole(1, 100);
    private static final Span TIME = new Span(Duration.ofSeconds(1), Duration.ofHours(1));
    private static final ReadableText TALE = ReadableText.PARAGRAPHS.filling("site", "owner");

    @Override
    public List<String> files() {
        return List.of(RULES, NAMES, TALES, HoardReader.FILE, DelveSiteReader.FOLDER);
    }

    @Override
    public Optional<DelveContent> read(Reading reading) {
        reading.reserveZones(DelveContent.ZONES);
        if (!reading.has(FOLDER)) return Optional.empty();
        var sites = DelveSiteReader.readAll(reading);
        var names = reading.needed(NAMES).map(node -> names(node, reading));
        var tales = reading.needed(TALES).map(node -> tales(node, reading));
        var rules = reading.needed(RULES);
        if (names.isEmpty() || tales.isEmpty()) return Optional.empty();
        return rules.map(node -> rules(node, sites, names.get(), tales.get(), reading));
    }

    private static DelveContent rules(
            YamlNode node,
            List<DelveSite> sites,
            DelveContent.Names names,
            DelveContent.Tales tales,
            Reading reading) {
        var fields = Fields.of(node, reading.problems());
        var mouth = reading.room(fields, "mouth");
        var read =
                new DelveContent(
                        mouth,
                        fields.required("open-max", OPEN),
                        fields.required("empty-closes", TIME),
                        fields.required("restart-keeps", TIME),
                        fields.required("bonus-percent", PERCENT),
                        dailyLevels(fields, reading),
                        fields.required("ruins", ReadableText.LINE),
                        budget(fields.requiredPart("budget")),
                        making(fields),
                        sites,
                        names,
                        tales,
                        HoardReader.read(reading));
        fields.end();
        return read;
    }

    private static List<Integer> dailyLevels(Fields fields, Reading reading) {
        var levels = new ArrayList<Integer>();
        var node = fields.required("daily-levels", "a list");
        if (node.isEmpty()) return List.of(1);
        var items = node.get().items(reading.problems());
        if (items.isEmpty() || items.size() > DAILY_MAX)
            reading.problems().add(node.get().wrong("a list of 1 to " + DAILY_MAX));
        for (var item : items) {
            var level = item.read(LEVEL, reading.problems());
            if (level.isEmpty()) continue;
            if (!levels.isEmpty() && level.get() <= levels.getLast())
                reading.problems().add(item.wrong("a level above " + levels.getLast()));
            levels.add(level.get());
        }
        return levels.isEmpty() ? List.of(1) : levels;
    }

    private static DelveContent.Making making(Fields fields) {
        return new DelveContent.Making(
                bounds(fields.requiredPart("others-at-most")),
                bounds(fields.requiredPart("master-at-most")),
                fields.required("gold-percent", PERCENT));
    }

    private static DelveContent.Bounds bounds(Fields part) {
        var read =
                new DelveContent.Bounds(
                        part.required("attack", DICE),
                        part.required("defense", DICE),
                        part.required("damage", DAMAGE));
        part.end();
        return read;
    }

    private static DelveContent.Budget budget(Fields part) {
        var read =
                new DelveContent.Budget(
                        part.required("base", WORTH),
                        part.required("per-member", WORTH),
                        part.required("per-level", WORTH),
                        part.required("master-percent", PERCENT));
        part.end();
        return read;
    }

    private static DelveContent.Names names(YamlNode node, Reading reading) {
        var fields = Fields.of(node, reading.problems());
        var read =
                new DelveContent.Names(
                        WordList.read(fields, "adjectives", ReadableText.LINE, reading.problems()),
                        WordList.read(fields, "owners", ReadableText.LINE, reading.problems()));
        fields.end();
        return read;
    }

    private static DelveContent.Tales tales(YamlNode node, Reading reading) {
        var fields = Fields.of(node, reading.problems());
        var read =
                new DelveContent.Tales(
                        WordList.read(fields, "party", TALE, reading.problems()),
                        WordList.read(fields, "monsters", TALE, reading.problems()),
                        WordList.read(fields, "victory", TALE, reading.problems()),
                        WordList.read(fields, "defeat", TALE, reading.problems()));
        fields.end();
        return read;
    }
}
