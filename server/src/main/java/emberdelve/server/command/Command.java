package emberdelve.server.command;

import emberdelve.server.admin.Role;
import emberdelve.server.model.Action;

import java.util.Locale;

/**
 * A command of a player, understood as far as it can be without the world. Immutable; made on the
 * connection's event loop, run on the world thread.
 */
public sealed interface Command {
    /** The command's name in figures and logs, such as {@code give-role}. */
    default String label() {
        return getClass()
                .getSimpleName()
                .replaceAll("Command$", "")
                .replaceAll("(?<=[a-z])(?=[A-Z])", "-")
                .toLowerCase(Locale.ROOT);
    }

    /**
     * Whether a player would miss the command's result after a crash. While saving has failed for
     * long, such a command is refused (docs/operating.md P7).
     */
    default boolean needsSaving() {
        return false;
    }

    /**
     * The typed line as it may be recorded and read along: without what is secret. It means the
     * same command, which does the same in a replay.
     */
    default String shown(String line) {
        return line;
    }

    /** Whether the command may begin a text; lines that are typed after it wait for its answer. */
    default boolean beginsWriting() {
        return false;
    }

    /** Whether a frozen player may use the command, such as look, help and quit. */
    default boolean isLeftToTheFrozen() {
        return false;
    }

    /**
     * Whether the command itself decides if a player is away from the keyboard; any other command
     * ends the absence.
     */
    default boolean mindsAbsence() {
        return false;
    }

    /**
     * A command that costs no time, such as look or say. It is answered at once, whatever waits.
     */
    non-sealed interface Free extends Command {
        Reply run(Scene scene);
    }

    /**
     * A command that leaves the dungeon: costs no time, but waits until all earlier commands are
     * done.
     */
    non-sealed interface Parting extends Command {
        Reply run(Scene scene);
    }

    /** A command that takes time: it runs when the character is ready. */
    non-sealed interface Timed extends Command {
        Intent intent(Scene scene);
    }

    /** A command for the player's own screen: the session runs it, never the world. */
    sealed interface OfTerminal extends Command permits AgainCommand, TerminalCommand {}

    /** A command for staff; it costs no time. The role is checked when it is run. */
    non-sealed interface Staff extends Command {
        Role least();

        /**
         * Whether the command changes the world. Then it is refused while saving fails, because its
         * audit record would be lost.
         */
        default boolean isDeed() {
            return true;
        }

        Reply run(StaffScene scene);
    }

    /**
     * The meaning of a timed command at this moment: an action, or an answer when there is none.
     */
    sealed interface Intent {
        record Act(Action action) implements Intent {}

        /** An answer alone; the command costs no time. */
        record Answer(Reply reply) implements Intent {}

        static Intent to(Action action) {
            return new Act(action);
        }

        static Intent refuse(Reply reply) {
            return new Answer(reply);
        }
    }
}
