package emberdelve.server.rule.effect;

import emberdelve.config.content.Effect;
import emberdelve.config.content.Menace.Answer;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.rule.fight.Fights;
import emberdelve.server.rule.fight.Sides;
import emberdelve.server.rule.fight.Swing;

/** The effects that are part of a fight: blows, interruptions and taunts. Thread: world. */
final class Manoeuvres {
    private final World world;
    private final Sides sides;
    private final Fights fights;

    Manoeuvres(World world, Sides sides, Fights fights) {
        this.world = world;
        this.sides = sides;
        this.fights = fights;
    }

    boolean strike(Effect.Strike strike, Working working, Actor target) {
        var user = working.user();
        if (user.room() != target.room() || !sides.mayHarm(user, target)) return false;

        working.announce();
        var swing =
                new Swing(strike.attack(), strike.percent(), !working.isSettled())
                        .lessened(working.share(target));
        for (var blow = 0; blow < strike.times(); blow++) {
            if (!user.isPresent() || !target.isPresent() || user.room() != target.room()) break;
            fights.strike(user, target, swing);
        }
        return true;
    }

    /**
     * Interrupts the target's menace, if that can be interrupted; some menaces take several actors,
     * and no actor can interrupt a menace that holds it.
     */
    boolean interrupt(Working working, Actor target) {
        var looming = target.combat().looming();
        if (looming.isEmpty() || !looming.get().menace().answers().contains(Answer.INTERRUPT))
            return false;

        var user = working.user();
        if (looming.get().holds(user) || looming.get().helpers().contains(user.id())) return false;

        working.announce();
        var helped = looming.get().helpedBy(user);
        if (helped.wants() > 0) {
            target.combat().loom(helped);
            world.emit(target.room(), new EffectEvent.Shaken(target.named(), helped.wants()));
        } else {
            target.combat().interrupt();
            world.emit(target.room(), new EffectEvent.Interrupted(target.named()));
        }
        if (sides.mayHarm(working.user(), target)) fights.provoke(working.user(), target);
        return true;
    }

    boolean taunt(Working working, Actor target) {
        var user = working.user();
        if (!sides.mayHarm(target, user) || target.combat().isFighting(user)) return false;

        working.announce();
        world.emit(user.room(), new EffectEvent.Taunted(target.named(), user.named()));
        fights.provoke(user, target);
        target.combat().turnTo(user);
        world.turns().arrange(target);
        return true;
    }
}
