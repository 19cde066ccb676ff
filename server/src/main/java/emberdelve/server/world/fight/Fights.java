package emberdelve.server.world.fight;

import emberdelve.server.world.Room;
import emberdelve.server.world.World;
import emberdelve.server.world.actor.Actor;
import emberdelve.server.world.actor.Nature;
import emberdelve.server.world.event.Condition;
import emberdelve.server.world.event.Fight;
import emberdelve.server.world.mind.MonsterMind;
import emberdelve.server.world.rules.AttackResult;
import emberdelve.server.world.rules.CombatRules;

/** Blows, and who fights whom (GAME section 2). Thread: world. */
public final class Fights {
    /** A character hears of it when its hit points fall below one of these shares, in percent. */
    private static final int[] WARNINGS = {25, 50, 75};

    private final World world;

    public Fights(World world) {
        this.world = world;
    }

    /** Whether the first may harm the second at all, here and now. */
    public boolean mayHarm(Actor attacker, Actor target) {
        return target.isPresent()
                && !target.room().zone().template().safe()
                && attacker.isHostileTo(target);
    }

    /** Whether a blow gone astray may hit: enemies and one's own kind, never another player. */
    public boolean mayStrayHit(Actor attacker, Actor target) {
        if (!target.isPresent() || target.room().zone().template().safe()) return false;
        var players = attacker.isCharacter() && target.isCharacter();
        return !players || world.groups().areTogether(attacker, target);
    }

    /** How blows are decided there: as the zone says, else as the rules do. */
    private CombatRules rulesIn(Room room) {
        var combat = room.zone().template().combat().orElse(world.rules().combat());
        return CombatRules.of(combat);
    }

    /** One blow; both are in the fight from then on. */
    public void strike(Actor attacker, Actor target) {
        if (!attacker.fray().isFighting() && attacker.isHostileTo(target))
            attacker.fray().turnTo(target);
        provoke(attacker, target);

        var random = target.room().zone().random();
        var result = rulesIn(target.room()).resolve(attacker.fighter(), target.fighter(), random);
        var damage = result instanceof AttackResult.Wounded(_, _, var amount) ? amount : 0;
        var condition =
                Condition.changed(
                        target.hp(), target.hp() - damage, target.stats().hp());
        world.emit(
                target.room(),
                new Fight.Blow(
                        attacker.named(), target.named(), attacker.blow(), result, condition));
        wound(target, damage, attacker);
        if (attacker.isPresent()) world.turns().arrange(attacker);
    }

    /** The target knows who means it harm, turns to them if it can, and may call for help. */
    public void provoke(Actor attacker, Actor target) {
        world.stir(target.room().zone());
        attacker.fray().blow(attacker.room().zone().now());
        target.fray().blow(target.room().zone().now());
        var sameRoom = attacker.isPresent() && attacker.room() == target.room();
        if (target.fray().isFighting() || !sameRoom || !target.isHostileTo(attacker)) return;

        target.fray().turnTo(attacker);
        callForHelp(target, attacker);
        world.turns().arrange(target);
    }

    /**
     * Takes hit points; the last one kills.
     *
     * @param damage 0 or more
     */
    public void wound(Actor target, int damage, Actor cause) {
        if (damage == 0) return;

        var before = target.hp();
        target.setHp(before - damage);
        world.recovery().watch(target);
        if (target.hp() == 0) world.deaths().die(target, cause);
        else if (target.isCharacter()) warn(target, before);
    }

    /** Ends this actor's part; whoever fought it turns to another attacker, or stops. */
    public void leave(Actor actor) {
        actor.fray().end();
        for (var other : actor.room().actors()) {
            if (!other.fray().isFighting(actor)) continue;
            other.fray().end();
            actor.room().actors().stream()
                    .filter(attacker -> attacker.fray().isFighting(other))
                    .filter(attacker -> mayHarm(other, attacker))
                    .findFirst()
                    .ifPresent(attacker -> other.fray().turnTo(attacker));
            world.turns().arrange(other);
        }
    }

    private void callForHelp(Actor caller, Actor enemy) {
        if (!(caller.nature() instanceof Nature.Monster(var type)) || !type.callsForHelp()) return;

        world.emit(caller.room(), new Fight.CalledForHelp(caller.named()));
        for (var near : world.sight().from(caller.room())) {
            if (near.steps() > 1) break;
            for (var other : near.room().actors()) answerCall(other, caller, enemy);
        }
    }

    private void answerCall(Actor other, Actor caller, Actor enemy) {
        if (other == caller || other.fray().isFighting() || !areOfOneKind(other, caller)) return;
        if (other.room() == caller.room()) {
            other.fray().turnTo(enemy);
        } else if (other.minds().own() instanceof MonsterMind mind) {
            mind.alarm(caller.room());
        }
    }

    private static boolean areOfOneKind(Actor one, Actor other) {
        if (!(one.nature() instanceof Nature.Monster(var first))
                || !(other.nature() instanceof Nature.Monster(var second))) return false;
        var sameFaction =
                !first.faction().isEmpty() && first.faction().equals(second.faction());
        return first.equals(second) || sameFaction;
    }

    private void warn(Actor target, int before) {
        var max = target.stats().hp();
        for (var percent : WARNINGS) {
            var limit = (long) max * percent;
            if (before * 100L >= limit && target.hp() * 100L < limit) {
                world.tell(target, new Fight.Weakened(target.named(), percent));
                return;
            }
        }
    }
}
