package emberdelve.server.session;

import emberdelve.config.settings.ProgramLogin;
import emberdelve.server.gmcp.GmcpCredentials;

import java.util.List;
import java.util.Optional;

/**
 * The log-in by a program instead of by hand: the client keeps name and password, and is asked for
 * them where the settings allow it. It counts like a typed login: guesses are throttled, and the
 * tries are limited, in the same way. Thread: its connection's event loop.
 *
 * @see "Mudlet's standard for GMCP authentication: Char.Login"
 */
final class GmcpLogin {
    private final DataChannel channel;
    private final boolean open;
    private boolean offered;
    private boolean waits;

    /**
     * @param secret whether nobody on the way can read what is sent
     */
    GmcpLogin(DataChannel channel, ProgramLogin allowed, boolean secret) {
        this.channel = channel;
        open =
                switch (allowed) {
                    case ANYWHERE -> true;
                    case ENCRYPTED -> secret;
                    case NEVER -> false;
                };
    }

    /** Asks the program for name and password, once, if it understands the question. */
    void offer(Stage stage) {
        if (!open || offered || !isAsked(stage) || !channel.wantsLogin()) return;
        offered = true;
        channel.offerLogin();
    }

    /** The step that the program's message leads to; empty if the message is no login. */
    Optional<Step> take(Stage stage, String json, Dialogue dialogue) {
        var credentials = GmcpCredentials.read(json);
        if (!open || credentials.isEmpty() || !isAsked(stage)) return Optional.empty();
        var failures =
                switch (stage) {
                    case Stage.AskingName asking -> asking.failures();
                    case Stage.AskingPassword asking -> asking.failures();
                    default -> 0;
                };
        var step =
                dialogue.credentials(
                        failures, credentials.get().account(), credentials.get().password());
        waits = step.task().isPresent();
        if (!waits) channel.refuseLogin(step.notes());
        return Optional.of(step);
    }

    /** The step that a ticket of the page leads to, whose result the page is told. */
    Optional<Step> resume(Optional<Step> presented) {
        waits |= presented.isPresent();
        return presented;
    }

    /** Tells the program what the answer to its login was, which leads to that step. */
    void answered(Answer answer, Step step) {
        // The person types the code, also again after a wrong one, however the login was begun; the
        // program is told what comes of that.
        if (step.next() instanceof Stage.AskingCode) {
            channel.tellOfCode();
            return;
        }
        if (!waits) return;
        waits = false;
        switch (answer.bare()) {
            case Answer.Known _, Answer.Several _ -> channel.acceptLogin();
            default ->
                    channel.refuseLogin(
                            step.next() instanceof Stage.Closed(var reason)
                                    ? List.of(reason)
                                    : step.notes());
        }
    }

    private static boolean isAsked(Stage stage) {
        return stage instanceof Stage.AskingName || stage instanceof Stage.AskingPassword;
    }
}
