package emberdelve.server.rule.effect;

import emberdelve.config.content.Ability;
import emberdelve.config.content.Content;
import emberdelve.server.command.Command;
import emberdelve.server.command.Find;
import emberdelve.server.command.NameMatch;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.kernel.Repertoire;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * {@code ability bash}, {@code ability mend tolo}: uses an ability of the class.
 *
 * @param what the ability's word and the target
 */
public record UseAbilityCommand(String what) implements Command.Timed {
    public static final Verb VERB =
            Verb.of(Verb.Kind.FIGHT, "ab*ility", "abilities", "ca*st")
                    .listedAfter("rescue")
                    .optionalText(UseAbilityCommand::parse);

    /**
     * Reads the command; the verb without an ability lists them, which takes no turn and waits for
     * none.
     */
    private static Command parse(String what) {
        return what.isEmpty() ? new AbilitiesCommand() : new UseAbilityCommand(what);
    }

    /** The words of all classes' abilities, in alphabetical order. */
    public static SortedSet<String> words(Content content) {
        var words = new TreeSet<String>();
        for (var each : content.classes().values()) {
            for (var ability : each.abilities()) words.add(ability.id());
            for (var path : each.paths())
                for (var ability : path.abilities()) words.add(ability.id());
        }
        return words;
    }

    /** The verb of an ability; a character whose class lacks the ability is told so. */
    public static Verb verb(String ability) {
        return Verb.of(Verb.Kind.FIGHT, ability)
                .explainedBy("ability")
                .openTo(speaker -> speaker.hasAbility(ability))
                .optionalText(whom -> new UseAbilityCommand((ability + " " + whom).strip()));
    }

    @Override
    public Intent intent(Scene scene) {
        var known = scene.world().part(Repertoire.class).of(scene.self());
        var words = what.split(" ", 2);
        var ability = named(known, words[0]);
        if (ability.isEmpty())
            return Intent.refuse(Reply.note("ability.none", Map.of("what", words[0])));
        return words.length == 1
                ? byItself(scene, ability.get())
                : onNamed(scene, ability.get(), words[1]);
    }

    /** The ability whose word begins so, or that has that number in the list. */
    private static Optional<Ability> named(List<Ability> known, String word) {
        for (var at = 0; at < known.size(); at++)
            if (word.equals(Integer.toString(at + 1))) return Optional.of(known.get(at));
        return NameMatch.beginning(known, word, Ability::id).stream().findFirst();
    }

    private static Intent byItself(Scene scene, Ability ability) {
        var targeting = scene.world().part(Targeting.class);
        return switch (targeting.choose(scene.self(), ability.selector())) {
            case Targeting.Choice.Targets(var actors) -> Intent.to(new UseAbility(ability, actors));
            case Targeting.Choice.OneOf(var candidates) ->
                    Intent.refuse(
                            Find.whom(
                                    scene,
                                    ability.name(),
                                    candidates,
                                    id -> "ability " + ability.id() + " " + id));
            case Targeting.Choice.Nobody.NOBODY -> Intent.refuse(Reply.note("ability.nobody-near"));
        };
    }

    private static Intent onNamed(Scene scene, Ability ability, String whom) {
        return switch (Aim.named(scene, ability.selector(), whom)) {
            case Aim.At(var actors) -> Intent.to(new UseAbility(ability, actors));
            case Aim.Unfit(var who) -> Intent.refuse(Reply.note("ability.not-on", who.named()));
            case Aim.Missing missing -> Intent.refuse(missing(missing, whom));
        };
    }

    private static Reply missing(Aim.Missing missing, String whom) {
        return switch (missing) {
            case NOBODY -> Reply.note("ability.nobody-near");
            case ONLY_YOURSELF -> Reply.note("ability.only-yourself");
            case NOT_YOURSELF -> Reply.note("ability.not-yourself");
            case GONE -> Reply.note("ability.dead");
            case OUT_OF_REACH -> Reply.note("ability.gone");
            case UNKNOWN -> Find.none("ability.not-in-range", whom);
        };
    }
}
