package emberdelve.config.load;

import emberdelve.config.content.DelveSite;
import emberdelve.config.read.Fields;
import emberdelve.config.read.Reading;
import emberdelve.config.read.WordList;
import emberdelve.config.read.YamlNode;
import emberdelve.config.read.scalar.Id;
import emberdelve.config.read.scalar.ReadableText;

import java.util.ArrayList;
import java.util.List;

/** The reader of the files in {@code delves/sites}. */
final class DelveSiteReader {
    static final String FOLDER = "delves/sites";

    private static final ReadableText DOOR = new ReadableText(40);
    private static final ReadableText PLACE = new ReadableText(30);

    private DelveSiteReader() {}

    static List<DelveSite> readAll(Reading reading) {
        var sites = new ArrayList<DelveSite>();
        reading.eachFile(
                FOLDER,
                (_, file) ->
                        reading.eachId(file, (id, node) -> sites.add(read(id, node, reading))));
        if (sites.isEmpty() && reading.problems().isEmpty())
            reading.wrong(FOLDER, "empty", "at least one site");
        return sites;
    }

    private static DelveSite read(String id, YamlNode node, Reading reading) {
        var fields = Fields.of(node, reading.problems());
        var site =
                new DelveSite(
                        id,
                        WordList.read(fields, "places", PLACE, reading.problems()),
                        monsters(fields, "monsters", reading),
                        monsters(fields, "masters", reading),
                        treasure(fields, reading),
                        WordList.read(fields, "doors", DOOR, reading.problems()),
                        reading.triggers(fields.required("traps", "a list of triggers")),
                        passages(fields, "entrances", 1, reading),
                        passages(fields, "rooms", DelveSite.ROOMS_MIN, reading),
                        passages(fields, "lairs", 1, reading));
        if (site.traps().isEmpty())
            fields.optional("traps")
                    .ifPresent(list -> reading.problems().add(list.wrong("at least one")));
        fields.end();
        return site;
    }

    private static List<String> monsters(Fields fields, String key, Reading reading) {
        var ids = new ArrayList<String>();
        for (var item : atLeast(fields, key, 1, reading)) {
            item.read(Id.ID, reading.problems())
                    .ifPresent(id -> {
                        reading.mentionMonster(id, item);
                        ids.add(id);
                    });
        }
        return ids;
    }

    private static List<String> treasure(Fields fields, Reading reading) {
        return atLeast(fields, "treasure", 1, reading).stream()
                .flatMap(item -> reading.item(item).stream())
                .toList();
    }

    private static List<DelveSite.Passage> passages(
            Fields fields, String key, int least, Reading reading) {
        var passages = new ArrayList<DelveSite.Passage>();
        for (var item : atLeast(fields, key, least, reading)) {
            var part = Fields.of(item, reading.problems());
            passages.add(
                    new DelveSite.Passage(
                            part.required("name", ReadableText.LINE),
                            part.required("description", ReadableText.PARAGRAPHS)));
            part.end();
        }
        return passages;
    }

    private static List<YamlNode> atLeast(Fields fields, String key, int least, Reading reading) {
        var node = fields.required(key, "a list");
        if (node.isEmpty()) return List.of();
        var items = node.get().items(reading.problems());
        if (items.size() < least)
            reading.problems().add(node.get().wrong("a list of at least " + least));
        return items;
    }
}
