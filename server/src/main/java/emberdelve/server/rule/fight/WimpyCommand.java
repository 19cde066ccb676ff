package emberdelve.server.rule.fight;

import emberdelve.server.command.Command;
import emberdelve.server.command.Numbers;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.model.Actor;

import java.util.Map;
import java.util.Optional;

/**
 * {@code wimpy 30}: flees once by itself below that percentage of hit points; {@code wimpy 0}
 * never.
 *
 * @param percent the new setting; empty to show the present one
 */
record WimpyCommand(Optional<Integer> percent) implements Command.Free {
    private static final int PERCENT_MAX = 90;

    public static final Verb VERB = Verb.of(Verb.Kind.FIGHT, "wi*mpy").parsed(WimpyCommand::parse);

    private static Optional<Command> parse(String rest) {
        if (rest.isEmpty()) return Optional.of(new WimpyCommand(Optional.empty()));
        return Numbers.whole(rest, 0, PERCENT_MAX)
                .map(number -> new WimpyCommand(Optional.of(number.intValue())));
    }

    @Override
    public Reply run(Scene scene) {
        var self = scene.self();
        percent.ifPresent(number -> choose(self, number));
        var now = self.preferences().wimpyPercent();
        return now == 0
                ? Reply.note("wimpy.never")
                : Reply.note("wimpy.below", Map.of("percent", Integer.toString(now)));
    }

    /**
     * Sets the percentage; the character may flee by itself again, even if the number is the same.
     */
    private static void choose(Actor self, int percent) {
        self.setPreferences(self.preferences().withWimpy(percent));
        self.combat().takeHeart();
    }
}
