package emberdelve.server.endtoend;

import org.awaitility.Awaitility;
import org.jspecify.annotations.Nullable;

import java.io.ByteArrayOutputStream;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;

/** What a WebSocket has brought so far. Safe for any thread. */
final class Frames implements WebSocket.Listener {
    private final ByteArrayOutputStream binary = new ByteArrayOutputStream();
    private final List<String> texts = new ArrayList<>();
    private int closedWith;

    @Override
    public @Nullable CompletionStage<?> onBinary(WebSocket socket, ByteBuffer data, boolean last) {
        var octets = new byte[data.remaining()];
        data.get(octets);
        synchronized (this) {
            binary.writeBytes(octets);
        }
        socket.request(1);
        return null;
    }

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean last) {
        synchronized (this) {
            texts.add(data.toString());
        }
        socket.request(1);
        return null;
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket socket, int status, String reason) {
        synchronized (this) {
            closedWith = status;
        }
        return null;
    }

    /** All binary messages one after the other, read as UTF-8. */
    synchronized String text() {
        return binary.toString(StandardCharsets.UTF_8);
    }

    synchronized int textCount() {
        return texts.size();
    }

    /** The first text message, once there is one. */
    String awaitText() {
        Awaitility.await("a text message").atMost(Launcher.PATIENCE).until(() -> textCount() > 0);
        synchronized (this) {
            return texts.getFirst();
        }
    }

    /** The first text message that begins so, once there is one. */
    String awaitText(String begin) {
        return Awaitility.await("a text message " + begin)
                .atMost(Launcher.PATIENCE)
                .until(() -> textFrom(begin), Optional::isPresent)
                .orElseThrow();
    }

    private synchronized Optional<String> textFrom(String begin) {
        return texts.stream().filter(text -> text.startsWith(begin)).findFirst();
    }

    synchronized boolean hasOctet(byte octet) {
        for (var each : binary.toByteArray()) if (each == octet) return true;
        return false;
    }

    /** 0 as long as it is open. */
    synchronized int closedWith() {
        return closedWith;
    }

    void await(String words) {
        Awaitility.await("it says " + words)
                .atMost(Launcher.PATIENCE)
                .untilAsserted(() -> {
                    if (!text().contains(words)) throw new AssertionError(text());
                });
    }

    int awaitClosed() {
        return Awaitility.await("it is closed")
                .atMost(Launcher.PATIENCE)
                .until(this::closedWith, status -> status != 0);
    }
}
