package emberdelve.server.admin;

import emberdelve.config.content.Direction;

import java.util.Locale;
import java.util.Optional;

/**
 * A deed that a builder wants done to the content, as it was typed: nobody has looked whether it
 * can be.
 */
public sealed interface BuildDeed {
    /** A new room that way; {@code name}: empty for one that is named later. */
    record Dig(Direction way, String name) implements BuildDeed {}

    /** A new zone that way, of one room. */
    record NewZone(Direction way, String name) implements BuildDeed {}

    /** The room that way is no more, with all ways into it. */
    record Fill(Direction way) implements BuildDeed {}

    /** {@code to}: a room of this zone, or {@code zone/room}. */
    record Link(Direction way, String to, boolean isOneWay) implements BuildDeed {}

    /** Both ways. */
    record Unlink(Direction way) implements BuildDeed {}

    /** A monster that lives here, or an item that the shop here sells. */
    record Place(String what, String count, String every, Optional<Direction> holds)
            implements BuildDeed {}

    /** An item that a monster drops; {@code chance}: of a hundred. */
    record PlaceOn(String item, String monster, String chance) implements BuildDeed {}

    /** {@code on}: a monster; empty for here. */
    record Unplace(String what, String on) implements BuildDeed {}

    /** A new kind of monster or item, or a new quest. */
    record Begin(Sort sort, String name) implements BuildDeed {}

    /** A kind of monster or item, or a quest, that nothing else names. */
    record Remove(Target of) implements BuildDeed {}

    /** {@code key}: empty for all. */
    record See(Target of, String key) implements BuildDeed {}

    record Put(Target of, String key, String value) implements BuildDeed {}

    record Clear(Target of, String key) implements BuildDeed {}

    /** The text of the file. */
    record Show(Target of) implements BuildDeed {}

    /** A copy of a zone, which players do not see. */
    record MakeDraft(String zone) implements BuildDeed {}

    /** A draft of a zone that is not there yet. */
    record BeginDraft(String name) implements BuildDeed {}

    record DropDraft(String zone) implements BuildDeed {}

    /**
     * The draft in which the builder stands takes the place of its zone.
     *
     * @param isSure whether what would change has been read
     */
    record Publish(boolean isSure) implements BuildDeed {}

    /** The builder's last deed is taken back. */
    record Undo() implements BuildDeed {}

    /** The kind of thing that can be begun. */
    enum Sort {
        MONSTER,
        ITEM,
        QUEST
    }

    /**
     * The thing that is looked at or changed.
     *
     * @param name a direction or an id; empty for where the builder stands
     */
    record Target(Kind kind, String name) {
        /** The room in which the builder stands. */
        public static final Target HERE = new Target(Kind.ROOM, "");

        /**
         * The kind and name as they are typed before a key, with a blank behind them; empty for the
         * room.
         */
        public String typed() {
            if (kind == Kind.ROOM) return "";
            var word = kind.name().toLowerCase(Locale.ROOT) + " ";
            return name.isEmpty() ? word : word + name + " ";
        }

        /** The kind of thing that a builder names before the key. */
        public enum Kind {
            ROOM,
            ZONE,
            EXIT,
            MONSTER,
            ITEM,
            QUEST
        }
    }
}
