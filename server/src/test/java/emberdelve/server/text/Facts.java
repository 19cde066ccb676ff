package emberdelve.server.text;

import emberdelve.server.feature.Features;
import emberdelve.server.model.WorldEvent;

import java.util.List;
import java.util.stream.Stream;

/** At least one sample of every fact there is. */
public final class Facts {
    private Facts() {}

    public static List<WorldEvent> all() {
        return Stream.of(
                        FightFacts.duellings(),
                        FightFacts.fights(),
                        ThingFacts.handlings(),
                        LifeFacts.lives(),
                        LifeFacts.magics(),
                        LifeFacts.movements(),
                        CompanyFacts.talks(),
                        CompanyFacts.companies(),
                        TownFacts.services(),
                        CompanyFacts.votes(),
                        CompanyFacts.delvings(),
                        TownFacts.pursuits(),
                        TownFacts.town())
                .flatMap(List::stream)
                .toList();
    }

    /** Every record that is a fact and has words. */
    static List<Class<?>> kinds() {
        return List.copyOf(Features.registry().events());
    }
}
