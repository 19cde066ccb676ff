package emberdelve.server.session;

import emberdelve.server.link.Input;

/** A task that a step of the dialogue gives to the session. */
sealed interface Task {
    /** A task that needs the database or a hash; comes back as an {@link Answer}. */
    sealed interface Slow extends Task {}

    /** The check of a password, and whose it is. */
    record CheckPassword(String name, Secret password, int failures) implements Slow {}

    /** The check whether the name is free. */
    record CheckName(String name, int failures) implements Slow {}

    record MakeAccount(String name, Secret password) implements Slow {}

    /** The making of a guest, under that name if it is free. */
    record MakeGuest(String name) implements Slow {}

    /** The search for the characters of this account. */
    record ListCharacters(Identity identity) implements Slow {}

    /**
     * The check whether the name is free for another character of the account; then it is reserved.
     */
    record CheckAnother(Identity identity, String name) implements Slow {}

    record ChangePassword(Identity identity, Secret old, Secret wanted) implements Slow {}

    /** The letting of that character of theirs into the world. */
    record Enter(Identity identity, long characterId) implements Task {}

    /** The letting of a new character into the world. */
    record Create(Identity identity, Input.NewCharacter character) implements Task {}

    /** The telling of the server's status, for lists of servers. */
    record TellStatus() implements Task {}

    /** The switching of the screen reader mode. */
    record ReadAloud(boolean on) implements Task {}
}
