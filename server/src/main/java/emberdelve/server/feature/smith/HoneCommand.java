package emberdelve.server.feature.smith;

import emberdelve.config.content.Smith;
import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.view.Note;
import emberdelve.server.view.Question;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * {@code hone}: asks whether the smith is to hone the weapon in hand, and what it costs.
 *
 * @param sure whether the player has confirmed
 */
record HoneCommand(boolean sure) implements Command.Timed {
    static final Verb VERB = Verb.of(Verb.Kind.THINGS, "hon*e").optionalText(HoneCommand::parse);

    private static final String SURE = "yes";

    /** The command for any words: only the weapon in hand is honed. */
    private static Command parse(String rest) {
        return new HoneCommand(rest.equals(SURE) || rest.endsWith(" " + SURE));
    }

    @Override
    public boolean needsSaving() {
        return sure;
    }

    @Override
    public Intent intent(Scene scene) {
        return Forge.here(scene, forge -> at(forge.smith(), scene), Intent::refuse);
    }

    private Intent at(Smith smith, Scene scene) {
        if (sure) return Intent.to(new Hone(smith));
        return Intent.refuse(
                Hone.refusal(smith, scene.world(), scene.self())
                        .map(its -> Reply.of(new Note(its.key(), its.actors(), its.arguments())))
                        .orElseGet(() -> ask(smith, scene)));
    }

    private static Reply ask(Smith smith, Scene scene) {
        var honing = smith.honing();
        var weapon = Hone.weapon(scene.self()).orElseThrow();
        var arguments =
                Map.of(
                        "keeper", smith.name(),
                        "weapon", weapon.type().name(),
                        "price", Long.toString(honing.price(scene.self().progress().level())),
                        "gold", Long.toString(scene.self().gold()),
                        "percent", Integer.toString(honing.keenness()),
                        "minutes", Long.toString(honing.lasts().toMinutes()));
        var options =
                List.of(Question.Option.of("yes", "hone " + SURE), Question.Option.of("no", ""));
        return Reply.of(new Question("question.hone", arguments, options, Optional.of(2)));
    }
}
