package emberdelve.server.link;

import emberdelve.config.content.Direction;
import emberdelve.config.content.Pronouns;
import emberdelve.config.content.RoomId;
import emberdelve.db.character.CharacterRow;
import emberdelve.db.character.ItemRow;
import emberdelve.db.person.PersonRows;
import emberdelve.server.admin.AccountOrder;
import emberdelve.server.admin.ClaimOrder;
import emberdelve.server.admin.CodeOrder;
import emberdelve.server.admin.PersonOrder;
import emberdelve.server.admin.Role;
import emberdelve.server.command.Abroad;
import emberdelve.server.command.Command;
import emberdelve.server.model.Abilities;
import emberdelve.server.model.ActorId;
import emberdelve.server.view.AuditView;
import emberdelve.server.view.Note;

import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * An input, which reaches the world from outside. It is a value, which {@link InputNotation} writes
 * as a line of text and reads back: connections are named by {@link LinkId}, content by its digest,
 * and commands are read again from what was typed.
 *
 * <p>Some inputs carry rows, the game's own records of what is stored: plain values from which a
 * world is made when it starts, and as which it is written. Other records for inputs would say the
 * same twice.
 */
public sealed interface Input {
    /**
     * A command that a player typed.
     *
     * @param command the command that the line means. It is never written down, because it can be
     *     read again from {@code line} and {@code readBy}. The line is read where it comes in, and
     *     not once more by whoever runs the world
     */
    record Typed(ActorId actor, String line, ReadBy readBy, Command command) implements Input {
        /** A command that was read for an owner, by the verbs of the content in force. */
        public Typed(ActorId actor, String line, Command command) {
            this(actor, line, ReadBy.OWNER, command);
        }

        Typed readAs(Command read) {
            return new Typed(actor, line, readBy, read);
        }
    }

    /**
     * A line that a player typed of the text that the character is writing.
     *
     * @param whole false when the end of the line is missing, or a line before it
     */
    record Wrote(ActorId actor, String line, boolean whole) implements Input {}

    /**
     * A command that was typed at the server's own console.
     *
     * @param command as in {@link Typed}
     */
    record Console(LinkId link, String line, ReadBy readBy, Command command) implements Input {
        Console readAs(Command read) {
            return new Console(link, line, readBy, read);
        }
    }

    /**
     * The request of a player to enter with an existing character.
     *
     * @param read the number of the last moment that the player's page has shown (see {@link
     *     Batch#moment}); empty when it has not said so
     */
    record Enter(LinkId link, Role role, long accountId, long characterId, Optional<Long> read)
            implements Input {
        /** The request of a player whose client does not say what was read. */
        public Enter(LinkId link, Role role, long accountId, long characterId) {
            this(link, role, accountId, characterId, Optional.empty());
        }
    }

    /**
     * The news from another world that a character has stepped over, and is stored as it is now.
     *
     * @param from the world that it has left, which waits for {@link Arrived}
     * @param crossing the number of the crossing, which grows from one to the next out of the same
     *     world: what comes twice or late is known by it
     * @param enter the way in, as if its player had just come
     * @param isEntered whether the player's session is in the dungeon already
     * @param baggage what it has with it that is not stored
     */
    record Arrive(int from, long crossing, Enter enter, boolean isEntered, Baggage baggage)
            implements Input {
        Arrive with(List<Input> waiting) {
            return new Arrive(from, crossing, enter, isEntered, baggage.with(waiting));
        }
    }

    /**
     * The baggage of a character that crosses: what it has with it that is not stored.
     *
     * @param cameFrom the direction from which it comes; empty if it did not walk
     * @param moment the number of the last moment that it has noticed (see {@link Batch#moment})
     * @param invisible whether it is invisible staff
     * @param leader whom it follows
     * @param topics the topics that its player's programs follow
     * @param waiting what was typed and not carried out yet, in its order: {@link Typed} and {@link
     *     Wrote}
     */
    record Baggage(
            Optional<Direction> cameFrom,
            long moment,
            boolean invisible,
            Optional<ActorId> leader,
            Talk talk,
            List<String> topics,
            List<Input> waiting) {
        /**
         * What others have to do with it.
         *
         * @param teller who has told it something last
         * @param away the player's words for others while away from the keyboard
         */
        public record Talk(Optional<ActorId> teller, Optional<String> away) {}

        public Baggage {
            topics = List.copyOf(topics);
            waiting = List.copyOf(waiting);
        }

        /** The same baggage with other inputs that wait. */
        public Baggage with(List<Input> others) {
            return new Baggage(cameFrom, moment, invisible, leader, talk, topics, others);
        }
    }

    /** The news from the other world that it knows of the crossing, and has the character. */
    record Arrived(long characterId, long crossing) implements Input {}

    /** The news that nothing more comes from the player of a character that has stepped over. */
    record Held(ActorId actor) implements Input {}

    /**
     * The answer of the database, with what it knows of that character; empty when it is gone.
     *
     * @param ofAccount all characters of the account, this one included
     */
    record Loaded(
            long characterId,
            Optional<CharacterRow> row,
            List<ItemRow> items,
            List<CharacterRow> ofAccount)
            implements Input {}

    /** The news that the database could not be asked for that character. */
    record NotLoaded(long characterId) implements Input {}

    /** The request of a player to enter with a new character. */
    record Create(LinkId link, Role role, long accountId, NewCharacter character)
            implements Input {}

    /**
     * The topics that a player's programs follow from now on, and no others; all of them are sent
     * at once.
     */
    record Follow(ActorId actor, List<String> topics) implements Input {}

    /** The news that the link is gone; the character stays. */
    record LinkLost(ActorId actor, LinkId link) implements Input {}

    /**
     * The news that everything up to and including that tick is safe on disk, except what is
     * withheld.
     */
    record Durable(long tick, Withheld withheld) implements Input {
        /** The news that everything up to that tick is safe. */
        public Durable(long tick) {
            this(tick, Withheld.NOTHING);
        }
    }

    /**
     * The news of what other worlds have stored of what the features keep.
     *
     * @param rows those that are new or have changed
     * @param gone by the name of their table, the keys of those that are no more
     */
    record StoredElsewhere(List<Record> rows, Map<String, List<Long>> gone) implements Input {
        public StoredElsewhere {
            rows = List.copyOf(rows);
            gone = Collections.unmodifiableMap(new TreeMap<>(gone));
        }
    }

    /**
     * The news that the state of saving has changed.
     *
     * @param failing whether the last write failed
     */
    record Saving(SavingStage stage, boolean failing) implements Input {}

    /**
     * The news of the watchdog over another world.
     *
     * @param region the name of that world, for people
     * @param still whether it stands still; false: it goes on
     */
    record Stands(int world, String region, boolean still) implements Input {}

    /** A note to all players in the dungeon whose role is that or a higher one. */
    record Announced(Role least, Note note) implements Input {}

    /**
     * The news from another world of its players.
     *
     * @param anew whether that world has just begun: nobody is there yet, and it knows of nobody
     * @param people those who have come there, or have changed
     * @param gone those who are there no more
     */
    record Neighbours(int world, boolean anew, List<Abroad.Person> people, List<ActorId> gone)
            implements Input {
        public Neighbours {
            people = List.copyOf(people);
            gone = List.copyOf(gone);
        }
    }

    /** A feature's message from another world; see {@code Dispatch}. */
    record Dispatched(Record message) implements Input {}

    /**
     * The order of a member of staff in another world, for a player in this one or to take back
     * what was done here.
     *
     * @param who a character's name, or {@code console}
     * @param from where the link of {@code who} comes from
     * @param room the room in which the order is given; empty at the console
     */
    record Ordered(String who, String from, Role role, Optional<RoomId> room, String line)
            implements Input {}

    /** The news that an account's role was changed in another world. */
    record RoleTurned(long account, Role role, Note told) implements Input {}

    /**
     * The answer to a request of staff.
     *
     * @param who a character's name, or {@code console}
     * @param notes one at least
     */
    record Answered(String who, List<Note> notes) implements Input {
        public Answered(String who, Note note) {
            this(who, List.of(note));
        }
    }

    /**
     * The news that a text that a builder wrote line by line was looked at; the answer to the
     * builder came just before.
     *
     * @param who a character's name
     * @param isTaken false when the text stays with its writer
     */
    record Judged(String who, boolean isTaken) implements Input {}

    /**
     * The order that the world goes on with other content.
     *
     * @param version digest of the content, which is checked, fit for a world that runs, and kept
     * @param who ordered it: a character's name, or {@code console}
     * @param from an address, or {@code console}
     * @param edited the change that a builder has made in the game; empty where files were changed
     */
    record Reload(String version, String who, String from, Optional<Edited> edited)
            implements Input {
        public Reload(String version, String who, String from) {
            this(version, who, from, Optional.empty());
        }
    }

    /**
     * The news that the settings were read anew, and that those which need no restart are in force.
     *
     * @param who ordered it: a character's name, or {@code console}
     * @param from an address, or {@code console}
     * @param changes the settings that have changed, one at least
     * @param restart the keys of those that stay as they are until a restart
     * @param limits the limits that the world itself keeps, as they are now
     */
    record SettingsRead(
            String who,
            String from,
            List<Setting> changes,
            List<String> restart,
            WorldLimits limits)
            implements Input {}

    /** A setting that has changed, with its values as they are written in the file. */
    record Setting(String key, String before, String now) {}

    /**
     * The limits that the world itself keeps.
     *
     * @param talkPerMinute lines that one player may say in the long run
     * @param talkBurst lines that they may say at once after a silence
     */
    record WorldLimits(int talkPerMinute, int talkBurst, Duration guestLasts) {}

    /**
     * The change that a builder has made.
     *
     * @param deed the verb, with its target and what changed there, for the audit
     * @param notes the notes that the builder is shown
     * @param numbered message that tells the number of the audit's entry
     */
    record Edited(String deed, String target, String detail, List<Note> notes, String numbered) {}

    /** The page of the audit for the member of staff who asked for it. */
    record AuditRead(String who, AuditView page) implements Input {}

    /**
     * The news that an account's role has changed, which is stored already.
     *
     * @param who ordered the change: a character's name, or {@code console}
     * @param from where the link of {@code who} comes from
     */
    record RoleChanged(
            long accountId, String account, Role before, Role role, String who, String from)
            implements Input {}

    /**
     * The news of a player's claim to be the first owner.
     *
     * @param isRight whether the code was right: the role of the account is stored already then
     */
    record Claimed(ClaimOrder order, boolean isRight) implements Input {}

    /**
     * The news that there is a code by which the owner of an account may set another password.
     *
     * @param code the code, which is shown to whoever ordered it, and kept nowhere
     */
    record CodeMade(CodeOrder order, String code) implements Input {}

    /**
     * The news that the owner of an account is not asked for codes of an authenticator any more.
     */
    record AuthenticatorEnded(CodeOrder order) implements Input {}

    /**
     * The news that the owner of an account has begun to be asked for codes of an authenticator, or
     * has ended it.
     *
     * @param order the owner's own: who gives it is the owner, by the name of the account
     */
    record AuthenticatorTurned(CodeOrder order, boolean isOn) implements Input {}

    /**
     * The answer of the database, with the account that a staff command is for; empty when nobody
     * has that name.
     */
    record AccountFound(AccountOrder order, Optional<AccountOrder.Holder> holder)
            implements Input {}

    /**
     * The answer of the database, with the account of a person who is to be erased; empty when
     * nobody has that name.
     */
    record PersonFound(PersonOrder order, Optional<PersonOrder.Holder> holder) implements Input {}

    /**
     * The answer of the database, with the rows of a person who is to be erased; empty when they
     * could not be read.
     */
    record PersonRead(PersonOrder order, Optional<PersonRows> rows) implements Input {}

    /**
     * The news that all that is kept of a person was written into a file.
     *
     * @param file the name of the file in its folder of the data
     */
    record PersonExported(PersonOrder order, long account, String file) implements Input {}

    /** The time of the wall clock, in seconds since 1970 in UTC. */
    record WallTime(long second) implements Input {}

    /** The news which channels a bridge joins to which places outside, by the channels' ids. */
    record Joined(Map<String, String> places) implements Input {}

    /**
     * A line that a bridge has brought from another place.
     *
     * @param channel the id of the channel on which it is to be told
     * @param place the name of the place
     * @param who the name of the speaker there, which may be any
     */
    record FromElsewhere(String channel, String place, String who, String words) implements Input {}

    /**
     * @param name the name, which is checked and free
     * @param characterClass id of an existing class
     * @param hardcore whether the character dies for good
     */
    record NewCharacter(
            String name,
            String characterClass,
            Abilities abilities,
            Pronouns pronouns,
            boolean hardcore) {
        /** A new character that is not hardcore. */
        public NewCharacter(
                String name, String characterClass, Abilities abilities, Pronouns pronouns) {
            this(name, characterClass, abilities, pronouns, false);
        }
    }
}
