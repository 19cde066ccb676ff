package emberdelve.config.load;

import emberdelve.config.content.ItemType;
import emberdelve.config.content.Selector;
import emberdelve.config.content.TriggerSet;
import emberdelve.config.read.Fields;
import emberdelve.config.read.Problems;
import emberdelve.config.read.YamlNode;
import emberdelve.config.read.scalar.Flag;
import emberdelve.config.read.scalar.Id;
import emberdelve.config.read.scalar.OneOf;
import emberdelve.config.read.scalar.ReadableText;
import emberdelve.config.read.scalar.Roll;
import emberdelve.config.read.scalar.Whole;

import java.util.Optional;

/** One item of a file in {@code items/}. */
final class ItemReader {
    private static final Whole COINS = new Whole(0, 1_000_000_000);
    private static final Whole GRAMS = new Whole(0, 1_000_000);
    private static final Whole ITEMS = new Whole(1, 100);
    private static final Whole CHARGES = new Whole(1, 100);
    private static final Roll DAMAGE = new Roll(0, 10_000);
    private static final OneOf<ItemType.Slot> SLOT = new OneOf<>(ItemType.Slot.named());

    private ItemReader() {}

    static ItemType read(String id, YamlNode node, Draft draft) {
        var problems = draft.problems;
        var fields = Fields.of(node, problems);
        var name = fields.required("name", ReadableText.LINE);
        var item =
                new ItemType(
                        id,
                        name,
                        fields.optional("plural", ReadableText.LINE, name + "s"),
                        fields.required("kind", OneOf.of(ItemType.Kind.class)),
                        fields.required("description", ReadableText.PARAGRAPHS),
                        (long) fields.optional("value", COINS, 0),
                        fields.optional("use").map(use -> use(use, problems)),
                        fields.optional("worn").map(worn -> worn(worn, draft)),
                        new ItemType.Make(
                                fields.optional("grams", GRAMS, 0),
                                fields.optional("holds").map(holds -> container(holds, problems)),
                                fields.optional("shines", Flag.FLAG, false),
                                new TriggerSet(
                                        TriggerReader.readAll(
                                                fields.optional("triggers"),
                                                TriggerReader.Place.ITEM,
                                                Scope.NOWHERE,
                                                draft))));
        fields.end();
        return item;
    }

    /** The id of an item that the node names; empty, with a problem, when it is no id. */
    static Optional<String> named(YamlNode node, Draft draft) {
        var id = node.read(Id.ID, draft.problems);
        id.ifPresent(named -> draft.items.mention(named, node));
        return id;
    }

    private static ItemType.Use use(YamlNode node, Problems problems) {
        var fields = Fields.of(node, problems);
        var verb = fields.required("verb", ReadableText.LINE);
        var target =
                fields.required("target", SelectorReader.EXPECTED)
                        .map(value -> SelectorReader.read(value, problems))
                        .orElse(Selector.Self.SELF);
        var effects = fields.required("effects", "a list of effects");
        var charges = fields.optional("charges", CHARGES, 1);
        fields.end();
        return new ItemType.Use(verb, target, EffectReader.readAll(effects, problems), charges);
    }

    private static ItemType.Container container(YamlNode node, Problems problems) {
        var fields = Fields.of(node, problems);
        var container =
                new ItemType.Container(
                        fields.required("items", ITEMS), fields.required("grams", GRAMS));
        fields.end();
        return container;
    }

    private static ItemType.Worn worn(YamlNode node, Draft draft) {
        var fields = Fields.of(node, draft.problems);
        var slot = fields.required("slot", SLOT);
        var worn =
                new ItemType.Worn(
                        slot,
                        fields.optional("damage", DAMAGE),
                        fields.optional("blow", ReadableText.LINE),
                        TraitReader.read(fields, draft),
                        GearSetReader.named(fields, slot, draft));
        fields.end();
        return worn;
    }
}
