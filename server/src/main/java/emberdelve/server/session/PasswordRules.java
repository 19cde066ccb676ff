package emberdelve.server.session;

import emberdelve.config.settings.PasswordSettings;
import emberdelve.db.account.NameFold;
import emberdelve.server.view.Note;

import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** The rules for new passwords. Safe for any thread. */
record PasswordRules(Supplier<PasswordSettings> settings) {
    /**
     * The most characters: enough for every passphrase, but a limit, so that long passwords cannot
     * keep the server busy with hashing.
     */
    static final int CHARS_MAX = 128;

    /** The reason why the account of that name cannot have the password; empty if it can. */
    Optional<Note> objection(String password, String account) {
        var chars = password.codePointCount(0, password.length());
        var least = settings.get().lengthMin();
        if (chars < least) return Optional.of(number("creation.password-short", "least", least));
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
