package emberdelve.server.feature.duel;

import emberdelve.config.content.Saga;
import emberdelve.server.feature.duel.DuelChallenges.Challenge;
import emberdelve.server.feature.duel.DuelEvent.GaveUp.Why;
import emberdelve.server.feature.group.Groups;
import emberdelve.server.kernel.Guard;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Named;
import emberdelve.server.model.Room;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.random.RandomGenerator;

/**
 * All duels that go on, at most one in a room, and challenges that wait for an answer. None of it
 * is stored: a restart ends it. Thread: world.
 */
public final class Duels {
    private final World world;
    private final Groups groups;
    private final RandomGenerator random;
    private final DuelChallenges challenges = new DuelChallenges();
    private final List<DuelBout> bouts = new ArrayList<>();

    /**
     * @param random a stream of their own, so that a duel changes nothing elsewhere
     */
    public Duels(World world, Groups groups, RandomGenerator random) {
        this.world = world;
        this.groups = groups;
        this.random = random;
    }

    /** Whether that one fights in a duel now, and stands. */
    public boolean isDuelling(Actor actor) {
        return of(actor).isPresent();
    }

    /** How the duel in that room stands. */
    public Optional<DuelStanding> in(Room room) {
        return bouts.stream().filter(bout -> bout.room() == room).map(Duels::standing).findFirst();
    }

    /** How all of them stand, in the order in which they began. */
    public List<DuelStanding> standings() {
        return bouts.stream().map(Duels::standing).toList();
    }

    /** Begins a duel with a stranger. */
    public DuelAnswer meetStranger(Actor self) {
        var mine = mayBegin(self);
        if (mine != DuelAnswer.DONE) return mine;
        begin(self.room(), List.of(self), List.of());
        return DuelAnswer.DONE;
    }

    /**
     * Asks another for a duel.
     *
     * @param forGroups whether it is for the groups of both, which their leaders agree upon
     */
    public DuelAnswer challenge(Actor self, Actor other, boolean forGroups) {
        if (self == other) return DuelAnswer.YOURSELF;
        if (!other.isCharacter()) return DuelAnswer.NOT_PLAYER;
        var called = forGroups ? leader(other) : other;
        var sides = forGroups ? mayCall(self, other) : DuelAnswer.DONE;
        if (sides != DuelAnswer.DONE) return sides;
        var mine = mayBegin(self);
        if (mine != DuelAnswer.DONE) return mine;
        var theirs = mayMeet(called, self.room());
        if (theirs != DuelAnswer.DONE) return theirs;
        if (challenges.isOpen(self, called)) return DuelAnswer.AGAIN;

        var lasts = world.ticks(saga().challengeLasts());
        challenges.add(new Challenge(self, called, forGroups, world.now(), world.now() + lasts));
        tellBoth(
                self,
                called,
                new DuelEvent.Challenged(
                        self.named(),
                        called.named(),
                        forGroups,
                        saga().challengeLasts().toSeconds()));
        return DuelAnswer.DONE;
    }

    /** Since when the newest challenge to that one waits; empty when there is none. */
    public OptionalLong challengedTick(Actor actor) {
        return challenges.of(actor).stream().mapToLong(Challenge::madeTick).findFirst();
    }

    /** Whom an answer would answer: the newest challenger. */
    public Optional<Named> challenger(Actor actor) {
        return challenges.of(actor).map(challenge -> challenge.challenger().named());
    }

    /** Agrees to the newest challenge; it stays open when nothing can come of it yet. */
    public DuelAnswer accept(Actor actor) {
        var challenge = challenges.of(actor);
        challenge.filter(this::isStale).ifPresent(challenges::remove);
        if (challenge.isEmpty() || isStale(challenge.get())) return DuelAnswer.NOT_CHALLENGED;
        var mine = mayBegin(actor);
        if (mine != DuelAnswer.DONE) return mine;
        var other = challenge.get().challenger();
        var theirs = mayMeet(other, actor.room());
        if (theirs != DuelAnswer.DONE) return theirs;

        challenges.remove(challenge.get());
        var forGroups = challenge.get().groups();
        begin(actor.room(), side(other, forGroups), side(actor, forGroups));
        return DuelAnswer.DONE;
    }

    /** Refuses the newest challenge; false when there is none. */
    public boolean decline(Actor actor) {
        var challenge = challenges.of(actor);
        if (challenge.isEmpty()) return false;
        challenges.remove(challenge.get());
        var other = challenge.get().challenger();
        tellBoth(other, actor, new DuelEvent.Declined(other.named(), actor.named()));
        return true;
    }

    /** Leaves the duel before its end; false when that one is in none. */
    public boolean giveUp(Actor actor, Why why) {
        var bout = of(actor);
        bout.ifPresent(found -> {
            giveUp(found, actor, why);
            if (found.duel().isOver()) bouts.remove(found);
        });
        return bout.isPresent();
    }

    /**
     * Waits no longer for the next round; it is fought when nobody does.
     *
     * @return those who are still waited for, none when it was fought; empty without a duel
     */
    public Optional<List<Named>> hurry(Actor actor) {
        var bout = of(actor);
        if (bout.isEmpty()) return Optional.empty();
        bout.get().ready(actor);
        var awaited = bout.get().awaited().stream().map(Actor::named).toList();
        if (awaited.isEmpty()) fight(bout.get());
        if (bout.get().duel().isOver()) bouts.remove(bout.get());
        return Optional.of(awaited);
    }

    /**
     * Strikes that foe from now on, for as long as both stand.
     *
     * @param name the beginning of any word of it, or of its player's
     */
    public Optional<Named> aim(Actor actor, String name) {
        var bout = of(actor);
        if (bout.isEmpty() || name.isEmpty()) return Optional.empty();
        var self = bout.get().duelist(actor).orElseThrow();
        var foe =
                bout.get().duel().of(self.side().other()).stream()
                        .filter(Duelist::stands)
                        .filter(each -> isCalled(bout.get(), each, name))
                        .min(Comparator.comparing(each -> !isWholeName(bout.get(), each, name)));
        foe.ifPresent(self::aimAt);
        return foe.map(Duelist::named);
    }

    /** One tick: challenges lapse, duels break off, rounds come. */
    public void tick() {
        for (var lapsed : challenges.takeLapsed(world.now())) {
            var challenger = lapsed.challenger();
            var challenged = lapsed.challenged();
            tellBoth(
                    challenger,
                    challenged,
                    new DuelEvent.Lapsed(challenger.named(), challenged.named()));
        }
        for (var bout : List.copyOf(bouts)) {
            // Taken out first, so that a fault ends the duel in which it happens and no other.
            bouts.remove(bout);
            var host = bout.players().iterator().next();
            world.part(Guard.class)
                    .run(
                            host,
                            () -> {
                                if (goesOn(bout)) bouts.add(bout);
                            });
        }
    }

    /** Forgets somebody who leaves the dungeon. */
    public void forget(Actor actor) {
        challenges.forget(actor);
        giveUp(actor, Why.GONE);
    }

    private boolean goesOn(DuelBout bout) {
        for (var actor : bout.fighters())
            distraction(bout, actor).ifPresent(why -> giveUp(bout, actor, why));
        if (bout.duel().isOver()) return false;
        if (bout.isDue(world.now()) || bout.awaited().isEmpty()) fight(bout);
        return !bout.duel().isOver();
    }

    private static Optional<Why> distraction(DuelBout bout, Actor actor) {
        if (!actor.isPresent()) return Optional.of(Why.GONE);
        if (actor.room() != bout.room()) return Optional.of(Why.WALKED_AWAY);
        return bout.hasFought(actor) ? Optional.of(Why.FOUGHT) : Optional.empty();
    }

    private void giveUp(DuelBout bout, Actor actor, Why why) {
        bout.duelist(actor).ifPresent(Duelist::giveUp);
        story().gaveUp(bout, actor, why);
    }

    private void fight(DuelBout bout) {
        bout.awaitRound(world.now() + world.ticks(saga().roundLasts()));
        story().tell(bout, bout.duel().fight(random));
    }

    /** {@code challenged}: nobody for a stranger. */
    private void begin(Room room, List<Actor> challengers, List<Actor> challenged) {
        var casting = new DuelCasting(world, saga(), random);
        casting.leaveOut(room.actors());
        for (var actor : challengers) casting.play(actor, DuelSide.CHALLENGERS);
        for (var actor : challenged) casting.play(actor, DuelSide.CHALLENGED);
        var all = new ArrayList<>(casting.players().values());
        if (challenged.isEmpty()) all.add(casting.stranger(DuelSide.CHALLENGED));

        var duel = new Duel(all, saga().roundsMax());
        var bout = new DuelBout(room, Saga.one(saga().sites(), random), duel, casting.players());
        bout.awaitRound(world.now() + world.ticks(saga().roundLasts()));
        bouts.add(bout);
        story().open(bout, Math.max(1, saga().roundLasts().toSeconds()));
    }

    private DuelAnswer mayBegin(Actor self) {
        if (world.content().saga().isEmpty()) return DuelAnswer.NO_SAGA;
        if (isDuelling(self)) return DuelAnswer.DUELLING;
        if (self.combat().isFighting()) return DuelAnswer.FIGHTING;
        return in(self.room()).isPresent() ? DuelAnswer.ROOM_TAKEN : DuelAnswer.DONE;
    }

    private DuelAnswer mayMeet(Actor other, Room room) {
        if (!other.isPresent() || other.room() != room) return DuelAnswer.OTHER_ELSEWHERE;
        if (isDuelling(other)) return DuelAnswer.OTHER_DUELLING;
        return other.combat().isFighting() ? DuelAnswer.OTHER_FIGHTING : DuelAnswer.DONE;
    }

    private DuelAnswer mayCall(Actor self, Actor other) {
        if (groups.of(self).isEmpty()) return DuelAnswer.NO_GROUP;
        if (leader(self) != self) return DuelAnswer.NOT_LEADER;
        if (groups.of(other).isEmpty()) return DuelAnswer.OTHER_NO_GROUP;
        if (groups.areTogether(self, other)) return DuelAnswer.SAME_GROUP;
        return leader(other).room() == self.room()
                ? DuelAnswer.DONE
                : DuelAnswer.OTHER_LEADER_ELSEWHERE;
    }

    /** Groups have changed since: those two do not speak for one each any more. */
    private boolean isStale(Challenge challenge) {
        var one = challenge.challenger();
        var other = challenge.challenged();
        return challenge.groups()
                && (leader(one) != one || leader(other) != other || groups.areTogether(one, other));
    }

    /** Those of a side who are here and free to fight. */
    private List<Actor> side(Actor leader, boolean group) {
        if (!group) return List.of(leader);
        return groups.companionsOf(leader).stream()
                .filter(actor -> mayMeet(actor, leader.room()) == DuelAnswer.DONE)
                .toList();
    }

    private Actor leader(Actor actor) {
        return groups.companionsOf(actor).getFirst();
    }

    private Optional<DuelBout> of(Actor actor) {
        return bouts.stream().filter(bout -> bout.isFoughtBy(actor)).findFirst();
    }

    private Saga saga() {
        return world.content().saga().orElseThrow();
    }

    private DuelStory story() {
        return new DuelStory(world, saga(), random);
    }

    private void tellBoth(Actor one, Actor other, DuelEvent event) {
        world.tell(one, event);
        world.tell(other, event);
    }

    private static boolean isWholeName(DuelBout bout, Duelist duelist, String name) {
        return duelist.barbarian().name().equalsIgnoreCase(name)
                || bout.playerOf(duelist)
                        .filter(player -> player.name().equalsIgnoreCase(name))
                        .isPresent();
    }

    private static boolean isCalled(DuelBout bout, Duelist duelist, String name) {
        var typed = name.toLowerCase(Locale.ROOT);
        var names =
                duelist.barbarian().name()
                        + bout.playerOf(duelist).map(player -> " " + player.name()).orElse("");
        var whole = names.toLowerCase(Locale.ROOT);
        return whole.startsWith(typed) || whole.contains(" " + typed);
    }

    private static DuelStanding standing(DuelBout bout) {
        var shares =
                bout.duel().duelists().stream()
                        .map(each ->
                                new DuelStanding.Share(
                                        bout.playerOf(each).map(Actor::named),
                                        each.named(),
                                        each.hp(),
                                        each.barbarian().hp(),
                                        each.stands()))
                        .toList();
        return new DuelStanding(bout.site(), bout.duel().round(), bout.nextTick(), shares);
    }
}
