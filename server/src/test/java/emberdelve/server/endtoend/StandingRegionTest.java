package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.AppenderBase;

import emberdelve.db.Database;
import emberdelve.server.feature.Features;
import emberdelve.server.game.Watchdog;
import emberdelve.server.wiring.Server;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;

/** One region stands still in a deed that does not end, and the others are played on. */
final class StandingRegionTest {
    /** Words that only who is there reads: the names of rooms are in exits, too. */
    private static final String LANDING = "ends on a floor of planks";

    @TempDir private Path data = Path.of("");

    private final Log log = new Log();
    private final Logger watchdog = (Logger) LoggerFactory.getLogger(Watchdog.class);

    /** Keeps the lines of the watchdogs. */
    private static final class Log extends AppenderBase<ILoggingEvent> {
        private final List<String> lines = new CopyOnWriteArrayList<>();

        @Override
        protected void append(ILoggingEvent event) {
            lines.add(event.getFormattedMessage());
        }
    }

    /** A deed of a world's thread that ends when it is let go. */
    private static final class Deed implements Runnable {
        private final CountDownLatch isWanted = new CountDownLatch(1);
        private final CountDownLatch hasBegun = new CountDownLatch(1);
        private final CountDownLatch mayEnd = new CountDownLatch(1);

        @Override
        public void run() {
            if (isWanted.getCount() > 0) return;
            hasBegun.countDown();
            try {
                mayEnd.await();
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
            }
        }

        void begin() throws InterruptedException {
            isWanted.countDown();
            hasBegun.await();
        }

        void end() {
            mayEnd.countDown();
        }
    }

    @BeforeEach
    void listens() {
        log.start();
        watchdog.addAppender(log);
    }

    @AfterEach
    void listensNoMore() {
        watchdog.detachAppender(log);
    }

    @Test
    void aRegionThatStandsStillStopsNobodyInTheOthers() throws IOException, InterruptedException {
        try (var database = Database.open(data, false, Features.tables())) {
            var server = DividedServer.wire(DividedServer.IN_THREE, data, database);
            var deed = new Deed();
            server.regions().all().get(1).world().hooks().onTick(deed);
            server.start();
            try {
                playBeside(deed, server);
            } finally {
                deed.end();
                server.stop();
            }
            assertThat(server.control().isStoppedUnsaved()).isFalse();
        }
    }

    private void playBeside(Deed deed, Server server) throws IOException, InterruptedException {
        try (var mira = create(server, "Mira");
                var tolo = create(server, "Tolo");
                var wren = create(server, "Wren")) {
            mira.ask("claim " + server.ownerCode().orElseThrow(), "owner");
            for (var each : List.of(mira, tolo, wren)) each.ask("n", "Delve Stair");
            wren.ask("d", LANDING);
            wren.ask("say all is well", "You say: all is well");
            assertThat(ask(server, "/ready").status()).isEqualTo(200);

            deed.begin();
            wren.send("say is anybody there");
            for (var i = 0; i < 6; i++) {
                mira.ask("say I am here " + i, "You say: I am here " + i);
                tolo.await("Mira says: I am here " + i);
            }
            mira.await("A region stands still: mine. The others go on");
            assertThat(log.lines)
                    .singleElement()
                    .asString()
                    .startsWith("region mine has stood still for 5 s; what each thread is at:\n")
                    .contains("world-mine: WAITING", "StandingRegionTest");
            assertThat(ask(server, "/ready").body()).isEqualTo("region mine stands still\n");
            assertThat(ask(server, "/live").status()).isEqualTo(200);
            mira.ask("health", "Stands still: mine");
            mira.ask("why lag", "Of all regions \\w+ is the slowest");
            assertThat(ask(server, "/metrics").body())
                    .contains(
                            "emberdelve_region_stands{region=\"mine\"} 1.0\n",
                            "emberdelve_region_stands{region=\"town\"} 0.0\n",
                            "emberdelve_tick{region=\"mine\"} ",
                            "emberdelve_players{link=\"up\",region=\"town\"} 2.0\n",
                            "emberdelve_waiting{queue=\"inbox\",region=\"moor\"} 0.0\n",
                            "emberdelve_tick_seconds_count{region=\"moor\"} ");
            assertThat(ask(server, "/lag").body())
                    .contains("is the slowest.\n", "\nRegion mine:\nSaving: ");
            tolo.ask("d", "You cannot go on there just now");
            tolo.ask("say I stay here", "You say: I stay here");
            mira.await("Tolo says: I stay here");
            assertThat(wren.all()).doesNotContain("You say: is anybody there");
            assertThat(tolo.all()).doesNotContain("A region");

            deed.end();
            wren.await("You say: is anybody there");
            mira.await("A region goes on again: mine");
            assertThat(log.lines)
                    .hasSize(2)
                    .last()
                    .asString()
                    .startsWith("region mine goes on after ");
            tolo.ask("d", LANDING);
            wren.await("Tolo arrives from above");
            assertThat(ask(server, "/ready").body()).isEqualTo("ready\n");
        }
    }

    @Test
    void anOrderlyStopWaitsForNobodyWhileOthersCanBeStored()
            throws IOException, InterruptedException {
        try (var database = Database.open(data, false, Features.tables())) {
            var server = DividedServer.wire(DividedServer.IN_THREE, data, database);
            var deed = new Deed();
            server.regions().all().getFirst().world().hooks().onTick(deed);
            server.start();
            var stopping = new Thread(server::stop);
            try (var mira = create(server, "Mira");
                    var tolo = create(server, "Tolo")) {
                mira.ask("n", "Delve Stair");
                mira.ask("d", LANDING);
                deed.begin();
                mira.ask("drop healing", "Drop it\\?");
                mira.ask("yes", "falls to dust");
                stopping.start();
                mira.awaitHangUp();
                assertThat(mira.all()).contains("The server stops now");
                assertThat(tolo.all()).doesNotContain("The server stops now");
                deed.end();
                tolo.awaitHangUp();
                assertThat(tolo.all()).contains("The server stops now");
            } finally {
                deed.end();
                stopping.join();
            }
            assertThat(server.control().isStoppedUnsaved()).isFalse();
        }
        try (var database = Database.open(data, false, Features.tables())) {
            var report = database.verify();
            assertThat(report.sound()).as("%s", report.lines()).isTrue();
        }
    }

    private static Client create(Server server, String name) throws IOException {
        return Client.create(new Client(server.port()), name);
    }

    private static WebReply ask(Server server, String path) throws IOException {
        var port = URI.create(server.admin().address().orElseThrow()).getPort();
        return WebReply.to(new Socket(InetAddress.getLoopbackAddress(), port), "GET " + path);
    }
}
