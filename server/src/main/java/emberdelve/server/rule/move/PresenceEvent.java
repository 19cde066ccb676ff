package emberdelve.server.rule.move;

import emberdelve.server.model.ActorId;
import emberdelve.server.model.Audibility;
import emberdelve.server.model.Cue;
import emberdelve.server.model.Named;
import emberdelve.server.model.WorldEvent;

import java.util.List;
import java.util.Optional;

/** Events of players who come and go, and of their links. */
public sealed interface PresenceEvent extends WorldEvent {
    Named actor();

    @Override
    default Audibility audibility() {
        return Audibility.ROOM;
    }

    @Override
    default List<Named> actors() {
        return List.of(actor());
    }

    /** Whoever only has a link again or not is where they were. */
    @Override
    default Optional<Cue> cue(ActorId reader) {
        return this instanceof LostLink || this instanceof RegainedLink
                ? Optional.empty()
                : Optional.of(Cue.WAY);
    }

    record CameOnline(Named actor) implements PresenceEvent {}

    /** The coming of several characters at once, at least two, in the order in which they came. */
    record CameOnlineTogether(List<Named> actors) implements PresenceEvent {
        public CameOnlineTogether {
            actors = List.copyOf(actors);
        }

        @Override
        public Named actor() {
            return actors.getFirst();
        }
    }

    record WentOffline(Named actor) implements PresenceEvent {}

    record LostLink(Named actor) implements PresenceEvent {}

    record RegainedLink(Named actor) implements PresenceEvent {}
}
