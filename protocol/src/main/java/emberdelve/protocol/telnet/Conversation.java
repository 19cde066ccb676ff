package emberdelve.protocol.telnet;

import emberdelve.protocol.code.TextCode;
import emberdelve.protocol.line.LineAssembler;
import emberdelve.protocol.negotiate.Request;
import emberdelve.protocol.negotiate.Side;
import emberdelve.protocol.negotiate.Wish;
import emberdelve.protocol.option.Charset;
import emberdelve.protocol.option.GmcpCore;
import emberdelve.protocol.option.GmcpMessage;
import emberdelve.protocol.option.Naws;
import emberdelve.protocol.option.NewEnviron;
import emberdelve.protocol.option.Octets;
import emberdelve.protocol.option.TerminalType;
import emberdelve.protocol.telnet.TelnetEvent.Abilities;
import emberdelve.protocol.telnet.TelnetEvent.AreYouThere;
import emberdelve.protocol.telnet.TelnetEvent.Guessed;
import emberdelve.protocol.telnet.TelnetEvent.Interrupt;
import emberdelve.protocol.telnet.TelnetEvent.Line;
import emberdelve.protocol.telnet.TelnetEvent.WindowSize;

import io.netty.buffer.ByteBuf;

import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * The state of one connection: takes the parts that the decoder finds, answers what Telnet itself
 * must answer, and tells the rest as events.
 *
 * <p>Thread: its connection's event loop.
 */
final class Conversation implements TelnetDecoder.Sink {
    private final TelnetOptions options;
    private final TelnetOutbox outbox;
    private final LongSupplier nanoTime;
    private final RequestBudget budget;
    private final Agreements agreements;
    private final Compression compression;
    private final GmcpTalk gmcp;
    private final StatusDesk status;
    private final TerminalType terminal = new TerminalType();
    private final NewEnviron environ = new NewEnviron();
    private final Charset charset = new Charset();
    private final KnownPeer peer;
    private final Echoing echoing;
    private final LineAssembler lines;
    private final Screen screen;
    private Abilities told;
    private Naws.Size window = new Naws.Size(0, 0);
    private boolean negotiates;

    /** The mark as agreed, kept because each line needs it and it seldom changes. */
    private PromptMark promptMark = PromptMark.NONE;

    Conversation(
            TelnetLimits limits,
            TelnetOptions options,
            LongSupplier nanoTime,
            TelnetOutbox outbox,
            Inflow inflow) {
        this.options = options;
        this.outbox = outbox;
        this.nanoTime = nanoTime;
        this.budget = new RequestBudget(limits.negotiationsPerSecond());
        this.agreements = new Agreements(this::wish, outbox);
        this.compression = new Compression(options.compression(), agreements, outbox, inflow);
        var core = new GmcpCore();
        this.gmcp = new GmcpTalk(this::sendGmcp, core, outbox::event);
        this.status = new StatusDesk(options.status(), agreements, outbox);
        this.peer = new KnownPeer(options, terminal, environ, charset, core);
        this.screen = new Screen(limits.fallbackColumns(), options);
        this.echoing = new Echoing(agreements, outbox, screen);
        this.lines = new LineAssembler(limits.lineMaxChars(), this::line, echoing);
        lines.guess(this::guessed);
        this.told = peer.abilities(false);
    }

    Screen screen() {
        return screen;
    }

    GmcpTalk gmcp() {
        return gmcp;
    }

    StatusDesk status() {
        return status;
    }

    /**
     * Asks for the options that we would like to agree on: few, because netcat shows the requests
     * as garbage. Nobody waits for the answers. The status is one of them, because crawlers wait
     * for nothing else.
     */
    void begin() {
        agreements.ask(Side.US, TelnetOption.END_OF_RECORD);
        agreements.ask(Side.US, TelnetOption.CHARSET);
        agreements.ask(Side.PEER, TelnetOption.TERMINAL_TYPE);
        agreements.ask(Side.PEER, TelnetOption.NAWS);
        if (options.hasStatus()) agreements.ask(Side.US, TelnetOption.MSSP);
    }

    /** Asks for the options that only a peer who speaks Telnet can use. */
    private void beginMore() {
        agreements.ask(Side.PEER, TelnetOption.NEW_ENVIRON);
        agreements.ask(Side.US, TelnetOption.GMCP);
        if (options.compresses()) {
            agreements.ask(Side.US, TelnetOption.MCCP2);
            agreements.ask(Side.US, TelnetOption.MCCP3);
        }
    }

    private Wish wish(int number) {
        return TelnetOption.of(number)
                .filter(this::isToBeHad)
                .map(TelnetOption::wish)
                .orElse(Wish.NEITHER);
    }

    private boolean isToBeHad(TelnetOption option) {
        return switch (option) {
            case MSSP -> options.hasStatus();
            case MCCP2, MCCP3 -> options.compresses();
            case BINARY,
                    ECHO,
                    SUPPRESS_GO_AHEAD,
                    TIMING_MARK,
                    TERMINAL_TYPE,
                    END_OF_RECORD,
                    NAWS,
                    NEW_ENVIRON,
                    CHARSET,
                    GMCP ->
                    true;
        };
    }

    /** The abilities that are assumed or known now. */
    Abilities abilities() {
        return told;
    }

    /** Hides what is typed, because it is a password, or shows it again. */
    void hideInput(boolean hidden) {
        echoing.hide(hidden);
    }

    /** Takes the character set that the user reads and writes; empty to go by what is known. */
    void choose(Optional<TextCode> code) {
        peer.choose(code);
        readAsKnown();
        tellAbilities();
    }

    private void guessed(TextCode code) {
        peer.guess(code);
        outbox.event(new Guessed(code));
        tellAbilities();
    }

    private void readAsKnown() {
        peer.writes().ifPresentOrElse(lines::read, () -> lines.guess(this::guessed));
    }

    /**
     * Adds what is typed already to {@code out}, behind the prompt of the burst that was added just
     * now.
     */
    void retype(ByteBuf out) {
        if (echoing.isShown() && screen.atPrompt()) echoing.again(lines.typed(), out);
    }

    /**
     * The mark that was agreed on: EOR if the peer agreed to it (RFC 885); otherwise GA (RFC 854),
     * unless it was suppressed (RFC 858) or the peer seems not to know Telnet at all.
     */
    PromptMark promptMark() {
        return promptMark;
    }

    private PromptMark agreedPromptMark() {
        if (agreements.isOn(Side.US, TelnetOption.END_OF_RECORD)) return PromptMark.END_OF_RECORD;
        return negotiates && !agreements.isOn(Side.US, TelnetOption.SUPPRESS_GO_AHEAD)
                ? PromptMark.GO_AHEAD
                : PromptMark.NONE;
    }

    @Override
    public void text(ByteBuf octets, int index, int length) {
        lines.add(octets, index, length);
        if (lines.isEndless()) throw TelnetException.endlessLine();
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
            case EOF,
                    SUSP,
                    ABORT,
                    EOR,
                    SE,
                    NOP,
                    DATA_MARK,
                    GO_AHEAD,
                    SB,
                    WILL,
                    WONT,
                    DO,
                    DONT,
                    IAC -> {}
        }
    }

    @Override
    public void request(Request request, int option) {
        heard();
        if (request == Request.DO && option == TelnetOption.TIMING_MARK.number()) {
            TelnetWriter.request(outbox.replies(), Request.WILL, option);
            return;
        }
        TelnetOption.of(option)
                .ifPresentOrElse(
                        known -> request(request, known),
                        () -> agreements.receive(request, option));
    }

    private void request(Request request, TelnetOption option) {
        var side = request.doer();
        var askedFor = !agreements.isInUse(option);
        agreements.receive(
                request, option, () -> begins(side, option, askedFor), () -> ends(option));
        promptMark = agreedPromptMark();
    }

    private void begins(Side side, TelnetOption option, boolean askedFor) {
        switch (option) {
            case TERMINAL_TYPE -> agreements.send(option, terminal.begin());
            case NEW_ENVIRON -> agreements.send(option, environ.ask());
            case CHARSET -> {
                if (side == Side.US) agreements.send(option, charset.propose());
            }
            case ECHO -> echoing.begins(askedFor);
            case MSSP -> status.tell();
            case MCCP2 -> compression.begin();
            // Nothing to say, or the peer speaks first.
            case BINARY, SUPPRESS_GO_AHEAD, TIMING_MARK, END_OF_RECORD, NAWS, MCCP3, GMCP -> {}
        }
    }

    private void ends(TelnetOption option) {
        if (option == TelnetOption.NAWS) window(new Naws.Size(0, 0));
        if (option == TelnetOption.ECHO) echoing.ends();
        if (option == TelnetOption.MCCP2) compression.end();
    }

    @Override
    public void subnegotiation(int option, Octets payload) {
        // Sizes of windows are not counted: one that is being dragged tells many, and a slow link
        // may deliver them at once.
        if (option == TelnetOption.NAWS.number()) talks();
        else heard();
        TelnetOption.of(option)
                .filter(agreements::isInUse)
                .ifPresent(known -> subnegotiation(known, payload));
        readAsKnown();
        tellAbilities();
    }

    private void subnegotiation(TelnetOption option, Octets payload) {
        switch (option) {
            case TERMINAL_TYPE ->
                    terminal.receive(payload).ifPresent(next -> agreements.send(option, next));
            case CHARSET ->
                    charset.receive(payload).ifPresent(answer -> agreements.send(option, answer));
            case NAWS -> Naws.read(payload).ifPresent(this::window);
            case NEW_ENVIRON -> environ.receive(payload);
            case MCCP3 -> compression.peerCompresses();
            case GMCP -> gmcp.receive(payload);
            // These have no sub-negotiation, or only we send one.
            case BINARY, ECHO, SUPPRESS_GO_AHEAD, TIMING_MARK, END_OF_RECORD, MSSP, MCCP2 -> {}
        }
    }

    private void window(Naws.Size size) {
        if (size.equals(window)) return;

        window = size;
        screen.windowColumns(size.columns());
        outbox.event(new WindowSize(size.columns(), size.rows()));
    }

    private void line(String text, boolean cut) {
        // The peer's Enter has moved its cursor, unless the echo is ours.
        if (!echoing.isOurs()) screen.atPrompt(false);
        outbox.event(new Line(text, cut));
    }

    /** Counts something that the peer wants, and notes that it speaks Telnet. */
    private void heard() {
        budget.spend(nanoTime.getAsLong());
        talks();
    }

    /** Notes that the peer speaks Telnet. */
    private void talks() {
        if (!negotiates) beginMore();
        negotiates = true;
        promptMark = agreedPromptMark();
        tellAbilities();
    }

    private void tellAbilities() {
        var now = peer.abilities(negotiates);
        if (now.equals(told)) return;

        told = now;
        screen.abilities(now);
        outbox.event(now);
    }

    /**
     * Marks a prompt that was written before it was known how this peer wants it marked; called
     * after each packet. As long as EOR is still open nothing is done, so that no peer gets both
     * marks.
     */
    void markStandingPrompt() {
        if (promptMark == PromptMark.NONE || !screen.hasUnmarkedPrompt()) return;
        if (agreements.isOpen(Side.US, TelnetOption.END_OF_RECORD) || !lines.typed().isEmpty())
            return;
        promptMark.write(outbox.replies());
        screen.promptMarked();
    }

    /** Gives back what compression holds, because the connection is gone. */
    void close() {
        compression.close();
    }

    private void sendGmcp(GmcpMessage message) {
        if (agreements.isOn(Side.US, TelnetOption.GMCP))
            agreements.send(TelnetOption.GMCP, message.octets());
    }
}
