package emberdelve.server.game;

import emberdelve.server.model.ActorId;
import emberdelve.server.rule.move.PresenceEvent;
import emberdelve.server.view.RecapView;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The memory of what a character noticed lately, for {@code recap} and for a player who comes back.
 * Its moments are numbered, so that a page can say which it has read: a line that was on the way
 * when the link was lost is told again, and no other. Thread: world.
 */
final class Recollection {
    /**
     * The numbers that a tick has room for. A character that comes in anew goes on above all
     * numbers that it had before a restart.
     */
    private static final long NUMBERS_A_TICK = 10_000;

    private final ArrayDeque<RecapView.Moment> moments = new ArrayDeque<>(0);
    private long before;
    private long latest;
    private OptionalLong lostTick = OptionalLong.empty();
    private long readWhenLost;

    /** The recollection of a character that comes in at that tick and knows nothing yet. */
    Recollection(long tick) {
        before = tick * NUMBERS_A_TICK;
        latest = before;
    }

    /** Goes on with the numbers of another world, in which the character was until now. */
    void goOnFrom(long moment) {
        before = Math.max(before, moment);
        latest = before;
    }

    /** Remembers a moment; the oldest is forgotten when there are too many. */
    void add(RecapView.Moment moment) {
        var most = lostTick.isPresent() ? RecapView.MISSED_MAX : RecapView.MOMENTS_MAX;
        while (moments.size() >= most) moments.removeFirst();
        moments.add(moment);
        latest++;
    }

    /** The number of the latest moment, which grows by one with each. */
    long latest() {
        return latest;
    }

    /** The moments that are remembered, oldest first, the time without a link included. */
    List<RecapView.Moment> all() {
        return List.copyOf(moments);
    }

    /** Notes that nobody reads from that tick on. */
    void linkLost(long tick) {
        lostTick = OptionalLong.of(tick);
        readWhenLost = latest;
    }

    /** Notes that somebody reads again. */
    void linkRegained() {
        lostTick = OptionalLong.empty();
    }

    /**
     * The moments that the returning player has not read, but for the return itself.
     *
     * @param self the character
     * @param read the number of the last moment that the player's page has shown; empty where
     *     nobody knows: then all before the link was lost count as read
     * @param most the most moments that are told, which are the latest
     * @param ticksASecond for the time for which the player was away
     */
    RecapView missed(ActorId self, Optional<Long> read, int most, long now, long ticksASecond) {
        var from = Math.clamp(read.orElse(readWhenLost), before, latest);
        var unread = latest - from;
        var told = Math.min(unread, Math.min(most, moments.size()));
        var since = moments.stream().skip(moments.size() - told).toList();
        var first = since.isEmpty() ? now : since.getFirst().tick();
        var away = now - Math.min(first, lostTick.orElse(now));
        return new RecapView(
                OptionalLong.of(Math.max(1, away / ticksASecond)),
                unread - told,
                since.stream().filter(moment -> !isReturn(moment, self)).toList());
    }

    private static boolean isReturn(RecapView.Moment moment, ActorId self) {
        return moment.event() instanceof PresenceEvent.RegainedLink(var who)
                && who.id().equals(self);
    }
}
