package emberdelve.protocol.telnet;

import emberdelve.protocol.line.LineAssembler;
import emberdelve.protocol.negotiate.Side;
import emberdelve.protocol.style.Folded;
import emberdelve.protocol.style.Printable;
import emberdelve.protocol.style.StyledText;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;

/**
 * The echo of what the peer types (RFC 857). It is ours while a password is typed, and then nothing
 * is shown; or because the peer has asked for it, as telnet in character mode and PuTTY do, and
 * then we show what they type and erase, but for passwords.
 *
 * <p>Thread: its connection's event loop.
 */
final class Echoing implements LineAssembler.Echo {
    /** Backspace only moves the cursor, so a column is wiped by a blank. */
    private static final String WIPED = "\b \b";

    private final Agreements agreements;
    private final TelnetOutbox outbox;
    private final Screen screen;

    /** Whether the peer has asked for our echo, and not only agreed to it for a password. */
    private boolean wanted;

    private boolean hidden;

    /** Whether the echo is ours, as agreed; kept because each line that comes needs it. */
    private boolean ours;

    Echoing(Agreements agreements, TelnetOutbox outbox, Screen screen) {
        this.agreements = agreements;
        this.outbox = outbox;
        this.screen = screen;
    }

    /**
     * Notes that the peer has asked for our echo, or has agreed to our offer, which is for a
     * password.
     */
    void begins(boolean askedFor) {
        wanted = askedFor;
        look();
    }

    void ends() {
        wanted = false;
        look();
    }

    private void look() {
        ours = agreements.isOn(Side.US, TelnetOption.ECHO);
    }

    /** Whether the echo is ours: then the peer has not seen the end of its line. */
    boolean isOurs() {
        return ours;
    }

    /** Hides what is typed, because it is a password, or shows it again. */
    void hide(boolean now) {
        var unseen = hidden && isOurs() && screen.atPrompt();
        hidden = now;
        if (now) agreements.ask(Side.US, TelnetOption.ECHO);
        else if (!wanted) agreements.stop(Side.US, TelnetOption.ECHO);
        look();
        if (!now && unseen) newLine();
    }

    @Override
    public void typed(String text) {
        write(outbox.replies(), text);
    }

    @Override
    public void erased(String text) {
        ByteBufUtil.writeAscii(outbox.replies(), WIPED.repeat(StyledText.of(text).width()));
    }

    @Override
    public void ended() {
        newLine();
    }

    /** Shows once more what has been typed of a line, because something has come between. */
    void again(String line, ByteBuf out) {
        write(out, line);
    }

    @Override
    public boolean isShown() {
        return wanted && !hidden && isOurs();
    }

    /**
     * Writes back what was typed, but for what steers a terminal: an arrow would move the cursor.
     */
    private void write(ByteBuf out, String text) {
        var clean = Printable.clean(text);
        out.writeBytes(screen.code().encode(Folded.to(screen.code(), clean)));
    }

    private void newLine() {
        TelnetWriter.newLine(outbox.replies());
        screen.atPrompt(false);
    }
}
