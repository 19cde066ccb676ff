package emberdelve.server.world.event;

import emberdelve.server.world.Carry;
import emberdelve.server.world.actor.Named;
import emberdelve.server.world.rules.LevelUp;
import java.util.List;

/** What becomes of characters, and of what is left of them. */
public sealed interface Life extends WorldEvent {
    Named actor();

    @Override
    default Carry carry() {
        return Carry.SELF;
    }

    @Override
    default List<Named> actors() {
        return List.of(actor());
    }

    /** In a zone of pace {@code turns}: everybody waits for the reader to decide. */
    record MayAct(Named actor) implements Life {}

    /** {@code sharers}: how many had a part of the kill. */
    record GainedXp(Named actor, long amount, int sharers) implements Life {}

    /** {@code victim} was too easy for {@code actor}, who had a share of the kill. */
    record LearnedNothing(Named actor, Named victim) implements Life {
        @Override
        public List<Named> actors() {
            return List.of(actor, victim);
        }
    }

    /** Staff gave it. */
    record WasGivenXp(Named actor, long amount) implements Life {}

    record LostXp(Named actor, long amount) implements Life {}

    /** {@code earned}: whether it was by fights, and not by what staff gave. */
    record RoseInLevel(Named actor, int level, boolean earned) implements Life {
        @Override
        public Carry carry() {
            return Carry.SIGHT;
        }
    }

    record Improved(Named actor, LevelUp how) implements Life {
        @Override
        public Carry carry() {
            return Carry.SIGHT;
        }
    }

    /** The dead character's own news: killer, cost, and where it wakes. */
    record Perished(Named actor, Named killer, long goldLost, String refuge) implements Life {
        @Override
        public List<Named> actors() {
            return List.of(actor, killer);
        }
    }

    /** A hardcore character's own news: it is dead for good. */
    record Fell(Named actor, Named killer, int level, long xp) implements Life {
        @Override
        public List<Named> actors() {
            return List.of(actor, killer);
        }
    }

    /** Woke in a refuge after its death. */
    record Woke(Named actor) implements Life {
        @Override
        public Carry carry() {
            return Carry.ROOM;
        }
    }

    /** {@code corpseOf}: without article. */
    record Decayed(String corpseOf) implements Life {
        @Override
        public Named actor() {
            throw new IllegalStateException("a corpse is nobody any more");
        }

        @Override
        public List<Named> actors() {
            return List.of();
        }

        @Override
        public Carry carry() {
            return Carry.ROOM;
        }
    }

    /** A letter has come for {@code actor}. */
    record GotMail(Named actor, Named author) implements Life {
        @Override
        public List<Named> actors() {
            return List.of(actor, author);
        }
    }

    record CameOnline(Named actor) implements Life {
        @Override
        public Carry carry() {
            return Carry.ROOM;
        }
    }

    record WentOffline(Named actor) implements Life {
        @Override
        public Carry carry() {
            return Carry.ROOM;
        }
    }

    record LostLink(Named actor) implements Life {
        @Override
        public Carry carry() {
            return Carry.ROOM;
        }
    }

    record RegainedLink(Named actor) implements Life {
        @Override
        public Carry carry() {
            return Carry.ROOM;
        }
    }
}
