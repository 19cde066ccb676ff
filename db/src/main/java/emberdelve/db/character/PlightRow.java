package emberdelve.db.character;

import emberdelve.db.row.JsonColumn;
import emberdelve.db.row.Sorted;

import java.util.List;
import java.util.Map;

/**
 * The effects, minds and recoveries that hold a character for a while. All times count from the
 * row's tick on.
 *
 * @param effects in the order in which they came
 * @param minds that have come over it, the newest last
 * @param recovering ticks until an ability can be used again, by its id
 */
public record PlightRow(
        @JsonColumn List<EffectRow> effects,
        @JsonColumn List<MindRow> minds,
        @JsonColumn Map<String, Long> recovering) {
    /** The plight of a character that nothing holds. */
    public static final PlightRow NONE = new PlightRow(List.of(), List.of(), Map.of());

    public PlightRow {
        effects = List.copyOf(effects);
        minds = List.copyOf(minds);
        recovering = Sorted.copy(recovering);
    }

    /**
     * A mind that is not the character's own.
     *
     * @param mind the word for the mind
     * @param turns the turns of the character for which it lasts
     */
    public record MindRow(String mind, int turns) {}
}
