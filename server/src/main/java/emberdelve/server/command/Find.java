package emberdelve.server.command;

import emberdelve.config.content.Direction;
import emberdelve.config.content.ItemType;
import emberdelve.server.kernel.Sight;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Condition;
import emberdelve.server.model.Item;
import emberdelve.server.model.Nature;
import emberdelve.server.view.Note;
import emberdelve.server.view.Question;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** The search for the items or actors that a {@link TargetName} means. Thread: world. */
public final class Find {
    private Find() {}

    /** All items that the name means: none, one, or as many as it asks for. */
    public static List<Item> items(List<Item> among, TargetName name) {
        var fitting = NameMatch.fitting(among, name, Find::namesOf, Find::idOf);
        var from = Math.min(fitting.size(), name.ordinal() - 1);
        var to = (int) Math.min(fitting.size(), (long) from + name.count());
        return List.copyOf(fitting.subList(from, to));
    }

    /**
     * The one actor that the name means: the first that fits, or the second for {@code 2.kobold}.
     * {@code all} means no actor.
     */
    public static Optional<Actor> actor(List<Actor> among, TargetName name) {
        if (name.words().isEmpty() && name.id().isEmpty()) return Optional.empty();
        return NameMatch.one(among, name, Find::namesOf, actor -> actor.id().toString());
    }

    /**
     * Whether several kinds of things fit a name that asks for one thing, so that the player must
     * say which.
     */
    public static boolean isAmbiguous(List<Item> among, TargetName name) {
        if (name.isPlural() || name.ordinal() > 1 || name.id().isPresent()) return false;
        return NameMatch.best(among, name, Find::namesOf, Find::idOf).stream()
                        .map(Item::type)
                        .distinct()
                        .count()
                > 1;
    }

    /**
     * Asks which of several kinds is meant, one option a kind.
     *
     * @param command makes the line to type out of an item's id
     */
    public static Reply which(List<Item> among, TargetName name, Function<String, String> command) {
        var firsts = new LinkedHashMap<String, Item>();
        for (var item : NameMatch.best(among, name, Find::namesOf, Find::idOf))
            firsts.putIfAbsent(item.type().name(), item);
        var options = new ArrayList<Question.Option>();
        for (var item : firsts.values()) {
            options.add(
                    Question.Option.of(item.type().name(), command.apply(item.id().toString())));
        }
        return Reply.of(
                new Question("question.which", Map.of(), List.copyOf(options), Optional.empty()));
    }

    /**
     * Says that nothing has the name. Of an id, which a menu of the page sends and nobody reads, it
     * says that the thing is gone.
     *
     * @param key says it of a name, with what was typed as {@code what}
     */
    public static Reply none(String key, String typed) {
        return Reply.of(missing(key, typed));
    }

    /** The note of {@link #none}. */
    public static Note missing(String key, String typed) {
        return TargetName.parse(typed).id().isPresent()
                ? Note.of("target.gone")
                : Note.of(key, Map.of("what", typed));
    }

    /** Asks which actor is meant: one option for each, with its condition and the way to it. */
    public static Reply whom(
            Scene scene, String item, List<Actor> among, Function<String, String> command) {
        var options = new ArrayList<Question.Option>();
        for (var actor : among) {
            var path = scene.turn().part(Sight.class).path(scene.room(), actor.room());
            var where = path.isEmpty() ? "" : ", " + Direction.words(path);
            options.add(
                    new Question.Option(
                            Optional.of(actor.named()),
                            condition(actor) + where,
                            command.apply(actor.id().toString())));
        }
        return Reply.of(
                new Question(
                        "question.whom",
                        Map.of("item", item),
                        List.copyOf(options),
                        Optional.empty()));
    }

    private static String condition(Actor actor) {
        var condition = Condition.of(actor.hp(), actor.stats().hp());
        return condition.name().toLowerCase(java.util.Locale.ROOT).replace('_', ' ');
    }

    /** The names of an item type: singular and plural. */
    public static List<String> namesOf(ItemType type) {
        return List.of(type.name(), type.plural());
    }

    private static List<String> namesOf(Item item) {
        return namesOf(item.type());
    }

    private static List<String> namesOf(Actor actor) {
        return switch (actor.nature()) {
            case Nature.Monster(var type) -> List.of(type.name(), type.plural());
            case Nature.PlayerCharacter _ -> List.of(actor.name());
        };
    }

    private static String idOf(Item item) {
        return item.id().toString();
    }
}
