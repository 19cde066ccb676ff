package emberdelve.server.session;

import emberdelve.server.admin.Sanction;
import emberdelve.server.view.Note;

import java.util.List;
import java.util.OptionalLong;

/** The result of a {@link Task.Slow}. */
sealed interface Answer {
    /**
     * The password was right.
     *
     * @param characterId empty when creation broke off before there was one
     */
    record Known(Identity identity, OptionalLong characterId) implements Answer {}

    /**
     * The refusal of a name that is not there, or of a wrong password: nobody learns which.
     *
     * @param name as it was given
     * @param failures of this connection, this one included
     */
    record Wrong(String name, int failures) implements Answer {}

    /**
     * The account has several characters, or none is left, or the player asked for the list.
     *
     * @param characters that can be played, oldest first
     * @param fallen those that died for good
     */
    record Several(Identity identity, List<OwnCharacter> characters, List<OwnCharacter> fallen)
            implements Answer {}

    /** The account has got the name for another character. */
    record AnotherFree(Identity identity) implements Answer {}

    /**
     * @param why the account cannot have the name
     */
    record AnotherRefused(Identity identity, Note why) implements Answer {}

    /**
     * @param changed false when the old password was wrong
     */
    record PasswordChanged(Identity identity, boolean changed) implements Answer {}

    record NameFree(String name) implements Answer {}

    /**
     * @param why nobody can take the name now
     * @param failures of this connection
     */
    record NameRefused(Note why, int failures) implements Answer {}

    record AccountMade(Identity identity) implements Answer {}

    /** A guest was made. */
    record GuestMade(Identity identity) implements Answer {}

    /** Another guest has that name. */
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
