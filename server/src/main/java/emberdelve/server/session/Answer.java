package emberdelve.server.session;

import emberdelve.server.admin.Sanction;
import emberdelve.server.view.Note;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** The result of a {@link Task.Slow}. */
sealed interface Answer {
    /** The answer itself, for whoever asks what it is and not what is told before it. */
    default Answer bare() {
        return this;
    }

    /**
     * The password was right.
     *
     * @param characterId empty when creation broke off before there was one
     */
    record Known(Identity identity, OptionalLong characterId) implements Answer {}

    /**
     * The refusal of an unknown name or of a wrong password: the player does not learn which.
     *
     * @param name the name as it was typed
     * @param failures the failed attempts on this connection, this one included
     */
    record Wrong(String name, int failures) implements Answer {}

    /**
     * The refusal of a ticket that was spent, is void or too old.
     *
     * @param failures the number of wrong passwords on this connection so far
     */
    record TicketOver(int failures) implements Answer {}

    /**
     * The list of an account's characters, because there are several or none, or because the player
     * asked for it.
     *
     * @param characters the characters that can be played, oldest first
     * @param fallen the characters that died for good
     */
    record Several(Identity identity, List<OwnCharacter> characters, List<OwnCharacter> fallen)
            implements Answer {}

    /** The consent to the name for another character of the account, which is now reserved. */
    record AnotherFree(Identity identity) implements Answer {}

    /**
     * @param why the reason why the account cannot have the name
     */
    record AnotherRefused(Identity identity, Note why) implements Answer {}

    /**
     * @param changed false when the old password was wrong
     */
    record PasswordChanged(Identity identity, boolean changed) implements Answer {}

    /** Instead of the password, the code was typed by which another password is set. */
    record CodeTyped(Identity identity, Secret code) implements Answer {}

    /**
     * The password was right, and a code of the authenticator is asked for.
     *
     * @param failures the failed attempts on this connection
     * @param passcode as in {@link Stage.AskingCode}
     * @param isWrong whether a code was typed already, and was not right
     */
    record CodeAsked(Identity identity, int failures, Optional<Secret> passcode, boolean isWrong)
            implements Answer {}

    /** The secret for a new authenticator, because the account has none. */
    record CodesOff(Identity identity, Secret secret) implements Answer {}

    /** The account has an authenticator. */
    record CodesOn(Identity identity) implements Answer {}

    /** The account was changed, or not; then the list of its characters follows. */
    record Changed(Identity identity, List<Note> notes) implements Answer {
        Changed(Identity identity, Note note) {
            this(identity, List.of(note));
        }
    }

    /** The answer, with something that its reader has to know before it. */
    record Warned(Note warning, Answer then) implements Answer {
        @Override
        public Answer bare() {
            return then.bare();
        }
    }

    record NameFree(String name) implements Answer {}

    /**
     * @param why the reason why nobody can take the name now
     * @param failures the failed attempts on this connection
     */
    record NameRefused(Note why, int failures) implements Answer {}

    record AccountMade(Identity identity) implements Answer {}

    /** The account of a guest, which was just made. */
    record GuestMade(Identity identity) implements Answer {}

    /** The refusal of a guest's name, because another guest has it. */
    record GuestTaken() implements Answer {}

    /** The refusal of a banned account or address. */
    record Banned(Sanction ban) implements Answer {}

    /**
     * The task could not be done now.
     *
     * @param key message that says why
     */
    record Refused(String key) implements Answer {}
}
