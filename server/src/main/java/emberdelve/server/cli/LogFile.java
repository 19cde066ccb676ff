package emberdelve.server.cli;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.rolling.RollingFileAppender;
import ch.qos.logback.core.rolling.SizeAndTimeBasedRollingPolicy;
import ch.qos.logback.core.util.FileSize;

import emberdelve.server.log.LogForm;
import emberdelve.server.log.NeverBlockingAppender;

import org.slf4j.LoggerFactory;

import java.nio.file.Path;
import java.time.Duration;

/**
 * The log beside the world: a file a day, kept for as long as the settings say. Only the holder of
 * the world's lock opens it, so that two servers never write to one file. If the file cannot be
 * written, the log is lost, and nothing else happens.
 */
final class LogFile {
    private static final FileSize FILE_MAX = FileSize.valueOf("20MB");
    private static final FileSize ALL_MAX = FileSize.valueOf("200MB");

    private LogFile() {}

    /** {@code kept}: how long the file of a day is kept, in whole days. */
    static void open(Path data, Duration kept) {
        if (LoggerFactory.getILoggerFactory() instanceof LoggerContext context)
            open(data, kept, context);
    }

    static void open(Path data, Duration kept, LoggerContext context) {
        // Somebody may have given another configuration of the log, which is left as it is.
        LogForm.of(context).ifPresent(form -> open(data, kept, context, form));
    }

    private static void open(Path data, Duration kept, LoggerContext context, LogForm form) {
        var file = data.toAbsolutePath().resolve("log").resolve("emberdelve.log").toString();
        var appender = new RollingFileAppender<ILoggingEvent>();
        appender.setContext(context);
        appender.setName("file itself");
        appender.setFile(file);

        var policy = new SizeAndTimeBasedRollingPolicy<ILoggingEvent>();
        policy.setContext(context);
        policy.setParent(appender);
        policy.setFileNamePattern(file + ".%d.%i.gz");
        policy.setMaxFileSize(FILE_MAX);
        policy.setMaxHistory(Math.toIntExact(kept.toDays()));
        policy.setTotalSizeCap(ALL_MAX);
        policy.start();

        appender.setRollingPolicy(policy);
        appender.setEncoder(form.encoder());

        var waiting = new NeverBlockingAppender();
        waiting.setContext(context);
        waiting.setName("file");
        waiting.setDestination(appender);
        waiting.start();
        context.getLogger(Logger.ROOT_LOGGER_NAME).addAppender(waiting);
    }
}
