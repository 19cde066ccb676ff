package emberdelve.protocol.telnet;

import emberdelve.protocol.line.LineAssembler;
import emberdelve.protocol.negotiate.Negotiator;
import emberdelve.protocol.negotiate.Request;
import emberdelve.protocol.negotiate.Side;
import emberdelve.protocol.option.Charset;
import emberdelve.protocol.option.Naws;
import emberdelve.protocol.option.Octets;
import emberdelve.protocol.option.TerminalType;
import emberdelve.protocol.telnet.TelnetEvent.Abilities;
import emberdelve.protocol.telnet.TelnetEvent.AreYouThere;
import emberdelve.protocol.telnet.TelnetEvent.Interrupt;
import emberdelve.protocol.telnet.TelnetEvent.Line;
import emberdelve.protocol.telnet.TelnetEvent.WindowSize;
import io.netty.buffer.ByteBuf;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * Everything that is known and agreed on one connection: takes the parts that the decoder finds,
 * answers what Telnet itself must answer, and tells the rest as events.
 *
 * <p>Thread: its connection's event loop.
 */
final class Conversation implements TelnetDecoder.Sink {
    private final Outbox outbox;
    private final LongSupplier nanoTime;
    private final RequestBudget budget;
    private final Negotiator negotiator = new Negotiator(TelnetOption::wish);
    private final TerminalType terminal = new TerminalType();
    private final Charset charset = new Charset();
    private final KnownPeer peer;
    private final LineAssembler lines;
    private final Screen screen;
    private Abilities told;
    private boolean negotiates;

    Conversation(TelnetLimits limits, TelnetOptions assumed, LongSupplier nanoTime,
            Outbox outbox) {
        this.outbox = outbox;
        this.nanoTime = nanoTime;
        this.budget = new RequestBudget(limits.negotiationsPerSecond());
        this.peer = new KnownPeer(assumed, terminal, charset);
        this.lines = new LineAssembler(limits.lineMaxChars(), this::line);
        this.screen = new Screen(limits.fallbackColumns(), assumed);
        this.told = peer.abilities(false);
    }

    Screen screen() {
        return screen;
    }

    /**
     * What we would like to agree on. Short, because netcat shows it as garbage; and nobody waits
     * for the answers.
     */
    void begin() {
        ask(Side.US, TelnetOption.END_OF_RECORD);
        ask(Side.US, TelnetOption.CHARSET);
        ask(Side.PEER, TelnetOption.TERMINAL_TYPE);
        ask(Side.PEER, TelnetOption.NAWS);
    }

    /** What is assumed or known now. */
    Abilities abilities() {
        return told;
    }

    /** Takes over the echo, or gives it back and ends the line that the peer did not see end. */
    void echo(boolean byServer) {
        if (byServer) {
            ask(Side.US, TelnetOption.ECHO);
            return;
        }
        var unseen = echoes() && screen.atPrompt();
        say(negotiator.stop(Side.US, TelnetOption.ECHO.number()), TelnetOption.ECHO.number());
        if (unseen) {
            TelnetWriter.newLine(outbox.replies());
            screen.atPrompt(false);
        }
    }

    /**
     * EOR if the peer agreed to it (RFC 885); otherwise GA (RFC 854), unless it was suppressed
     * (RFC 858) or the peer seems not to know Telnet at all.
     */
    PromptMark promptMark() {
        if (isOn(Side.US, TelnetOption.END_OF_RECORD)) return PromptMark.END_OF_RECORD;
        return negotiates && !isOn(Side.US, TelnetOption.SUPPRESS_GO_AHEAD)
                ? PromptMark.GO_AHEAD : PromptMark.NONE;
    }

    @Override
    public void text(ByteBuf octets, int index, int length) {
        lines.add(octets, index, length);
    }

    @Override
    public void command(TelnetCommand command) {
        switch (command) {
            case ARE_YOU_THERE -> {
                heard();
                outbox.event(new AreYouThere());
            }
            case INTERRUPT, BREAK -> {
                heard();
                outbox.event(new Interrupt());
            }
            case ABORT_OUTPUT -> {
                heard();
                TelnetWriter.command(outbox.replies(), TelnetCommand.DATA_MARK);
            }
            case ERASE_CHARACTER -> lines.eraseCharacter();
            case ERASE_LINE -> lines.eraseLine();
            // Nothing to do or to answer; the last six never get here from the decoder.
            case EOF, SUSP, ABORT, EOR, SE, NOP, DATA_MARK, GO_AHEAD,
                    SB, WILL, WONT, DO, DONT, IAC -> { }
        }
    }

    @Override
    public void request(Request request, int option) {
        heard();
        if (request == Request.DO && option == TelnetOption.TIMING_MARK.number()) {
            TelnetWriter.request(outbox.replies(), Request.WILL, option);
            return;
        }
        TelnetOption.of(option).ifPresentOrElse(
                known -> request(request, known),
                () -> say(negotiator.receive(request, option), option));
    }

    private void request(Request request, TelnetOption option) {
        var side = request.doer();
        var before = isOn(side, option);
        say(negotiator.receive(request, option.number()), option.number());
        if (isOn(side, option) != before) changed(side, option);
    }

    private void changed(Side side, TelnetOption option) {
        var on = isOn(side, option);
        if (option == TelnetOption.TERMINAL_TYPE && on) send(option, terminal.begin());
        if (option == TelnetOption.CHARSET && side == Side.US && on) {
            send(option, charset.propose());
        }
        if (option == TelnetOption.NAWS && !on) window(new Naws.Size(0, 0));
    }

    @Override
    public void subnegotiation(int option, Octets payload) {
        heard();
        TelnetOption.of(option).ifPresent(known -> subnegotiation(known, payload));
        tellAbilities();
    }

    private void subnegotiation(TelnetOption option, Octets payload) {
        if (!isInUse(option)) return;

        switch (option) {
            case TERMINAL_TYPE -> terminal.receive(payload).ifPresent(next -> send(option, next));
            case CHARSET -> charset.receive(payload).ifPresent(answer -> send(option, answer));
            case NAWS -> Naws.read(payload).ifPresent(this::window);
            // These have no sub-negotiation.
            case BINARY, ECHO, SUPPRESS_GO_AHEAD, TIMING_MARK, END_OF_RECORD -> { }
        }
    }

    /** Some clients send the sub-negotiation together with, or before, their consent. */
    private boolean isInUse(TelnetOption option) {
        return negotiator.isOnForUs(Side.US, option.number())
                || negotiator.isOnForUs(Side.PEER, option.number());
    }

    private void window(Naws.Size size) {
        screen.windowColumns(size.columns());
        outbox.event(new WindowSize(size.columns(), size.rows()));
    }

    private void line(String text, boolean cut) {
        // The peer's Enter has moved its cursor, unless the echo was with us.
        if (!echoes()) screen.atPrompt(false);
        outbox.event(new Line(text, cut));
    }

    /** The peer speaks Telnet, and wants something. */
    private void heard() {
        budget.spend(nanoTime.getAsLong());
        negotiates = true;
        tellAbilities();
    }

    private void tellAbilities() {
        var now = peer.abilities(negotiates);
        if (now.equals(told)) return;

        told = now;
        screen.abilities(now);
        outbox.event(now);
    }

    private boolean echoes() {
        return isOn(Side.US, TelnetOption.ECHO);
    }

    private boolean isOn(Side side, TelnetOption option) {
        return negotiator.isOn(side, option.number());
    }

    private void ask(Side side, TelnetOption option) {
        say(negotiator.ask(side, option.number()), option.number());
    }

    private void say(Optional<Request> request, int option) {
        request.ifPresent(said -> TelnetWriter.request(outbox.replies(), said, option));
    }

    private void send(TelnetOption option, Octets payload) {
        TelnetWriter.subnegotiation(outbox.replies(), option, payload);
    }
}
