package emberdelve.server.model;

import emberdelve.config.content.Effect;

/**
 * Something that has befallen an actor and passes. Ticks are those of the actor's zone.
 *
 * @param cause who did it; the actor itself for a trap
 * @param nextTick when an effect over time works next; otherwise when it ends
 * @param endTick when it is over
 */
public record StatusEffect(
        String name, Effect.Lasting effect, Actor cause, long nextTick, long endTick) {
    /** In a zone whose ticks count on from other numbers. */
    public StatusEffect shifted(long ticks) {
        return new StatusEffect(name, effect, cause, nextTick + ticks, endTick + ticks);
    }

    public StatusEffect worksNextAt(long tick) {
        return new StatusEffect(name, effect, cause, tick, endTick);
    }
}
