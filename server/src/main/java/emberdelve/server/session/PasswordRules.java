package emberdelve.server.session;

import emberdelve.config.settings.PasswordSettings;
import emberdelve.db.account.NameFold;
import emberdelve.server.view.Note;

import java.util.Map;
import java.util.Optional;

/** What a new password has to be like. Safe for any thread. */
record PasswordRules(PasswordSettings settings) {
    /** Long enough for every passphrase; hashing must not become a way to keep us busy. */
    static final int CHARS_MAX = 128;

    /** What is wrong with it as the password of an account of that name; empty when nothing is. */
    Optional<Note> objection(String password, String account) {
        var chars = password.codePointCount(0, password.length());
        if (chars < settings.lengthMin())
            return Optional.of(number("creation.password-short", "least", settings.lengthMin()));
        if (chars > CHARS_MAX)
            return Optional.of(number("creation.password-long", "most", CHARS_MAX));
        return NameFold.fold(password).equals(NameFold.fold(account))
                ? Optional.of(Note.of("creation.password-is-name"))
                : Optional.empty();
    }

    private static Note number(String key, String argument, int number) {
        return Note.of(key, Map.of(argument, Integer.toString(number)));
    }
}
