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

/** An event that a trigger causes. {@code words} are the builder's. */
public sealed interface TriggerEvent extends WorldEvent {
    @Override
    default Audibility audibility() {
        return Audibility.ROOM;
    }

    @Override
    default List<Named> actors() {
        return List.of();
    }

    /** The words that a monster says. */
    record Said(Named actor, String words) implements TriggerEvent {
        @Override
        public List<Named> actors() {
            return List.of(actor);
        }
    }

    /** The words of somebody who is no actor. */
    record Voiced(String speaker, String words) implements TriggerEvent {}

    /**
     * The words in the form for the one reader whom they are about; everybody else reads a name.
     */
    record Own(Named reader, String words) {}

    record Emoted(Named actor, String words, Optional<Own> own) implements TriggerEvent {
        @Override
        public List<Named> actors() {
            return Stream.concat(Stream.of(actor), own.stream().map(Own::reader)).toList();
        }
    }

    /** The words about something that is seen or heard in the room. */
    record Shown(String words, Optional<Own> own) implements TriggerEvent {
        @Override
        public List<Named> actors() {
            return own.stream().map(Own::reader).toList();
        }
    }

    /** The words for the reader alone. */
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
     * The news to the reader that a trigger does not go off now, because its steps wait as often as
     * they may.
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

    /** The work of a trigger on a door, such as to open it; told on both sides. */
    record DoorMoved(String door, Act act) implements TriggerEvent {}

    /** The question to the reader, who answers by number. */
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

    /** The reason why the trigger does nothing; the reader alone is told. */
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

    /** The news that the condition of the chosen answer does not hold any more. */
    record NoLongerSo(Named reader) implements Hindered {}

    /** The lack of a thing that would be taken; {@code thing}: its name without article. */
    record WantsThing(Named reader, String thing) implements Hindered {}

    /** The lack of gold; {@code amount}: the price that would be taken. */
    record WantsGold(Named reader, long amount) implements Hindered {}

    /**
     * The lack of free gold in a purse that holds enough; {@code free} and {@code bound}: how much
     * of each it holds.
     */
    record WantsFreeGold(Named reader, long free, long bound) implements Hindered {}

    /** The lack of room for what the reader would get. */
    record WantsRoom(Named reader) implements Hindered {}
}
