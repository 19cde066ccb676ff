package emberdelve.server.adminport;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/**
 * An answer of the admin port.
 *
 * @param status the status of HTTP
 * @param type the content type
 */
record Answer(int status, String type, ByteArrayOutputStream body) {
    /** Lines of plain text. */
    static Answer text(int status, String text) {
        return of(status, "text/plain; charset=utf-8", text);
    }

    static Answer of(int status, String type, String text) {
        var body = new ByteArrayOutputStream();
        body.writeBytes(text.getBytes(StandardCharsets.UTF_8));
        return new Answer(status, type, body);
    }

    int length() {
        return body.size();
    }

    void writeTo(OutputStream out) throws IOException {
        body.writeTo(out);
    }
}
