package emberdelve.server.game;

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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The part of a fight that one reader of its gist has not been told yet. Thread: world. */
final class FightGist {
    private final Map<Pair, GistView.Blows> blows = new LinkedHashMap<>();
    private final Map<ActorId, GistView.Loss> losses = new LinkedHashMap<>();
    private final Map<ActorId, GistView.Change> changes = new LinkedHashMap<>();

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
     * @param rest that is kept between two of them
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

    /** Whether there is own news; what came to nothing can wait. */
    private boolean hasOwnNews(ActorId reader) {
        return losses.containsKey(reader)
                || blows.values().stream()
                        .anyMatch(each -> each.damage() > 0 && each.concerns(reader));
    }

    /** Experience of kills is told when the fight is over. */
    void gain(LevelEvent.GainedXp gained) {
        xp += gained.amount();
        sharers = Math.max(sharers, gained.sharers());
    }

    /** All experience that is not told yet; from now on it is. */
    Optional<LevelEvent> takeGain(Named self) {
        if (xp == 0) return Optional.empty();
        var gained = new LevelEvent.GainedXp(self, xp, sharers);
        xp = 0;
        sharers = 0;
        return Optional.of(gained);
    }

    /** Whether a wound that it dealt is not told yet. */
    boolean hasStruck(ActorId attacker) {
        return blows.values().stream()
                .anyMatch(each -> each.attacker().id().equals(attacker) && each.damage() > 0);
    }

    /** Forgets what is not told yet of what befell that one: it will not be told. */
    void forget(ActorId gone) {
        blows.keySet().removeIf(pair -> pair.target.equals(gone));
        losses.remove(gone);
        changes.remove(gone);
    }

    /** Whether what the reader has done and suffered is to be told at the end of this tick. */
    boolean isOwnDue(ActorId reader, long now, long rest) {
        return hasActed(now) || (now - ownTick >= rest && hasOwnNews(reader));
    }

    /**
     * The reader does something: what comes of it is told in this tick.
     *
     * @param forAll whether it is for a whole group: one line tells all then
     */
    void act(long now, boolean forAll) {
        actedTick = now;
        actedForAll = forAll;
    }

    /** An ability for the reader's group has been told: it says what befalls each. */
    void share(long now) {
        sharedTick = now;
    }

    /** A companion uses an ability: what befalls others in this tick may come of it. */
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
     * Whether the reader has done something in this tick of which all whom it concerns are told.
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

    /** The sums are told at the end of this tick. */
    void hurry() {
        hurries = true;
    }

    /** Whether one of these actors had a part in what is not told yet. */
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
     * Counts what {@link TellingRule} says is to be counted.
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

    /** A death is a line of its own. */
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

    /** All has been told. */
    void told(long now) {
        toldTick = now;
        ownTick = now;
        hurries = false;
        blows.clear();
        losses.clear();
        changes.clear();
    }
}
