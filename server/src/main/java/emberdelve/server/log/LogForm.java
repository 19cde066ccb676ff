package emberdelve.server.log;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.encoder.Encoder;

import emberdelve.config.settings.LogSettings;

import org.slf4j.LoggerFactory;

import java.util.Optional;

/**
 * The form in which all our logs are written: it may change while they are. It is found in the
 * log's own context, unless somebody has given another configuration of the log. Safe for any
 * thread.
 */
public final class LogForm {
    private static final String NAME = LogForm.class.getName();

    private final LoggerContext context;
    private volatile LogSettings settings = LogSettings.DEFAULTS;

    private LogForm(LoggerContext context) {
        this.context = context;
    }

    /** Makes the form of that context. */
    public static LogForm make(LoggerContext context) {
        var form = new LogForm(context);
        context.putObject(NAME, form);
        return form;
    }

    /** The form of that context; empty where the log is somebody else's. */
    public static Optional<LogForm> of(LoggerContext context) {
        return context.getObject(NAME) instanceof LogForm form
                ? Optional.of(form)
                : Optional.empty();
    }

    /** The form of the process's log. */
    public static Optional<LogForm> ofProcess() {
        return LoggerFactory.getILoggerFactory() instanceof LoggerContext context
                ? of(context)
                : Optional.empty();
    }

    LogSettings settings() {
        return settings;
    }

    /** Writes the next lines by those settings. */
    public void is(LogSettings next) {
        settings = next;
        context.getLogger(Logger.ROOT_LOGGER_NAME)
                .setLevel(
                        switch (next.level()) {
                            case DEBUG -> Level.DEBUG;
                            case INFO -> Level.INFO;
                            case WARN -> Level.WARN;
                        });
    }

    /** An encoder that is ready to write in this form. */
    public Encoder<ILoggingEvent> encoder() {
        var encoder = new LineEncoder(this);
        encoder.setContext(context);
        encoder.start();
        return encoder;
    }
}
