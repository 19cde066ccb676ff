package emberdelve.server.rule.group;

import emberdelve.config.content.Hires;
import emberdelve.config.content.MonsterType;
import emberdelve.server.command.Scene;

import java.util.List;
import java.util.Optional;

/** A monster that can be hired in the room. */
public record Candidate(Hires.Offer offer, MonsterType type) {
    /** The candidates in the room, in the order in which they are offered. */
    public static List<Candidate> here(Scene scene, Hires hires) {
        var monsters = scene.world().content().monsters();
        return hires.offers().stream()
                .flatMap(offer ->
                        Optional.ofNullable(monsters.get(offer.monster()))
                                .map(type -> new Candidate(offer, type))
                                .stream())
                .toList();
    }
}
