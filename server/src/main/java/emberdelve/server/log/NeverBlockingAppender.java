package emberdelve.server.log;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.LoggingEvent;
import ch.qos.logback.core.Appender;
import ch.qos.logback.core.UnsynchronizedAppenderBase;
import ch.qos.logback.core.helpers.NOPAppender;

import java.time.Duration;
import java.util.function.UnaryOperator;

/**
 * The appender that hands the lines of the log to another one, which a thread of its own opens and
 * writes. The world says something in the log now and then, and must not stand still because a disk
 * does. Lines that find no room are counted, and the log tells how many as soon as it goes on.
 *
 * <p>Logback's own AsyncAppender drops without counting when it may not block. Safe for any thread.
 */
public final class NeverBlockingAppender extends UnsynchronizedAppenderBase<ILoggingEvent> {
    /**
     * The most lines that may wait: a login storm logs about a thousand; each is a kilobyte at
     * most.
     */
    static final int WAITING_MAX = 4096;

    /**
     * The time for the lines that wait when the process ends, out of the second that it has for all
     * of the log.
     */
    private static final Duration LAST_LINES = Duration.ofMillis(500);

    private Appender<ILoggingEvent> destination = new NOPAppender<>();
    private LogBacklog backlog = new LogBacklog("log", WAITING_MAX);

    /** Sets the appender that writes. */
    public void setDestination(Appender<ILoggingEvent> appender) {
        destination = appender;
    }

    /**
     * Writes from now on to what is made of the present appender; lines that wait already, too.
     * Safe for any thread.
     */
    public void redirect(UnaryOperator<Appender<ILoggingEvent>> change) {
        backlog.execute(() -> destination = change.apply(destination));
    }

    @Override
    public void start() {
        backlog = new LogBacklog("log-" + getName(), WAITING_MAX);
        // Opening a file may take for ever, too.
        backlog.execute(this::open);
        super.start();
    }

    @Override
    public void stop() {
        super.stop();
        if (backlog.end(LAST_LINES)) destination.stop();
    }

    @Override
    protected void append(ILoggingEvent event) {
        // Keeps the event's words as they are now, and the name of the thread that logged them.
        event.prepareForDeferredProcessing();
        backlog.execute(() -> write(event));
    }

    private void open() {
        if (!destination.isStarted()) destination.start();
    }

    private void write(ILoggingEvent event) {
        var lost = backlog.takeDropped();
        if (lost > 0) destination.doAppend(told(lost));
        destination.doAppend(event);
    }

    private LoggingEvent told(long lost) {
        var logger = ((LoggerContext) getContext()).getLogger(NeverBlockingAppender.class);
        return new LoggingEvent(
                NeverBlockingAppender.class.getName(),
                logger,
                Level.WARN,
                "{} lines of the log were dropped: the disk or the pipe was too slow for them",
                null,
                new Object[] {lost});
    }
}
