package emberdelve.server.rule.item;

import emberdelve.server.model.Audibility;
import emberdelve.server.model.Named;
import emberdelve.server.model.WorldEvent;

import java.util.List;

/** Events of corpses. */
public sealed interface CorpseEvent extends WorldEvent {
    /** A corpse has decayed. {@code corpseOf}: the name of the dead, without article. */
    record Decayed(String corpseOf) implements CorpseEvent {
        @Override
        public Audibility audibility() {
            return Audibility.ROOM;
        }

        @Override
        public List<Named> actors() {
            return List.of();
        }
    }

    /** News for the owner of a corpse alone. */
    sealed interface OnesOwn extends CorpseEvent {
        Named owner();

        @Override
        default Audibility audibility() {
            return Audibility.SELF;
        }

        @Override
        default List<Named> actors() {
            return List.of(owner());
        }
    }

    /** The experience in the corpse is lost for good. {@code room}: where the corpse lay. */
    record LostXp(Named owner, long amount, String room) implements OnesOwn {}

    /**
     * The place where the corpse lay has fallen in, and {@code amount} of its experience is lost.
     */
    record FellIn(Named owner, long amount) implements OnesOwn {}
}
