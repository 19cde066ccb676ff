package emberdelve.server.console;

import emberdelve.server.lifecycle.Service;
import emberdelve.server.link.Batch;
import emberdelve.server.link.Heard;
import emberdelve.server.link.Link;
import emberdelve.server.log.LogBacklog;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Preferences;
import emberdelve.server.session.Speech;
import emberdelve.server.text.Reader;
import emberdelve.server.view.Note;
import emberdelve.server.view.View;

import jakarta.inject.Inject;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.Executor;

/**
 * The link from the world to the operator, printed by a thread of its own: a pipe that nobody reads
 * must not stop the world. Answers for which there is no room are dropped, and the operator is told
 * how many. Safe for any thread.
 */
public final class ConsoleLink implements Link, Service {
    /** The most answers that may wait for a pipe that stands still; further ones are dropped. */
    static final int WAITING_MAX = 1000;

    private static final Duration LAST_WORDS = Duration.ofSeconds(1);

    private static final Reader OPERATOR = new Reader(new ActorId(-1), Preferences.DEFAULT);

    private final Speech speech;
    private final Seat seat;
    private final LogBacklog printer = new LogBacklog("console-out", WAITING_MAX);

    @Inject
    ConsoleLink(Speech speech, Seat seat) {
        this.speech = speech;
        this.seat = seat;
    }

    /** Prints an answer. */
    public void say(View view) {
        printer.execute(() -> print(new Heard.Shown(view)));
    }

    @Override
    public void start() {}

    /** Ends the printing; what was said last is still printed, if anybody reads it. */
    @Override
    public void stop() {
        printer.end(LAST_WORDS);
    }

    @Override
    public Executor loop() {
        return printer;
    }

    @Override
    public void hear(Batch batch) {
        batch.heard().forEach(this::print);
    }

    @Override
    public void entered(ActorId character) {
        throw new IllegalStateException("the console plays nobody");
    }

    /** Does nothing: the operator sees the process end. */
    @Override
    public void dismissed(String key) {}

    @Override
    public String from() {
        return "console";
    }

    private void print(Heard heard) {
        var lost = printer.takeDropped();
        if (lost > 0) printNow(new Heard.Shown(dropped(lost)));
        printNow(heard);
    }

    private static View dropped(long count) {
        return Note.of("console.dropped", Map.of("count", Long.toString(count)));
    }

    private void printNow(Heard heard) {
        seat.print(speech.tell(heard, OPERATOR).stream().map(line -> line.plain()).toList());
    }
}
