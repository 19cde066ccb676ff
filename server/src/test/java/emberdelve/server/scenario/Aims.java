package emberdelve.server.scenario;

import emberdelve.config.content.Lanterns;
import emberdelve.config.content.Pursuits;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What there is to pursue in the scenarios. */
final class Aims {
    /** Three lanterns in the refuge, of which the first burns; dummies have oil. */
    static final Lanterns LANTERNS =
            new Lanterns(
                    Bestiary.REFUGE,
                    Armoury.OIL.id(),
                    1,
                    List.of("the Pit", "the Shaft"),
                    List.of("One of three.", "Two of three.", "All of them."),
                    Map.of("dummy", 100));

    static final Pursuits PURSUITS = new Pursuits(Optional.of(LANTERNS));

    private Aims() {}
}
