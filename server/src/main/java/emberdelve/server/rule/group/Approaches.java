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
 * The limits on approaches: deeds that show a player's name to another player who has not asked for
 * it, which are invitations, challenges, following and giving (docs/rules.md R8.10). Talk has
 * limits of its own. Thread: world.
 */
public final class Approaches {
    /** The most approaches to the same player at once; then one after each pause. */
    static final int TO_ONE_MAX = 6;

    static final Duration TO_ONE_PAUSE = Duration.ofSeconds(15);

    /** The most approaches to all players together at once; then one after each pause. */
    static final int TO_ALL_MAX = 12;

    static final Duration TO_ALL_PAUSE = Duration.ofSeconds(5);

    /**
     * The time in which a player who was approached may approach the other back without its being
     * counted.
     */
    static final Duration ANSWERED_FOR = Duration.ofMinutes(5);

    private final World world;
    private final Groups groups;
    private final Sanctions sanctions;
    private final Map<ActorId, Allowance> all = new LinkedHashMap<>();

    /**
     * The approaches that are left to one player.
     *
     * @param answeredUntil by the ids of the players who were approached, the tick until which each
     *     may answer
     */
    private record Allowance(
            TokenBucket toAll, Map<ActorId, TokenBucket> toOne, Map<ActorId, Long> answeredUntil) {
        boolean isFull(long now) {
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
     * Looks whether an actor may approach another. Everybody may approach themselves, monsters, and
     * companions who do not ignore them.
     *
     * @return why the approach is refused: ignored, muted, or too often; empty when it is allowed
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

    /** The refusal of {@link #refusal} as the outcome of a deed that takes time. */
    public Optional<Outcome> refused(Actor self, Actor other) {
        return refusal(self, other)
                .map(why -> new Outcome.Refused(why.key(), why.actors(), why.arguments()));
    }

    /** Counts an approach that was not refused and of which the other player has read. */
    public void happened(Actor self, Actor other) {
        if (self == other || !other.isCharacter() || groups.areTogether(self, other)) return;
        var now = world.now();
        var allowance = allowance(self, now);
        allowance.answeredUntil().put(other.id(), now + world.ticks(ANSWERED_FOR));
        if (answers(self, other, now)) return;
        allowance.toAll().take(now);
        toOne(allowance, other, now).take(now);
    }

    /**
     * Forgets the players who have all their approaches again. The others stay known when they
     * leave the dungeon, so that coming again wins them nothing.
     */
    void tidy() {
        var now = world.now();
        all.values().removeIf(allowance -> allowance.isFull(now));
    }

    private boolean may(Actor self, Actor other) {
        var now = world.now();
        if (answers(self, other, now)) return true;
        var allowance = allowance(self, now);
        return allowance.toAll().hasOne(now) && toOne(allowance, other, now).hasOne(now);
    }

    /**
     * Whether the approach answers an earlier one of the other player, as between two who trade.
     */
    private boolean answers(Actor self, Actor other, long now) {
        var its = all.get(other.id());
        return its != null && its.mayAnswer(self, now);
    }

    private Allowance allowance(Actor self, long now) {
        return all.computeIfAbsent(
                self.id(),
                _ ->
                        new Allowance(
                                bucket(TO_ALL_PAUSE, TO_ALL_MAX, now),
                                new LinkedHashMap<>(),
                                new LinkedHashMap<>()));
    }

    private TokenBucket toOne(Allowance allowance, Actor other, long now) {
        return allowance
                .toOne()
                .computeIfAbsent(other.id(), _ -> bucket(TO_ONE_PAUSE, TO_ONE_MAX, now));
    }

    private TokenBucket bucket(Duration pause, int most, long now) {
        return new TokenBucket(Math.max(1, world.ticks(pause)), most, now);
    }
}
