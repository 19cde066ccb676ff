package emberdelve.server.feature.smith;

import emberdelve.protocol.style.StyledText;
import emberdelve.server.text.Nouns;
import emberdelve.server.text.Rendering;

import java.util.List;
import java.util.Map;

/** The words for the smith's work. */
final class SmithWords {
    private SmithWords() {}

    static List<StyledText> tell(SmithEvent fact, Rendering telling) {
        var own = telling.isReader(fact.actor());
        return switch (fact) {
            case SmithEvent.Improved(_, var smith, var before, var after, var price) when own ->
                    telling.tell(
                            "smith.improved-yours",
                            fact.actors(),
                            Map.of(
                                    "keeper", smith,
                                    "before", before.name(),
                                    "after", Nouns.pile(after, 1),
                                    "gold", Long.toString(price)));
            case SmithEvent.Improved(_, var smith, _, var after, _) ->
                    telling.tell(
                            "smith.improved",
                            fact.actors(),
                            Map.of("keeper", smith, "after", Nouns.pile(after, 1)));
            case SmithEvent.Honed(_, var smith, var weapon, var price) when own ->
                    telling.tell(
                            "smith.honed-yours",
                            fact.actors(),
                            Map.of(
                                    "keeper", smith,
                                    "weapon", weapon.name(),
                                    "gold", Long.toString(price)));
            case SmithEvent.Honed(_, var smith, var weapon, _) ->
                    telling.tell(
                            "smith.honed",
                            fact.actors(),
                            Map.of("keeper", smith, "weapon", weapon.name()));
        };
    }
}
