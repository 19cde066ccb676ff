package emberdelve.server.command.fight;

import emberdelve.config.content.Ability;
import emberdelve.server.command.Command;
import emberdelve.server.command.Find;
import emberdelve.server.command.Names;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.TargetName;
import emberdelve.server.command.Verb;
import emberdelve.server.view.Note;
import emberdelve.server.world.action.UseAbility;
import emberdelve.server.world.actor.Actor;
import emberdelve.server.world.actor.Nature;
import emberdelve.server.world.effect.Targeting;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * {@code ability}: what one's class can do; {@code ability bash}, {@code ability mend tolo}: does
 * it.
 *
 * @param what the ability's word, and whom; empty to list
 */
public record UseAbilityCommand(String what) implements Command.Timed {
    public static final Verb VERB =
            Verb.of(Verb.Kind.FIGHT, "ability", "cast").optionalText(UseAbilityCommand::new);

    @Override
    public Intent intent(Scene scene) {
        var known = abilities(scene.self());
        if (what.isEmpty()) return Intent.refuse(list(scene, known));

        var words = what.split(" ", 2);
        var ability = Names.beginning(known, words[0], Ability::id).stream().findFirst();
        if (ability.isEmpty())
            return Intent.refuse(Reply.note("ability.none", Map.of("what", words[0])));
        return words.length == 1
                ? byItself(scene, ability.get())
                : onNamed(scene, ability.get(), words[1]);
    }

    private static List<Ability> abilities(Actor self) {
        return self.nature() instanceof Nature.PlayerCharacter character
                ? character.characterClass().abilities()
                : List.of();
    }

    private static Reply list(Scene scene, List<Ability> known) {
        if (known.isEmpty()) return Reply.note("ability.nothing");
        var lines = new ArrayList<Note>();
        for (var ability : known) {
            var left = scene.self().plight().readyAgain(ability.id()) - scene.world().now();
            lines.add(Note.of(
                    line(ability, scene.self().progress().level(), left),
                    Map.of(
                            "word", ability.id(),
                            "level", Integer.toString(ability.level()),
                            "ticks", Long.toString(left),
                            "text", ability.description())));
        }
        return new Reply(List.copyOf(lines), false);
    }

    private static String line(Ability ability, int level, long ticksLeft) {
        if (level < ability.level()) return "ability.line-later";
        return ticksLeft > 0 ? "ability.line-recovers" : "ability.line";
    }

    private static Intent byItself(Scene scene, Ability ability) {
        var targeting = scene.world().targeting();
        return switch (targeting.choose(scene.self(), ability.selector())) {
            case Targeting.Choice.Targets(var actors) -> Intent.to(new UseAbility(ability, actors));
            case Targeting.Choice.OneOf(var candidates) ->
                Intent.refuse(
                        Find.whom(
                                scene,
                                ability.name(),
                                candidates,
                                id -> "ability " + ability.id() + " " + id));
            case Targeting.Choice.Nobody.NOBODY ->
                Intent.refuse(
                        Reply.note("ability.nobody-near"));
        };
    }

    private static Intent onNamed(Scene scene, Ability ability, String whom) {
        var targeting = scene.world().targeting();
        var candidates = targeting.candidates(scene.self(), ability.selector());
        Optional<Actor> target = Scene.isMe(whom)
                ? candidates.stream().filter(actor -> actor == scene.self()).findFirst()
                : Find.actor(candidates, TargetName.parse(whom));
        if (target.isEmpty())
            return Intent.refuse(
                    Reply.note(
                            "ability.not-in-range", Map.of("what", whom)));
        var touched = targeting.of(scene.self(), ability.selector(), target.get());
        return Intent.to(new UseAbility(ability, touched));
    }
}
