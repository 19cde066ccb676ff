package emberdelve.config.settings;

import emberdelve.config.read.Fields;
import emberdelve.config.read.Problems;
import emberdelve.config.read.YamlNode;
import emberdelve.config.read.scalar.Span;
import emberdelve.config.read.scalar.Whole;

import java.time.Duration;

/**
 * The limits on what anybody may ask of the server: the {@code limits:} part.
 *
 * @param sessionsPerAddress the most sessions of one address at one time; loopback addresses count
 *     like any other
 * @param sessionsMax the most sessions of all addresses at one time
 * @param waitingCommands the most commands of one session that may wait; the next is refused
 * @param loginTimeout the time from connecting within which a first sign of life must come
 * @param newcomerTimeout the time from connecting within which whoever has given that sign must be
 *     playing
 * @param loginTries the number of wrong passwords at which the session is closed
 * @param commandsPerSecond the commands that a session may send in the long run: its token bucket's
 *     refill
 * @param commandBurst the commands that it may send at once: the bucket's size
 * @param inboxMax commands of all sessions that may wait for the world
 * @param talkPerMinute lines that one player may say to others in the long run
 * @param talkBurst lines that they may say at once after a silence
 * @param guests the most guests in the dungeon at one time; 0 for none at all
 * @param guestLasts the time that a guest may stay
 * @param builderGold the most gold that one ending, gift, monster or thing of a builder's may bring
 * @param builderXp the most experience that one ending of a builder's may bring
 */
public record LimitSettings(
        int sessionsPerAddress,
        int sessionsMax,
        int waitingCommands,
        Duration loginTimeout,
        Duration newcomerTimeout,
        int loginTries,
        int commandsPerSecond,
        int commandBurst,
        int inboxMax,
        int talkPerMinute,
        int talkBurst,
        int guests,
        Duration guestLasts,
        int builderGold,
        int builderXp) {
    private static final Whole PER_ADDRESS = new Whole(1, 100_000);
    private static final Whole SESSIONS = new Whole(1, 100_000);
    private static final Whole WAITING = new Whole(1, 1_000);
    private static final Span LOGIN = new Span(Duration.ofSeconds(1), Duration.ofHours(1));
    private static final Whole TRIES = new Whole(1, 10);
    private static final Whole PER_SECOND = new Whole(1, 1_000_000);
    private static final Whole BURST = new Whole(1, 1_000_000);
    private static final Whole INBOX = new Whole(1_024, 1_048_576);
    private static final Whole TALK = new Whole(1, 100_000);
    private static final Whole TALK_BURST = new Whole(1, 100_000);

    private static final Whole GUESTS = new Whole(0, 1_000);
    private static final Whole BUILDER_PAY = new Whole(0, 1_000_000_000);
    private static final Span GUEST_LASTS = new Span(Duration.ofMinutes(1), Duration.ofDays(1));

    public static final LimitSettings DEFAULTS =
            new LimitSettings(
                    10,
                    19_000,
                    20,
                    Duration.ofSeconds(60),
                    Duration.ofMinutes(15),
                    3,
                    20,
                    40,
                    65_536,
                    40,
                    10,
                    10,
                    Duration.ofMinutes(30),
                    2_000,
                    1_000);

    public LimitSettings {
        PER_ADDRESS.require("limits.sessions-per-address", sessionsPerAddress);
        SESSIONS.require("limits.sessions-max", sessionsMax);
        WAITING.require("limits.waiting-commands", waitingCommands);
        LOGIN.require("limits.login-timeout", loginTimeout);
        LOGIN.require("limits.newcomer-timeout", newcomerTimeout);
        TRIES.require("limits.login-tries", loginTries);
        PER_SECOND.require("limits.commands-per-second", commandsPerSecond);
        BURST.require("limits.command-burst", commandBurst);
        INBOX.require("limits.inbox-max", inboxMax);
        TALK.require("limits.talk-per-minute", talkPerMinute);
        TALK_BURST.require("limits.talk-burst", talkBurst);
        GUESTS.require("limits.guests", guests);
        GUEST_LASTS.require("limits.guest-lasts", guestLasts);
        BUILDER_PAY.require("limits.builder-gold", builderGold);
        BUILDER_PAY.require("limits.builder-xp", builderXp);
    }

    static LimitSettings read(YamlNode node, Problems problems) {
        var fields = Fields.of(node, problems);
        var limits =
                new LimitSettings(
                        fields.optional(
                                "sessions-per-address", PER_ADDRESS, DEFAULTS.sessionsPerAddress),
                        fields.optional("sessions-max", SESSIONS, DEFAULTS.sessionsMax),
                        fields.optional("waiting-commands", WAITING, DEFAULTS.waitingCommands),
                        fields.optional("login-timeout", LOGIN, DEFAULTS.loginTimeout),
                        fields.optional("newcomer-timeout", LOGIN, DEFAULTS.newcomerTimeout),
                        fields.optional("login-tries", TRIES, DEFAULTS.loginTries),
                        fields.optional(
                                "commands-per-second", PER_SECOND, DEFAULTS.commandsPerSecond),
                        fields.optional("command-burst", BURST, DEFAULTS.commandBurst),
                        fields.optional("inbox-max", INBOX, DEFAULTS.inboxMax),
                        fields.optional("talk-per-minute", TALK, DEFAULTS.talkPerMinute),
                        fields.optional("talk-burst", TALK_BURST, DEFAULTS.talkBurst),
                        fields.optional("guests", GUESTS, DEFAULTS.guests),
                        fields.optional("guest-lasts", GUEST_LASTS, DEFAULTS.guestLasts),
                        fields.optional("builder-gold", BUILDER_PAY, DEFAULTS.builderGold),
                        fields.optional("builder-xp", BUILDER_PAY, DEFAULTS.builderXp));
        fields.end();
        return limits;
    }

    /** Takes all but the sizes of queues that are made once. */
    LimitSettings goingOnWith(LimitSettings read) {
        return new LimitSettings(
                read.sessionsPerAddress,
                read.sessionsMax,
                waitingCommands,
                read.loginTimeout,
                read.newcomerTimeout,
                read.loginTries,
                read.commandsPerSecond,
                read.commandBurst,
                inboxMax,
                read.talkPerMinute,
                read.talkBurst,
                read.guests,
                read.guestLasts,
                read.builderGold,
                read.builderXp);
    }
}
