package emberdelve.config.load;

import emberdelve.config.content.GearSet;
import emberdelve.config.content.ItemType;
import emberdelve.config.content.Trait;
import emberdelve.config.read.Fields;
import emberdelve.config.read.YamlNode;
import emberdelve.config.read.scalar.Id;
import emberdelve.config.read.scalar.ReadableText;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The reader of {@code sets.yaml}; without the file there are no sets. */
final class GearSetReader {
    private static final String FILE = "sets.yaml";
    private static final String ADDS = "what so many of them add";

    private GearSetReader() {}

    /** Reads all sets, before the items, which name them. */
    static void readAll(Draft draft) {
        if (!draft.files.has(FILE)) return;
        var file = draft.files.yaml(FILE);
        if (file.isEmpty()) draft.sets.markIncomplete();
        file.ifPresent(node ->
                draft.eachId(node, (id, set) -> draft.sets.put(id, read(id, set, draft), set)));
    }

    private static GearSet read(String id, YamlNode node, Draft draft) {
        var fields = Fields.of(node, draft.problems);
        var set =
                new GearSet(
                        id,
                        fields.required("name", ReadableText.LINE),
                        traits("two", fields, draft),
                        traits("three", fields, draft));
        fields.end();
        return set;
    }

    private static List<Trait> traits(String key, Fields set, Draft draft) {
        var node = set.required(key, ADDS);
        if (node.isEmpty()) return List.of();
        var before = draft.problems.size();
        var fields = Fields.of(node.get(), draft.problems);
        var traits = TraitReader.read(fields, draft);
        fields.end();
        var isFine = draft.problems.size() == before;
        if (isFine && traits.isEmpty()) draft.problems.add(node.get().wrong(ADDS));
        return traits;
    }

    /** The set behind {@code set:}; notes that a thing of that slot belongs to it. */
    static Optional<GearSet> named(Fields worn, ItemType.Slot slot, Draft draft) {
        var node = worn.optional("set");
        var id = node.flatMap(named -> named.read(Id.ID, draft.problems));
        if (id.isEmpty()) return Optional.empty();
        draft.sets.mention(id.get(), node.get());
        draft.setPieces.computeIfAbsent(id.get(), _ -> new ArrayList<>()).add(slot);
        return Optional.ofNullable(draft.sets.things().get(id.get()));
    }

    /** Checks, once all items are read, that each set has three things for different places. */
    static void check(Draft draft) {
        draft.sets.check();
        if (!draft.items.isComplete()) return;
        for (var set : draft.sets.things().keySet()) {
            var slots = draft.setPieces.getOrDefault(set, List.of());
            if (slots.size() == GearSet.PIECES && canBeWornTogether(slots)) continue;
            draft.sets
                    .node(set)
                    .ifPresent(node ->
                            draft.problems.add(
                                    node.named(
                                            slots.size() + " items",
                                            GearSet.PIECES
                                                    + " items with \"set: "
                                                    + set
                                                    + "\", that can be worn together")));
        }
    }

    private static boolean canBeWornTogether(List<ItemType.Slot> slots) {
        Map<ItemType.Slot, Integer> taken = new HashMap<>();
        for (var slot : slots) taken.merge(slot, 1, Integer::sum);
        return taken.entrySet().stream()
                .allMatch(each -> each.getValue() <= each.getKey().places().size());
    }
}
