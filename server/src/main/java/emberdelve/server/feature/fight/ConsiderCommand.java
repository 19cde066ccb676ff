package emberdelve.server.feature.fight;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.model.Actor;

import java.util.Map;

/** {@code consider NAME}: how a fight with somebody would probably go. */
record ConsiderCommand(String whom) implements Command.Free {
    /** One's own time to win, over the other's: at least so much is that grade. */
    private static final double EASY = 4;

    private static final double GOOD = 1.5;
    private static final double EVEN = 0.7;
    private static final double HARD = 0.35;

    /** Who blocks all that comes still gives way at last. */
    private static final double LEAST_DAMAGE = 0.1;

    public static final Verb VERB =
            Verb.of(Verb.Kind.FIGHT, "con*sider").text(ConsiderCommand::new);

    @Override
    public Reply run(Scene scene) {
        var found = scene.somebody(whom);
        if (found.isEmpty()) return Reply.note("target.not-here", Map.of("what", whom));
        var other = found.get();
        if (other == scene.self()) return Reply.note("consider.yourself");
        if (!scene.world().part(Sides.class).mayHarm(scene.self(), other))
            return Reply.note("consider.no-enemy", other.named());
        return Reply.note("consider." + grade(scene.self(), other), other.named());
    }

    private static String grade(Actor self, Actor other) {
        var odds = timeToFell(other, self) / timeToFell(self, other);
        if (odds >= EASY) return "easy";
        if (odds >= GOOD) return "good";
        if (odds >= EVEN) return "even";
        return odds >= HARD ? "hard" : "deadly";
    }

    /** By the dice pool's averages; other rules differ, but seldom by a whole grade. */
    private static double timeToFell(Actor attacker, Actor target) {
        var strong = attacker.stats();
        var firm = target.stats();
        var dealt =
                strong.attack() * strong.attackChance() / 100.0
                        - firm.defense() * firm.defenseChance() / 200.0;
        return target.hp() * attacker.speed() / Math.max(LEAST_DAMAGE, dealt);
    }
}
