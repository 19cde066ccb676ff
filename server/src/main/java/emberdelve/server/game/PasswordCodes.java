package emberdelve.server.game;

import emberdelve.db.Database;
import emberdelve.db.account.Accounts;
import emberdelve.db.account.CodeHash;
import emberdelve.server.admin.CodeOrder;
import emberdelve.server.checkpoint.StoreWriter;
import emberdelve.server.link.Inbox;
import emberdelve.server.link.Input;
import emberdelve.server.time.Clock;
import emberdelve.server.view.Note;

import jakarta.inject.Inject;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.security.SecureRandom;
import java.time.Duration;
import java.util.Map;

/**
 * The codes by which owners of accounts set another password: stores the hash of each, and sends
 * the world the code, which is shown once. Thread: world asks, the checkpoint-writer stores.
 */
record PasswordCodes(
        Database database,
        StoreWriter writer,
        Inbox inbox,
        Clock clock,
        Authenticators authenticators) {
    private static final Logger LOG = LoggerFactory.getLogger(PasswordCodes.class);

    /** The time for which a code may be used. */
    static final Duration LASTS = Duration.ofHours(1);

    @Inject
    PasswordCodes {}

    // The last step says how it went.
    @SuppressWarnings("FutureReturnValueIgnored")
    void make(CodeOrder order) {
        writer.write(() -> store(order))
                .whenComplete((code, failure) -> {
                    if (failure == null) {
                        send(new Input.CodeMade(order, code));
                        return;
                    }
                    LOG.error("no code for {}", order.name(), failure);
                    send(new Input.Answered(order.who(), Note.of("passcode.failed", who(order))));
                });
    }

    /** Takes the authenticator of the account away. */
    // The last step says how it went.
    @SuppressWarnings("FutureReturnValueIgnored")
    void endAuthenticator(CodeOrder order) {
        if (!authenticators.has(order.account())) {
            send(new Input.Answered(order.who(), Note.of("totp.none", who(order))));
            return;
        }
        authenticators
                .end(order.account())
                .whenComplete((_, failure) -> {
                    if (failure == null) {
                        send(new Input.AuthenticatorEnded(order));
                        return;
                    }
                    LOG.error("{} keeps its authenticator", order.name(), failure);
                    send(new Input.Answered(order.who(), Note.of("totp.failed", who(order))));
                });
    }

    private static Map<String, String> who(CodeOrder order) {
        return Map.of("who", order.name());
    }

    /** Thread: checkpoint-writer. */
    private String store(CodeOrder order) {
        var code = CodeHash.make(new SecureRandom());
        database.accounts()
                .setCode(
                        order.account(),
                        new Accounts.Code(CodeHash.of(code), clock.instant().plus(LASTS)));
        return code;
    }

    private void send(Input input) {
        if (!inbox.offer(input)) LOG.warn("staff were not told of a code: the inbox is full");
    }
}
