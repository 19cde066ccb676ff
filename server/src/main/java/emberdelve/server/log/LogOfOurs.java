package emberdelve.server.log;

import ch.qos.logback.classic.ClassicConstants;
import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.Configurator;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.Appender;
import ch.qos.logback.core.ConsoleAppender;
import ch.qos.logback.core.joran.spi.ConsoleTarget;
import ch.qos.logback.core.spi.ContextAwareBase;
import ch.qos.logback.core.status.NopStatusListener;

import emberdelve.config.settings.LogSettings;

import java.io.File;
import java.util.regex.Pattern;

/**
 * The configuration of what is logged, and in which form, unless {@code
 * -Dlogback.configurationFile} names a file that configures it. It is in Java, since an XML parser
 * with all that comes with it took 0.03 s of each start. Logback finds it by its name under {@code
 * META-INF/services}.
 */
public final class LogOfOurs extends ContextAwareBase implements Configurator {
    /** The name of the appender to standard error. */
    public static final String ERRORS = "stderr";

    private static final Pattern URL = Pattern.compile("[a-z]{2,}:");

    @Override
    public ExecutionStatus configure(LoggerContext log) {
        var named = System.getProperty(ClassicConstants.CONFIG_FILE_PROPERTY, "");
        if (isThere(named)) return ExecutionStatus.INVOKE_NEXT_IF_ANY;

        setUp(log);
        if (!named.isEmpty())
            log.getLogger(LogOfOurs.class)
                    .warn(
                            "{}: {}: no such file (expected: a configuration of Logback); the log"
                                    + " is as always",
                            ClassicConstants.CONFIG_FILE_PROPERTY,
                            named);
        return ExecutionStatus.DO_NOT_INVOKE_NEXT_IF_ANY;
    }

    /**
     * Whether the configuration that is named exists, as Logback looks for it: an address, a
     * resource or a file.
     */
    static boolean isThere(String named) {
        return URL.matcher(named).lookingAt()
                || new File(named).isFile()
                || (!named.isEmpty()
                        && LogOfOurs.class.getClassLoader().getResource(named) != null);
    }

    void setUp(LoggerContext log) {
        // A log that cannot be set up must not print a page of its own.
        log.getStatusManager().add(new NopStatusListener());
        var form = LogForm.make(log);
        // Peers break connections all day long; what matters of that is logged by the server
        // itself.
        log.getLogger("io.netty").setLevel(Level.ERROR);
        log.getLogger("org.flywaydb").setLevel(Level.WARN);
        log.getLogger("com.zaxxer.hikari").setLevel(Level.WARN);
        var root = log.getLogger(Logger.ROOT_LOGGER_NAME);
        root.addAppender(errors(log, form));
        form.is(LogSettings.DEFAULTS);
    }

    /**
     * The appender to standard error, which never blocks: a pipe that nobody reads must not stop
     * the world.
     */
    private static Appender<ILoggingEvent> errors(LoggerContext log, LogForm form) {
        var written = new ConsoleAppender<ILoggingEvent>();
        written.setContext(log);
        written.setTarget(ConsoleTarget.SystemErr.getName());
        written.setEncoder(form.encoder());

        var waiting = new NeverBlockingAppender();
        waiting.setContext(log);
        waiting.setName(ERRORS);
        waiting.setDestination(written);
        waiting.start();
        return waiting;
    }
}
