package emberdelve.server.feature.delve;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.kernel.Week;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Nature;
import emberdelve.server.model.Progress;
import emberdelve.server.rule.Rule;
import emberdelve.server.rule.fight.Fights;
import emberdelve.server.scenario.Delving;
import emberdelve.server.scenario.Scenario;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;

/** What is remembered of delves: the one of the day, scores, tables and titles. */
class DelveScoresTest {
    private static final String ALONE = "[mouth @ ]--[hall]";
    private static final String THREE = "[mouth @&% ]--[hall]";

    @Test
    @Rule("R11.5")
    void theDelveOfTheDayIsForOneAlone() {
        var play = Delving.together(Scenario.on(THREE));
        play.types(play.hero('&'), "delve daily");
        assertThat(Delving.only(play).visitors()).containsExactly(play.hero('&'));
        play.types("delve join");
        assertThat(play.answers()).containsExactly("delve.alone");
        play.ends();
    }

    /** Up to 3, up to 6, and the last has no end. */
    @Test
    @Rule("R11.5")
    void everyBandOfLevelsHasItsDelveOfTheDayAndItsTable() {
        var play = Scenario.on("[mouth @& ]");
        var delves = play.world.part(Delves.class);
        play.world.hooks().timeIs(86_400 * 20_000L);
        for (var each : List.of(List.of(3, 3), List.of(4, 6), List.of(6, 6), List.of(60, 6))) {
            play.hero('&').setProgress(new Progress(each.getFirst(), 9_000_000, 0));
            play.types(play.hero('&'), "delve daily");
            var seed = Delving.only(play).run().seed();
            assertThat(seed).isEqualTo(new DelveSeed(20_000, 1, each.getLast()));
            Delving.clear(play);
            play.types(play.hero('&'), "delve leave").ticks(2);
        }
        play.types(play.hero('&'), "delve daily scores").types("delve daily scores");
        var tables =
                play.views().stream()
                        .filter(DelveRecords.class::isInstance)
                        .map(DelveRecords.class::cast)
                        .toList();
        assertThat(tables.getFirst().levels()).isEqualTo(Map.of("from", "4", "to", "6"));
        assertThat(tables.getFirst().lines()).isEmpty();
        assertThat(tables.getLast().levels()).isEqualTo(Map.of("from", "1", "to", "3"));
        assertThat(tables.getLast().lines()).hasSize(1);
        play.ends();
    }

    @Test
    @Rule("R11.5")
    void aCharacterHasOneRankedTryADay() {
        var play = Scenario.on(ALONE);
        play.world.hooks().timeIs(86_400 * 20_000L);
        play.types("delve daily", "delve leave").ticks(2);
        play.types("delve daily");
        assertThat(play.answers()).containsExactly("delve.falls-in", "delve.practice");
        for (var monster : Delving.only(play).monsters())
            play.world.part(Fights.class).wound(monster, 2_000, monster);
        play.ticks(2).types("delve daily scores");
        assertThat(((DelveRecords) play.views().getLast()).lines()).isEmpty();
        play.types("delve leave").ticks(2);

        play.world.hooks().timeIs(86_400 * 20_001L);
        play.types("delve daily");
        assertThat(Delving.only(play).run().isRanked()).isTrue();
        play.ends();
    }

    @Test
    @Rule("R11.5")
    void anotherCharacterOfTheAccountHasNoRankedTryOfItsOwn() {
        var play = Scenario.on(ALONE);
        var delves = play.world.part(Delves.class);
        play.world.hooks().timeIs(86_400 * 20_000L);
        play.types("delve daily");
        var account = ((Nature.PlayerCharacter) play.hero().nature()).accountId();
        assertThat(Delving.only(play).run().account()).hasValue(account);
        play.types("delve leave").ticks(2);
        assertThat(delves.history().hasTried(account, 20_000)).isTrue();
        assertThat(delves.history().hasTried(account + 1, 20_000)).isFalse();
        assertThat(delves.history().hasTried(account, 20_001)).isFalse();
        play.ends();
    }

    @Test
    @Rule("R11.5")
    void theDelveOfTheDayIsTheSameForAllAndHasItsTable() {
        var play = Scenario.on("[mouth @& ]");
        play.world.hooks().timeIs(86_400 * 20_000L + 5);
        play.types("delve daily").types(play.hero('&'), "delve daily");
        var open = play.world.part(Delves.class).open();
        assertThat(rolled(open.getFirst())).isEqualTo(rolled(open.getLast()));
        for (var slower : List.of(open.getLast(), open.getFirst())) {
            play.ticks(9);
            for (var monster : slower.monsters())
                play.world.part(Fights.class).wound(monster, 2_000, monster);
            play.ticks(1);
        }
        play.types("delve daily scores", "scores daily");
        var table = (DelveRecords) play.views().getLast();
        assertThat(table.lines())
                .extracting(line -> line.party().getFirst())
                .containsExactly("Tolo", "Mira");
        play.world.hooks().timeIs(86_400 * 20_001L);
        play.types("scores daily");
        assertThat(((DelveRecords) play.views().getLast()).lines()).isEmpty();
        play.ends();
    }

    @Test
    @Rule("R11.12")
    void whoClearsOneIsToldHowWellAndItStandsInTheirHistory() {
        var play = Scenario.on(ALONE);
        play.types("delve history", "delve");
        Delving.clear(play);
        var scored = play.saw(play.hero(), DelveEvent.Scored.class);
        assertThat(scored).hasSize(1);
        assertThat(play.saw(play.hero(), DelveEvent.Excelled.class)).hasSize(1);
        play.types("delve history");
        assertThat(((DelveRecords) play.views().getLast()).lines())
                .singleElement()
                .satisfies(
                        line -> assertThat(line.score()).hasValue(scored.getFirst().score().sum()));
        assertThat(play.answers()).contains("delve.history-none");
        play.ends();
    }

    @Test
    @Rule("R11.13")
    void theBestOfAWeekStandBySizeAndMayWearATitleInTheNext() {
        var play = Scenario.on("[mouth @& ]");
        var delves = play.world.part(Delves.class);
        play.world.hooks().timeIs(86_400 * 20_000L);
        play.types("delve");
        Delving.clear(play);
        var week = Week.of(20_000);
        assertThat(delves.history().best(week, PartySize.ALONE, 5)).hasSize(1);
        assertThat(delves.history().best(week, PartySize.TWO, 5)).isEmpty();
        play.types("delve week", "delve leave").ticks(2);

        var laurels = play.world.part(Laurels.class);
        var title = "[delve.title-alone]";
        assertThat(laurels.isUnearned(play.hero(), title)).as("this week's not yet").isTrue();
        play.world.hooks().timeIs(86_400 * 20_007L);
        assertThat(laurels.isUnearned(play.hero(), title)).isFalse();
        assertThat(laurels.isUnearned(play.hero('&'), title)).isTrue();
        play.types("title " + title).types(play.hero('&'), "title " + title);
        assertThat(title(play.hero())).isEqualTo(title);
        assertThat(play.answers()).contains("delve.title-not-yours");
        play.world.hooks().timeIs(86_400 * 20_014L);
        play.ticks(1);
        assertThat(title(play.hero())).isEmpty();
        play.ends();
    }

    private static String title(Actor who) {
        return who.preferences().settings().title();
    }

    private static List<String> rolled(Delve delve) {
        return delve.monsters().stream()
                .map(monster -> monster.named().name() + " " + monster.base())
                .sorted()
                .toList();
    }
}
