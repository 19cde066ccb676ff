package emberdelve.protocol.telnet;

import emberdelve.protocol.negotiate.Negotiator;
import emberdelve.protocol.negotiate.Request;
import emberdelve.protocol.negotiate.Side;
import emberdelve.protocol.negotiate.Wish;
import emberdelve.protocol.option.Octets;

import java.util.Optional;
import java.util.function.IntFunction;

/**
 * The options that the two sides have agreed on, and the requests by which they do so.
 *
 * <p>Thread: its connection's event loop.
 */
final class Agreements {
    private final Negotiator negotiator;
    private final TelnetOutbox outbox;

    /** {@code wishes}: what to answer, by the option's number. */
    Agreements(IntFunction<Wish> wishes, TelnetOutbox outbox) {
        this.negotiator = new Negotiator(wishes);
        this.outbox = outbox;
    }

    void ask(Side side, TelnetOption option) {
        say(negotiator.ask(side, option.number()), option.number());
    }

    void stop(Side side, TelnetOption option) {
        say(negotiator.stop(side, option.number()), option.number());
    }

    /** Takes a request about an option of which we know nothing but the number. */
    void receive(Request request, int option) {
        say(negotiator.receive(request, option), option);
    }

    /**
     * Takes a request of the peer.
     *
     * @param begins what is done after our answer, if the request has switched the option on
     * @param ends what is done before our answer, if the request has switched the option off
     */
    void receive(Request request, TelnetOption option, Runnable begins, Runnable ends) {
        var side = request.doer();
        var before = isOn(side, option);
        var answer = negotiator.receive(request, option.number());
        var now = isOn(side, option);
        if (before && !now) ends.run();
        say(answer, option.number());
        if (now && !before) begins.run();
    }

    boolean isOn(Side side, TelnetOption option) {
        return negotiator.isOn(side, option.number());
    }

    /** Whether we have asked for the option, and the peer has not answered. */
    boolean isOpen(Side side, TelnetOption option) {
        return negotiator.isOnForUs(side, option.number()) && !isOn(side, option);
    }

    /**
     * Whether the option is on or asked for, on either side: some clients send the sub-negotiation
     * together with, or before, their consent.
     */
    boolean isInUse(TelnetOption option) {
        return negotiator.isOnForUs(Side.US, option.number())
                || negotiator.isOnForUs(Side.PEER, option.number());
    }

    void send(TelnetOption option, Octets payload) {
        TelnetWriter.subnegotiation(outbox.replies(), option, payload);
    }

    private void say(Optional<Request> request, int option) {
        request.ifPresent(said -> TelnetWriter.request(outbox.replies(), said, option));
    }
}
