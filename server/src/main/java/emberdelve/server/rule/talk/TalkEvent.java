package emberdelve.server.rule.talk;

import emberdelve.server.model.ActorId;
import emberdelve.server.model.Audibility;
import emberdelve.server.model.Cue;
import emberdelve.server.model.Named;
import emberdelve.server.model.Voice;
import emberdelve.server.model.WorldEvent;

import java.util.List;
import java.util.Optional;

/** Events of talk. Players' words are arguments, and never parsed. */
public sealed interface TalkEvent extends WorldEvent {
    Named speaker();

    String words();

    @Override
    default Optional<Voice> voice() {
        return Optional.of(new Voice(speaker(), channelWord()));
    }

    private String channelWord() {
        return switch (this) {
            case Spoke _ -> "say";
            case Emoted _, Gestured _ -> "emote";
            case Shouted _ -> "shout";
            case Told _, Whispered _ -> "tell";
            case ToldGroup _ -> "group";
            case Channelled channelled -> channelled.channel();
        };
    }

    @Override
    default List<Named> actors() {
        return List.of(speaker());
    }

    /** What is said to the listener alone. */
    @Override
    default Optional<Cue> cue(ActorId reader) {
        return (this instanceof Told || this instanceof Whispered) && !isDeedOf(reader)
                ? Optional.of(Cue.TELL)
                : Optional.empty();
    }

    record Spoke(Named speaker, String words) implements TalkEvent {
        @Override
        public Audibility audibility() {
            return Audibility.ROOM;
        }
    }

    record Emoted(Named speaker, String words) implements TalkEvent {
        @Override
        public Audibility audibility() {
            return Audibility.ROOM;
        }
    }

    record Shouted(Named speaker, String words) implements TalkEvent {
        @Override
        public Audibility audibility() {
            return Audibility.ZONE;
        }
    }

    record Told(Named speaker, Named listener, String words) implements TalkEvent {
        @Override
        public Audibility audibility() {
            return Audibility.SELF;
        }

        @Override
        public List<Named> actors() {
            return List.of(speaker, listener);
        }
    }

    /** A whisper to one in the same room; what the others notice is a {@link WhisperSeen}. */
    record Whispered(Named speaker, Named listener, String words) implements TalkEvent {
        @Override
        public Audibility audibility() {
            return Audibility.SELF;
        }

        @Override
        public List<Named> actors() {
            return List.of(speaker, listener);
        }
    }

    record ToldGroup(Named speaker, String words) implements TalkEvent {
        @Override
        public Audibility audibility() {
            return Audibility.SELF;
        }
    }

    /**
     * A line on a channel, to all who have it on.
     *
     * @param channel its id
     */
    record Channelled(Named speaker, String channel, String words) implements TalkEvent {
        @Override
        public Audibility audibility() {
            return Audibility.SELF;
        }
    }

    /**
     * A social: a gesture that content knows by one word.
     *
     * @param target the target: the speaker, an actor here, or nobody
     * @param social the gesture's word
     */
    record Gestured(Named speaker, Optional<Named> target, String social) implements TalkEvent {
        @Override
        public Audibility audibility() {
            return Audibility.ROOM;
        }

        @Override
        public String words() {
            return social;
        }

        @Override
        public List<Named> actors() {
            return target.map(whom -> List.of(speaker, whom)).orElse(List.of(speaker));
        }

        /** The form of the gesture in message keys: {@code wave-at}. */
        public String form() {
            if (target.isEmpty()) return social;
            return target.get().id().equals(speaker.id()) ? social + "-self" : social + "-at";
        }
    }
}
