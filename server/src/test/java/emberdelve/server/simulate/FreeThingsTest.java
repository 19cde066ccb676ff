package emberdelve.server.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Content;
import emberdelve.config.content.RoomTemplate;
import emberdelve.config.content.Step;
import emberdelve.config.content.Trigger;
import emberdelve.config.content.Trigger.When;
import emberdelve.server.feature.trigger.Troupe;
import emberdelve.server.kernel.Ledger;
import emberdelve.server.model.Item;
import emberdelve.server.rule.Rule;

import org.junit.jupiter.api.Test;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A bot that takes what is free in every room of every zone, over and over, and puts it aside so
 * that it seems to have none. It needs no way there, and sells to the shop that pays best.
 */
class FreeThingsTest {
    private static final Content CONTENT = Troupe.shipped();
    private static final String BOT = "Ada";
    private static final int TRIES = 4;

    /** So much of what one earns who fights is the most that free things may bring. */
    private static final double PART = 0.1;

    private final Troupe play = Troupe.unrecorded(CONTENT, 7);

    @Test
    @Rule("R6.32")
    void whoOnlyTakesWhatIsFreeEarnsLessThanATenthOfWhoFights() {
        play.come(BOT);
        var most = PART * fightersGoldAnHour();
        var gainful = new TreeMap<String, Double>();
        var tried = 0;
        for (var zone : CONTENT.zones().values())
            for (var room : zone.rooms()) {
                if (!givesSomething(room)) continue;
                tried++;
                // What is given once is taken the first time; the second shows what goes on.
                goldAnHour(room);
                var gold = goldAnHour(room);
                if (gold >= most) gainful.put(room.id().value(), gold);
            }
        assertThat(tried).isGreaterThan(30);
        assertThat(gainful).as("gold an hour, of %.0f at most", most).isEmpty();
    }

    private static double fightersGoldAnHour() {
        var plan =
                new EveningPlan(
                        Muster.parse("guardian", CONTENT.classes().keySet()),
                        Match.Manner.SKILLED,
                        List.of(),
                        1,
                        1,
                        100,
                        5);
        return Evening.play(CONTENT, plan).gold().entrySet().stream()
                .filter(each -> each.getKey().endsWith("+"))
                .mapToLong(Map.Entry::getValue)
                .sum();
    }

    private static boolean givesSomething(RoomTemplate room) {
        return room.triggers().stream().anyMatch(each -> gives(each.steps()));
    }

    private static boolean gives(List<Step> steps) {
        return steps.stream()
                .anyMatch(step ->
                        switch (step) {
                            case Step.Give _ -> true;
                            case Step.Ask ask ->
                                    ask.answers().stream().anyMatch(each -> gives(each.steps()));
                            default -> false;
                        });
    }

    private double goldAnHour(RoomTemplate room) {
        var from = minted();
        var began = play.world().now();
        play.types(BOT, "restore " + BOT, "goto " + room.id().value());
        for (var i = 0; i < TRIES; i++) {
            for (var trigger : room.triggers()) tries(trigger);
            if (room.triggers().stream().anyMatch(each -> each.when() == When.TIMER))
                play.ticks(80);
            play.types(BOT, "drop all yes");
        }
        play.types(BOT, "get all");
        var spent = play.world().now() - began;
        sells();
        return (double) (minted() - from) * Evening.TICKS_PER_HOUR / spent;
    }

    private void tries(Trigger trigger) {
        var answers =
                trigger.steps().stream()
                        .mapToInt(step ->
                                step instanceof Step.Ask(_, var all) && gives(trigger.steps())
                                        ? all.size()
                                        : 0)
                        .max()
                        .orElse(0);
        var line =
                switch (trigger.when()) {
                    case USE -> "pull " + trigger.cue().words().getFirst();
                    case SAY -> "say " + trigger.cue().words().getFirst();
                    case LOOK -> "look " + trigger.cue().words().getFirst();
                    default -> "";
                };
        if (line.isEmpty()) return;
        if (answers == 0) play.types(BOT, line);
        for (var answer = 1; answer <= answers; answer++) play.types(BOT, line, "choose " + answer);
    }

    private void sells() {
        play.types(BOT, "restore " + BOT, "goto " + dearest());
        for (var kind :
                play.actor(BOT).pack().items().stream()
                        .map(Item::type)
                        .distinct()
                        .sorted(Comparator.comparing(type -> type.id()))
                        .toList()) play.types(BOT, "sell all." + kind.name());
        // What no shop takes must not be in the way of what comes.
        play.types(BOT, "drop all yes");
    }

    private static String dearest() {
        return CONTENT.zones().values().stream()
                .flatMap(zone -> zone.rooms().stream())
                .filter(room -> room.shop().isPresent())
                .max(Comparator.comparing(room -> room.shop().get().buysPercent()))
                .orElseThrow()
                .id()
                .value();
    }

    /** All gold that there has ever been. */
    private long minted() {
        return play.world().part(Ledger.class).total().goldMinted();
    }
}
