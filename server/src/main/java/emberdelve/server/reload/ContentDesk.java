package emberdelve.server.reload;

import emberdelve.config.content.Content;
import emberdelve.config.read.Problems;
import emberdelve.config.settings.SettingsInForce;
import emberdelve.server.admin.BuildOrder;
import emberdelve.server.admin.BuildRequests;
import emberdelve.server.admin.ReloadOrder;
import emberdelve.server.admin.ReloadRequests;
import emberdelve.server.builder.PayLimits;
import emberdelve.server.lifecycle.Service;
import emberdelve.server.link.Inboxes;
import emberdelve.server.link.Input;
import emberdelve.server.offer.Editions;
import emberdelve.server.time.Clock;
import emberdelve.server.view.Note;

import jakarta.inject.Inject;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;

/**
 * The desk that reads content and hands it to the world, for staff who ask. A thread of its own
 * reads and checks: the world never waits. It alone changes the content, so that it knows which one
 * is in force. Safe for any thread.
 */
public final class ContentDesk implements Service, ReloadRequests, BuildRequests {
    /** The most orders that may wait; each takes a second at most. */
    private static final int WAITING_MAX = 8;

    private static final int STOP_SECONDS = 2;
    private static final long RETRY_NANOS = TimeUnit.MILLISECONDS.toNanos(100);
    private static final Logger LOG = LoggerFactory.getLogger(ContentDesk.class);

    private final ContentFolder folder;
    private final KeptContent kept;
    private final Editions editions;
    private final Inboxes inboxes;
    private final Clock clock;
    private final Builds builds;
    private final SettingsDesk settingsDesk;
    private final Readings readings = new Readings();
    private final ThreadPoolExecutor thread =
            new ThreadPoolExecutor(
                    1,
                    1,
                    0,
                    TimeUnit.SECONDS,
                    new ArrayBlockingQueue<>(WAITING_MAX),
                    Thread.ofPlatform().name("content").daemon().factory());
    private Content current;

    @Inject
    ContentDesk(
            ContentFolder folder,
            KeptContent kept,
            Editions editions,
            SettingsInForce settings,
            Inboxes inboxes,
            Clock clock) {
        this.folder = folder;
        this.kept = kept;
        this.editions = editions;
        this.inboxes = inboxes;
        this.clock = clock;
        builds = new Builds(folder, kept, () -> PayLimits.of(settings.now().limits()));
        settingsDesk = new SettingsDesk(settings, inboxes);
        current = editions.current().content();
    }

    /** Keeps the content with which the server starts, in the background. */
    @Override
    public void start() {
        thread.execute(() -> guarded(ReloadOrder.Kind.READ.name(), this::keepFirst));
    }

    @Override
    public void stop() {
        thread.shutdown();
        try {
            if (!thread.awaitTermination(STOP_SECONDS, TimeUnit.SECONDS))
                LOG.warn("content was being read; it is given up");
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public boolean request(ReloadOrder order) {
        try {
            thread.execute(() -> run(order));
            return true;
        } catch (RejectedExecutionException _) {
            return false;
        }
    }

    @Override
    public boolean request(BuildOrder order) {
        try {
            thread.execute(() -> run(order));
            return true;
        } catch (RejectedExecutionException _) {
            return false;
        }
    }

    private void run(ReloadOrder order) {
        if (guarded(order.who(), () -> carryOut(order))) return;
        answer(order, List.of(Note.of("reload.failed")));
    }

    private void run(BuildOrder order) {
        var isTaken = new AtomicBoolean();
        if (!guarded(order.who(), () -> isTaken.set(build(order))))
            answer(order.who(), List.of(Note.of("reload.failed")));
        if (order.isText()) judge(new Input.Judged(order.who(), isTaken.get()));
    }

    /**
     * Hands a verdict in. Its builder can type nothing before it comes, so this is tried until the
     * inbox has room, or the server stops.
     */
    private void judge(Input.Judged judged) {
        while (!inboxes.offer(judged) && !thread.isShutdown()) LockSupport.parkNanos(RETRY_NANOS);
    }

    private boolean build(BuildOrder order) {
        return switch (builds.outcome(order, current)) {
            case Builds.Outcome.Told(var notes) -> {
                answer(order.who(), notes);
                yield false;
            }
            case Builds.Outcome.Checked built -> build(order, built);
        };
    }

    /**
     * Writes the files, and then hands the content to the world: a restart takes what the files
     * hold.
     */
    private boolean build(BuildOrder order, Builds.Outcome.Checked built) {
        if (!builds.write(built)) {
            answer(order.who(), List.of(Note.of("build.other-content")));
            return false;
        }
        var edition = editions.prepare(built.content());
        var input =
                new Input.Reload(
                        built.content().version(),
                        order.who(),
                        order.from(),
                        Optional.of(built.edited()));
        if (!inboxes.offer(input)) {
            editions.drop(edition);
            builds.takeBack(built);
            answer(order.who(), List.of(Note.of("reload.busy")));
            return false;
        }
        builds.done(order, built);
        goesOn(built.content(), History.How.EDIT, order.who());
        return true;
    }

    private void carryOut(ReloadOrder order) {
        switch (order.kind()) {
            case READ -> read(order);
            case YES -> goOn(order);
            case BACK -> goBack(order);
            case SETTINGS -> answer(order, settingsDesk.reload(order));
            case VERSIONS -> answer(order, ReloadNotes.versions(history().entries()));
        }
    }

    private void read(ReloadOrder order) {
        readings.forget(order.who());
        var problems = new Problems();
        var read = kept.keep(folder.path(), problems);
        if (read.isEmpty()) {
            readNothing(order, ReloadNotes.mistakes(problems));
            return;
        }
        var version = read.get().version();
        if (version.equals(current.version())) {
            readNothing(order, List.of(Note.of("reload.same", Map.of("version", version))));
            return;
        }
        var plan = ReloadPlan.of(current, read.get());
        if (!plan.restart().isEmpty()) {
            readNothing(order, ReloadNotes.restart(plan));
            return;
        }
        readings.read(order.who(), read.get());
        answer(order, ReloadNotes.changes(plan, version));
    }

    private void readNothing(ReloadOrder order, List<Note> why) {
        readings.readNothing(order.who());
        answer(order, why);
    }

    private void goOn(ReloadOrder order) {
        var read = readings.of(order.who());
        if (read.isEmpty()) answer(order, List.of(readings.why(order.who())));
        else swap(order, read.get(), History.How.RELOAD);
    }

    private void goBack(ReloadOrder order) {
        var version = history().before();
        if (version.isEmpty()) {
            answer(order, List.of(Note.of("reload.first")));
            return;
        }
        var problems = new Problems();
        var before = kept.load(version.get(), problems);
        if (before.isPresent()) swap(order, before.get(), History.How.BACK);
        else if (problems.isEmpty())
            answer(order, List.of(Note.of("reload.lost", Map.of("version", version.get()))));
        else answer(order, ReloadNotes.mistakes(problems));
    }

    private void swap(ReloadOrder order, Content content, History.How how) {
        var plan = ReloadPlan.of(current, content);
        if (!plan.restart().isEmpty()) {
            answer(order, ReloadNotes.restart(plan));
            return;
        }
        var edition = editions.prepare(content);
        var input = new Input.Reload(content.version(), order.who(), order.from());
        if (!inboxes.offer(input)) {
            editions.drop(edition);
            answer(order, List.of(Note.of("reload.busy")));
            return;
        }
        goesOn(content, how, order.who());
    }

    /** Notes that the world was handed that content. */
    private void goesOn(Content content, History.How how, String who) {
        current = content;
        readings.inForce(who, content.version());
        note(how, who);
    }

    private void keepFirst() {
        if (!kept.isKept(current.version())) {
            var read = kept.keep(folder.path(), new Problems());
            if (read.filter(its -> its.version().equals(current.version())).isEmpty())
                LOG.warn("content {} could not be kept: it has changed", current.version());
        }
        // Most servers have no builders, and so no need of what was parsed.
        kept.rest();
        var latest = history().latest(1);
        if (!latest.equals(List.of(current.version()))) note(History.How.START, "server");
    }

    private void note(History.How how, String who) {
        var history = history();
        var now = clock.instant().truncatedTo(ChronoUnit.SECONDS);
        history.add(new History.Entry(current.version(), now, how, who));
        kept.keepOnly(history.latest(KeptContent.KEPT_MAX));
    }

    private History history() {
        return new History(kept.folder());
    }

    private void answer(ReloadOrder order, List<Note> notes) {
        answer(order.who(), notes);
    }

    private void answer(String who, List<Note> notes) {
        if (!notes.isEmpty() && !inboxes.offer(new Input.Answered(who, notes)))
            LOG.warn("{} was not told of the content", who);
    }

    private static boolean guarded(String what, Runnable deed) {
        try {
            deed.run();
            return true;
        } catch (RuntimeException failure) {
            LOG.error("content: {} failed", what, failure);
            return false;
        }
    }
}
