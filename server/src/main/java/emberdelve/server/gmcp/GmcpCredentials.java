package emberdelve.server.gmcp;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

import java.util.Optional;

/** A name and a password that a client's program sent: {@code Char.Login.Credentials}. */
public record GmcpCredentials(String account, String password) {
    /** The message's name. */
    public static final String NAME = "Char.Login.Credentials";

    private static final JsonMapper JSON = new JsonMapper();

    /**
     * Reads the message; empty where the name or the password is missing: the client has none, and
     * its user will type them.
     */
    public static Optional<GmcpCredentials> read(String json) {
        if (json.isEmpty()) return Optional.empty();
        try {
            var tree = JSON.readTree(json);
            var account = tree.path("account").asString("");
            var password = tree.path("password").asString("");
            return account.isEmpty() || password.isEmpty()
                    ? Optional.empty()
                    : Optional.of(new GmcpCredentials(account, password));
        } catch (JacksonException _) {
            return Optional.empty();
        }
    }

    /** A password is shown nowhere, not even in a log of ours. */
    @Override
    public String toString() {
        return account + " (hidden)";
    }
}
