package emberdelve.server.session;

import emberdelve.server.link.Input;

import java.util.Optional;

/** A task that a step of the dialogue gives to the session. */
sealed interface Task {
    /** A task that needs the database or a hash; its result is an {@link Answer}. */
    sealed interface Slow extends Task {}

    /** The check of a name with its password. */
    record CheckPassword(String name, Secret password, int failures) implements Slow {}

    /**
     * The check of a ticket that a page presents in place of a password.
     *
     * @param failures the number of wrong passwords on this connection so far
     */
    record Resume(Secret ticket, int failures) implements Slow {}

    /** The check whether the name is free. */
    record CheckName(String name, int failures) implements Slow {}

    record MakeAccount(String name, Secret password) implements Slow {}

    /** A task that makes a guest, under that name if it is free. */
    record MakeGuest(String name) implements Slow {}

    /** The search for the characters of this account. */
    record ListCharacters(Identity identity) implements Slow {}

    /**
     * The check whether the name is free for another character of the account; then it is reserved.
     */
    record CheckAnother(Identity identity, String name) implements Slow {}

    record ChangePassword(Identity identity, Secret old, Secret wanted) implements Slow {}

    /**
     * The check of a code of the authenticator.
     *
     * @param passcode as in {@link Stage.AskingCode}
     */
    record CheckCode(Identity identity, Secret code, int failures, Optional<Secret> passcode)
            implements Slow {}

    /** The question whether the account has an authenticator, for who knows its password. */
    record LookAtCodes(Identity identity, Secret password) implements Slow {}

    record BeginCodes(Identity identity, Secret secret, Secret code) implements Slow {}

    record EndCodes(Identity identity, Secret code) implements Slow {}

    /** A task that lets that character of the person into the world. */
    record Enter(Identity identity, long characterId) implements Task {}

    /** A task that lets a new character into the world. */
    record Create(Identity identity, Input.NewCharacter character) implements Task {}

    /** A task that tells the server's status, for lists of servers. */
    record TellStatus() implements Task {}

    /** A task that switches the screen reader mode. */
    record ReadAloud(boolean on) implements Task {}
}
