package emberdelve.server.rule.fight;

import emberdelve.config.content.Combat;
import emberdelve.server.command.Command;
import emberdelve.server.command.Find;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.model.Actor;
import emberdelve.server.view.Note;

import java.util.List;
import java.util.Map;

/** {@code consider NAME}: estimates a fight with an actor. */
record ConsiderCommand(String whom) implements Command.Free {
    /**
     * The lowest quotient for this grade: the time that the other needs to win, divided by the
     * player's.
     */
    private static final double EASY = 4;

    private static final double GOOD = 1.5;
    private static final double EVEN = 0.7;
    private static final double HARD = 0.35;

    /** The least average damage: even a defender who blocks nearly everything falls in the end. */
    private static final double LEAST_DAMAGE = 0.1;

    public static final Verb VERB =
            Verb.of(Verb.Kind.FIGHT, "con*sider").text(ConsiderCommand::new);

    @Override
    public Reply run(Scene scene) {
        var found = scene.somebody(whom);
        if (found.isEmpty()) return Find.none("target.not-here", whom);
        var other = found.get();
        if (other == scene.self()) return Reply.note("consider.yourself");
        if (!scene.world().part(Sides.class).mayHarm(scene.self(), other))
            return Reply.note("consider.no-enemy", other.named());
        var template = scene.room().zone().template();
        var armed = template.combat().orElse(scene.world().rules().combat()) == Combat.ARMED_POOL;
        var grade = Note.of("consider." + grade(scene.self(), other, armed), other.named());
        var comers = scene.world().part(Fights.class).comers(other);
        if (comers == 0) return Reply.of(grade);
        var calls =
                new Note(
                        "consider.calls",
                        List.of(other.named()),
                        Map.of("count", Integer.toString(comers)));
        return new Reply(List.of(grade, calls), false);
    }

    private static String grade(Actor self, Actor other, boolean armed) {
        var odds = timeToFell(other, self, armed) / timeToFell(self, other, armed);
        if (odds >= EASY) return "easy";
        if (odds >= GOOD) return "good";
        if (odds >= EVEN) return "even";
        return odds >= HARD ? "hard" : "deadly";
    }

    /**
     * The time that the attacker needs to fell the target, by the averages of the dice pool; bx and
     * always-hit seldom differ by a whole grade.
     *
     * @param armed whether a hit does the damage of the weapon
     */
    private static double timeToFell(Actor attacker, Actor target, boolean armed) {
        var strong = attacker.striking(target);
        var firm = target.guarding(attacker);
        var dealt =
                strong.attack() * strong.attackChance() / 100.0
                        - firm.defense() * firm.defenseChance() / 200.0;
        var weapon = armed ? strong.melee().damage().mean() : 1;
        return target.hp() * attacker.speed() / (Math.max(LEAST_DAMAGE, dealt) * weapon);
    }
}
