package emberdelve.server.feature.item;

import emberdelve.config.content.Bonuses;
import emberdelve.config.content.Dice;
import emberdelve.config.content.ItemType;
import emberdelve.server.command.Command;
import emberdelve.server.command.Find;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.TargetName;
import emberdelve.server.command.TypedWords;
import emberdelve.server.command.Verb;
import emberdelve.server.model.Item;
import emberdelve.server.view.Note;
import emberdelve.server.view.View;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToLongFunction;

/**
 * {@code compare sword mace}, {@code compare mace}: shows how one item differs from another.
 *
 * @param other empty for the item that is worn in the same place
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
        if (first.isEmpty()) return Reply.note("item.none", Map.of("what", one));
        if (other.isPresent()) {
            var second = find(scene, other.get());
            return second.isEmpty()
                    ? Reply.note("item.none", Map.of("what", other.get()))
                    : compare(first.get(), second.get());
        }
        var slot = first.get().type().worn().map(ItemType.Worn::slot);
        if (slot.isEmpty()) return refuse("compare.not-worn", first.get());
        var worn = Optional.ofNullable(scene.self().worn().get(slot.get()));
        return worn.isEmpty()
                ? refuse("compare.nothing-worn", first.get())
                : compare(first.get(), worn.get());
    }

    private static Optional<Item> find(Scene scene, String what) {
        var all = new ArrayList<>(scene.self().pack().items());
        all.addAll(scene.self().worn().values());
        return Find.items(all, TargetName.parse(what)).stream().findFirst();
    }

    private static Reply compare(Item first, Item second) {
        if (first == second) return Reply.note("compare.one-thing");
        if (first.type().worn().isEmpty()) return refuse("compare.not-worn", first);
        if (second.type().worn().isEmpty()) return refuse("compare.not-worn", second);
        var one = first.type().worn().get();
        var other = second.type().worn().get();
        var names = Map.of("one", first.type().name(), "other", second.type().name());
        if (one.slot() != other.slot()) return Reply.note("compare.slots", names);

        var lines = new ArrayList<View>();
        lines.add(Note.of("compare.items", names));
        damage(lines, one, other);
        line(lines, "attack", one, other, Bonuses::attack);
        line(lines, "attack-chance", one, other, Bonuses::attackChance);
        line(lines, "defense", one, other, Bonuses::defense);
        line(lines, "defense-chance", one, other, Bonuses::defenseChance);
        line(lines, "vision", one, other, Bonuses::vision);
        line(lines, "armour", one, other, Bonuses::armour);
        if (lines.size() == 1) lines.add(Note.of("compare.same"));
        lines.add(note("value", first.type().value(), second.type().value()));
        return new Reply(List.copyOf(lines), false);
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
            ToLongFunction<Bonuses> part) {
        var first = part.applyAsLong(one.bonuses());
        var second = part.applyAsLong(other.bonuses());
        if (first != second) lines.add(note(word, first, second));
    }

    private static Note note(String word, long one, long other) {
        return Note.of(
                "compare." + word,
                Map.of("one", Long.toString(one), "other", Long.toString(other)));
    }

    private static Reply refuse(String key, Item item) {
        return Reply.note(key, Map.of("item", item.type().name()));
    }
}
