package emberdelve.server.feature.build;

import emberdelve.config.content.Direction;
import emberdelve.config.content.RoomId;
import emberdelve.server.admin.BuildDeed;
import emberdelve.server.admin.BuildDeed.Sort;
import emberdelve.server.admin.BuildDeed.Target;
import emberdelve.server.command.Command;
import emberdelve.server.command.Verb;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.regex.Pattern;

/** The verbs {@code edit}, for keys and their values, and {@code show}, for the text of files. */
final class EditVerbs {
    static final Verb EDIT = BuildCommand.verb("edit").inOwnWords().parsed(EditVerbs::edit);
    static final Verb SHOW = BuildCommand.verb("show").parsed(EditVerbs::show);

    /** The words that name a thing to edit, and what follows them. */
    private static final Pattern OF =
            Pattern.compile(
                    "(?<kind>room|zone|exit\\s+(?<way>\\S+)|(?<sort>monster|item|quest)\\s+(?<id>\\S+))"
                        + "(\\s+(?<rest>.*))?",
                    Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

    /** The words that name nothing unless a name follows. */
    private static final Set<String> UNNAMED = Set.of("exit", "monster", "item", "quest");

    private static final Pattern KEY =
            Pattern.compile("(?<key>(?:[^\\s\"]|\"[^\"]*\")+)(\\s+(?<value>.*))?", Pattern.DOTALL);
    private static final Pattern KIND =
            Pattern.compile("(?<sort>monster|item|quest)\\s+(?<name>.+)", Pattern.CASE_INSENSITIVE);

    private EditVerbs() {}

    /** The thing that was named, and the rest of the typed text. */
    private record Named(Target target, String rest) {}

    /** The command for a value that was written line by line, for the room where it was begun. */
    static Command written(RoomId begunIn, String key, String value) {
        var put = named(key + " " + value).flatMap(EditVerbs::value).orElseThrow();
        return new BuildCommand(put.deed(), Optional.of(begunIn));
    }

    private static Optional<Command> edit(String typed) {
        var words = typed.split("\\s+", 2);
        var more = words.length > 1 ? words[1] : "";
        return switch (words[0].toLowerCase(Locale.ROOT)) {
            case "undo" ->
                    more.isEmpty()
                            ? Optional.of(new BuildCommand(new BuildDeed.Undo()))
                            : Optional.empty();
            case "new" -> kind(more, (sort, name) -> new BuildDeed.Begin(Sort.valueOf(sort), name));
            case "remove" ->
                    kind(
                            more,
                            (sort, id) ->
                                    new BuildDeed.Remove(
                                            new Target(Target.Kind.valueOf(sort), id)));
            case "clear" -> key(more, named -> new BuildDeed.Clear(named.target(), named.rest()));
            case "write" -> isKey(more) ? Optional.of(new WriteCommand(more)) : Optional.empty();
            default -> named(typed).flatMap(EditVerbs::value).map(Function.identity());
        };
    }

    private static Optional<Command> show(String typed) {
        return named(typed)
                .filter(named -> named.rest().isEmpty())
                .map(named -> new BuildCommand(new BuildDeed.Show(named.target())));
    }

    private static Optional<Command> kind(
            String typed, BiFunction<String, String, BuildDeed> deed) {
        var named = KIND.matcher(typed);
        if (!named.matches()) return Optional.empty();
        var sort = named.group("sort").toUpperCase(Locale.ROOT);
        return Optional.of(new BuildCommand(deed.apply(sort, named.group("name"))));
    }

    private static Optional<BuildCommand> value(Named named) {
        if (named.rest().isEmpty())
            return Optional.of(new BuildCommand(new BuildDeed.See(named.target(), "")));
        var key = KEY.matcher(named.rest());
        if (!key.matches()) return Optional.empty();
        var value = Optional.ofNullable(key.group("value")).orElse("").strip();
        return Optional.of(
                new BuildCommand(
                        value.isEmpty()
                                ? new BuildDeed.See(named.target(), key.group("key"))
                                : new BuildDeed.Put(named.target(), key.group("key"), value)));
    }

    private static Optional<Command> key(String typed, Function<Named, BuildDeed> deed) {
        return isKey(typed) ? named(typed).map(deed).map(BuildCommand::new) : Optional.empty();
    }

    /** Whether the text names a key, and gives no value. */
    private static boolean isKey(String typed) {
        return named(typed)
                .map(named -> KEY.matcher(named.rest()))
                .filter(key -> key.matches() && key.group("value") == null)
                .isPresent();
    }

    /**
     * The thing that the text names; the room in which the builder stands if it names none. Empty
     * if a name or a direction is missing or wrong.
     */
    private static Optional<Named> named(String typed) {
        var of = OF.matcher(typed);
        if (UNNAMED.contains(typed.toLowerCase(Locale.ROOT))) return Optional.empty();
        if (!of.matches()) return Optional.of(new Named(Target.HERE, typed));
        var rest = Optional.ofNullable(of.group("rest")).orElse("").strip();
        if (of.group("way") != null)
            return Direction.named(of.group("way").toLowerCase(Locale.ROOT))
                    .map(way -> new Named(new Target(Target.Kind.EXIT, way.word()), rest));
        var word = Optional.ofNullable(of.group("sort")).orElse(of.group("kind"));
        var kind = Target.Kind.valueOf(word.toUpperCase(Locale.ROOT));
        var id = Optional.ofNullable(of.group("id")).orElse("");
        return Optional.of(new Named(new Target(kind, id), rest));
    }
}
