package emberdelve.server.world.effect;

import emberdelve.config.content.Effect;
import emberdelve.server.world.actor.Actor;

/**
 * Something that has befallen an actor and passes. Ticks are those of the actor's zone.
 *
 * @param cause who did it; the actor itself for a trap
 * @param nextTick when an effect over time works next; otherwise when it ends
 * @param endTick when it is over
 */
public record Affliction(
        String name, Effect.Lasting effect, Actor cause, long nextTick, long endTick) {
    /** In a zone whose ticks count on from other numbers. */
    public Affliction shifted(long ticks) {
        return new Affliction(name, effect, cause, nextTick + ticks, endTick + ticks);
    }

    Affliction worksNextAt(long tick) {
        return new Affliction(name, effect, cause, tick, endTick);
    }
}
