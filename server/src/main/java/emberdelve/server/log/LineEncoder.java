package emberdelve.server.log;

import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.encoder.EncoderBase;

/** The writer of events as lines, one each, in the form of the moment. Thread: one appender's. */
final class LineEncoder extends EncoderBase<ILoggingEvent> {
    private static final byte[] NOTHING = {};

    private final LogForm form;
    private final KeyValueLine keyValue;
    private final JsonLine json;

    LineEncoder(LogForm form) {
        this.form = form;
        keyValue = new KeyValueLine(form);
        json = new JsonLine(form);
    }

    @Override
    public void start() {
        json.setContext(getContext());
        json.start();
        super.start();
    }

    @Override
    public byte[] encode(ILoggingEvent event) {
        return switch (form.settings().format()) {
            case KEY_VALUE -> keyValue.encode(event);
            case JSON -> json.encode(event);
        };
    }

    @Override
    public byte[] headerBytes() {
        return NOTHING;
    }

    @Override
    public byte[] footerBytes() {
        return NOTHING;
    }
}
