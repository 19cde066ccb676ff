package emberdelve.server.feature.group;

import emberdelve.server.admin.Sanction;
import emberdelve.server.feature.sanction.Sanctions;
import emberdelve.server.feature.sanction.Verdict;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Outcome;
import emberdelve.server.time.TokenBucket;
import emberdelve.server.view.Note;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The one gate before whatever a player does to put their name before another player who has not
 * asked for it: invitations, challenges, following, giving (docs/rules.md R8.10). Talk has its own.
 * Thread: world.
 */
public final class Approaches {
    /** To the same one: so many at once, and then one after each pause. */
    static final int TO_ONE_MAX = 6;

    static final Duration TO_ONE_PAUSE = Duration.ofSeconds(15);

    /** To all together. */
    static final int TO_ALL_MAX = 12;

    static final Duration TO_ALL_PAUSE = Duration.ofSeconds(5);

    private final World world;
    private final Groups groups;
    private final Sanctions sanctions;
    private final Map<Actor, Ways> all = new HashMap<>();

    /** What one player may do still. */
    private record Ways(TokenBucket toAll, Map<Actor, TokenBucket> toOne) {}

    Approaches(World world, Groups groups, Sanctions sanctions) {
        this.world = world;
        this.groups = groups;
        this.sanctions = sanctions;
    }

    /**
     * Counts one approach; companions and monsters are not counted, nor is one's own self.
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

    /** Forgets an actor who leaves the dungeon. */
    void forget(Actor actor) {
        all.remove(actor);
        for (var ways : all.values()) ways.toOne().remove(actor);
    }

    private boolean may(Actor self, Actor other) {
        var now = world.now();
        var ways =
                all.computeIfAbsent(
                        self,
                        _ -> new Ways(bucket(TO_ALL_PAUSE, TO_ALL_MAX, now), new HashMap<>()));
        var toOne = ways.toOne().computeIfAbsent(other, _ -> bucket(TO_ONE_PAUSE, TO_ONE_MAX, now));
        return toOne.hasOne(now) && ways.toAll().take(now) && toOne.take(now);
    }

    private TokenBucket bucket(Duration pause, int most, long now) {
        return new TokenBucket(Math.max(1, world.ticks(pause)), most, now);
    }
}
