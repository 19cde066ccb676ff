package emberdelve.server.kernel;

import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Room;
import emberdelve.server.model.Voice;
import emberdelve.server.model.WorldEvent;

import java.util.Optional;
import java.util.function.Function;

/** The delivery of each event to the actors who notice it. Thread: world. */
final class EventDelivery {
    private final Guard guard;
    private final Function<ActorId, Optional<Actor>> actors;
    private final Perception perception;
    private final NoticeBoard board = new NoticeBoard();

    /**
     * @param actors everybody in the dungeon, by number
     */
    EventDelivery(Guard guard, Function<ActorId, Optional<Actor>> actors, Perception perception) {
        this.guard = guard;
        this.actors = actors;
        this.perception = perception;
    }

    void emit(Room room, WorldEvent event) {
        guard.step();
        // The speaker is looked up once, and not for each reader in a full room.
        var speaker = speaker(event);
        var unseen = unseen(event);
        if (unseen.isEmpty()) {
            perception.notice(room, event, what -> notice(what, speaker));
            return;
        }
        perception.notice(
                room,
                event,
                what -> {
                    if (unseen.get().isSeenBy(what.reader()) || isNamed(what))
                        notice(what, speaker);
                });
    }

    /**
     * The invisible actor who does what happens, if there is one. Whoever speaks is heard,
     * invisible or not.
     */
    private Optional<Actor> unseen(WorldEvent event) {
        var all = event.actors();
        return all.isEmpty() || event.voice().isPresent()
                ? Optional.empty()
                : actors.apply(all.getFirst().id()).filter(Actor::isInvisible);
    }

    private static boolean isNamed(Noticed what) {
        return what.event().actors().stream()
                .anyMatch(each -> each.id().equals(what.reader().id()));
    }

    void tell(Actor reader, WorldEvent event) {
        guard.step();
        if (reader.isCharacter()) notice(new Noticed(reader, event, Optional.empty()));
    }

    /** Tells readers in other rooms the end of each fight that is over. */
    void tickEnded() {
        perception.endFights(this::notice);
    }

    NoticeBoard board() {
        return board;
    }

    private void notice(Noticed what) {
        notice(what, speaker(what.event()));
    }

    /**
     * Adds the notice to the board, unless the reader ignores whoever speaks in the event or
     * approaches somebody else in it.
     */
    private void notice(Noticed what, Optional<Actor> speaker) {
        if (speaker.isEmpty() || !what.reader().ignores(speaker.get()) || isApproached(what))
            board.add(what);
    }

    /**
     * Whether the event approaches the reader, who is told of it even if the reader ignores the
     * approaching actor: nobody gets gold without being told.
     */
    private static boolean isApproached(Noticed what) {
        return what.event().approach().isPresent() && isNamed(what);
    }

    private Optional<Actor> speaker(WorldEvent event) {
        return event.voice()
                .map(Voice::speaker)
                .or(event::approach)
                .flatMap(who -> actors.apply(who.id()));
    }
}
