package emberdelve.server.rule.effect;

import emberdelve.config.content.Ability;
import emberdelve.config.content.Effect;
import emberdelve.config.content.ItemType;
import emberdelve.config.content.Menace;
import emberdelve.config.content.Trigger;
import emberdelve.config.content.Trigger.When;
import emberdelve.server.kernel.Borders;
import emberdelve.server.kernel.Items;
import emberdelve.server.kernel.TurnEvent;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Condition;
import emberdelve.server.model.Item;
import emberdelve.server.model.Mind;
import emberdelve.server.model.Pile;
import emberdelve.server.model.Room;
import emberdelve.server.rule.fight.Disengagement;
import emberdelve.server.rule.fight.Fights;
import emberdelve.server.rule.fight.Sides;
import emberdelve.server.rule.move.Travel;

import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;

/**
 * The application of effects to their targets (docs/rules.md R6). Each effect answers whether it
 * applied. Its event is told before the change, with the amount that really changes. Thread: world.
 */
public final class Effects {
    private final World world;
    private final LastingEffects afflictions;
    private final Sides sides;
    private final Fights fights;
    private final Manoeuvres manoeuvres;
    private final Healing healing;
    private final Disengagement disengagement;
    private final Travel travel;
    private final Items items;

    public Effects(
            World world,
            LastingEffects afflictions,
            Sides sides,
            Fights fights,
            Disengagement disengagement,
            Travel travel,
            Items items) {
        this.world = world;
        this.afflictions = afflictions;
        this.sides = sides;
        this.fights = fights;
        manoeuvres = new Manoeuvres(world, sides, fights);
        healing = new Healing(world);
        this.disengagement = disengagement;
        this.travel = travel;
        this.items = items;
    }

    /**
     * Uses an item on these targets, and takes a charge if any effect applied to any of them; the
     * last charge uses it up.
     *
     * @return whether any effect applied
     */
    public boolean use(Actor user, Item item, List<Actor> targets) {
        if (!use(user, item.type(), targets)) return false;
        item.takeCharge();
        if (item.chargesLeft() == 0) items.destroy(item, "used " + item.type().id());
        return true;
    }

    /** Applies the effects of an item of that type, without using it up. */
    public boolean use(Actor user, ItemType type, List<Actor> targets) {
        var use = type.use().orElseThrow();
        var told = told(user, type, use, targets);
        var working = new Working(user, type.name(), () -> world.emit(user.room(), told));
        return loose(working, use.effects(), targets);
    }

    private static EffectEvent told(
            Actor user, ItemType type, ItemType.Use use, List<Actor> targets) {
        var pile = new Pile(type, 1);
        var another = targets.stream().filter(target -> target != user).findFirst();
        return use.selector().meansItsUser() && another.isPresent()
                ? new EffectEvent.Shared(user.named(), another.get().named(), pile)
                : new EffectEvent.Used(user.named(), use.verb(), pile);
    }

    /** Uses an ability of a class. */
    public boolean use(Actor user, Ability ability, List<Actor> targets) {
        var reach = EffectEvent.Reach.of(ability.selector());
        var told = new EffectEvent.Did(user.named(), ability.verb(), reach);
        var working =
                new Working(
                        user,
                        ability.name(),
                        () -> world.emit(user.room(), told),
                        reach == EffectEvent.Reach.ONE);
        return loose(working, ability.effects(), targets);
    }

    /**
     * Carries out a menace, whose event has been told already.
     *
     * @param share the percentage of the menace's harm that reaches a target
     */
    public void menace(Actor user, Menace menace, List<Actor> targets, ToIntFunction<Actor> share) {
        loose(
                new Working(user, menace.name(), () -> {}, share, /* settled= */ true),
                menace.effects(),
                targets);
    }

    /**
     * Sets off a trigger, such as a trap.
     *
     * @param worn the occasion that set off a thing that the cause wears; empty for a trap
     * @param cause the actor who gets the blame and the experience
     */
    boolean goOff(
            Trigger trigger, Optional<When> worn, Room room, Actor cause, List<Actor> targets) {
        var told = new EffectEvent.WentOff(cause.named(), trigger.name(), worn);
        var working = new Working(cause, trigger.name(), () -> world.emit(room, told));
        return loose(working, trigger.effects(), targets);
    }

    /** Applies one effect of something that has been told already. */
    void affect(Effect effect, String source, Actor cause, List<Actor> targets) {
        loose(new Working(cause, source, () -> {}), List.of(effect), targets);
    }

    private boolean loose(Working working, List<Effect> effects, List<Actor> targets) {
        var worked = false;
        for (var target : targets) {
            var applied = false;
            for (var effect : effects) {
                if (target.isPresent()) applied |= apply(effect, working, target);
            }
            if (applied && isHelped(working.user(), target)) fights.support(working.user(), target);
            worked |= applied;
        }
        return worked;
    }

    private boolean apply(Effect effect, Working working, Actor target) {
        var burdens = isBurden(effect, working.user() == target);
        if (burdens && !sides.mayBurden(working.user(), target)) return false;
        return switch (effect) {
            case Effect.Heal heal -> healing.heal(heal, working, target);
            case Effect.Harm harm -> harm(harm, working, target);
            case Effect.Strike strike -> manoeuvres.strike(strike, working, target);
            case Effect.Manoeuvre.INTERRUPT -> manoeuvres.interrupt(working, target);
            case Effect.Manoeuvre.TAUNT -> manoeuvres.taunt(working, target);
            case Effect.ChangeMind change -> changeMind(change, working, target);
            case Effect.ChangeSpeed speed -> {
                if (!afflictions.canBefall(target, speed.name(), speed.lasts())) yield false;
                working.announce();
                afflictions.befall(target, speed.name(), speed, speed.lasts(), working.user());
                yield meant(working, target);
            }
            case Effect.ChangeStats stats -> {
                if (!afflictions.canBefall(target, stats.name(), stats.lasts())) yield false;
                working.announce();
                afflictions.befall(target, stats.name(), stats, stats.lasts(), working.user());
                yield meant(working, target);
            }
            case Effect.OverTime over -> {
                var lasts = over.every().multipliedBy(over.times());
                if (!afflictions.canBefall(target, over.name(), lasts)) yield false;
                working.announce();
                afflictions.befall(target, over.name(), over, lasts, working.user());
                yield meant(working, target);
            }
            case Effect.Teleport(var destination) -> teleport(destination, working, target);
            case Effect.Cure(var names) -> cure(names, working, target);
        };
    }

    private boolean isHelped(Actor user, Actor target) {
        return user != target && sides.areTogether(user, target);
    }

    /** Whether the effect is harmful, so that it touches only a target that the user may harm. */
    private static boolean isBurden(Effect effect, boolean ownself) {
        return switch (effect) {
            case Effect.Heal _, Effect.Cure _ -> false;
            case Effect.Harm _, Effect.Strike _, Effect.Manoeuvre _, Effect.ChangeMind _ -> true;
            case Effect.ChangeSpeed speed -> speed.slows();
            case Effect.ChangeStats(_, var bonuses, _) -> bonuses.attack() + bonuses.defense() < 0;
            case Effect.OverTime over -> over.hurts();
            case Effect.Teleport _ -> !ownself;
        };
    }

    /** Starts a fight when the user does something to an enemy. */
    private boolean meant(Working working, Actor target) {
        if (sides.mayHarm(working.user(), target)) fights.provoke(working.user(), target);
        return true;
    }

    private boolean harm(Effect.Harm harm, Working working, Actor target) {
        var rolled = harm.amount().roll(target.room().zone().random());
        var whole = harm.pierces() ? rolled : rolled - target.stats().defense();
        var lessened = whole * working.share(target) / 100;
        var amount = Math.min(target.hp(), lessened);
        if (amount <= 0) return false;

        working.announce();
        var condition = Condition.changed(target.hp(), target.hp() - amount, target.stats().hp());
        world.emit(
                target.room(),
                new EffectEvent.Harmed(
                        target.named(), working.source(), harm.verb(), amount, condition));
        if (working.user() != target) fights.provoke(working.user(), target);
        fights.wound(target, amount, working.user());
        return true;
    }

    private boolean changeMind(Effect.ChangeMind change, Working working, Actor target) {
        var user = working.user();
        if (change.mind() == Effect.PassingMind.CHARMED && user == target) return false;
        if (!target.minds().hasRoom()) return false;
        if (target.nature().isImmuneTo(change.mind())) {
            world.tell(user, new EffectEvent.Resisted(target.named(), change.mind()));
            return false;
        }

        working.announce();
        world.emit(
                target.room(),
                new EffectEvent.Beset(target.named(), change.mind(), change.turns()));
        if (user != target && sides.mayHarm(user, target)) fights.provoke(user, target);
        beset(target, change.mind(), change.turns(), user);
        return true;
    }

    private boolean teleport(Effect.Destination destination, Working working, Actor target) {
        var room = target.room();
        var zone = room.zone();
        var to =
                switch (destination) {
                    case REFUGE -> world.map().room(zone.template().refuge());
                    case ZONE -> zone.rooms().get(zone.random().nextInt(zone.rooms().size()));
                };
        if (to == room || target.holdsAny() || isBarred(target, to)) return false;

        working.announce();
        travel.teleport(target, to);
        return true;
    }

    /** Whether the target cannot go there just now; what lives in one world never leaves it. */
    private boolean isBarred(Actor target, Room to) {
        var borders = new Borders(world);
        return target.isCharacter() ? borders.bar(to.id()) : !borders.hold(to.id());
    }

    private boolean cure(List<String> names, Working working, Actor target) {
        var minds = target.minds();
        var cured =
                names.stream()
                        .filter(name -> minds.isBesetBy(name) || target.effects().is(name))
                        .toList();
        if (cured.isEmpty()) return false;

        working.announce();
        for (var name : cured) {
            afflictions.end(target, name);
            if (minds.end(name) && !minds.isOverridden())
                world.emit(target.room(), new TurnEvent.CameToSenses(target.named()));
        }
        world.turns().arrange(target);
        return true;
    }

    /** Gives the target a passing mind; a charmed actor stops fighting until its master fights. */
    public void beset(Actor target, Effect.PassingMind kind, int turns, Actor user) {
        Mind mind =
                switch (kind) {
                    case CONFUSED -> Confused.CONFUSED;
                    case ASLEEP -> Asleep.ASLEEP;
                    case AFRAID -> Afraid.AFRAID;
                    case CHARMED -> new Charmed(user);
                };
        target.minds().override(mind, turns);
        target.combat().interrupt();
        if (kind == Effect.PassingMind.CHARMED) disengagement.leave(target);
        world.turns().arrange(target);
    }
}
