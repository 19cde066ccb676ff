package emberdelve.server.endtoend;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * The network between a browser and the server, which may lose what is on its way: a link that
 * swallows takes all that the server says, and hands none of it on.
 */
final class Relay implements AutoCloseable {
    private static final int OCTETS = 1 << 16;
    private static final int BACKLOG = 50;

    private final ServerSocket door;
    private final int serverPort;
    private final List<Connection> open = new CopyOnWriteArrayList<>();

    private Relay(ServerSocket door, int serverPort) {
        this.door = door;
        this.serverPort = serverPort;
    }

    static Relay to(int serverPort) throws IOException {
        var door = new ServerSocket(0, BACKLOG, InetAddress.getLoopbackAddress());
        var relay = new Relay(door, serverPort);
        Thread.startVirtualThread(relay::accept);
        return relay;
    }

    int port() {
        return door.getLocalPort();
    }

    /** From here on the links that are open hand nothing to the browser; requests are answered. */
    void swallow() {
        for (var each : open) each.swallows = each.isLink;
    }

    /** Ends the connections that are open; others may come. */
    void cut() {
        for (var each : open) each.close();
        open.clear();
    }

    private void accept() {
        try {
            while (true) {
                var browser = door.accept();
                var server = new Socket(InetAddress.getLoopbackAddress(), serverPort);
                var connection = new Connection(browser, server);
                open.add(connection);
                Thread.startVirtualThread(connection::fromServer);
                Thread.startVirtualThread(connection::fromBrowser);
            }
        } catch (IOException _) {
            // The relay is closed.
        }
    }

    @Override
    public void close() throws IOException {
        door.close();
        cut();
    }

    private static final class Connection {
        private final Socket browser;
        private final Socket server;
        private volatile boolean isLink;
        private volatile boolean swallows;

        private Connection(Socket browser, Socket server) {
            this.browser = browser;
            this.server = server;
        }

        private void fromServer() {
            var octets = new byte[OCTETS];
            try (browser;
                    server) {
                for (var count = server.getInputStream().read(octets);
                        count >= 0;
                        count = server.getInputStream().read(octets))
                    if (!swallows) browser.getOutputStream().write(octets, 0, count);
            } catch (IOException _) {
                // One side is gone, and the other goes with it.
            }
        }

        private void fromBrowser() {
            var octets = new byte[OCTETS];
            try (browser;
                    server) {
                for (var count = browser.getInputStream().read(octets);
                        count >= 0;
                        count = browser.getInputStream().read(octets)) {
                    var text = new String(octets, 0, count, StandardCharsets.ISO_8859_1);
                    if (text.contains("Upgrade: websocket")) isLink = true;
                    server.getOutputStream().write(octets, 0, count);
                }
            } catch (IOException _) {
                // As above.
            }
        }

        private void close() {
            try (browser;
                    server) {
                browser.shutdownOutput();
            } catch (IOException _) {
                // It is closed already.
            }
        }
    }
}
