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
     * No such name, or not its password: nobody learns which.
     *
     * @param name as it was given
     * @param failures of this connection, this one included
     */
    record Wrong(String name, int failures) implements Answer {}

    /**
     * Who has several characters, or none that is left, or wants to see them.
     *
     * @param characters that can be played, oldest first
     * @param fallen those that died for good
     */
    record Several(Identity identity, List<OwnCharacter> characters, List<OwnCharacter> fallen)
            implements Answer {}

    /** The name is theirs, for another character. */
    record AnotherFree(Identity identity) implements Answer {}

    /**
     * @param why it is not theirs
     */
    record AnotherRefused(Identity identity, Note why) implements Answer {}

    /**
     * @param changed false when the old password was wrong
     */
    record PasswordChanged(Identity identity, boolean changed) implements Answer {}

    record NameFree(String name) implements Answer {}

    /**
     * @param why nobody can take it now
     * @param failures of this connection
     */
    record NameRefused(Note why, int failures) implements Answer {}

    record AccountMade(Identity identity) implements Answer {}

    /** They may look around. */
    record GuestMade(Identity identity) implements Answer {}

    /** Another guest has that name. */
    record GuestTaken() implements Answer {}

    /** This account, or whoever comes from there, may not come in. */
    record Banned(Sanction ban) implements Answer {}

    /**
     * It could not be done now.
     *
     * @param key message that says why
     */
    record Refused(String key) implements Answer {}
}
