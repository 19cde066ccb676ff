package emberdelve.server.game;

import emberdelve.server.kernel.MoveEvent;
import emberdelve.server.kernel.Noticed;
import emberdelve.server.kernel.World;
import emberdelve.server.link.Heard;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Detail;
import emberdelve.server.model.Room;
import emberdelve.server.model.WorldEvent;
import emberdelve.server.rule.effect.EffectEvent;
import emberdelve.server.rule.fight.AttackResult;
import emberdelve.server.rule.fight.FightEvent;
import emberdelve.server.rule.fight.Fights;
import emberdelve.server.rule.group.Groups;
import emberdelve.server.rule.level.LevelEvent;
import emberdelve.server.rule.menace.MenaceEvent;
import emberdelve.server.view.View;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The telling of fights in as much detail as each reader wants (docs/rules.md R8.7): decides what
 * is told at once, and tells the sums of the rest when they are due. Thread: world.
 */
final class FightTelling {
    /** The time without stepping in after which a guard's next step is told again. */
    private static final Duration STEPS_REST = Duration.ofSeconds(30);

    /**
     * The number of fighters from which on a fight is told in its gist to whoever has not chosen
     * otherwise.
     */
    private static final int MANY = 3;

    private final World world;
    private final Players players;
    private final Outbox outbox;
    private final long stepsRestTicks;
    private final FightListening listening;
    private final GistPace pace;
    private final List<Player> doers = new ArrayList<>();
    private Optional<Melee> last = Optional.empty();

    /** The number of fighters in a room at a tick, counted once for all players in the room. */
    private record Melee(Room room, long tick, int fighters) {
        // The same object is meant.
        @SuppressWarnings("ReferenceEquality")
        private boolean isOf(Room other, long now) {
            return room == other && tick == now;
        }
    }

    FightTelling(World world, Players players, Outbox outbox) {
        this.world = world;
        this.players = players;
        this.outbox = outbox;
        stepsRestTicks = world.ticks(STEPS_REST);
        listening = new FightListening(outbox);
        pace = GistPace.of(world);
    }

    /** Whether the player is told of the event now; sums that belong before it are told first. */
    boolean isTold(Player player, Noticed noticed) {
        var event = noticed.event();
        if (FightKinds.isOutcome(event)) tellBlowsOf(player, event);
        if (player.hasGist()
                && FightKinds.isWarning(event)
                && !player.actor().preferences().screenReader()
                && player.gist().concerns(event.actors())) tellGist(player);
        if (!FightKinds.isOfFight(event)) return true;
        var detail = detail(player.actor());
        var listens = player.actor().preferences().screenReader();
        var opens = (listens || detail == Detail.SUMMARY) && player.isOpening(event, world);
        if (opens && listens)
            show(player, FightListening.beginning(noticed, friends(player.actor())));
        if (listens
                && detail == Detail.GIST
                && event instanceof MenaceEvent.Shown shown
                && listening.isToldInShort(player, shown, noticed)) return false;
        if (event instanceof LevelEvent.GainedXp gained) return isTold(player, gained, detail);
        if (event instanceof FightEvent.Guarded guarded && !isTold(player, guarded, detail))
            return false;
        var hearer = hearer(player, noticed, detail);
        if (isCompanionComing(event, detail, hearer)) return fighters(player.actor().room()) == 0;
        noteCompanion(player, event, hearer);
        // When nobody fights, what a stranger drinks or casts is news.
        if (detail == Detail.GIST && isAtPeace(player, event, hearer)) return true;
        var rule = TellingRule.to(event, detail, hearer);
        if (detail == Detail.GIST) note(player, event, hearer);
        if (detail == Detail.SUMMARY && opens) return true;
        if (rule == TellingRule.COUNTED) count(player, noticed, detail);
        return rule == TellingRule.TOLD;
    }

    /**
     * Tells those who have acted between two ticks what came of it: they read it right after what
     * they did, and not seconds later.
     */
    void tellDeeds() {
        for (var player : doers) if (isOwnDue(player)) tellOwn(player);
        doers.clear();
    }

    /** Tells the sums of those rounds that are over. Called once, at the end of a tick. */
    void tellWhatIsDue() {
        doers.clear();
        for (var player : players.all()) {
            var actor = player.actor();
            var round = player.round();
            if (actor.combat().isFighting()) player.fightsOn(world);
            if (round.isPresent()
                    && !(actor.combat().isFighting() && round.get().number() == turn(actor))) {
                player.setRound(Optional.empty());
                show(player, round.get().view(friends(actor)));
            }
            if (!player.hasGist()) continue;
            tellGistIfDue(player);
            if (player.gist().hasGain() && isAtRest(actor.room())) tellGain(player);
            if (player.gist().hasMenaces() && fighters(actor.room()) == 0) player.gist().rest();
        }
    }

    private void tellGistIfDue(Player player) {
        var gist = player.gist();
        // Most players fight nobody: for them, the fighters in the room need not be counted.
        if (gist.isEmpty()) return;
        var actor = player.actor();
        if (gist.isDue(world.now(), pace.of(actor).restTicks(), isAtRest(actor.room())))
            tellGist(player);
        else if (isOwnDue(player)) tellOwn(player);
    }

    private boolean isOwnDue(Player player) {
        var actor = player.actor();
        return player.gist().isOwnDue(actor.id(), world.now(), pace.of(actor).ownTicks());
    }

    private static boolean isCompanionComing(
            WorldEvent event, Detail detail, TellingRule.Hearer hearer) {
        return detail == Detail.GIST
                && event instanceof MoveEvent.Arrived(var who, _)
                && !who.id().equals(hearer.self())
                && hearer.friends().contains(who.id());
    }

    private boolean isAtPeace(Player player, WorldEvent event, TellingRule.Hearer hearer) {
        return fighters(player.actor().room()) == 0
                && !(player.hasGist() && player.gist().hasCompanionActed(world.now()))
                && event.actors().stream().noneMatch(each -> hearer.friends().contains(each.id()));
    }

    /**
     * Notes that a companion has done something: what befalls enemies in this tick is then part of
     * a fight, even if nobody fights yet.
     */
    private void noteCompanion(Player player, WorldEvent event, TellingRule.Hearer hearer) {
        if (event instanceof EffectEvent.Did(var who, _, _)
                && !who.id().equals(hearer.self())
                && hearer.friends().contains(who.id())) player.gist().companionActs(world.now());
    }

    private Detail detail(Actor reader) {
        var preferences = reader.preferences();
        return fighters(reader.room()) >= MANY || isInCompany(reader)
                ? preferences.detailAmongMany()
                : preferences.detail();
    }

    /**
     * Whether a member of the reader's group is in the room: the two and an enemy are three
     * fighters, even before all have struck.
     */
    private boolean isInCompany(Actor reader) {
        return world.part(Groups.class)
                .of(reader)
                .filter(group ->
                        group.members().stream()
                                .anyMatch(each ->
                                        each != reader
                                                && each.isPresent()
                                                && each.room() == reader.room()))
                .isPresent();
    }

    private int fighters(Room room) {
        if (last.isEmpty() || !last.get().isOf(room, world.now())) {
            var count = 0;
            for (var actor : room.actors()) if (actor.combat().isFighting()) count++;
            last = Optional.of(new Melee(room, world.now(), count));
        }
        return last.get().fighters();
    }

    private TellingRule.Hearer hearer(Player player, Noticed noticed, Detail detail) {
        var actor = player.actor();
        // A reader who is told everything, as most are, needs no friends to be looked up.
        var friends = detail == Detail.FULL ? Set.of(actor.id()) : friends(actor);
        return new TellingRule.Hearer(
                actor.id(),
                friends,
                noticed.direction().isPresent(),
                player.hasGist() && player.gist().hasActedOnOne(world.now()),
                player.hasGist() && player.gist().isShared(world.now()),
                failsBy(noticed.event(), actor),
                FightListening.isSpared(player, noticed.event()));
    }

    /**
     * Whether the blow leaves the reader few hit points: it is told before it takes any. A
     * listener, to whom nine such blows would speak for half a minute, is told their sum soon.
     */
    private static boolean failsBy(WorldEvent event, Actor reader) {
        return !reader.preferences().screenReader()
                && event instanceof FightEvent.Blow(_, var target, _, AttackResult.Wounded wound, _)
                && target.id().equals(reader.id())
                && Fights.isBelowThird(reader.hp() - wound.damage(), reader.stats().hp());
    }

    /**
     * Notes what the reader does, for whom a monster means its menace, and that it carries it out:
     * the results come in this tick.
     */
    private void note(Player player, WorldEvent event, TellingRule.Hearer hearer) {
        var self = player.actor().id();
        switch (event) {
            case EffectEvent.Did(var who, _, var reach) when who.id().equals(self) ->
                    act(player, reach != EffectEvent.Reach.ONE);
            case EffectEvent.Did(_, _, var reach) when reach == EffectEvent.Reach.GROUP ->
                    player.gist().share(world.now());
            case EffectEvent.Used(var who, _, _) when who.id().equals(self) -> act(player, false);
            case EffectEvent.Shared(var who, _, _) when who.id().equals(self) -> act(player, false);
            case MenaceEvent.Seized(var who, _, var target, _) ->
                    player.gist().mean(who.id(), Optional.of(target), self);
            case MenaceEvent.Carried _ when !hearer.spared() -> player.gist().hurry();
            default -> {}
        }
    }

    private void act(Player player, boolean forAll) {
        player.gist().act(world.now(), forAll);
        doers.add(player);
    }

    private void count(Player player, Noticed noticed, Detail detail) {
        if (detail == Detail.GIST) {
            player.gist().add(noticed.event(), noticed.seen());
        } else if (noticed.event() instanceof FightEvent.Blow blow) {
            var round = player.round().orElseGet(() -> new FightRound(turn(player.actor())));
            round.add(blow);
            player.setRound(Optional.of(round));
        }
    }

    private void tellBlowsOf(Player player, WorldEvent event) {
        player.round()
                .filter(round -> round.concerns(event.actors()))
                .ifPresent(round -> {
                    player.setRound(Optional.empty());
                    show(player, round.view(friends(player.actor())));
                });
        if (!player.hasGist() || player.gist().isEmpty()) return;
        var gone = event.actors().getFirst().id();
        // The wounds that somebody dealt are told before their death or flight, not after it.
        if (player.gist().hasStruck(gone)) tellGist(player);
        if (player.gist().concerns(event.actors())) tellOwn(player);
        // What others did to somebody who is gone is not told any more.
        player.gist().forget(gone);
    }

    private void tellGist(Player player) {
        var view = player.gist().view();
        var actor = player.actor();
        // What befalls enemies by others' hands is told a listener by their deaths.
        if (actor.preferences().screenReader()) view = view.about(actor.id(), friends(actor));
        player.gist().told(world.now());
        if (!view.isNothingTo(player.actor().id())) show(player, view);
    }

    /**
     * Whether gained experience is told now; in the gist, the experience for all kills of a fight
     * is told once, at its end.
     */
    private boolean isTold(Player player, LevelEvent.GainedXp gained, Detail detail) {
        if (detail != Detail.GIST) return true;
        player.gist().gain(gained);
        return false;
    }

    private void tellGain(Player player) {
        player.gist()
                .takeGain(player.actor().named())
                .ifPresent(gained ->
                        outbox.tell(
                                player, new Heard.Fact(gained, Optional.empty(), true, Map.of())));
    }

    private void tellOwn(Player player) {
        var view = player.gist().view().of(player.actor().id());
        if (!view.isNothingTo(player.actor().id()))
            show(player, player.gist().takeOwn(player.actor().id(), world.now()));
    }

    /**
     * Whether a guard's step is told; readers who want less detail are told it again only after the
     * guard has paused.
     */
    private boolean isTold(Player player, FightEvent.Guarded guarded, Detail detail) {
        var isNews = player.seesStep(guarded.guard().id(), world.now(), stepsRestTicks);
        return isNews || detail == Detail.FULL;
    }

    private static long turn(Actor actor) {
        return actor.room().zone().gameTurn().number();
    }

    /**
     * Whether nothing more is added to the sums for now: the fight is over, or the zone waits for a
     * player's turn.
     */
    private boolean isAtRest(Room room) {
        return room.zone().isTurnBased() || fighters(room) == 0;
    }

    private Set<ActorId> friends(Actor actor) {
        var group = world.part(Groups.class).of(actor);
        if (group.isEmpty()) return Set.of(actor.id());
        var friends = new HashSet<ActorId>();
        for (var member : group.get().members()) friends.add(member.id());
        return friends;
    }

    private void show(Player player, View view) {
        outbox.show(player, List.of(view));
    }
}
