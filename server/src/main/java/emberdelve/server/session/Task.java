package emberdelve.server.session;

import emberdelve.server.link.Input;

/** What a step of the dialogue wants done; doing it is the session's. */
sealed interface Task {
    /** Needs the database or a hash; comes back as an {@link Answer}. */
    sealed interface Slow extends Task {}

    /** Whose password is it? */
    record CheckPassword(String name, Secret password, int failures) implements Slow {}

    /** Is this name to be had? */
    record CheckName(String name, int failures) implements Slow {}

    record MakeAccount(String name, Secret password) implements Slow {}

    /** Lets somebody look around, under that name if it is free. */
    record MakeGuest(String name) implements Slow {}

    /** Which characters has this account? */
    record ListCharacters(Identity identity) implements Slow {}

    /** Is this name to be had for another character of theirs? It is kept for them then. */
    record CheckAnother(Identity identity, String name) implements Slow {}

    record ChangePassword(Identity identity, Secret old, Secret wanted) implements Slow {}

    /** Lets that character of theirs into the world. */
    record Enter(Identity identity, long characterId) implements Task {}

    /** Lets a new character into the world. */
    record Create(Identity identity, Input.NewCharacter character) implements Task {}

    /** What lists of servers want to know. */
    record TellStatus() implements Task {}

    /** Output for listening from now on, or for looking. */
    record ReadAloud(boolean on) implements Task {}
}
