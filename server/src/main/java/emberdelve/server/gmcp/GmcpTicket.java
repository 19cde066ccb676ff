package emberdelve.server.gmcp;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

import java.util.Optional;

/**
 * A ticket that a page presents in place of a password: {@code Char.Login.Resume}.
 *
 * @param read the number of the last moment that the page has shown, as {@code Recap.Moment} told
 *     it; empty when it has not said so
 */
public record GmcpTicket(String ticket, Optional<Long> read) {
    /** The name of the message that presents a ticket. */
    public static final String PRESENTED = "Char.Login.Resume";

    /** The name of the message that asks for a ticket, and of the one that brings it. */
    public static final String ASKED = "Char.Login.Ticket";

    private static final JsonMapper JSON = new JsonMapper();

    /** Reads the message; empty where there is no ticket in it. */
    public static Optional<GmcpTicket> read(String json) {
        if (json.isEmpty()) return Optional.empty();
        try {
            var tree = JSON.readTree(json);
            var ticket = tree.path("ticket").asString("");
            var read = tree.path("read");
            return ticket.isEmpty()
                    ? Optional.empty()
                    : Optional.of(
                            new GmcpTicket(
                                    ticket,
                                    read.canConvertToLong()
                                            ? Optional.of(read.asLong())
                                            : Optional.empty()));
        } catch (JacksonException _) {
            return Optional.empty();
        }
    }

    /** It is shown nowhere, not even in a log of ours. */
    @Override
    public String toString() {
        return "(hidden)";
    }
}
