package emberdelve.server.log;

import ch.qos.logback.classic.encoder.JsonEncoder;
import ch.qos.logback.classic.spi.ILoggingEvent;

import java.nio.charset.StandardCharsets;

/** An event as an object of JSON, with its values as members. Thread: one appender's. */
final class JsonLine extends JsonEncoder {
    private final LogForm form;

    JsonLine(LogForm form) {
        this.form = form;
        setWithSequenceNumber(false);
        setWithNanoseconds(false);
        setWithContext(false);
        setWithMDC(false);
        setWithMessage(false);
        setWithArguments(false);
        setWithFormattedMessage(true);
    }

    @Override
    public byte[] encode(ILoggingEvent event) {
        var line = new String(super.encode(event), StandardCharsets.UTF_8);
        return Escapes.ofTheRest(line).getBytes(StandardCharsets.UTF_8);
    }

    @Override
    protected void appendKeyValuePairs(StringBuilder line, ILoggingEvent event) {
        for (var pair : LoggedPairs.of(event, form.settings().addresses())) {
            line.append(VALUE_SEPARATOR);
            appenderMember(line, Escapes.of(pair.key()), Escapes.of(pair.value()));
        }
    }
}
