package emberdelve.server.link;

import emberdelve.config.content.Pronouns;
import emberdelve.db.character.CharacterRow;
import emberdelve.db.character.ItemRow;
import emberdelve.server.admin.Role;
import emberdelve.server.admin.SanctionOrder;
import emberdelve.server.command.Command;
import emberdelve.server.model.Abilities;
import emberdelve.server.model.ActorId;
import emberdelve.server.view.AuditView;
import emberdelve.server.view.Note;

import java.util.List;
import java.util.Optional;

/** Everything that reaches the world from outside. */
public sealed interface Input {
    /**
     * A player typed a command.
     *
     * @param line what it was read from; the same line is the same command again
     */
    record Typed(ActorId actor, Command command, String line) implements Input {}

    /** Somebody typed at the server's own console. */
    record Console(Link link, Command command, String line) implements Input {}

    /** A player wants in with an existing character. */
    record Enter(Link link, Role role, long accountId, long characterId) implements Input {}

    /**
     * What the database knows of that character, for those who wait; empty when it is gone.
     *
     * @param ofAccount all characters of its account, itself included
     */
    record Loaded(
            long characterId,
            Optional<CharacterRow> row,
            List<ItemRow> items,
            List<CharacterRow> ofAccount)
            implements Input {}

    /** The database could not be asked for that character. */
    record NotLoaded(long characterId) implements Input {}

    /** A player wants in with a new character. */
    record Create(Link link, Role role, long accountId, NewCharacter character) implements Input {}

    /**
     * A player's programs follow the topics of these names from now on, and no others; they are
     * given all of them at once.
     */
    record Follow(ActorId actor, List<String> topics) implements Input {}

    /** The link is gone; the character stays. */
    record LinkLost(ActorId actor, Link link) implements Input {}

    /** Everything up to and including that tick is safe on disk. */
    record Durable(long tick) implements Input {}

    /**
     * Saving goes another way than before.
     *
     * @param failing whether the last write failed
     */
    record Saving(SavingStage stage, boolean failing) implements Input {}

    /** Staff who are here are to be told. */
    record ForStaff(Note note) implements Input {}

    /** Whoever asked for it is told, if still here: a character's name, or {@code console}. */
    record Answered(String who, Note note) implements Input {}

    /** Whoever asked for that page of the audit is shown it, likewise. */
    record AuditRead(String who, AuditView page) implements Input {}

    /**
     * The account's role is another one from now on; it is stored already.
     *
     * @param who ordered it: a character's name, or {@code console}
     * @param from where that link came from
     */
    record RoleChanged(
            long accountId, String account, Role before, Role role, String who, String from)
            implements Input {}

    /** The database has been asked whom staff meant; empty when there is nobody of that name. */
    record AccountFound(SanctionOrder order, Optional<SanctionOrder.Holder> holder)
            implements Input {}

    /** So late it is outside: seconds since 1970 in UTC. */
    record WallTime(long second) implements Input {}

    /**
     * @param name checked and free
     * @param characterClass id of an existing class
     * @param hardcore whether it dies for good
     */
    record NewCharacter(
            String name,
            String characterClass,
            Abilities abilities,
            Pronouns pronouns,
            boolean hardcore) {
        /** One that wakes again after its death. */
        public NewCharacter(
                String name, String characterClass, Abilities abilities, Pronouns pronouns) {
            this(name, characterClass, abilities, pronouns, false);
        }
    }
}
