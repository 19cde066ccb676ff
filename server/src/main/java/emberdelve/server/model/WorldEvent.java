package emberdelve.server.model;

import java.util.List;
import java.util.Optional;

/**
 * Something that happened in the dungeon. Immutable; its readers' sessions put it into words. The
 * events of one feature are a sealed family, and that feature offers the words.
 */
public interface WorldEvent {
    /** The distance at which the event is noticed. */
    Audibility audibility();

    /** Actors of the event: 0 acted, 1 was acted on. */
    List<Named> actors();

    /** Whether that actor did this. */
    default boolean isDeedOf(ActorId who) {
        var actors = actors();
        return !actors.isEmpty() && actors.getFirst().id().equals(who);
    }

    /** The speaker, if somebody speaks; readers who ignore the speaker are told nothing. */
    default Optional<Voice> voice() {
        return Optional.empty();
    }

    /**
     * The actor whose name the event shows to bystanders, though it does not concern them;
     * bystanders who ignore that actor are told nothing (docs/rules.md R8.10).
     */
    default Optional<Named> approach() {
        return Optional.empty();
    }

    /**
     * Whether all readers whom the event does not name are told the same words, if they want the
     * same detail. If not, each reader's words are made anew, which takes longer in a full room.
     */
    default boolean isToldAlike() {
        return true;
    }

    /** The sound that goes with the event for that reader, who is told of it. */
    default Optional<Cue> cue(ActorId reader) {
        return Optional.empty();
    }

    default FightPart fightPart() {
        return FightPart.NONE;
    }
}
