package emberdelve.server.feature.group;

import emberdelve.server.kernel.Hooks;
import emberdelve.server.kernel.Sight;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Minds;
import emberdelve.server.model.Room;

import java.util.List;

/** Finds who has a share in a kill. Thread: world. */
public final class KillShares {
    private final Groups groups;
    private final Sight sight;

    public KillShares(Groups groups, Sight sight) {
        this.groups = groups;
        this.sight = sight;
    }

    /** The killer, and the members of its group who took part in the fight and are near enough. */
    public List<Actor> sharers(Actor killer, Actor victim, Room scene) {
        return groups.companionsOf(killer).stream()
                .filter(Actor::isPresent)
                .filter(each -> each == killer || hasShare(each, victim, scene))
                .toList();
    }

    /** The characters that share the kill of a monster; nobody shares that of a hireling. */
    public List<Actor> characters(Hooks.Kill kill) {
        var victim = kill.victim();
        if (victim.isCharacter() || Minds.of(victim).hirer().isPresent()) return List.of();
        var killer = Minds.of(kill.killer()).master().orElse(kill.killer());
        return sharers(killer, victim, kill.room()).stream().filter(Actor::isCharacter).toList();
    }

    private boolean hasShare(Actor member, Actor victim, Room scene) {
        return victim.combat().wasMetBy(member) && isClose(member, scene);
    }

    private boolean isClose(Actor member, Room scene) {
        return sight.steps(member.room(), scene).orElse(Integer.MAX_VALUE) <= 1;
    }
}
