package emberdelve.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.protocol.style.ColorDepth;
import emberdelve.protocol.style.LinkSupport;
import emberdelve.protocol.style.StyledText;
import emberdelve.protocol.transport.Transport;
import emberdelve.server.terminal.Terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A terminal in memory; the test is its event loop. */
final class FakeTerminal implements Terminal {
    static final int PATIENCE_SECONDS = 20;

    private final LinkedBlockingQueue<Runnable> waiting = new LinkedBlockingQueue<>();
    private final List<String> lines = new ArrayList<>();
    private Optional<String> prompt = Optional.empty();
    private String goodbye = "";
    private boolean hidden;
    private boolean readAloud;
    private volatile boolean closed;
    private int writes;

    @Override
    public Executor loop() {
        return waiting::add;
    }

    @Override
    public String address() {
        return "192.0.2.7";
    }

    @Override
    public Transport transport() {
        return Transport.TELNET;
    }

    @Override
    public boolean isOpen() {
        return !closed;
    }

    @Override
    public void write(List<StyledText> newLines, Optional<StyledText> newPrompt) {
        assertThat(closed).as("nothing is written after the end").isFalse();
        newLines.forEach(line -> lines.addAll(line.plain().lines().toList()));
        prompt = newPrompt.map(StyledText::plain);
        writes++;
    }

    @Override
    public void hideInput(boolean now) {
        hidden = now;
    }

    @Override
    public void setColors(ColorDepth depth) {
        lines.add("(colours " + depth + ")");
    }

    @Override
    public void followColors() {
        lines.add("(colours of the client)");
    }

    @Override
    public void setLinks(LinkSupport support) {
        lines.add("(links " + support + ")");
    }

    @Override
    public void sendMessage(String name, String json) {
        lines.add("(" + name + " " + json + ")");
    }

    @Override
    public void sayGoodbye(String reason) {
        goodbye = reason;
    }

    @Override
    public void writeStatus() {
        lines.add("(status)");
    }

    @Override
    public void setWidth(int columns) {
        lines.add("(width " + columns + ")");
    }

    @Override
    public void screenReader(boolean on) {
        readAloud = on;
    }

    @Override
    public void close() {
        closed = true;
    }

    /** Whether something waits for the loop. */
    boolean waits() {
        return !waiting.isEmpty();
    }

    /** Runs the next thing that comes to the loop, and waits for it if need be. */
    void runNext() {
        try {
            var next = waiting.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
            assertThat(next).as("something should have come to the loop").isNotNull();
            if (next != null) next.run();
        } catch (InterruptedException interrupted) {
            throw new AssertionError(interrupted);
        }
    }

    /** All lines so far, and forgets them. */
    List<String> read() {
        var read = List.copyOf(lines);
        lines.clear();
        return read;
    }

    Optional<String> prompt() {
        return prompt;
    }

    /** The last word to the client's programs. */
    String goodbye() {
        return goodbye;
    }

    boolean isHidden() {
        return hidden;
    }

    boolean isReadAloud() {
        return readAloud;
    }

    boolean isClosed() {
        return closed;
    }

    int writes() {
        return writes;
    }
}
