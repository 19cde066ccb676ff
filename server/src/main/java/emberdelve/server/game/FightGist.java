package emberdelve.server.game;

import emberdelve.config.content.Menace;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Condition;
import emberdelve.server.model.Named;
import emberdelve.server.model.WorldEvent;
import emberdelve.server.rule.effect.EffectEvent;
import emberdelve.server.rule.fight.AttackResult;
import emberdelve.server.rule.fight.FightEvent;
import emberdelve.server.rule.fight.GistView;
import emberdelve.server.rule.level.LevelEvent;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The sums of a fight that one reader, who wants only its gist, has not been told yet. Thread:
 * world.
 */
final class FightGist {
    private final Map<Pair, GistView.Blows> blows = new LinkedHashMap<>();
    private final Map<ActorId, GistView.Loss> losses = new LinkedHashMap<>();
    private final Map<ActorId, GistView.Change> changes = new LinkedHashMap<>();

    /** Those whose menace is meant for somebody else. */
    private final Set<ActorId> sparing = new HashSet<>();

    private final Set<ActorId> aimed = new HashSet<>();

    /** The menaces that were meant for the reader in this fight. */
    private final Set<Menace> known = new HashSet<>();

    private long toldTick = Long.MIN_VALUE / 2;
    private long xp;
    private int sharers;
    private long ownTick = Long.MIN_VALUE / 2;
    private long actedTick = Long.MIN_VALUE / 2;
    private long sharedTick = Long.MIN_VALUE / 2;
    private long companionTick = Long.MIN_VALUE / 2;
    private boolean actedForAll;
    private boolean hurries;

    private record Pair(ActorId attacker, ActorId target) {}

    /**
     * Whether all sums are to be told at the end of this tick.
     *
     * @param rest the ticks between two tellings
     * @param atRest whether nothing more will happen soon
     */
    boolean isDue(long now, long rest, boolean atRest) {
        if (isEmpty()) return false;
        return hurries || atRest || now - toldTick >= rest;
    }

    /** Whether there is nothing to tell but perhaps experience. */
    boolean isEmpty() {
        return blows.isEmpty() && losses.isEmpty() && changes.isEmpty();
    }

    boolean hasGain() {
        return xp > 0;
    }

    /**
     * Whether the reader has lost hit points, or has dealt or taken a wound; blows that missed can
     * wait.
     */
    private boolean hasOwnNews(ActorId reader) {
        return losses.containsKey(reader)
                || blows.values().stream()
                        .anyMatch(each -> each.damage() > 0 && each.concerns(reader));
    }

    /** Adds the experience for a kill, which is told when the fight is over. */
    void gain(LevelEvent.GainedXp gained) {
        xp += gained.amount();
        sharers = Math.max(sharers, gained.sharers());
    }

    /** Takes all experience that is not told yet. */
    Optional<LevelEvent> takeGain(Named self) {
        if (xp == 0) return Optional.empty();
        var gained = new LevelEvent.GainedXp(self, xp, sharers);
        xp = 0;
        sharers = 0;
        return Optional.of(gained);
    }

    /** Whether a wound is not told yet that the attacker has dealt. */
    boolean hasStruck(ActorId attacker) {
        return blows.values().stream()
                .anyMatch(each -> each.attacker().id().equals(attacker) && each.damage() > 0);
    }

    /** Forgets whatever befell that actor and is not told yet. */
    void forget(ActorId gone) {
        blows.keySet().removeIf(pair -> pair.target.equals(gone));
        losses.remove(gone);
        changes.remove(gone);
        sparing.remove(gone);
        aimed.remove(gone);
    }

    /** Whether what the reader has done and suffered is to be told at the end of this tick. */
    boolean isOwnDue(ActorId reader, long now, long rest) {
        return hasActed(now) || (now - ownTick >= rest && hasOwnNews(reader));
    }

    /**
     * Notes that the reader does something whose results are told in this tick.
     *
     * @param forAll whether it is for several at once, so that one line tells the results for all
     */
    void act(long now, boolean forAll) {
        actedTick = now;
        actedForAll = forAll;
    }

    /**
     * Notes that an ability for the reader's whole group was told, and so what befalls each member.
     */
    void share(long now) {
        sharedTick = now;
    }

    /**
     * Notes that a companion uses an ability, of which what befalls others in this tick may be a
     * result.
     */
    void companionActs(long now) {
        companionTick = now;
    }

    boolean hasCompanionActed(long now) {
        return companionTick == now;
    }

    boolean isShared(long now) {
        return sharedTick == now;
    }

    boolean hasActed(long now) {
        return actedTick == now;
    }

    /**
     * Whether the reader has done something in this tick that was not for several at once; then
     * each result is told.
     */
    boolean hasActedOnOne(long now) {
        return actedTick == now && !actedForAll;
    }

    /** Takes what the reader has done and suffered, which is told more often than the rest. */
    GistView takeOwn(ActorId reader, long now) {
        var own = view().of(reader);
        blows.values().removeIf(each -> each.concerns(reader));
        losses.remove(reader);
        for (var change : own.changes()) changes.remove(change.who().id());
        ownTick = now;
        return own;
    }

    /** Notes for whom an actor means its menace; for all around if there is no target. */
    void mean(ActorId actor, Optional<Named> target, ActorId self) {
        if (target.isEmpty()) aimed.remove(actor);
        else aimed.add(actor);
        if (target.isEmpty() || target.get().id().equals(self)) sparing.remove(actor);
        else sparing.add(actor);
    }

    /** Whether the last menace of the actor is meant for somebody else than the reader. */
    boolean isSparedBy(ActorId actor) {
        return sparing.contains(actor);
    }

    /** Whether the last menace of the actor is meant for one alone, the reader or somebody else. */
    boolean isAimedBy(ActorId actor) {
        return aimed.contains(actor);
    }

    /** Whether that menace is meant for the reader for the first time in this fight. */
    boolean isNew(Menace menace) {
        return known.add(menace);
    }

    boolean hasMenaces() {
        return !known.isEmpty() || !sparing.isEmpty();
    }

    /** Notes that the fight is over. */
    void rest() {
        known.clear();
        sparing.clear();
        aimed.clear();
    }

    /** Lets the sums be told at the end of this tick. */
    void hurry() {
        hurries = true;
    }

    /**
     * Whether one of these actors struck, was struck or lost hit points in what is not told yet.
     */
    boolean concerns(List<Named> actors) {
        return actors.stream().anyMatch(this::concerns);
    }

    private boolean concerns(Named actor) {
        return losses.containsKey(actor.id())
                || blows.keySet().stream()
                        .anyMatch(pair ->
                                pair.attacker.equals(actor.id()) || pair.target.equals(actor.id()));
    }

    /**
     * Adds an event that {@link TellingRule} counts.
     *
     * @param seen whether the reader can see who acts (docs/rules.md R8.3)
     */
    void add(WorldEvent event, boolean seen) {
        switch (event) {
            case FightEvent.Blow blow -> add(blow, seen);
            case EffectEvent.Harmed harmed -> {
                lose(GistView.madeOut(harmed.actor(), seen), harmed.amount());
                change(GistView.madeOut(harmed.actor(), seen), harmed.condition());
            }
            case EffectEvent.Wasted wasted ->
                    lose(GistView.madeOut(wasted.actor(), seen), wasted.amount());
            default -> throw new IllegalArgumentException(event + " is not counted");
        }
    }

    private void add(FightEvent.Blow blow, boolean seen) {
        var attacker = GistView.madeOut(blow.attacker(), seen);
        var target = GistView.madeOut(blow.target(), seen);
        var damage = blow.result() instanceof AttackResult.Wounded(_, _, var some) ? some : 0;
        blows.merge(
                new Pair(attacker.id(), target.id()),
                new GistView.Blows(attacker, target, blow.blow(), damage),
                (before, now) ->
                        new GistView.Blows(
                                now.attacker(),
                                now.target(),
                                now.verb(),
                                before.damage() + now.damage()));
        change(target, blow.condition());
    }

    private void lose(Named who, int damage) {
        losses.merge(
                who.id(),
                new GistView.Loss(who, damage),
                (before, now) -> new GistView.Loss(who, before.damage() + now.damage()));
    }

    /** Notes the actor's condition; not its death, which is a line of its own. */
    private void change(Named who, Optional<Condition> condition) {
        condition
                .filter(now -> now != Condition.DEAD)
                .ifPresent(now -> changes.put(who.id(), new GistView.Change(who, now)));
    }

    GistView view() {
        return new GistView(
                List.copyOf(blows.values()),
                List.copyOf(losses.values()),
                new ArrayList<>(changes.values()));
    }

    /** Notes that all sums have been told. */
    void told(long now) {
        toldTick = now;
        ownTick = now;
        hurries = false;
        blows.clear();
        losses.clear();
        changes.clear();
    }
}
