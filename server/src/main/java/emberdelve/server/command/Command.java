package emberdelve.server.command;

import emberdelve.server.admin.Role;
import emberdelve.server.model.Action;

/**
 * What a player typed, understood as far as it can be without the world. Immutable; made on the
 * connection's event loop, run on the world thread.
 */
public sealed interface Command {
    /**
     * Whether it would be missed if the server died before it is safe: when saving has failed for
     * long, such a command waits (docs/operating.md P7).
     */
    default boolean needsSaving() {
        return false;
    }

    /** Whether even a frozen player may: look, read help, quit. */
    default boolean isLeftToTheFrozen() {
        return false;
    }

    /** Costs no time: looking, talking, asking. Answered at once, whatever waits. */
    non-sealed interface Free extends Command {
        Reply run(Scene scene);
    }

    /** Ends the visit: costs no time, but waits until all that was typed before is done. */
    non-sealed interface Parting extends Command {
        Reply run(Scene scene);
    }

    /** Takes time: runs when the character is ready. */
    non-sealed interface Timed extends Command {
        Intent intent(Scene scene);
    }

    /** Concerns a player's own screen and no character: the session does it, the world never. */
    non-sealed interface OfTerminal extends Command {}

    /** For staff; costs no time. Rights are checked where it is run. */
    non-sealed interface Staff extends Command {
        Role least();

        /** Whether it changes the world; refused while saving fails: its record would be lost. */
        default boolean isDeed() {
            return true;
        }

        Reply run(StaffScene scene);
    }

    /** The meaning of a timed command at this moment, or the reason why it has none. */
    sealed interface Intent {
        record Act(Action action) implements Intent {}

        /** Nothing is done, nothing is paid. */
        record Answer(Reply reply) implements Intent {}

        static Intent to(Action action) {
            return new Act(action);
        }

        static Intent refuse(Reply reply) {
            return new Answer(reply);
        }
    }
}
