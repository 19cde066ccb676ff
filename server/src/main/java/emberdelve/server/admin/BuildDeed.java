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

    /** The removal of the room that way, with all ways into it. */
    record Fill(Direction way) implements BuildDeed {}

    /** A way in that direction; {@code to}: a room of this zone, or {@code zone/room}. */
    record Link(Direction way, String to, boolean isOneWay) implements BuildDeed {}

    /** The removal of the way in that direction, and of the way back. */
    record Unlink(Direction way) implements BuildDeed {}

    /** A monster that lives here, or an item that the shop here sells. */
    record Place(String what, String count, String every, Optional<Direction> holds)
            implements BuildDeed {}

    /** An item that a monster drops; {@code chance}: in a hundred. */
    record PlaceOn(String item, String monster, String chance) implements BuildDeed {}

    /**
     * The removal of what was placed; {@code on}: the monster that it was placed on, or empty for
     * here.
     */
    record Unplace(String what, String on) implements BuildDeed {}

    /** A new kind of monster or item, or a new quest. */
    record Begin(Sort sort, String name) implements BuildDeed {}

    /** The removal of a kind of monster or item, or of a quest, that nothing else names. */
    record Remove(Target of) implements BuildDeed {}

    /** A look at the value of a key, or at all values if {@code key} is empty. */
    record See(Target of, String key) implements BuildDeed {}

    record Put(Target of, String key, String value) implements BuildDeed {}

    record Clear(Target of, String key) implements BuildDeed {}

    /** A look at the text of the target's file. */
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

    /** The taking back of the builder's last deed. */
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
