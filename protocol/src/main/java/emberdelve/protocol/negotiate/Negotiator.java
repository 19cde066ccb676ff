package emberdelve.protocol.negotiate;

import emberdelve.protocol.negotiate.OptionState.Say;
import emberdelve.protocol.negotiate.OptionState.Step;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.IntFunction;

/**
 * The negotiation of one connection. Each request of the peer gets at most one answer, and nothing
 * that the peer answers is answered again, so no exchange goes round in circles (RFC 1143).
 *
 * <p>Options are numbers 0..255. Thread: its connection's event loop.
 */
public final class Negotiator {
    private final IntFunction<Wish> wishes;

    /**
     * The states of the options on our side, an octet for each up to the last that was not off,
     * because there are thousands of connections, and most of them use few options.
     */
    private byte[] ours = {};

    private byte[] theirs = {};

    /** {@code wishes}: what to answer, by the option's number. */
    public Negotiator(IntFunction<Wish> wishes) {
        this.wishes = wishes;
    }

    /** Takes a request of the peer; answers what we are to say to it now, if anything. */
    public Optional<Request> receive(Request request, int option) {
        var side = request.doer();
        var state = state(side, option);
        return go(
                side,
                option,
                request.isOn() ? state.onYes(wishes.apply(option).welcomes(side)) : state.onNo());
    }

    /** Asks for the option to be on; answers what we are to say to the peer now, if anything. */
    public Optional<Request> ask(Side side, int option) {
        return go(side, option, state(side, option).ask());
    }

    /** Asks for the option to be off; answers what we are to say to the peer now, if anything. */
    public Optional<Request> stop(Side side, int option) {
        return go(side, option, state(side, option).stop());
    }

    /** Whether both ends have agreed that the option is on. */
    public boolean isOn(Side side, int option) {
        return state(side, option) == OptionState.YES;
    }

    /**
     * Whether the option is on, or we have asked for it: some clients use it before they answer.
     */
    public boolean isOnForUs(Side side, int option) {
        return switch (state(side, option)) {
            case YES, WANT_YES, WANT_NO_THEN_YES -> true;
            case NO, WANT_NO, WANT_YES_THEN_NO -> false;
        };
    }

    private Optional<Request> go(Side side, int option, Step step) {
        set(side, option, step.next());
        return step.say() == Say.NOTHING
                ? Optional.empty()
                : Optional.of(side.request(step.say() == Say.ON));
    }

    private OptionState state(Side side, int option) {
        var states = states(side);
        return option < states.length ? OptionState.of(states[option]) : OptionState.NO;
    }

    private void set(Side side, int option, OptionState next) {
        if (option >= states(side).length) {
            if (next == OptionState.NO) return;
            var longer = Arrays.copyOf(states(side), option + 1);
            switch (side) {
                case US -> ours = longer;
                case PEER -> theirs = longer;
            }
        }
        states(side)[option] = next.octet();
    }

    private byte[] states(Side side) {
        return switch (side) {
            case US -> ours;
            case PEER -> theirs;
        };
    }
}
