package emberdelve.server.feature.duel;

import emberdelve.config.content.Saga;
import emberdelve.server.feature.duel.DuelChallenges.Challenge;
import emberdelve.server.feature.duel.DuelEvent.GaveUp.Why;
import emberdelve.server.kernel.Guard;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Named;
import emberdelve.server.model.Room;
import emberdelve.server.rule.group.Groups;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.random.RandomGenerator;

/**
 * The running duels, at most one in a room, and the challenges that wait for an answer. Neither
 * duels nor challenges are stored: a restart ends them. Thread: world.
 */
public final class Duels {
    private final World world;
    private final Groups groups;
    private final RandomGenerator random;
    private final DuelChallenges challenges = new DuelChallenges();
    private final List<DuelBout> bouts = new ArrayList<>();

    /**
     * @param random a random stream for duels alone, so that a duel changes no other roll of the
     *     world
     */
    public Duels(World world, Groups groups, RandomGenerator random) {
        this.world = world;
        this.groups = groups;
        this.random = random;
    }

    /** Whether the actor fights in a duel now, and has neither fallen nor given up. */
    public boolean isDuelling(Actor actor) {
        return of(actor).isPresent();
    }

    /** The standing of the duel in that room. */
    public Optional<DuelStanding> in(Room room) {
        return bouts.stream().filter(bout -> bout.room() == room).map(Duels::standing).findFirst();
    }

    /** The standings of all duels, in the order in which they began. */
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
     * Challenges another actor to a duel.
     *
     * @param forGroups whether the groups of both are to fight; then their leaders must agree upon
     *     it
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

    /** The tick of the newest challenge to the actor; empty when there is none. */
    public OptionalLong challengedTick(Actor actor) {
        return challenges.of(actor).stream().mapToLong(Challenge::madeTick).findFirst();
    }

    /** The challenger of the newest challenge to the actor. */
    public Optional<Named> challenger(Actor actor) {
        return challenges.of(actor).map(challenge -> challenge.challenger().named());
    }

    /** Accepts the newest challenge, which stays open if the duel cannot begin yet. */
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

    /** Leaves the duel before its end; false when the actor is in no duel. */
    public boolean giveUp(Actor actor, Why why) {
        var bout = of(actor);
        bout.ifPresent(found -> {
            giveUp(found, actor, why);
            if (found.duel().isOver()) bouts.remove(found);
        });
        return bout.isPresent();
    }

    /**
     * Notes that the actor is ready for the next round, which is fought as soon as all players are
     * ready.
     *
     * @return the players who are not ready yet, none if the round was fought; empty if the actor
     *     is in no duel
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
     * Makes the actor strike an opponent from now on, for as long as both stand.
     *
     * @param name the beginning of any word of the opponent's name, or of the name of its player
     * @return the opponent; empty if there is none of that name, or if the actor is in no duel
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

    /** Each tick: ends challenges and duels whose time is over, and fights rounds that are due. */
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
            // Removed first, so that a fault ends only the duel in which it happens.
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

    /** Takes an actor who leaves the dungeon out of its duel and challenges. */
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

    /** Begins a duel in the room. {@code challenged}: empty for a duel with a stranger. */
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
        if (world.content().part(Saga.class).isEmpty()) return DuelAnswer.NO_SAGA;
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

    /** Whether the challenge is for groups, and the two no longer lead different groups. */
    private boolean isStale(Challenge challenge) {
        var one = challenge.challenger();
        var other = challenge.challenged();
        return challenge.groups()
                && (leader(one) != one || leader(other) != other || groups.areTogether(one, other));
    }

    /** The members of a side who are here and free to fight. */
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
        for (var bout : bouts) {
            if (bout.isFoughtBy(actor)) return Optional.of(bout);
        }
        return Optional.empty();
    }

    private Saga saga() {
        return world.content().part(Saga.class).orElseThrow();
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
