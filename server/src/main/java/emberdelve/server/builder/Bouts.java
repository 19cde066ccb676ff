package emberdelve.server.builder;

import emberdelve.config.content.Content;
import emberdelve.config.content.ZoneTemplate;
import emberdelve.server.simulate.Match;
import emberdelve.server.simulate.Muster;
import emberdelve.server.simulate.Outlook;
import emberdelve.server.simulate.Simulation;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.IntConsumer;

/** Fights that are asked for; those of the same kind are fought once. */
final class Bouts {
    private final Content content;
    private final long seed;
    private final IntConsumer progress;
    private final Simulation simulation;
    private int over;
    private final Map<Match, Outlook> fought = new LinkedHashMap<>();

    /**
     * @param progress hears now and then how many fights are over
     */
    Bouts(Content content, long seed, IntConsumer progress) {
        this.content = content;
        this.seed = seed;
        this.progress = progress;
        simulation = new Simulation(content, Runtime.getRuntime().availableProcessors());
    }

    /**
     * The match under the conditions of that zone, played with skill, in the kit of the classes.
     */
    Match match(ZoneTemplate zone, Muster party, Muster against, int level) {
        var rules = zone.combat().orElse(content.rules().combat());
        return new Match(party, against, rules, level, zone.danger(), Match.Manner.SKILLED);
    }

    /** The outlook of the match; the number of fights must be the same in every call for it. */
    Outlook fight(Match match, int fights) throws InterruptedException {
        var known = fought.get(match);
        if (known != null) return known;
        var before = over;
        var outlook = simulation.run(match, fights, seed, done -> progress.accept(before + done));
        over += fights;
        fought.put(match, outlook);
        return outlook;
    }
}
