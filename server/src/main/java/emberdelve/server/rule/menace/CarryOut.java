package emberdelve.server.rule.menace;

import emberdelve.config.content.Menace.Answer;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Action;
import emberdelve.server.model.Actor;
import emberdelve.server.model.CombatState.Looming;
import emberdelve.server.model.Effort;
import emberdelve.server.model.Outcome;
import emberdelve.server.model.Stance;
import emberdelve.server.model.Turn;
import emberdelve.server.rule.effect.Effects;
import emberdelve.server.rule.effect.Targeting;
import emberdelve.server.rule.fight.Sides;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/** The menace that the monster has shown, carried out; before its time the monster only waits. */
public record CarryOut(Looming looming) implements Action {
    @Override
    public Outcome perform(Turn turn) {
        if (turn.room().zone().now() < looming.tick()) return new Outcome.Done(Effort.REST);

        var self = turn.self();
        var menace = looming.menace();
        self.combat().interrupt();
        turn.emit(new MenaceEvent.Carried(self.named(), menace));
        if (isHeld(turn)) return new Outcome.Done(Effort.ATTACK);
        var meant = meant(turn);
        var struck = new ArrayList<Actor>();
        var firm = new HashSet<Actor>();
        for (var target : meant) {
            if (menace.answers().contains(Answer.DODGE) && stands(target, Stance.READY_TO_DODGE)) {
                turn.emit(new MenaceEvent.Dodged(target.named()));
            } else {
                if (menace.answers().contains(Answer.BRACE) && stands(target, Stance.BRACED)) {
                    firm.add(target);
                    turn.emit(new MenaceEvent.Withstood(target.named()));
                }
                struck.add(target);
            }
            target.combat().stand();
        }
        if (meant.isEmpty()) turn.emit(new MenaceEvent.Missed(self.named(), menace));
        var braced = turn.part(World.class).rules().fighting().bracedPercent();
        turn.part(Effects.class)
                .menace(self, menace, struck, target -> firm.contains(target) ? braced : 100);
        return new Outcome.Done(Effort.ATTACK);
    }

    /**
     * Whether enough actors have braced together, so that the menace touches nobody (docs/rules.md
     * R13.8).
     */
    private boolean isHeld(Turn turn) {
        var menace = looming.menace();
        var together = menace.band().together();
        var holds =
                together > 1
                        && menace.answers().contains(Answer.BRACE)
                        && TakeStance.braced(turn) >= together;
        if (!holds) return false;
        for (var each : turn.room().actors()) each.combat().stand();
        turn.emit(new MenaceEvent.Held(turn.self().named()));
        return true;
    }

    /**
     * The actors in the room whom the menace touches: the one at whom it is aimed, or whoever
     * guards that actor; without an aim, all whom its selector finds.
     */
    private List<Actor> meant(Turn turn) {
        var self = turn.self();
        if (looming.menace().isForOne())
            return inRoom(self, List.of(looming.target())).stream()
                    .filter(target -> turn.part(Sides.class).mayHarm(self, target))
                    .map(target -> looming.holds(target) ? target : guardOf(turn, target))
                    .toList();
        return turn.part(Targeting.class).choose(self, looming.menace().selector())
                        instanceof Targeting.Choice.Targets(var actors)
                ? inRoom(self, actors)
                : List.of();
    }

    private static List<Actor> inRoom(Actor self, List<Actor> actors) {
        return actors.stream()
                .filter(actor -> actor.isPresent() && actor.room() == self.room())
                .toList();
    }

    private static Actor guardOf(Turn turn, Actor target) {
        for (var guard : turn.room().actors()) {
            if (!guard.guards(target) || guard.minds().isOverridden()) continue;
            if (!turn.part(Sides.class).areTogether(guard, target)) continue;
            turn.emit(new MenaceEvent.SteppedIn(guard.named(), target.named()));
            return guard;
        }
        return target;
    }

    private static boolean stands(Actor target, Stance stance) {
        var now = target.room().zone().now();
        return target.combat().stance(now).filter(stance::equals).isPresent();
    }
}
