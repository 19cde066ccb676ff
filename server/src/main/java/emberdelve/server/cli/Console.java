package emberdelve.server.cli;

import emberdelve.db.Database;
import emberdelve.db.account.AccountRow;
import emberdelve.server.Service;
import emberdelve.server.checkpoint.StoreWriter;
import emberdelve.server.command.Parsed;
import emberdelve.server.command.Verbs;
import emberdelve.server.game.Inbox;
import emberdelve.server.game.Input;
import emberdelve.server.game.Jobs;
import emberdelve.server.view.Note;
import jakarta.inject.Inject;
import java.io.BufferedReader;
import java.io.IOException;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The operator at the server's own standard input. Its end is no order to stop: a server in the
 * background has none. Thread: its own, but for {@link #typed}, which is safe for any.
 */
public final class Console implements Service {
    private static final Logger LOG = LoggerFactory.getLogger(Console.class);

    private final BufferedReader in;
    private final ConsoleLink link;
    private final Verbs verbs;
    private final Inbox inbox;
    private final Database database;
    private final StoreWriter writer;
    private final Jobs jobs;

    @Inject
    Console(
            BufferedReader in,
            ConsoleLink link,
            Verbs verbs,
            Inbox inbox,
            Database database,
            StoreWriter writer,
            Jobs jobs) {
        this.in = in;
        this.link = link;
        this.verbs = verbs;
        this.inbox = inbox;
        this.database = database;
        this.writer = writer;
        this.jobs = jobs;
    }

    @Override
    public void start() {
        Thread.ofPlatform().name("console").daemon().start(this::read);
    }

    /** A thread that waits for input cannot be woken; it is a daemon and ends with the process. */
    @Override
    public void stop() {}

    void typed(String typed) {
        var line = typed.strip();
        if (line.isEmpty()) return;
        if (RoleOrder.isOne(line)) {
            RoleOrder.parse(line)
                    .ifPresentOrElse(
                            this::order,
                            () ->
                                    link.say(
                                            Note.of(
                                                    "console.role-usage",
                                                    Map.of("roles", RoleOrder.ROLES))));
            return;
        }
        switch (verbs.parse(line)) {
            case Parsed.Understood(var command) -> {
                if (!inbox.offer(new Input.Console(link, command, line)))
                    link.say(Note.of("input.too-fast"));
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

    private void order(RoleOrder order) {
        if (!jobs.offer(() -> give(order))) link.say(Note.of("login.busy"));
    }

    /** Thread: jobs. */
    private void give(RoleOrder order) {
        var account = database.accounts().byName(order.name());
        if (account.isEmpty())
            link.say(Note.of("console.role-nobody", Map.of("who", order.name())));
        else store(account.get(), order);
    }

    // The last step says how it went.
    @SuppressWarnings("FutureReturnValueIgnored")
    private void store(AccountRow account, RoleOrder order) {
        var role = order.role();
        writer.write(
                        () -> {
                            database.accounts().setRole(account.id(), role.word());
                            return role;
                        })
                .whenComplete(
                        (_, failure) -> {
                            if (failure == null) given(account, order);
                            else LOG.error("the role of {} is unchanged", account.name(), failure);
                        });
    }

    private void given(AccountRow account, RoleOrder order) {
        var role = order.role();
        LOG.info("console: {} is {} now, was {}", account.name(), role.word(), account.role());
        if (!inbox.offer(new Input.RoleChanged(account.id(), role)))
            LOG.warn("the role of {} counts from the next login on", account.name());
        link.say(
                Note.of(
                        "console.role-given",
                        Map.of("who", account.name(), "role", role.word())));
    }
}
