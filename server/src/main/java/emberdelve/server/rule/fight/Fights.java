package emberdelve.server.rule.fight;

import emberdelve.server.kernel.TurnEvent;
import emberdelve.server.kernel.World;
import emberdelve.server.kernel.ZoneSleep;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Condition;
import emberdelve.server.model.Room;
import emberdelve.server.model.Stance;
import emberdelve.server.rule.group.Groups;

import java.util.List;
import java.util.Optional;

/** Blows, and who fights whom (docs/rules.md R2). Thread: world. */
public final class Fights {
    /** A character is warned when its hit points fall below one of these percentages. */
    private static final int[] WARNINGS = {25, 50, 75};

    /** The word of the passing mind that any wound ends. */
    private static final String ASLEEP = "asleep";

    private final World world;
    private final Sides sides;
    private final Groups groups;
    private final Recovery recovery;
    private final Deaths deaths;
    private final CallsForHelp calls;

    public Fights(World world, Sides sides, Groups groups, Recovery recovery, Deaths deaths) {
        this.world = world;
        this.sides = sides;
        calls = new CallsForHelp(world, sides);
        this.groups = groups;
        this.recovery = recovery;
        this.deaths = deaths;
    }

    /** The combat rules of that room: its zone's, else the common ones. */
    private CombatRules rulesIn(Room room) {
        var combat = room.zone().template().combat().orElse(world.rules().combat());
        return CombatRules.of(combat, world.rules().scores());
    }

    /** Strikes one blow; both actors fight from then on. A guard may take the blow for its ward. */
    public void strike(Actor attacker, Actor aimedAt) {
        strike(attacker, aimedAt, Swing.USUAL);
    }

    /** Strikes one blow that may be unlike usual ones. */
    public void strike(Actor attacker, Actor aimedAt, Swing swing) {
        var guard = swing.canBeGuarded() ? guardOf(attacker, aimedAt) : Optional.<Actor>empty();
        var target = guard.orElse(aimedAt);
        if (target != aimedAt)
            world.emit(
                    target.room(),
                    new FightEvent.Guarded(target.named(), aimedAt.named(), attacker.named()));
        if (!attacker.combat().isFighting() && sides.mayHarm(attacker, target))
            attacker.combat().turnTo(target);
        provoke(attacker, target);

        var random = target.room().zone().random();
        var striking = attacker.striking(target).swinging(swing.attack());
        var guarding = target.guarding(attacker);
        var result = swing.weigh(rulesIn(target.room()).strike(striking, guarding, random));
        var damage = result instanceof AttackResult.Wounded(_, _, var amount) ? amount : 0;
        var condition = Condition.changed(target.hp(), target.hp() - damage, target.stats().hp());
        world.emit(target.room(), FightEvent.Blow.of(attacker, target, result, condition));
        wound(target, damage, attacker);
        if (damage > 0) world.hooks().wounded(attacker, target);
        if (attacker.isPresent()) world.turns().arrange(attacker);
    }

    /** Makes the target fight its attacker if it can; the target may call for help. */
    public void provoke(Actor attacker, Actor target) {
        world.part(ZoneSleep.class).stir(target.room().zone());
        attacker.combat().blow(attacker.room().zone().now());
        target.combat().blow(target.room().zone().now());
        target.combat().metBy(Sides.of(attacker));
        attacker.combat().metBy(Sides.of(target));
        rally(target, attacker);
        var sameRoom = attacker.isPresent() && attacker.room() == target.room();
        var strikesBack = sides.mayHarm(/* attacker= */ target, /* target= */ attacker);
        if (target.combat().isFighting() || !sameRoom || !strikesBack) return;

        target.combat().turnTo(attacker);
        calls.call(target, attacker);
        world.turns().arrange(target);
    }

    /** Lets members of the target's group in the room assist, if their players want that. */
    private void rally(Actor target, Actor enemy) {
        var group = groups.of(Sides.of(target));
        if (group.isEmpty()) return;
        for (var companion : group.get().members()) {
            if (companion == target || !isFreeToAssist(companion, enemy)) continue;
            companion.combat().turnTo(enemy);
            world.tell(companion, new FightEvent.Assisted(companion.named(), target.named()));
            world.turns().arrange(companion);
        }
    }

    private boolean isFreeToAssist(Actor companion, Actor enemy) {
        return companion.isPresent()
                && enemy.isPresent()
                && companion.room() == enemy.room()
                && !companion.combat().isFighting()
                && !companion.combat().standsAside()
                && !companion.minds().isOverridden()
                && companion.preferences().settings().assists()
                && sides.mayHarm(companion, enemy);
    }

    /** Notes that the helper took part in the fight of the one who was helped. */
    public void support(Actor helper, Actor helped) {
        var by = Sides.of(helper);
        for (var enemy : helped.room().actors()) {
            if (enemy.combat().isFighting(helped) || helped.combat().isFighting(enemy))
                enemy.combat().metBy(by);
        }
    }

    /**
     * Takes hit points from the target; at 0 it dies.
     *
     * @param damage 0 or more
     */
    public void wound(Actor target, int damage, Actor cause) {
        if (damage == 0) return;

        var before = target.hp();
        target.setHp(before - damage);
        if (!target.isCharacter())
            target.combat().harmedBy(Sides.of(cause), Math.min(before, damage));
        if (target.minds().end(ASLEEP)) wake(target);
        recovery.watch(target);
        if (target.hp() == 0) deaths.die(target, cause);
        else if (target.isCharacter()) warn(target, before);
    }

    private Optional<Actor> guardOf(Actor attacker, Actor target) {
        var near = target.room().actors();
        // Runs for every blow, and few targets have a guard: no iterator, no Optional.
        for (var at = 0; at < near.size(); at++) {
            var guard = near.get(at);
            var guards =
                    guard.guards(target)
                            && guard != attacker
                            && !guard.minds().isOverridden()
                            && sides.areTogether(guard, target);
            if (guards && succeeds(guard)) return Optional.of(guard);
        }
        return Optional.empty();
    }

    private boolean succeeds(Actor guard) {
        var random = guard.room().zone().random();
        return random.nextInt(100) < world.rules().teamwork().guardPercent();
    }

    /**
     * Lets each enemy of an actor that leaves the room strike it once more, by chance. Enemies with
     * a passing mind, such as sleep, do not strike, and nobody strikes an actor that is ready to
     * dodge.
     *
     * @return whether the actor can leave: it is still there, and nobody holds it
     */
    public boolean part(Actor leaver) {
        var room = leaver.room();
        var holder = holderOf(leaver);
        if (holder.isPresent()) {
            world.tell(leaver, new FightEvent.StillHeld(holder.get().named(), leaver.named()));
            return false;
        }
        // Most steps do not leave a fight.
        if (!isFought(leaver) || isDodging(leaver)) return true;
        for (var enemy : List.copyOf(room.actors())) {
            if (!leaver.isPresent() || leaver.room() != room) return false;
            if (!enemy.combat().isFighting(leaver) || enemy.minds().isOverridden()) continue;
            if (room.zone().random().nextInt(100) >= world.rules().fighting().partingPercent())
                continue;
            world.emit(room, new FightEvent.Parted(enemy.named(), leaver.named()));
            strike(enemy, leaver);
        }
        return leaver.isPresent() && leaver.room() == room;
    }

    /** The actor that has seized this one and still holds it. */
    private static Optional<Actor> holderOf(Actor actor) {
        var near = actor.room().actors();
        // Runs for every step, and few are held: no iterator.
        for (var at = 0; at < near.size(); at++) {
            var looming = near.get(at).combat().looming();
            if (looming.isPresent() && looming.get().holds(actor)) return Optional.of(near.get(at));
        }
        return Optional.empty();
    }

    private static boolean isFought(Actor actor) {
        var near = actor.room().actors();
        for (var at = 0; at < near.size(); at++)
            if (near.get(at).combat().isFighting(actor)) return true;
        return false;
    }

    private static boolean isDodging(Actor actor) {
        var stance = actor.combat().stance(actor.room().zone().now());
        return stance.filter(Stance.READY_TO_DODGE::equals).isPresent();
    }

    /** Turns all enemies that fight the ward to the rescuer; answers whether there were any. */
    public boolean drawOff(Actor rescuer, Actor ward) {
        var drawn =
                rescuer.room().actors().stream()
                        .filter(enemy ->
                                enemy.combat().isFighting(ward) && sides.mayHarm(enemy, rescuer))
                        .toList();
        if (drawn.isEmpty()) return false;

        world.emit(rescuer.room(), new FightEvent.Rescued(rescuer.named(), ward.named()));
        for (var enemy : drawn) {
            free(rescuer, ward, enemy);
            enemy.combat().turnTo(rescuer);
            enemy.combat().metBy(rescuer);
        }
        if (!rescuer.combat().isFighting()) rescuer.combat().turnTo(drawn.getFirst());
        return true;
    }

    private void free(Actor rescuer, Actor ward, Actor holder) {
        if (holder.combat().looming().filter(looming -> looming.holds(ward)).isEmpty()) return;
        holder.combat().interrupt();
        world.emit(
                rescuer.room(),
                new FightEvent.Freed(rescuer.named(), ward.named(), holder.named()));
    }

    private void wake(Actor target) {
        if (target.hp() > 0 && !target.minds().isOverridden())
            world.emit(target.room(), new TurnEvent.CameToSenses(target.named()));
        world.turns().arrange(target);
    }

    private void warnGroup(Actor failing) {
        groups.of(failing)
                .ifPresent(group -> {
                    for (var member : group.members())
                        if (member != failing
                                && member.isPresent()
                                && member.room() == failing.room())
                            world.tell(member, new FightEvent.Failing(failing.named()));
                });
    }

    /** Whether the hit points are below a third, of which players are told at once. */
    public static boolean isBelowThird(int hp, int max) {
        return hp * 3L < max;
    }

    /**
     * The number of those who would come to the help of that monster now; none if it does not call.
     */
    int comers(Actor caller) {
        return CallsForHelp.isCaller(caller) ? calls.comers(caller) : 0;
    }

    /** Warns the player, and the group in the room. */
    private void warn(Actor target, int before) {
        var max = target.stats().hp();
        if (isBelowThird(target.hp(), max) && !isBelowThird(before, max)) warnGroup(target);
        for (var percent : WARNINGS) {
            var limit = (long) max * percent;
            if (before * 100L >= limit && target.hp() * 100L < limit) {
                world.tell(target, new FightEvent.Weakened(target.named(), percent));
                return;
            }
        }
    }
}
