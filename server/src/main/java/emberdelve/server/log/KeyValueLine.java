package emberdelve.server.log;

import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.ThrowableProxyUtil;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * An event as pairs such as {@code level=INFO from=192.0.2.7 text="has come"}: a value is within
 * quotation marks unless it is a plain word. Thread: one appender's.
 */
final class KeyValueLine {
    /** The most characters of a value, so that nobody fills the disk with one line. */
    static final int VALUE_MAX_CHARS = 1_024;

    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm:ss.SSSXXX");

    private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9_.:/+\\[\\]-]+");

    private final LogForm form;

    KeyValueLine(LogForm form) {
        this.form = form;
    }

    byte[] encode(ILoggingEvent event) {
        var line = new StringBuilder();
        var at = Instant.ofEpochMilli(event.getTimeStamp()).atZone(ZoneId.systemDefault());
        line.append("time=").append(TIME.format(at));
        add(line, "level", event.getLevel().toString());
        add(line, "thread", event.getThreadName());
        var logger = event.getLoggerName();
        add(line, "source", logger.substring(logger.lastIndexOf('.') + 1));
        line.append(" text=").append(quoted(cut(event.getFormattedMessage())));
        for (var pair : LoggedPairs.of(event, form.settings().addresses()))
            add(line, pair.key(), cut(pair.value()));
        Optional.ofNullable(event.getThrowableProxy())
                .map(ThrowableProxyUtil::asString)
                .ifPresent(fault -> add(line, "fault", fault.strip()));
        return line.append('\n').toString().getBytes(StandardCharsets.UTF_8);
    }

    private static void add(StringBuilder line, String key, String value) {
        var isPlain = PLAIN.matcher(value).matches();
        line.append(' ').append(key).append('=').append(isPlain ? value : quoted(value));
    }

    private static String quoted(String value) {
        return '"' + Escapes.of(value) + '"';
    }

    private static String cut(String value) {
        return value.length() <= VALUE_MAX_CHARS ? value : value.substring(0, VALUE_MAX_CHARS);
    }
}
