package emberdelve.server.rule.turn;

import emberdelve.config.content.Ability;
import emberdelve.config.content.Effect;
import emberdelve.config.content.Menace.Answer;
import emberdelve.server.kernel.Repertoire;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.CombatState.Looming;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The lines that a player could type now against what an enemy is about to do (R13). */
final class AnswerLines {
    private AnswerLines() {}

    /**
     * Those of {@code self} against what {@code other} has shown; none while it has shown nothing.
     */
    static List<String> of(World world, Actor self, Actor other) {
        return other.combat()
                .looming()
                .filter(looming -> !looming.menace().isForItsOwn())
                .map(looming -> against(world, self, other, looming))
                .orElse(List.of());
    }

    private static List<String> against(World world, Actor self, Actor other, Looming looming) {
        var menace = looming.menace();
        var lines = new ArrayList<String>();
        if (concerns(looming, self) && !looming.holds(self)) {
            if (menace.answers().contains(Answer.DODGE)) lines.add("dodge");
            if (menace.answers().contains(Answer.BRACE)) lines.add("brace");
        }
        if (menace.answers().contains(Answer.INTERRUPT) && !looming.holds(self))
            world.part(Repertoire.class).of(self).stream()
                    .filter(AnswerLines::interrupts)
                    .filter(ability -> ability.level() <= self.progress().level())
                    .filter(ability -> self.effects().readyAgain(ability.id()) <= world.now())
                    .forEach(ability -> lines.add(ability.id() + " " + other.id()));
        if (menace.band().seizes() && looming.target() != self)
            lines.add("rescue " + looming.target().name().toLowerCase(Locale.ROOT));
        if (menace.answers().isEmpty() && concerns(looming, self)) lines.add("flee");
        return List.copyOf(lines);
    }

    private static boolean concerns(Looming looming, Actor self) {
        var menace = looming.menace();
        return looming.target() == self || menace.band().asksOthers() || !menace.isForOne();
    }

    private static boolean interrupts(Ability ability) {
        return ability.effects().stream().anyMatch(Effect.Manoeuvre.INTERRUPT::equals);
    }
}
