package emberdelve.server.builder;

import emberdelve.config.content.ZoneTemplate;
import emberdelve.server.simulate.Outlook;

import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * The outcome of an encounter for those for whom it is made.
 *
 * @param outlooks the outlooks of parties of different classes, at least one, all with the same
 *     number of fights
 */
public record Weighed(ZoneTemplate zone, Encounter encounter, List<Outlook> outlooks) {
    public Weighed {
        outlooks = List.copyOf(outlooks);
    }

    /** The share of fights that are won, 0..1. */
    double won() {
        return mean(Outlook::wonShare);
    }

    /** One end of its 95 % interval; {@code sign}: -1 the lower, 1 the upper one. */
    double wonBound(int sign) {
        var won = outlooks.stream().mapToInt(Outlook::won).sum();
        return Outlook.bound(won, fights(), sign);
    }

    /** The share of hit points that is lost, those of the dead among them, 0..1. */
    double lost() {
        return 1 - mean(Outlook::left);
    }

    double seconds() {
        return mean(Outlook::seconds);
    }

    int fights() {
        return outlooks.stream().mapToInt(Outlook::fights).sum();
    }

    /** The level of everybody who fights. */
    int level() {
        return outlooks.getFirst().match().level();
    }

    Band.Verdict verdict() {
        return Band.of(encounter.standing()).judge(won(), lost());
    }

    private double mean(ToDoubleFunction<Outlook> of) {
        return outlooks.stream().mapToDouble(of).average().orElseThrow();
    }
}
