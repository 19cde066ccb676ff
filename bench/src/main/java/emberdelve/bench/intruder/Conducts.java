package emberdelve.bench.intruder;

import emberdelve.server.bot.LogIn;

import java.io.IOException;
import java.time.Duration;
import java.util.SplittableRandom;

/** What guests of each kind do. */
final class Conducts {
    private static final Duration BETWEEN_SCRAPES = Duration.ofMillis(100);
    private static final Duration BETWEEN_GUESSES = Duration.ofMillis(10);
    private static final Duration BETWEEN_LOOKS = Duration.ofMillis(50);

    /** Octets that the system keeps for a guest who does not read: as few as it allows. */
    private static final int UNREAD_OCTETS = 4096;

    private static final Duration AFTER_NOISE = Duration.ofSeconds(1);
    private static final int NOISE_MAX_OCTETS = 16 << 10;

    /** IAC, SB, SE, WILL, DO, CR and LF. */
    private static final int[] LIKELY = {255, 250, 240, 251, 253, 13, 10};

    private Conducts() {}

    /** Reads the figures again and again. */
    static void scrape(Guest guest) throws IOException, InterruptedException {
        var watch = guest.server().watch();
        while (!guest.shallStop()) {
            watch.page("/metrics");
            guest.rests(BETWEEN_SCRAPES);
        }
    }

    /** Connects and waits until the server hangs up. */
    static void saysNothing(Guest guest) throws IOException {
        try (var wire = guest.connect()) {
            wire.readsToTheEnd();
        }
    }

    /**
     * Sends octets that mean nothing, many of them such as commands of Telnet begin with, and hangs
     * up after a while.
     */
    static void makesNoise(Guest guest) throws IOException, InterruptedException {
        var chance = new SplittableRandom(guest.number());
        var noise = new byte[chance.nextInt(NOISE_MAX_OCTETS)];
        for (var at = 0; at < noise.length; at++)
            noise[at] =
                    (byte)
                            (chance.nextBoolean()
                                    ? LIKELY[chance.nextInt(LIKELY.length)]
                                    : chance.nextInt());
        try (var wire = guest.connect()) {
            wire.sends(noise);
            guest.rests(AFTER_NOISE);
        }
    }

    /** Logs in, and quits as soon as it is in its room. */
    static void logsIn(Guest guest, int character) throws IOException {
        try (var wire = guest.connect()) {
            wire.logsIn(character);
            wire.types("quit");
            wire.readsToTheEnd();
        }
    }

    /** Tries wrong passwords for one character, one connection after the other. */
    static void guesses(Guest guest, int character) throws InterruptedException {
        for (var tried = 0; !guest.shallStop(); guest.rests(BETWEEN_GUESSES)) {
            try (var wire = guest.connect()) {
                wire.awaits("Name: ");
                wire.types(LogIn.name(character));
                while (!guest.shallStop()) {
                    wire.awaits("Password (it is not shown): ");
                    wire.types("a wrong guess " + tried++);
                }
            } catch (IOException _) {
                // It was hung up on, and comes again.
            }
        }
    }

    /** Plays, looks around many times a second, and reads nothing of it. */
    static void neverReads(Guest guest, int character) throws InterruptedException {
        try (var wire = guest.connect(UNREAD_OCTETS)) {
            wire.logsIn(character);
            while (true) {
                wire.types("look");
                guest.rests(BETWEEN_LOOKS);
            }
        } catch (IOException _) {
            // The server has hung up, which is what the others wait for.
        }
    }

    /** Sends so many lines at once, and reads what comes of them. */
    static void pastes(Guest guest, int character, int lines) throws IOException {
        try (var wire = guest.connect()) {
            wire.logsIn(character);
            Thread.ofVirtual().start(wire::readsQuietly);
            wire.types("say A line of a long text.\r\n".repeat(lines - 1) + "look");
        }
    }
}
