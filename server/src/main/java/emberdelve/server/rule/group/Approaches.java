package emberdelve.server.rule.group;

import emberdelve.server.admin.Sanction;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Outcome;
import emberdelve.server.rule.sanction.Sanctions;
import emberdelve.server.rule.sanction.Verdict;
import emberdelve.server.time.TokenBucket;
import emberdelve.server.view.Note;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The one gate before whatever a player does to put their name before another player who has not
 * asked for it: invitations, challenges, following, giving (docs/rules.md R8.10). Talk has its own.
 * Thread: world.
 */
public final class Approaches {
    /** The most approaches to the same one at once; then one after each pause. */
    static final int TO_ONE_MAX = 6;

    static final Duration TO_ONE_PAUSE = Duration.ofSeconds(15);

    /** The most approaches to all together. */
    static final int TO_ALL_MAX = 12;

    static final Duration TO_ALL_PAUSE = Duration.ofSeconds(5);

    /**
     * The time for which whoever has approached somebody is approached back without being counted.
     */
    static final Duration ANSWERED_FOR = Duration.ofMinutes(5);

    private final World world;
    private final Groups groups;
    private final Sanctions sanctions;
    private final Map<ActorId, Ways> all = new LinkedHashMap<>();

    /**
     * The ways in which one player may still approach others.
     *
     * @param answeredUntil for each whom it has approached, the tick until which that one may
     *     answer
     */
    private record Ways(
            TokenBucket toAll, Map<ActorId, TokenBucket> toOne, Map<ActorId, Long> answeredUntil) {
        boolean isNew(long now) {
            toOne.values().removeIf(each -> each.isFull(now));
            answeredUntil.values().removeIf(until -> until <= now);
            return toOne.isEmpty() && answeredUntil.isEmpty() && toAll.isFull(now);
        }

        boolean mayAnswer(Actor other, long now) {
            return answeredUntil.getOrDefault(other.id(), now) > now;
        }
    }

    Approaches(World world, Groups groups, Sanctions sanctions) {
        this.world = world;
        this.groups = groups;
        this.sanctions = sanctions;
    }

    /**
     * Looks whether one may approach the other. Companions and monsters always are, and oneself.
     *
     * @return why it is refused: ignored, muted, or too often; empty when it may be done
     */
    public Optional<Note> refusal(Actor self, Actor other) {
        if (self == other || !other.isCharacter()) return Optional.empty();
        if (other.ignores(self)) return Optional.of(Note.of("tell.ignored", other.named()));
        if (groups.areTogether(self, other)) return Optional.empty();
        var mute = sanctions.of(self, Sanction.Kind.MUTE);
        if (mute.isPresent()) return mute.map(its -> Verdict.of("sanction.muted", its));
        return may(self, other)
                ? Optional.empty()
                : Optional.of(Note.of("approach.enough", other.named()));
    }

    /** The same for a deed that takes time. */
    public Optional<Outcome> refused(Actor self, Actor other) {
        return refusal(self, other)
                .map(why -> new Outcome.Refused(why.key(), why.actors(), why.arguments()));
    }

    /** Counts one that was not refused and has happened: the other has heard of it. */
    public void happened(Actor self, Actor other) {
        if (self == other || !other.isCharacter() || groups.areTogether(self, other)) return;
        var now = world.now();
        var ways = ways(self, now);
        ways.answeredUntil().put(other.id(), now + world.ticks(ANSWERED_FOR));
        if (answers(self, other, now)) return;
        ways.toAll().take(now);
        toOne(ways, other, now).take(now);
    }

    /** Forgets what is as good as new: whoever leaves and comes again has not begun anew. */
    void tidy() {
        var now = world.now();
        all.values().removeIf(ways -> ways.isNew(now));
    }

    private boolean may(Actor self, Actor other) {
        var now = world.now();
        if (answers(self, other, now)) return true;
        var ways = ways(self, now);
        return ways.toAll().hasOne(now) && toOne(ways, other, now).hasOne(now);
    }

    /** Two strangers who trade or talk of a group have both asked for it. */
    private boolean answers(Actor self, Actor other, long now) {
        var its = all.get(other.id());
        return its != null && its.mayAnswer(self, now);
    }

    private Ways ways(Actor self, long now) {
        return all.computeIfAbsent(
                self.id(),
                _ ->
                        new Ways(
                                bucket(TO_ALL_PAUSE, TO_ALL_MAX, now),
                                new LinkedHashMap<>(),
                                new LinkedHashMap<>()));
    }

    private TokenBucket toOne(Ways ways, Actor other, long now) {
        return ways.toOne().computeIfAbsent(other.id(), _ -> bucket(TO_ONE_PAUSE, TO_ONE_MAX, now));
    }

    private TokenBucket bucket(Duration pause, int most, long now) {
        return new TokenBucket(Math.max(1, world.ticks(pause)), most, now);
    }
}
