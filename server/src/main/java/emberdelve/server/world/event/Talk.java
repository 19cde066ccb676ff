package emberdelve.server.world.event;

import emberdelve.server.world.Carry;
import emberdelve.server.world.actor.Named;

import java.util.List;
import java.util.Optional;

/** Words of players; never anything but arguments. */
public sealed interface Talk extends WorldEvent {
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
            case Told _ -> "tell";
            case ToldGroup _ -> "group";
            case Channelled channelled -> channelled.channel();
        };
    }

    @Override
    default List<Named> actors() {
        return List.of(speaker());
    }

    record Spoke(Named speaker, String words) implements Talk {
        @Override
        public Carry carry() {
            return Carry.ROOM;
        }
    }

    record Emoted(Named speaker, String words) implements Talk {
        @Override
        public Carry carry() {
            return Carry.ROOM;
        }
    }

    record Shouted(Named speaker, String words) implements Talk {
        @Override
        public Carry carry() {
            return Carry.ZONE;
        }
    }

    record Told(Named speaker, Named listener, String words) implements Talk {
        @Override
        public Carry carry() {
            return Carry.SELF;
        }

        @Override
        public List<Named> actors() {
            return List.of(speaker, listener);
        }
    }

    record ToldGroup(Named speaker, String words) implements Talk {
        @Override
        public Carry carry() {
            return Carry.SELF;
        }
    }

    /**
     * On a channel, to all who listen.
     *
     * @param channel its id
     */
    record Channelled(Named speaker, String channel, String words) implements Talk {
        @Override
        public Carry carry() {
            return Carry.SELF;
        }
    }

    /**
     * A social: a gesture that content knows by one word.
     *
     * @param target whom it is for; the speaker themselves, somebody here, or nobody
     * @param social its word
     */
    record Gestured(Named speaker, Optional<Named> target, String social) implements Talk {
        @Override
        public Carry carry() {
            return Carry.ROOM;
        }

        @Override
        public String words() {
            return social;
        }

        @Override
        public List<Named> actors() {
            return target.map(whom -> List.of(speaker, whom)).orElse(List.of(speaker));
        }

        /** Which of the forms that content has for it, as in message keys: {@code wave-at}. */
        public String form() {
            if (target.isEmpty()) return social;
            return target.get().id().equals(speaker.id()) ? social + "-self" : social + "-at";
        }
    }
}
