package emberdelve.server.model;

import emberdelve.config.content.Effect;

/**
 * A status effect on one actor, such as haste or poison. Ticks are those of the actor's zone.
 *
 * @param cause the actor that caused it; the affected actor itself for a trap
 * @param nextTick the tick in which an effect over time works next; for other effects, the tick in
 *     which they end
 * @param endTick the tick in which the effect ends
 */
public record StatusEffect(
        String name, Effect.Lasting effect, Actor cause, long nextTick, long endTick) {
    /** The same effect, with its ticks moved to another zone's clock. */
    public StatusEffect shifted(long ticks) {
        return new StatusEffect(name, effect, cause, nextTick + ticks, endTick + ticks);
    }

    public StatusEffect worksNextAt(long tick) {
        return new StatusEffect(name, effect, cause, tick, endTick);
    }
}
