package emberdelve.server.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Content;
import emberdelve.server.chart.ChartFile;
import emberdelve.server.session.ShippedContent;

import org.junit.jupiter.api.Test;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** How far people come who play; docs/balance.md has the figures. */
class EveningTest {
    private static final boolean LONG = Boolean.getBoolean("emberdelve.long");
    private static final int HOURS = 2;
    private static final int RUNS = LONG ? 10 : 1;
    private static final Content CONTENT = ShippedContent.load();

    /** Plans that have been played: some are asked for by more than one test. */
    private static final Map<EveningPlan, EveningSummary> PLAYED = new HashMap<>();

    /** Wide bands: one short evening of a class may go well or badly. */
    @Test
    void everyClassGetsSomewhereAloneAndNoneMuchFartherThanTheOthers() throws InterruptedException {
        var all = play(plans(Match.Manner.SKILLED, "barbarian", "guardian", "mender", "striker"));
        var mean = all.stream().mapToDouble(EveningReport::xpAnHour).average().orElseThrow();
        for (var each : all) {
            var hours = each.whole();
            assertThat(hours.level()).as("level of %s", each.plan()).isBetween(4.0, 8.0);
            assertThat(hours.xpGained() / mean).as("%s", each.plan()).isBetween(0.6, 1.5);
            assertThat(each.delvesWon()).as("won by %s", each.plan()).isGreaterThan(0.5);
            assertThat(hours.secondsAFight()).as("%s", each.plan()).isBetween(15.0, 80.0);
            assertThat(hours.harmAFight()).as("%s", each.plan()).isBetween(0.08, 0.7);
            assertThat(hours.decisionsAFight()).as("%s", each.plan()).isGreaterThan(1.5);
            assertThat(hours.shares().get(Activity.RESTING)).isLessThan(0.35);
            assertThat(gold(each, "-") / gold(each, "+"))
                    .as("gold spent of what %s won", each.plan())
                    .isBetween(0.7, 1.0);
        }
    }

    @Test
    void whoUsesNothingFallsBehindWhoDoes() throws InterruptedException {
        var skilled = play(plans(Match.Manner.SKILLED, "mender", "barbarian"));
        var plain = play(plans(Match.Manner.PLAIN, "mender", "barbarian"));
        assertThat(xp(plain)).isLessThan(0.9 * xp(skilled));
        assertThat(plain.getFirst().plan()).hasToString("1 mender, plain");
    }

    @Test
    void aGroupOfThreeIsQuickerThanOneAloneAndGoesInTogether() throws InterruptedException {
        var alone = play(plans(Match.Manner.SKILLED, "guardian"));
        var three = play(plans(Match.Manner.SKILLED, "guardian:1,striker:1,mender:1"));
        assertThat(xp(three)).isGreaterThan(1.1 * xp(alone));
    }

    @Test
    void theSameSeedIsTheSameEveningHoweverManyThreadsPlay() throws InterruptedException {
        var plans = plans(Match.Manner.SKILLED, 1, "striker", "barbarian:1,mender:1");
        var told = new ArrayList<Integer>();
        var one = new Evenings(CONTENT, 1).play(plans, 2, told::add);
        var two = new Evenings(CONTENT, 2).play(plans, 2, _ -> {});
        assertThat(two).isEqualTo(one);
        assertThat(told).containsExactly(1, 2, 3, 4);
        assertThat(one.getFirst().goldAnHour()).containsKeys("monster +", "shop -");
        reports(one);
    }

    @Test
    void whoBeginsAtALevelHasItsChoicesToSpend() {
        var plan = plans(Match.Manner.SKILLED, 1, "striker").getFirst();
        var tenth =
                new EveningPlan(plan.party(), plan.manner(), List.of(), 1, 10, 100, plan.seed());
        var hours = Evening.play(CONTENT, tenth).hours().getFirst();
        assertThat(hours.getFirst().level()).isGreaterThanOrEqualTo(10);
        assertThat(hours.getFirst().xpGained()).isLessThan(hours.getFirst().xp());
    }

    private static double gold(EveningSummary of, String sign) {
        return of.goldAnHour().entrySet().stream()
                .filter(each -> each.getKey().endsWith(sign))
                .mapToDouble(Map.Entry::getValue)
                .sum();
    }

    private static void reports(List<EveningSummary> all) {
        assertThat(EveningReport.parties(all))
                .contains("| 1 striker | ", "| 1 barbarian, 1 mender |");
        assertThat(EveningReport.hours(all.getFirst()).lines())
                .filteredOn(line -> line.startsWith("| 1 | "))
                .hasSize(1);
        assertThat(EveningReport.json(all)).contains("\"party\": \"1 striker\"", "\"hours\": [");
        var chart = ChartFile.svg(EveningReport.chart(all));
        assertThat(chart).contains("1 striker", "hours");
        assertThat(root(chart)).isEqualTo("svg");
    }

    private static String root(String svg) {
        try {
            return javax.xml.parsers.DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new org.xml.sax.InputSource(new StringReader(svg)))
                    .getDocumentElement()
                    .getTagName();
        } catch (java.io.IOException
                | javax.xml.parsers.ParserConfigurationException
                | org.xml.sax.SAXException failure) {
            throw new AssertionError(failure);
        }
    }

    private static double xp(List<EveningSummary> all) {
        return all.stream().mapToDouble(EveningReport::xpAnHour).sum();
    }

    private static List<EveningSummary> play(List<EveningPlan> plans) throws InterruptedException {
        var left = plans.stream().filter(plan -> !PLAYED.containsKey(plan)).toList();
        for (var each : new Evenings(CONTENT, 2).play(left, RUNS, _ -> {}))
            PLAYED.put(each.plan(), each);
        return plans.stream().map(PLAYED::get).toList();
    }

    private static List<EveningPlan> plans(Match.Manner manner, String... parties) {
        return plans(manner, HOURS, parties);
    }

    private static List<EveningPlan> plans(Match.Manner manner, int hours, String... parties) {
        return List.of(parties).stream()
                .map(party -> Muster.parse(party, CONTENT.classes().keySet()))
                .map(party -> new EveningPlan(party, manner, List.of(), hours, 1, 100, 7))
                .toList();
    }
}
