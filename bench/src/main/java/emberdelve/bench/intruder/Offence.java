package emberdelve.bench.intruder;

import emberdelve.bench.opponent.ServerProcess;

import java.io.IOException;
import java.util.List;

/**
 * One kind of harm.
 *
 * @param name as a table calls it
 * @param guests the number of connections that do it at the same time
 * @param conduct what each of them does
 */
public record Offence(String name, int guests, Conduct conduct) {
    private static final int HALF_OPEN = 400;
    private static final int LOG_INS = 100;
    private static final int NEVER_READERS = 10;
    private static final int NOISY = 200;
    private static final int PASTED_LINES = 10_000;

    /** The characters that a server must know before the offences begin. */
    public static final int KNOWN = LOG_INS + NEVER_READERS + 1;

    /** The deeds of one guest; returns when the server has nothing of it any more. */
    @FunctionalInterface
    interface Conduct {
        void run(Guest guest) throws IOException, InterruptedException;
    }

    /**
     * All offences.
     *
     * @param firstKnown the number of the first of {@link #KNOWN} characters that are nobody else's
     */
    public static List<Offence> all(int firstKnown) {
        var reader = firstKnown + LOG_INS;
        return List.of(
                new Offence("ten scrapes a second", 1, Conducts::scrape),
                new Offence(HALF_OPEN + " half-open connections", HALF_OPEN, Conducts::saysNothing),
                new Offence(
                        LOG_INS + " log-ins at once",
                        LOG_INS,
                        guest -> Conducts.logsIn(guest, firstKnown + guest.number())),
                new Offence(
                        "a guesser of passwords", 1, guest -> Conducts.guesses(guest, firstKnown)),
                new Offence(NOISY + " who send noise", NOISY, Conducts::makesNoise),
                new Offence(
                        NEVER_READERS + " who never read",
                        NEVER_READERS,
                        guest -> Conducts.neverReads(guest, reader + guest.number())),
                new Offence(
                        "one who pastes " + PASTED_LINES + " lines",
                        1,
                        guest -> Conducts.pastes(guest, firstKnown + KNOWN - 1, PASTED_LINES)));
    }

    /** Lets all its guests begin. */
    public Offenders begin(ServerProcess server) {
        return Offenders.begin(server, List.of(this));
    }
}
