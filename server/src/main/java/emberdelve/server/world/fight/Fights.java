package emberdelve.server.world.fight;

import emberdelve.config.content.Effect;
import emberdelve.config.content.Trigger;
import emberdelve.server.world.Room;
import emberdelve.server.world.World;
import emberdelve.server.world.actor.Actor;
import emberdelve.server.world.actor.Nature;
import emberdelve.server.world.event.Condition;
import emberdelve.server.world.event.Fight;
import emberdelve.server.world.event.Magic;
import emberdelve.server.world.mind.Afraid;
import emberdelve.server.world.mind.Asleep;
import emberdelve.server.world.mind.Charmed;
import emberdelve.server.world.mind.Confused;
import emberdelve.server.world.mind.Mind;
import emberdelve.server.world.mind.MonsterMind;
import emberdelve.server.world.rules.AttackResult;
import emberdelve.server.world.rules.CombatRules;
import java.util.Optional;
import java.util.function.Predicate;

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
        if (!target.isPresent() || target == attacker) return false;
        if (isSafe(attacker) || isSafe(target)) return false;
        if (standsStill(attacker) || standsStill(target)) return false;
        var one = side(attacker);
        var other = side(target);
        if (areTogether(one, other)) return false;
        if (one.isCharacter() && other.isCharacter()) return target.room().zone().template().pvp();
        return one.isHostileTo(other);
    }

    /** The same side in all fights: oneself, one's group, and whom either has charmed or hired. */
    public boolean areTogether(Actor one, Actor other) {
        return world.groups().areTogether(side(one), side(other));
    }

    /** Whom it fights for: its master while it is charmed or paid. */
    private static Actor side(Actor actor) {
        return actor.minds().master().orElse(actor);
    }

    /** Frozen by staff: whoever cannot defend themselves is not struck. */
    private boolean standsStill(Actor actor) {
        return world.sanctions().isFrozen(actor);
    }

    /** Whether it is where harm neither begins nor ends. */
    public static boolean isSafe(Actor actor) {
        return actor.room().zone().template().safe();
    }

    /** Whether an effect of the one may do harm to the other; one may harm oneself. */
    public boolean mayBurden(Actor user, Actor target) {
        return mayStrayHit(user, target) || mayHarm(user, target);
    }

    /** Whether a blow gone astray may hit: enemies and one's own kind, never another player. */
    public boolean mayStrayHit(Actor attacker, Actor target) {
        if (!target.isPresent() || standsStill(target)) return false;
        if (isSafe(attacker) || isSafe(target)) return false;
        var players = isOfPlayers(attacker) && isOfPlayers(target);
        return !players
                || world.groups().areTogether(attacker, target)
                || areTogether(attacker, target);
    }

    /** A character, or somebody's hireling. */
    private static boolean isOfPlayers(Actor actor) {
        return actor.isCharacter() || actor.minds().hirer().isPresent();
    }

    /** How blows are decided there: as the zone says, else as the rules do. */
    private CombatRules rulesIn(Room room) {
        var combat = room.zone().template().combat().orElse(world.rules().combat());
        return CombatRules.of(combat);
    }

    /** One blow; both are in the fight from then on. A guard may take it for its ward. */
    public void strike(Actor attacker, Actor aimedAt) {
        var target = guardOf(attacker, aimedAt).orElse(aimedAt);
        if (target != aimedAt)
            world.emit(
                    target.room(),
                    new Fight.Guarded(target.named(), aimedAt.named(), attacker.named()));
        if (!attacker.fray().isFighting() && mayHarm(attacker, target))
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
        if (damage > 0) attacker.proc().ifPresent(proc -> proc(proc, attacker, target));
        if (attacker.isPresent()) world.turns().arrange(attacker);
    }

    /** The target knows who means it harm, turns to them if it can, and may call for help. */
    public void provoke(Actor attacker, Actor target) {
        world.stir(target.room().zone());
        attacker.fray().blow(attacker.room().zone().now());
        target.fray().blow(target.room().zone().now());
        target.fray().metBy(side(attacker));
        attacker.fray().metBy(side(target));
        rally(target, attacker);
        var sameRoom = attacker.isPresent() && attacker.room() == target.room();
        var strikesBack = mayHarm(/* attacker= */ target, /* target= */ attacker);
        if (target.fray().isFighting() || !sameRoom || !strikesBack) return;

        target.fray().turnTo(attacker);
        callForHelp(target, attacker);
        world.turns().arrange(target);
    }

    /** The target's group in the room joins in, as far as its players want that. */
    private void rally(Actor target, Actor enemy) {
        var group = world.groups().of(side(target));
        if (group.isEmpty()) return;
        for (var companion : group.get().members()) {
            if (companion == target || !isFreeToAssist(companion, enemy)) continue;
            companion.fray().turnTo(enemy);
            world.tell(companion, new Fight.Assisted(companion.named(), target.named()));
            world.turns().arrange(companion);
        }
    }

    private boolean isFreeToAssist(Actor companion, Actor enemy) {
        return companion.isPresent()
                && enemy.isPresent()
                && companion.room() == enemy.room()
                && !companion.fray().isFighting()
                && !companion.fray().standsAside()
                && !companion.minds().isOverridden()
                && companion.preferences().habits().assists()
                && mayHarm(companion, enemy);
    }

    /** Helps somebody in a fight, which is a part in it. */
    public void support(Actor helper, Actor helped) {
        var by = side(helper);
        for (var enemy : helped.room().actors()) {
            if (enemy.fray().isFighting(helped) || helped.fray().isFighting(enemy))
                enemy.fray().metBy(by);
        }
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
        if (target.minds().end(Asleep.ASLEEP.word())) wake(target);
        world.recovery().watch(target);
        if (target.hp() == 0) world.deaths().die(target, cause);
        else if (target.isCharacter()) warn(target, before);
    }

    private Optional<Actor> guardOf(Actor attacker, Actor target) {
        var near = target.room().actors();
        // For every blow, of whom few have a guard: no iterator, no Optional.
        for (var at = 0; at < near.size(); at++) {
            var guard = near.get(at);
            var guards = guard.guards(target)
                    && guard != attacker
                    && !guard.minds().isOverridden()
                    && areTogether(guard, target);
            if (guards && succeeds(guard)) return Optional.of(guard);
        }
        return Optional.empty();
    }

    private boolean succeeds(Actor guard) {
        var random = guard.room().zone().random();
        return random.nextInt(100) < world.rules().teamwork().guardPercent();
    }

    /** Turns all who fight the ward to its rescuer; answers whether there were any. */
    public boolean drawOff(Actor rescuer, Actor ward) {
        var drawn = rescuer.room().actors().stream()
                .filter(enemy -> enemy.fray().isFighting(ward) && mayHarm(enemy, rescuer))
                .toList();
        if (drawn.isEmpty()) return false;

        world.emit(rescuer.room(), new Fight.Rescued(rescuer.named(), ward.named()));
        for (var enemy : drawn) {
            enemy.fray().turnTo(rescuer);
            enemy.fray().metBy(rescuer);
        }
        if (!rescuer.fray().isFighting()) rescuer.fray().turnTo(drawn.getFirst());
        return true;
    }

    private void proc(Trigger proc, Actor attacker, Actor target) {
        world.triggers().proc(proc, attacker, target);
    }

    private void wake(Actor target) {
        if (target.hp() > 0 && !target.minds().isOverridden())
            world.emit(target.room(), new Magic.CameToSenses(target.named()));
        world.turns().arrange(target);
    }

    /** Lets a mind come over the target; who is charmed fights no more until its master does. */
    public void beset(Actor target, Effect.PassingMind kind, int turns, Actor user) {
        Mind mind = switch (kind) {
            case CONFUSED -> Confused.CONFUSED;
            case ASLEEP -> Asleep.ASLEEP;
            case AFRAID -> Afraid.AFRAID;
            case CHARMED -> new Charmed(user);
        };
        target.minds().override(mind, turns);
        if (kind == Effect.PassingMind.CHARMED) leave(target);
        world.turns().arrange(target);
    }

    /**
     * Ends this actor's part; whoever fought it turns to another who attacks them or, if nobody
     * does, their companions; or stops.
     */
    public void leave(Actor actor) {
        actor.fray().end();
        for (var other : actor.room().actors()) {
            if (!other.fray().isFighting(actor)) continue;
            other.fray().end();
            attacker(other, victim -> victim == other)
                    .or(() -> attacker(other, victim -> areTogether(victim, other)))
                    .ifPresent(attacker -> other.fray().turnTo(attacker));
            world.turns().arrange(other);
        }
    }

    /** The first in the room who fights such a victim, and whom this actor may strike. */
    private Optional<Actor> attacker(Actor by, Predicate<Actor> victims) {
        return by.room().actors().stream()
                .filter(other -> other.fray().opponent().filter(victims).isPresent())
                .filter(other -> mayHarm(by, other))
                .findFirst();
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
