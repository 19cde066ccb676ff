package emberdelve.config.load;

import emberdelve.config.content.DelveSite;
import emberdelve.config.read.Fields;
import emberdelve.config.read.WordList;
import emberdelve.config.read.YamlNode;
import emberdelve.config.read.scalar.Id;
import emberdelve.config.read.scalar.ReadableText;

import java.util.ArrayList;
import java.util.List;

/** The files of {@code delves/sites}. */
final class DelveSiteReader {
    private static final ReadableText DOOR = new ReadableText(40);
    private static final ReadableText PLACE = new ReadableText(30);

    private DelveSiteReader() {}

    static List<DelveSite> readAll(Draft draft) {
        var sites = new ArrayList<DelveSite>();
        draft.eachFile(
                "delves/sites",
                (_, file) -> draft.eachId(file, (id, node) -> sites.add(read(id, node, draft))),
                () -> {});
        if (sites.isEmpty() && draft.problems.isEmpty())
            draft.problems.add(draft.files.unknown("delves/sites", "empty", "at least one site"));
        return sites;
    }

    private static DelveSite read(String id, YamlNode node, Draft draft) {
        var fields = Fields.of(node, draft.problems);
        var site =
                new DelveSite(
                        id,
                        WordList.read(fields, "places", PLACE, draft.problems),
                        monsters(fields, "monsters", draft),
                        monsters(fields, "masters", draft),
                        treasure(fields, draft),
                        WordList.read(fields, "doors", DOOR, draft.problems),
                        TriggerReader.readAll(
                                fields.required("traps", "a list of triggers"),
                                TriggerReader.Place.ROOM,
                                Scope.NOWHERE,
                                draft),
                        passages(fields, "entrances", 1, draft),
                        passages(fields, "rooms", DelveSite.ROOMS_MIN, draft),
                        passages(fields, "lairs", 1, draft));
        if (site.traps().isEmpty())
            fields.optional("traps")
                    .ifPresent(list -> draft.problems.add(list.wrong("at least one")));
        fields.end();
        return site;
    }

    private static List<String> monsters(Fields fields, String key, Draft draft) {
        var ids = new ArrayList<String>();
        for (var item : atLeast(fields, key, 1, draft)) {
            item.read(Id.ID, draft.problems)
                    .ifPresent(id -> {
                        draft.monsters.mention(id, item);
                        ids.add(id);
                    });
        }
        return ids;
    }

    private static List<String> treasure(Fields fields, Draft draft) {
        return atLeast(fields, "treasure", 1, draft).stream()
                .flatMap(item -> ItemReader.named(item, draft).stream())
                .toList();
    }

    private static List<DelveSite.Passage> passages(
            Fields fields, String key, int least, Draft draft) {
        var passages = new ArrayList<DelveSite.Passage>();
        for (var item : atLeast(fields, key, least, draft)) {
            var part = Fields.of(item, draft.problems);
            passages.add(
                    new DelveSite.Passage(
                            part.required("name", ReadableText.LINE),
                            part.required("description", ReadableText.PARAGRAPHS)));
            part.end();
        }
        return passages;
    }

    private static List<YamlNode> atLeast(Fields fields, String key, int least, Draft draft) {
        var node = fields.required(key, "a list");
        if (node.isEmpty()) return List.of();
        var items = node.get().items(draft.problems);
        if (items.size() < least)
            draft.problems.add(node.get().wrong("a list of at least " + least));
        return items;
    }
}
