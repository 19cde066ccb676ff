package emberdelve.server.rule.item;

import emberdelve.config.content.Dice;
import emberdelve.config.content.ItemType;
import emberdelve.config.content.Trait;
import emberdelve.server.command.Command;
import emberdelve.server.command.Find;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.TargetName;
import emberdelve.server.command.TypedWords;
import emberdelve.server.command.Verb;
import emberdelve.server.model.Item;
import emberdelve.server.model.ItemId;
import emberdelve.server.view.Note;
import emberdelve.server.view.View;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;

/**
 * {@code compare sword mace}, {@code compare mace}: shows how one item differs from another, or a
 * ware of the shop here from what one wears.
 *
 * @param other the name of the other item; empty for the item that is worn in the same place
 */
record CompareCommand(String one, Optional<String> other) implements Command.Free {
    public static final Verb VERB =
            Verb.of(Verb.Kind.THINGS, "comp*are").parsed(CompareCommand::parse);

    private static Optional<Command> parse(String rest) {
        var with = rest.indexOf(" with ");
        if (with > 0)
            return Optional.of(
                    new CompareCommand(
                            rest.substring(0, with).strip(),
                            Optional.of(rest.substring(with + 6).strip())));
        var words = TypedWords.apart(rest);
        return switch (words.size()) {
            case 1 -> Optional.of(new CompareCommand(words.getFirst(), Optional.empty()));
            case 2 ->
                    Optional.of(new CompareCommand(words.getFirst(), Optional.of(words.getLast())));
            default -> Optional.empty();
        };
    }

    @Override
    public Reply run(Scene scene) {
        var first = find(scene, one);
        if (first.isEmpty()) return Find.none("item.none", one);
        if (other.isPresent()) {
            var second = find(scene, other.get());
            return second.isEmpty()
                    ? Find.none("item.none", other.get())
                    : compare(first.get(), second.get());
        }
        var slot = first.get().type().worn().map(ItemType.Worn::slot);
        if (slot.isEmpty()) return refuse("compare.not-worn", first.get());
        var worn =
                slot.get().places().stream()
                        .flatMap(place -> Stream.ofNullable(scene.self().worn().get(place)))
                        .min(Comparator.comparingLong(item -> item.type().value()));
        return worn.isEmpty()
                ? refuse("compare.nothing-worn", first.get())
                : compare(first.get(), Thing.of(worn.get()));
    }

    /** The thing of that name that the character has, else a ware of the shop here. */
    private static Optional<Thing> find(Scene scene, String what) {
        var name = TargetName.parse(what);
        var all = new ArrayList<>(scene.self().pack().items());
        all.addAll(scene.self().worn().values());
        return Find.items(all, name).stream()
                .findFirst()
                .map(Thing::of)
                .or(() -> ware(scene, name));
    }

    private static Optional<Thing> ware(Scene scene, TargetName name) {
        return Counter.here(scene).stream()
                .flatMap(counter -> counter.called(name).stream())
                .findFirst()
                .map(type -> new Thing(type, Optional.empty()));
    }

    private static Reply compare(Thing first, Thing second) {
        if (first.equals(second)) return Reply.note("compare.one-thing");
        if (first.type().worn().isEmpty()) return refuse("compare.not-worn", first);
        if (second.type().worn().isEmpty()) return refuse("compare.not-worn", second);
        var one = first.type().worn().get();
        var other = second.type().worn().get();
        var names = Map.of("one", first.type().name(), "other", second.type().name());
        if (one.slot() != other.slot()) return Reply.note("compare.slots", names);

        var lines = new ArrayList<View>();
        lines.add(Note.of("compare.items", names));
        damage(lines, one, other);
        line(lines, "attack", one, other, its -> its.bonuses().attack());
        line(lines, "attack-chance", one, other, its -> its.bonuses().attackChance());
        line(lines, "defense", one, other, its -> its.bonuses().defense());
        line(lines, "defense-chance", one, other, its -> its.bonuses().defenseChance());
        line(lines, "vision", one, other, its -> its.bonuses().vision());
        line(lines, "armour", one, other, its -> its.bonuses().armour());
        line(lines, "keenness", one, other, its -> its.bonuses().keenness());
        line(lines, "sturdiness", one, other, its -> -its.bonuses().sturdiness());
        for (var measure : Trait.Measure.values())
            line(
                    lines,
                    TraitPhrases.word(measure),
                    one,
                    other,
                    its -> TraitPhrases.shown(measure, its.gain(measure)));
        if (!first.type().equals(second.type())) {
            lines.addAll(special(first.type()));
            lines.addAll(special(second.type()));
        }
        if (lines.size() == 1) lines.add(Note.of("compare.same"));
        lines.add(note("value", first.type().value(), second.type().value()));
        return new Reply(List.copyOf(lines), false);
    }

    private static List<View> special(ItemType type) {
        var view = new SpecialView(type);
        return view.isEmpty() ? List.of() : List.of(view);
    }

    private static void damage(List<View> lines, ItemType.Worn one, ItemType.Worn other) {
        if (one.damage().equals(other.damage())) return;
        lines.add(
                Note.of(
                        "compare.damage",
                        Map.of(
                                "one", one.damage().map(Dice::toString).orElse("0"),
                                "other", other.damage().map(Dice::toString).orElse("0"))));
    }

    /** Adds a line only for a value that differs. */
    private static void line(
            List<View> lines,
            String word,
            ItemType.Worn one,
            ItemType.Worn other,
            ToLongFunction<ItemType.Worn> part) {
        var first = part.applyAsLong(one);
        var second = part.applyAsLong(other);
        if (first != second) lines.add(note(word, first, second));
    }

    private static Note note(String word, long one, long other) {
        return Note.of(
                "compare." + word,
                Map.of("one", Long.toString(one), "other", Long.toString(other)));
    }

    private static Reply refuse(String key, Thing thing) {
        return Reply.note(key, Map.of("item", thing.type().name()));
    }

    /**
     * @param id the item's id; empty for a ware, of which there are as many as anybody wants
     */
    private record Thing(ItemType type, Optional<ItemId> id) {
        static Thing of(Item item) {
            return new Thing(item.type(), Optional.of(item.id()));
        }
    }
}
