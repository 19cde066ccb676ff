package emberdelve.server.adminport;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;

import emberdelve.config.settings.AdminSettings;
import emberdelve.server.lifecycle.Chore;
import emberdelve.server.lifecycle.Service;
import emberdelve.server.lifecycle.StartException;

import jakarta.inject.Inject;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.regex.Pattern;

/**
 * The admin port: HTTP for whoever watches over the server. Each request has a thread of its own,
 * so that somebody who asks half a question keeps nobody else waiting.
 */
public final class AdminPort implements Service {
    private static final Logger LOG = LoggerFactory.getLogger(AdminPort.class);
    private static final int BACKLOG = 16;
    private static final int TOO_MANY = 429;

    /**
     * The hosts by which it may be asked while only this machine reaches it. By any other name the
     * page of a stranger could ask, in a browser on this machine.
     */
    private static final Pattern OWN_HOST =
            Pattern.compile("(?:localhost|[0-9.]+|\\[[0-9a-fA-F:.]+])(?::\\d+)?");

    private final AdminSettings settings;
    private final AdminPages pages;
    private final LastHour lastHour;
    private final Letterbox letterbox;
    private Optional<Running> running = Optional.empty();

    /** The server and the threads that run while the port is open. */
    private record Running(
            HttpServer server, ExecutorService answering, ExecutorService sampling) {}

    @Inject
    AdminPort(AdminSettings settings, AdminPages pages, LastHour lastHour, Letterbox letterbox) {
        this.letterbox = letterbox;
        this.settings = settings;
        this.pages = pages;
        this.lastHour = lastHour;
    }

    @Override
    public void start() {
        if (!settings.enabled()) return;
        try {
            var server =
                    HttpServer.create(
                            new InetSocketAddress(settings.bind(), settings.port()), BACKLOG);
            var answering =
                    Executors.newThreadPerTaskExecutor(
                            Thread.ofVirtual().name("admin-", 0).factory());
            server.setExecutor(answering);
            server.createContext("/", this::answer);
            server.start();
            var sampling =
                    Chore.every(LastHour.EVERY, "sampling", () -> lastHour.take(LastHour.EVERY));
            running = Optional.of(new Running(server, answering, sampling));
        } catch (IOException refused) {
            throw new StartException(
                    "admin.port: "
                            + settings.port()
                            + " on "
                            + settings.bind()
                            + " (expected: a port that is free and ours to use; "
                            + refused.getMessage()
                            + "); another is chosen with --admin-port",
                    refused);
        }
    }

    @Override
    public void stop() {
        running.ifPresent(its -> {
            its.sampling.shutdownNow();
            its.server.stop(0);
            its.answering.shutdownNow();
        });
        running = Optional.empty();
    }

    /** The address of its pages; empty while it is closed. */
    public Optional<String> address() {
        return running.map(its -> its.server.getAddress())
                .map(at ->
                        "http://"
                                + (at.getAddress().isAnyLocalAddress()
                                        ? "localhost"
                                        : host(at.getAddress().getHostAddress()))
                                + ":"
                                + at.getPort()
                                + "/");
    }

    private static String host(String numeric) {
        return numeric.contains(":") ? "[" + numeric + "]" : numeric;
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            var answer = answerTo(exchange);
            exchange.getResponseHeaders().set("Content-Type", answer.type());
            exchange.getResponseHeaders().set("Cache-Control", "no-store");
            exchange.getResponseHeaders().set("X-Content-Type-Options", "nosniff");
            var isHead = exchange.getRequestMethod().equals("HEAD");
            exchange.sendResponseHeaders(answer.status(), isHead ? -1 : answer.length());
            if (!isHead) answer.writeTo(exchange.getResponseBody());
        } catch (RuntimeException fault) {
            LOG.error("the admin port could not answer", fault);
            throw fault;
        }
    }

    private Answer answerTo(HttpExchange exchange) throws IOException {
        var method = exchange.getRequestMethod();
        var path = exchange.getRequestURI().getPath();
        if (method.equals("POST") && letterbox.isAt(path)) return posted(path, exchange);
        if (!method.equals("GET") && !method.equals("HEAD"))
            return Answer.text(405, "Only GET and HEAD are understood here.\n");
        if (!isAskedByOwnName(exchange))
            return Answer.text(
                    421, "Ask by an address in digits or localhost, not by another name.\n");
        return pages.at(path);
    }

    /** A letter is signed, so that it does not matter by which name somebody posts it. */
    private Answer posted(String path, HttpExchange exchange) throws IOException {
        var headers = exchange.getRequestHeaders();
        var body = exchange.getRequestBody().readNBytes(Letterbox.OCTETS_MAX + 1);
        var receipt =
                letterbox.take(path, name -> Optional.ofNullable(headers.getFirst(name)), body);
        if (receipt.status() == TOO_MANY) exchange.getResponseHeaders().set("Retry-After", "1");
        return Answer.text(receipt.status(), receipt.words());
    }

    private static boolean isAskedByOwnName(HttpExchange exchange) {
        if (!exchange.getLocalAddress().getAddress().isLoopbackAddress()) return true;
        return Optional.ofNullable(exchange.getRequestHeaders().getFirst("Host"))
                .filter(host -> OWN_HOST.matcher(host).matches())
                .isPresent();
    }
}
