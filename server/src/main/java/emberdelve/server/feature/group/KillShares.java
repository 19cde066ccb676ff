package emberdelve.server.feature.group;

import emberdelve.server.kernel.Hooks;
import emberdelve.server.kernel.Population;
import emberdelve.server.kernel.Sight;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Minds;
import emberdelve.server.model.Room;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Finds who has a share in a kill (docs/rules.md R4.2). Thread: world. */
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
     * A group, or one alone, that has harmed the victim.
     *
     * @param sharers the members who took part in the fight and are near enough; not empty
     * @param harm hit points that all its members have taken
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
     * All that share in the kill, the killer's first. The killer has a share wherever it is; one of
     * which nobody is near has none. What falls by itself, or by a word of staff, is nobody's kill.
     */
    public List<Party> parties(Actor killer, Actor victim, Room scene) {
        if (killer == victim) return List.of();
        var parties = new ArrayList<Party>();
        var own = party(killer, killer, victim, scene);
        if (!own.sharers().isEmpty()) parties.add(own);
        var seen = new ArrayList<>(groups.companionsOf(killer));
        for (var id : victim.combat().harm().keySet()) {
            var other = population.find(id);
            if (other.isEmpty() || other.get() == victim || seen.contains(other.get())) continue;
            seen.addAll(groups.companionsOf(other.get()));
            var its = party(other.get(), killer, victim, scene);
            if (!its.sharers().isEmpty()) parties.add(its);
        }
        return List.copyOf(parties);
    }

    private Party party(Actor of, Actor killer, Actor victim, Room scene) {
        var members = groups.companionsOf(of);
        var harm = victim.combat().harm();
        return new Party(
                members.stream()
                        .filter(Actor::isPresent)
                        .filter(each -> each == killer || hasShare(each, victim, scene))
                        .toList(),
                members.stream().mapToLong(each -> harm.getOrDefault(each.id(), 0L)).sum());
    }

    /** Whoever has done the most harm, the killer's before others who have done as much. */
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

    /** The characters that share the kill of a monster; nobody shares that of a hireling. */
    public List<Actor> characters(Hooks.Kill kill) {
        var victim = kill.victim();
        if (victim.isCharacter() || Minds.of(victim).hirer().isPresent()) return List.of();
        var killer = Minds.of(kill.killer()).master().orElse(kill.killer());
        return parties(killer, victim, kill.room()).stream()
                .flatMap(party -> party.sharers().stream())
                .filter(Actor::isCharacter)
                .toList();
    }

    /** Monsters are not asked whether they took part: whoever has harmed it did. */
    private boolean hasShare(Actor member, Actor victim, Room scene) {
        var hadPart =
                victim.combat().wasMetBy(member) || victim.combat().harm().containsKey(member.id());
        return hadPart && isClose(member, scene);
    }

    private boolean isClose(Actor member, Room scene) {
        return sight.steps(member.room(), scene).orElse(Integer.MAX_VALUE) <= 1;
    }
}
