package emberdelve.server.rule.group;

import emberdelve.server.kernel.Hooks;
import emberdelve.server.kernel.Population;
import emberdelve.server.kernel.Sight;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Room;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The shares in a kill, and who has them (docs/rules.md R4.2). Thread: world. */
public final class KillShares {
    private final Population population;
    private final Groups groups;
    private final Sight sight;

    public KillShares(Population population, Groups groups, Sight sight) {
        this.population = population;
        this.groups = groups;
        this.sight = sight;
    }

    /**
     * A group, or an actor without a group, that has harmed the victim.
     *
     * @param sharers the members who took part in the fight and are near enough, perhaps none
     * @param harm the hit points that all its members have taken from the victim
     */
    public record Party(List<Actor> sharers, long harm) {
        public Party {
            sharers = List.copyOf(sharers);
        }

        public boolean isOfCharacters() {
            return sharers.stream().anyMatch(Actor::isCharacter);
        }
    }

    /**
     * The parties that have harmed the victim, the killer's first. Parties of which nobody is near
     * are among them, so that nobody else gets their part. The killer has a share wherever it is. A
     * victim that died by itself, or by a command of staff, has no parties.
     */
    public List<Party> parties(Actor killer, Actor victim, Room scene) {
        if (killer == victim) return List.of();
        var all = new LinkedHashSet<>(List.of(killer.id()));
        all.addAll(victim.combat().harm().keySet());
        // The harm that the victim has done to itself belongs to no party.
        all.remove(victim.id());
        var parties = new ArrayList<Party>();
        while (!all.isEmpty()) {
            var by = all.getFirst();
            var members = by.equals(killer.id()) ? groups.companionsOf(killer) : side(by);
            var ids = new HashSet<>(members.stream().map(Actor::id).toList());
            ids.add(by);
            all.removeAll(ids);
            parties.add(
                    new Party(
                            members.stream()
                                    .filter(Actor::isPresent)
                                    .filter(each -> each == killer || hasShare(each, victim, scene))
                                    .toList(),
                            harm(victim, ids)));
        }
        return List.copyOf(parties);
    }

    /** The actor with its companions; empty if it has left the dungeon. */
    private List<Actor> side(ActorId by) {
        return population.find(by).map(groups::companionsOf).orElse(List.of());
    }

    private static long harm(Actor victim, Set<ActorId> by) {
        var harm = victim.combat().harm();
        return by.stream().mapToLong(each -> harm.getOrDefault(each, 0L)).sum();
    }

    /** The party that has done the most harm, the killer's before others who have done as much. */
    static Party first(List<Party> parties) {
        return parties.stream()
                .max(Comparator.comparingLong(Party::harm))
                .map(most ->
                        parties.stream()
                                .filter(each -> each.harm() == most.harm())
                                .findFirst()
                                .orElse(most))
                .orElse(new Party(List.of(), 0));
    }

    /** The parties of characters that share the kill of a monster; nobody shares a hireling's. */
    public List<Party> ofCharacters(Hooks.Kill kill) {
        var victim = kill.victim();
        if (victim.isCharacter() || victim.minds().hirer().isPresent()) return List.of();
        var killer = kill.killer().minds().master().orElse(kill.killer());
        return parties(killer, victim, kill.room()).stream().filter(Party::isOfCharacters).toList();
    }

    /** Whether the member took part in the fight, or has harmed the victim, and is near enough. */
    private boolean hasShare(Actor member, Actor victim, Room scene) {
        var hadPart =
                victim.combat().wasMetBy(member) || victim.combat().harm().containsKey(member.id());
        return hadPart && isClose(member, scene);
    }

    private boolean isClose(Actor member, Room scene) {
        return sight.steps(member.room(), scene).orElse(Integer.MAX_VALUE) <= 1;
    }
}
