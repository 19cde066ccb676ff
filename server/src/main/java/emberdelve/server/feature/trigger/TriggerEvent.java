package emberdelve.server.feature.trigger;

import emberdelve.config.content.Step.Act;
import emberdelve.server.model.Audibility;
import emberdelve.server.model.Named;
import emberdelve.server.model.WorldEvent;
import emberdelve.server.view.Asks;
import emberdelve.server.view.Question;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** An event that a trigger lets happen. {@code words} are the builder's. */
public sealed interface TriggerEvent extends WorldEvent {
    @Override
    default Audibility audibility() {
        return Audibility.ROOM;
    }

    @Override
    default List<Named> actors() {
        return List.of();
    }

    /** A monster says it. */
    record Said(Named actor, String words) implements TriggerEvent {
        @Override
        public List<Named> actors() {
            return List.of(actor);
        }
    }

    /** The words of somebody who is no actor. */
    record Voiced(String speaker, String words) implements TriggerEvent {}

    /** The words as the one reads them whom they are about; everybody else reads a name. */
    record Own(Named reader, String words) {}

    record Emoted(Named actor, String words, Optional<Own> own) implements TriggerEvent {
        @Override
        public List<Named> actors() {
            return Stream.concat(Stream.of(actor), own.stream().map(Own::reader)).toList();
        }
    }

    /** Something is to be seen or heard in the room. */
    record Shown(String words, Optional<Own> own) implements TriggerEvent {
        @Override
        public List<Named> actors() {
            return own.stream().map(Own::reader).toList();
        }
    }

    /** The reader alone is told it. */
    record Told(Named reader, String words) implements TriggerEvent {
        @Override
        public Audibility audibility() {
            return Audibility.SELF;
        }

        @Override
        public List<Named> actors() {
            return List.of(reader);
        }
    }

    /**
     * The news to the reader that so much of a trigger still waits that the reader cannot set it
     * off now.
     */
    record Busy(Named reader) implements TriggerEvent {
        @Override
        public Audibility audibility() {
            return Audibility.SELF;
        }

        @Override
        public List<Named> actors() {
            return List.of(reader);
        }
    }

    /** A door moved by itself; told on both sides. */
    record DoorMoved(String door, Act act) implements TriggerEvent {}

    /** The reader is asked, and answers by number. */
    record Asked(Named reader, String words, Question question) implements TriggerEvent, Asks {
        @Override
        public Audibility audibility() {
            return Audibility.SELF;
        }

        @Override
        public List<Named> actors() {
            return List.of(reader);
        }
    }

    /** The reason why nothing comes of it; the reader alone is told. */
    sealed interface Hindered extends TriggerEvent {
        Named reader();

        @Override
        default Audibility audibility() {
            return Audibility.SELF;
        }

        @Override
        default List<Named> actors() {
            return List.of(reader());
        }
    }

    /** The news that what the answer asked for is not so any more. */
    record NoLongerSo(Named reader) implements Hindered {}

    /** {@code thing}: without article; it would be taken, and the reader has none. */
    record WantsThing(Named reader, String thing) implements Hindered {}

    /** The price that would be taken, when the reader has less. */
    record WantsGold(Named reader, long amount) implements Hindered {}

    /** The reader has enough, but so much of it is bound, and only so much is free. */
    record WantsFreeGold(Named reader, long free, long bound) implements Hindered {}

    /** The reader cannot carry what it would get. */
    record WantsRoom(Named reader) implements Hindered {}
}
