package emberdelve.server.rule.item;

import emberdelve.server.model.Audibility;
import emberdelve.server.model.Named;
import emberdelve.server.model.WorldEvent;

import java.util.List;

/** Events of corpses. */
public sealed interface CorpseEvent extends WorldEvent {
    /** {@code corpseOf}: without article. */
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

    /** The experience that was in it is lost for good. {@code room}: where the corpse lay. */
    record LostXp(Named owner, long amount, String room) implements OnesOwn {}

    /** The place where it lay has fallen in, and so much of the experience in it is lost. */
    record FellIn(Named owner, long amount) implements OnesOwn {}
}
