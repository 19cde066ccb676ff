package emberdelve.server.command;

import emberdelve.config.content.Direction;
import emberdelve.config.content.ItemType;
import emberdelve.server.view.Question;
import emberdelve.server.world.actor.Actor;
import emberdelve.server.world.event.Condition;
import emberdelve.server.world.item.Item;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Finds what a {@link TargetName} means among what is there. Thread: world. */
public final class Find {
    private Find() {}

    /** All that a name means: none, the one, or as many as were asked for. */
    public static List<Item> items(List<Item> among, TargetName name) {
        var fitting = new ArrayList<Item>();
        for (var item : among) {
            if (fitsItem(item, name)) fitting.add(item);
        }
        var from = Math.min(fitting.size(), name.ordinal() - 1);
        var to = (int) Math.min(fitting.size(), (long) from + name.count());
        return List.copyOf(fitting.subList(from, to));
    }

    /**
     * The one actor meant: the first that fits, or the second of {@code 2.kobold}. {@code all} is
     * nobody's name.
     */
    public static Optional<Actor> actor(List<Actor> among, TargetName name) {
        if (name.words().isEmpty() && name.id().isEmpty()) return Optional.empty();
        var fitting = fittingActors(among, name);
        return fitting.size() < name.ordinal()
                ? Optional.empty()
                : Optional.of(fitting.get(name.ordinal() - 1));
    }

    public static List<Actor> fittingActors(List<Actor> among, TargetName name) {
        return among.stream()
                .filter(actor -> name.fits(actor.name(), actor.id().toString()))
                .toList();
    }

    /**
     * Whether several kinds of things fit a name that means one, so that the player must say which.
     */
    public static boolean isAmbiguous(List<Item> among, TargetName name) {
        if (name.isPlural() || name.ordinal() > 1 || name.id().isPresent()) return false;
        return among.stream()
                        .filter(item -> fitsItem(item, name))
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
        for (var item : among) {
            if (fitsItem(item, name)) firsts.putIfAbsent(item.type().id(), item);
        }
        var options = new ArrayList<Question.Option>();
        for (var item : firsts.values()) {
            options.add(
                    Question.Option.of(item.type().name(), command.apply(item.id().toString())));
        }
        return Reply.of(
                new Question("question.which", Map.of(), List.copyOf(options), Optional.empty()));
    }

    /** Asks on whom, one option an actor, with how each one looks and how one would walk there. */
    public static Reply whom(
            Scene scene, String item, List<Actor> among, Function<String, String> command) {
        var options = new ArrayList<Question.Option>();
        for (var actor : among) {
            var path = scene.turn().sight().path(scene.room(), actor.room());
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

    /** Whether such a thing is meant, by the name for one or for several. */
    public static boolean fits(ItemType type, String itsId, TargetName name) {
        return name.fits(type.name(), itsId) || name.fits(type.plural(), itsId);
    }

    private static boolean fitsItem(Item item, TargetName name) {
        return fits(item.type(), item.id().toString(), name);
    }
}
