package emberdelve.db.character;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

import java.time.Duration;

/**
 * An effect that lasts, as it is stored with the name of its kind. Its ticks are those that are
 * left.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME, property = "kind")
public sealed interface EffectRow {
    /**
     * Haste and slowness.
     *
     * @param percent of the ticks between turns
     */
    record Speed(String name, int percent, Duration lasts, long endTicks) implements EffectRow {}

    /**
     * Other statistics for a while.
     *
     * @param keenness left out of the JSON when it is 0, as {@code sturdiness} is: older rows have
     *     neither
     */
    record Strength(
            String name,
            int attack,
            int attackChance,
            int defense,
            int defenseChance,
            int vision,
            int armour,
            @JsonInclude(JsonInclude.Include.NON_DEFAULT) int keenness,
            @JsonInclude(JsonInclude.Include.NON_DEFAULT) int sturdiness,
            Duration lasts,
            long endTicks)
            implements EffectRow {}

    /**
     * Hit points that are given or taken again and again.
     *
     * @param amount dice, as players read them
     * @param hurts whether it takes hit points
     * @param verb what it does, third person
     * @param nextTicks the ticks until it works next
     */
    record OverTime(
            String name,
            String amount,
            boolean hurts,
            String verb,
            Duration every,
            int times,
            long nextTicks,
            long endTicks)
            implements EffectRow {}
}
