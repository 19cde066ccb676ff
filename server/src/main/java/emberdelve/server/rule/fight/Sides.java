package emberdelve.server.rule.fight;

import emberdelve.config.content.Rank;
import emberdelve.server.model.Actor;
import emberdelve.server.rule.group.Groups;
import emberdelve.server.rule.sanction.Sanctions;

import java.util.Optional;

/** The sides in fights: who is on whose, and who may harm whom. Changes nothing. Thread: world. */
public final class Sides {
    private final Groups groups;
    private final Sanctions sanctions;

    public Sides(Groups groups, Sanctions sanctions) {
        this.groups = groups;
        this.sanctions = sanctions;
    }

    /** Whether the first may harm the second at all, here and now. */
    public boolean mayHarm(Actor attacker, Actor target) {
        if (!target.isPresent() || target == attacker) return false;
        if (isSafe(attacker) || isSafe(target)) return false;
        if (standsStill(attacker) || standsStill(target)) return false;
        var one = of(attacker);
        var other = of(target);
        if (areTogether(one, other)) return false;
        if (one.isCharacter() && other.isCharacter()) return target.room().zone().template().pvp();
        return one.isHostileTo(other);
    }

    /**
     * Whether both are on one side: the same actor or one group, where a master stands for those
     * whom it has charmed or hired.
     */
    public boolean areTogether(Actor one, Actor other) {
        return groups.areTogether(of(one), of(other));
    }

    /**
     * Whether each is a friend of the other: on one side, or monsters that leave one another be.
     */
    public boolean areFriends(Actor one, Actor other) {
        if (areTogether(one, other)) return true;
        var its = of(one);
        var others = of(other);
        return !its.isCharacter() && !others.isCharacter() && !its.isHostileTo(others);
    }

    /** The actor for whom this one fights: its master if it has one, else itself. */
    static Actor of(Actor actor) {
        return actor.minds().master().orElse(actor);
    }

    /** Whether staff have frozen the actor, which cannot defend itself and is not struck. */
    private boolean standsStill(Actor actor) {
        return sanctions.isFrozen(actor);
    }

    /** Whether the actor is in a place where nobody is harmed. */
    public static boolean isSafe(Actor actor) {
        return actor.room().zone().template().safe();
    }

    /** Whether an effect of the user may harm the target; the user may harm itself. */
    public boolean mayBurden(Actor user, Actor target) {
        return mayStrayHit(user, target) || mayHarm(user, target);
    }

    /** Whether a stray blow may hit the target: never another player. */
    public boolean mayStrayHit(Actor attacker, Actor target) {
        if (!target.isPresent() || standsStill(target)) return false;
        if (isSafe(attacker) || isSafe(target)) return false;
        var players = isOfPlayers(attacker) && isOfPlayers(target);
        return !players || groups.areTogether(attacker, target) || areTogether(attacker, target);
    }

    /** Whether the actor is a character, or somebody's hireling. */
    private static boolean isOfPlayers(Actor actor) {
        return actor.isCharacter() || actor.minds().hirer().isPresent();
    }

    /** An enemy in the room, one in the front rank first; empty in a place without harm. */
    public Optional<Actor> enemyHere(Actor self) {
        var enemies = self.room().actors().stream().filter(other -> mayHarm(self, other)).toList();
        if (enemies.isEmpty()) return Optional.empty();
        var front = enemies.stream().filter(enemy -> enemy.rank() == Rank.FRONT).toList();
        var choice = front.isEmpty() ? enemies : front;
        var random = self.room().zone().random();
        return Optional.of(choice.get(random.nextInt(choice.size())));
    }
}
