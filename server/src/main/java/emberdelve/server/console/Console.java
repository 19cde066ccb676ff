package emberdelve.server.console;

import emberdelve.server.admin.Role;
import emberdelve.server.command.Parsed;
import emberdelve.server.lifecycle.Service;
import emberdelve.server.link.Inbox;
import emberdelve.server.link.Input;
import emberdelve.server.link.Links;
import emberdelve.server.offer.Editions;
import emberdelve.server.view.Note;

import jakarta.inject.Inject;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.io.BufferedReader;
import java.io.IOException;

/**
 * The operator at the server's own standard input. The end of that input is no order to stop: a
 * server in the background has no input. Thread: its own, but for {@link #typed}, which is safe for
 * any.
 */
public final class Console implements Service {
    private static final Logger LOG = LoggerFactory.getLogger(Console.class);

    private final BufferedReader in;
    private final ConsoleLink link;
    private final Editions editions;
    private final Inbox inbox;
    private final Links links;

    @Inject
    Console(
            StandardStreams streams,
            ConsoleLink link,
            Editions editions,
            Inbox inbox,
            Links links) {
        this.in = streams.in();
        this.link = link;
        this.editions = editions;
        this.inbox = inbox;
        this.links = links;
    }

    @Override
    public void start() {
        Thread.ofPlatform().name("console").daemon().start(this::read);
    }

    /**
     * Does nothing: the thread that waits for input cannot be woken, but is a daemon and ends with
     * the process.
     */
    @Override
    public void stop() {}

    void typed(String typed) {
        var line = typed.strip();
        if (line.isEmpty()) return;
        var edition = editions.current();
        switch (edition.verbs().parse(line)) {
            case Parsed.Understood(var command) -> {
                var id = links.add(link);
                if (!inbox.offer(
                        new Input.Console(id, line, edition.readBy(Role.OWNER), command))) {
                    links.take(id);
                    link.say(Note.of("input.too-fast"));
                }
            }
            case Parsed.Unclear(var answer) -> link.say(answer);
        }
    }

    private void read() {
        try {
            for (var line = in.readLine(); line != null; line = in.readLine()) guarded(line);
        } catch (IOException unreadable) {
            LOG.warn("standard input cannot be read any more: {}", unreadable.getMessage());
        }
    }

    private void guarded(String line) {
        try {
            typed(line);
        } catch (RuntimeException fault) {
            LOG.error("a console command failed", fault);
        }
    }
}
