package emberdelve.server.log;

import ch.qos.logback.classic.spi.ILoggingEvent;

import emberdelve.config.settings.LogSettings.Addresses;

import java.util.List;
import java.util.Optional;

/** The values that an event has beside its words, as they are written. Pure. */
final class LoggedPairs {
    private LoggedPairs() {}

    /** A value and its key, which is a word of the code's. */
    record Pair(String key, String value) {}

    static List<Pair> of(ILoggingEvent event, Addresses addresses) {
        return Optional.ofNullable(event.getKeyValuePairs()).orElse(List.of()).stream()
                .map(pair -> new Pair(pair.key, written(pair.value, addresses)))
                .toList();
    }

    private static String written(Object value, Addresses addresses) {
        return value instanceof LoggedAddress address
                ? address.written(addresses)
                : String.valueOf(value);
    }
}
