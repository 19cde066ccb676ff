package emberdelve.server.session;

import emberdelve.db.account.ResumeTickets;
import emberdelve.server.gmcp.GmcpTicket;
import emberdelve.server.model.ActorId;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.Executor;

/**
 * The tickets of one session: what its page is given while somebody plays, and what it presents in
 * place of a password. Each is a write, so that a page gets one a minute at most, and presents one
 * at most. Thread: its connection's event loop.
 */
final class TicketDesk {
    private static final Logger LOG = LoggerFactory.getLogger(TicketDesk.class);

    static final Duration PAUSE = Duration.ofMinutes(1);

    private final Tickets tickets;
    private final DataChannel channel;
    private Optional<Given> last = Optional.empty();
    private boolean presented;
    private Optional<Long> read = Optional.empty();

    private record Given(ActorId character, Instant at) {}

    TicketDesk(Tickets tickets, DataChannel channel) {
        this.tickets = tickets;
        this.channel = channel;
    }

    /**
     * Gives the page a ticket for the character, as soon as there is one. A page that gets none
     * asks for the password next time.
     *
     * @param loop the session's own
     */
    // The last step hands the ticket over, or says why there is none.
    @SuppressWarnings("FutureReturnValueIgnored")
    void give(Identity who, ActorId character, Executor loop) {
        var now = tickets.now();
        var again = last.filter(its -> its.character().equals(character)).map(Given::at);
        if (again.filter(at -> now.isBefore(at.plus(PAUSE))).isPresent()) return;
        last = Optional.of(new Given(character, now));
        tickets.make(new ResumeTickets.Holder(who.accountId(), character.value()))
                .whenCompleteAsync(
                        (ticket, failure) -> {
                            if (failure == null) channel.tellTicket(ticket, who.name());
                            else LOG.warn("a page gets no ticket: {}", failure.toString());
                        },
                        loop);
    }

    /** The next character is given a ticket at once: another password has voided the last one. */
    void forget() {
        last = Optional.empty();
    }

    /** Takes the number of the last moment that the page has shown, as it said with its ticket. */
    Optional<Long> takeRead() {
        var taken = read;
        read = Optional.empty();
        return taken;
    }

    /** Forgets that number if the ticket was refused: another character may come in. */
    void answered(Answer answer) {
        if (answer instanceof Answer.TicketOver) read = Optional.empty();
    }

    /** The step that a ticket of the page leads to; empty if that is none, or there was one. */
    Optional<Step> present(Stage stage, String json) {
        if (presented || !(stage instanceof Stage.AskingName asking)) return Optional.empty();
        var ticket = GmcpTicket.read(json);
        presented = ticket.isPresent();
        read = ticket.flatMap(GmcpTicket::read);
        return ticket.map(
                its -> Step.wait(new Task.Resume(new Secret(its.ticket()), asking.failures())));
    }
}
