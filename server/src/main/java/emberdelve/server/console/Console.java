package emberdelve.server.console;

import emberdelve.server.admin.Role;
import emberdelve.server.admin.ServerControl;
import emberdelve.server.command.Parsed;
import emberdelve.server.console.Seat.Deed;
import emberdelve.server.lifecycle.Service;
import emberdelve.server.link.Inboxes;
import emberdelve.server.link.Input;
import emberdelve.server.link.Links;
import emberdelve.server.offer.Editions;
import emberdelve.server.view.Note;

import jakarta.inject.Inject;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.io.IOException;

/**
 * The operator at the server's own standard input. The end of that input is no order to stop: a
 * server in the background has no input. Neither is one Ctrl-C at a terminal. Thread: its own, but
 * for {@link #typed}, which is safe for any.
 */
public final class Console implements Service {
    private static final Logger LOG = LoggerFactory.getLogger(Console.class);

    private final Seat seat;
    private final ConsoleLink link;
    private final Editions editions;
    private final Inboxes inboxes;
    private final Links links;
    private final ServerControl control;

    /** Whether Ctrl-C was the last that the operator did. Thread: the console's. */
    private boolean interrupted;

    @Inject
    Console(
            Seat seat,
            ConsoleLink link,
            Editions editions,
            Inboxes inboxes,
            Links links,
            ServerControl control) {
        this.seat = seat;
        this.link = link;
        this.editions = editions;
        this.inboxes = inboxes;
        this.links = links;
        this.control = control;
    }

    /** Does nothing yet: what the start has to tell is told before somebody is asked to type. */
    @Override
    public void start() {}

    /** From now on, what is typed is done. */
    public void listen() {
        Thread.ofPlatform().name("console").daemon().start(this::read);
    }

    /**
     * Gives a terminal back. A thread that waits for a pipe cannot be woken, but is a daemon and
     * ends with the process.
     */
    @Override
    public void stop() {
        seat.leave();
    }

    void typed(String typed) {
        var line = typed.strip();
        if (line.isEmpty()) return;
        var edition = editions.current();
        switch (edition.verbs().parse(line)) {
            case Parsed.Understood(var command) -> {
                var id = links.add(link);
                if (!inboxes.capital()
                        .offer(new Input.Console(id, line, edition.readBy(Role.OWNER), command))) {
                    links.take(id);
                    link.say(Note.of("input.too-fast"));
                }
            }
            case Parsed.Unclear(var answer) -> link.say(answer);
        }
    }

    private void read() {
        try {
            seat.take();
            while (isHeeded(seat.next())) {}
        } catch (IOException unreadable) {
            LOG.warn("standard input cannot be read any more: {}", unreadable.getMessage());
        }
    }

    /** Does what the operator wants; false when nothing more will come. */
    private boolean isHeeded(Deed deed) {
        var again = interrupted && deed instanceof Deed.Interrupted;
        interrupted = deed instanceof Deed.Interrupted;
        switch (deed) {
            case Deed.Typed(var text) -> text.lines().forEach(this::guarded);
            case Deed.Interrupted() when control.isStopRequested() -> {}
            case Deed.Interrupted() when again -> control.requestStop("the operator ends it");
            case Deed.Interrupted() -> link.say(Note.of("console.interrupted"));
            case Deed.EndedInput() -> link.say(Note.of("console.goes-on"));
            case Deed.Gone() -> {
                return false;
            }
        }
        return true;
    }

    private void guarded(String line) {
        try {
            typed(line);
        } catch (RuntimeException fault) {
            LOG.error("a console command failed", fault);
        }
    }
}
