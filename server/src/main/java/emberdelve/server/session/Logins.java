package emberdelve.server.session;

import emberdelve.config.settings.PasswordSettings;
import emberdelve.config.settings.ProgramLogin;
import emberdelve.server.admin.Funnel;
import emberdelve.server.link.Links;

import jakarta.inject.Inject;

/**
 * The parts that all logins share. Safe for any thread.
 *
 * @param service does what a login has to wait for
 * @param links by which the world finds whoever comes
 * @param funnel counts how far newcomers come
 * @param offered what pages show as buttons
 */
record Logins(
        Dialogue dialogue,
        LoginService service,
        NewCharacters newCharacters,
        Links links,
        Funnel funnel,
        PasswordSettings passwords,
        OfferedAnswers offered) {
    @Inject
    Logins {}

    /** Whether that account, or whoever comes from there, was banned since it logged in. */
    boolean shutsOut(Identity who, String place) {
        return service.shutsOut(who, place);
    }

    /** The connections where a program may log in instead of a hand. */
    ProgramLogin programLogin() {
        return passwords.programLogin();
    }
}
