package emberdelve.server.world.event;

import emberdelve.server.world.Carry;
import emberdelve.server.world.actor.Named;
import java.util.List;
import java.util.Optional;

/** Items at work. */
public sealed interface Magic extends WorldEvent {
    Named actor();

    @Override
    default Carry carry() {
        return Carry.SIGHT;
    }

    @Override
    default List<Named> actors() {
        return List.of(actor());
    }

    /**
     * @param verb third person: {@code drinks}
     */
    record Used(Named actor, String verb, Pile pile) implements Magic {}

    record Healed(Named actor, int amount) implements Magic {}

    /**
     * @param source what hurts: {@code scroll of lightning bolt}
     * @param verb third person: {@code strikes}
     * @param condition how it looks afterwards; empty when as before
     */
    record Harmed(
            Named actor, String source, String verb, int amount, Optional<Condition> condition)
            implements Magic {}

    record Confused(Named actor, int turns) implements Magic {}

    /** Confused, it stands still. */
    record Dazed(Named actor) implements Magic {}

    /** Confused, it staggers about. */
    record Staggered(Named actor) implements Magic {}

    record CameToSenses(Named actor) implements Magic {}
}
