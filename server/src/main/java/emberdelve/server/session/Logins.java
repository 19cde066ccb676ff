package emberdelve.server.session;

import emberdelve.config.settings.PasswordSettings;
import emberdelve.config.settings.ProgramLogin;
import emberdelve.server.admin.Funnel;
import emberdelve.server.link.Links;

import jakarta.inject.Inject;

import java.util.function.Supplier;

/**
 * The parts that all logins share. Safe for any thread.
 *
 * @param service the service that does what a login has to wait for
 * @param links the links by which the world finds those who come
 * @param funnel the count of how far newcomers come
 * @param offered the answers that pages show as buttons
 */
record Logins(
        Dialogue dialogue,
        LoginService service,
        NewCharacters newCharacters,
        Links links,
        Funnel funnel,
        Supplier<PasswordSettings> passwords,
        OfferedAnswers offered) {
    @Inject
    Logins {}

    /** Whether that account, or that place, was banned since the account logged in. */
    boolean shutsOut(Identity who, String place) {
        return service.shutsOut(who, place);
    }

    /** The connections on which a program may log in for its player. */
    ProgramLogin programLogin() {
        return passwords.get().programLogin();
    }
}
