package emberdelve.server.endtoend;

import org.awaitility.Awaitility;
import org.junit.jupiter.api.Assumptions;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A real nginx before a server, with a configuration of {@code docs/operating.md}. It connects to
 * the server from an address of its own, which is not that of the browsers here.
 */
record Nginx(Process process, int port, int tlsPort) implements AutoCloseable {
    static final String ADDRESS = "127.0.0.3";

    private static final Path PROGRAM = Path.of("/usr/sbin/nginx");
    private static final Pattern BLOCK = Pattern.compile("```nginx\\n(.*?)```", Pattern.DOTALL);
    private static final Duration POLL = Duration.ofMillis(20);

    /** The test that calls this is skipped, with its reason, where there is no nginx. */
    static void isNeeded() {
        Assumptions.assumeTrue(Files.isExecutable(PROGRAM), "needs nginx: " + PROGRAM);
    }

    /**
     * @param place where the game is, as the configuration has it: {@code /mud/}
     * @param folder is made, for its files
     * @param tls the folder of a certificate and its key
     */
    static Nginx before(RunningServer server, String place, Path folder, Path tls)
            throws IOException {
        Files.createDirectories(folder);
        var free = freePorts();
        var port = free.getFirst();
        var tlsPort = free.getLast();
        var site =
                documented(place)
                        .replace("listen 80;", "listen 127.0.0.1:" + port + ";")
                        .replace("listen 443 ssl;", "listen 127.0.0.1:" + tlsPort + " ssl;")
                        .replace("127.0.0.1:4080", "127.0.0.1:" + server.webPort())
                        .replace(
                                "proxy_http_version",
                                "proxy_bind " + ADDRESS + "; proxy_http_version")
                        .replaceAll("/etc/.*/fullchain\\.pem", tls + "/certificate.pem")
                        .replaceAll("/etc/.*/privkey\\.pem", tls + "/private-key.pem");
        var file = folder.resolve("nginx.conf");
        Files.writeString(
                file,
                """
                daemon off;
                master_process off;
                pid %1$s/pid;
                error_log stderr;
                events {}
                http {
                    access_log off;
                    client_body_temp_path %1$s/body;
                    proxy_temp_path %1$s/proxy;
                    fastcgi_temp_path %1$s/fastcgi;
                    uwsgi_temp_path %1$s/uwsgi;
                    scgi_temp_path %1$s/scgi;
                    %2$s
                }
                """
                        .formatted(folder, site));
        var process =
                new ProcessBuilder(
                                PROGRAM.toString(), "-c", file.toString(), "-p", folder.toString())
                        .redirectErrorStream(true)
                        .redirectOutput(folder.resolve("said").toFile())
                        .start();
        var nginx = new Nginx(process, port, tlsPort);
        Awaitility.await("nginx answers")
                .pollInterval(POLL)
                .atMost(Launcher.PATIENCE)
                .failFast(() -> {
                    if (!process.isAlive())
                        throw new AssertionError(Files.readString(folder.resolve("said")));
                })
                .until(nginx::answers);
        return nginx;
    }

    private static String documented(String place) throws IOException {
        var text = Files.readString(Launcher.HOME.resolve("docs/operating.md"));
        return BLOCK.matcher(text)
                .results()
                .map(block -> block.group(1))
                .filter(block -> block.contains("location " + place + " {"))
                .findFirst()
                .orElseThrow();
    }

    private boolean answers() {
        try (var _ = new Socket(InetAddress.getLoopbackAddress(), port)) {
            return true;
        } catch (IOException notYet) {
            return false;
        }
    }

    /** Two ports that nobody has; held at the same time, since a port let go may be given again. */
    private static List<Integer> freePorts() throws IOException {
        try (var one = new ServerSocket(0);
                var other = new ServerSocket(0)) {
            return List.of(one.getLocalPort(), other.getLocalPort());
        }
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
