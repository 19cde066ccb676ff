package emberdelve.server.kernel;

import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Room;
import emberdelve.server.model.Voice;
import emberdelve.server.model.WorldEvent;

import java.util.Optional;
import java.util.function.Function;

/** Delivers each event to the actors who notice it. Thread: world. */
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
        perception.notice(room, event, this::notice);
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

    /** Drops the words of a speaker whom the reader ignores. */
    private void notice(Noticed what) {
        var isIgnored =
                what.event()
                        .voice()
                        .map(Voice::speaker)
                        .flatMap(speaker -> actors.apply(speaker.id()))
                        .filter(what.reader()::ignores)
                        .isPresent();
        if (!isIgnored) board.add(what);
    }
}
