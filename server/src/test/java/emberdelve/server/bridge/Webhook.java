package emberdelve.server.bridge;

import com.sun.net.httpserver.HttpServer;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** A webhook of our own: keeps what is posted to it, and answers as it is told to. */
final class Webhook implements AutoCloseable {
    private final HttpServer server;
    private final BlockingQueue<Integer> answers = new ArrayBlockingQueue<>(100);
    private final List<String> bodies = new CopyOnWriteArrayList<>();
    private final CountDownLatch open;
    private final CountDownLatch asked = new CountDownLatch(1);

    /**
     * @param open until it is down to zero, nobody is answered
     * @param first the first answers; all later ones are 204
     */
    Webhook(CountDownLatch open, Integer... first) throws IOException {
        this.open = open;
        answers.addAll(List.of(first));
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 16);
        server.createContext(
                "/",
                exchange -> {
                    try (exchange) {
                        asked.countDown();
                        open.await(1, TimeUnit.MINUTES);
                        var octets = exchange.getRequestBody().readAllBytes();
                        bodies.add(new String(octets, StandardCharsets.UTF_8));
                        var answer = answers.poll();
                        exchange.getResponseHeaders().set("Retry-After", "7.5");
                        exchange.sendResponseHeaders(answer == null ? 204 : answer, -1);
                    } catch (InterruptedException stopped) {
                        Thread.currentThread().interrupt();
                    }
                });
        server.start();
    }

    URI address() {
        return URI.create("http://127.0.0.1:" + server.getAddress().getPort() + "/hook");
    }

    /** All that was posted, also what was answered with a refusal. */
    List<String> bodies() {
        return bodies;
    }

    void awaitAsked() throws InterruptedException {
        asked.await(1, TimeUnit.MINUTES);
    }

    @Override
    public void close() {
        open.countDown();
        server.stop(0);
    }
}
