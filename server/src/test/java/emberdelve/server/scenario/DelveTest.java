package emberdelve.server.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberdelve.config.content.Direction;
import emberdelve.config.content.TimeMode;
import emberdelve.server.feature.delve.Delve;
import emberdelve.server.feature.delve.DelveEvent;
import emberdelve.server.feature.delve.DelveRecords;
import emberdelve.server.feature.delve.DelveView;
import emberdelve.server.feature.delve.Delves;
import emberdelve.server.feature.delve.Entry;
import emberdelve.server.feature.delve.Laurels;
import emberdelve.server.feature.delve.PartySize;
import emberdelve.server.feature.delve.Week;
import emberdelve.server.feature.fame.DeathsView;
import emberdelve.server.feature.fame.Fame;
import emberdelve.server.feature.fame.Renown;
import emberdelve.server.feature.fight.Fights;
import emberdelve.server.feature.hire.Hirelings;
import emberdelve.server.kernel.Items;
import emberdelve.server.kernel.Ledger;
import emberdelve.server.kernel.TurnEvent;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Fate;
import emberdelve.server.model.Nature;
import emberdelve.server.model.Place;
import emberdelve.server.model.Progress;
import emberdelve.server.model.Room;
import emberdelve.server.rule.Rule;

import org.junit.jupiter.api.Test;

import java.util.List;

/** Delves, from the rope down to the rope up. */
class DelveTest {
    private static final String ALONE = "[mouth @ ]--[hall]";
    private static final String THREE = "[mouth @&% ]--[hall]";

    private static Room walked(Room from, List<Direction> path) {
        var room = from;
        for (var direction : path) room = room.way(direction).orElseThrow().to();
        return room;
    }

    @Test
    @Rule({"R11.1", "R11.6"})
    void whoGoesAloneAndKillsAllIsPaidAndRememberedAndLedOut() {
        var play = Scenario.on(ALONE);
        play.types("delve");
        var delve = only(play);
        assertThat(play.hero().room().id()).isEqualTo(delve.plan().entrance());
        assertThat(play.saw(play.hero(), DelveEvent.Opened.class))
                .singleElement()
                .satisfies(told ->
                        assertThat(told.tale()).contains("he Sunken Crypt of the Ashen King is"));
        var monsters = delve.monsters();
        assertThat(monsters).hasSize(6);
        play.types("delve info");
        assertThat(((DelveView) play.views().getLast()).last()).isEmpty();
        play.forget();
        for (var monster : monsters.subList(1, 6))
            play.world.part(Fights.class).wound(monster, 2_000, monster);
        play.ticks(2).types("delve info");
        assertThat(((DelveView) play.views().getLast()).monsters()).isEqualTo(1);
        assertThat(((DelveView) play.views().getLast()).last())
                .singleElement()
                .satisfies(last -> {
                    var there = monsters.getFirst().room();
                    assertThat(last.who()).isEqualTo(monsters.getFirst().named());
                    assertThat(last.room()).isEqualTo(there.template().name());
                    assertThat(walked(play.hero().room(), last.path())).isEqualTo(there);
                });
        assertThat(play.saw(play.hero(), DelveEvent.Won.class)).isEmpty();

        play.world.part(Fights.class).wound(monsters.getFirst(), 2_000, monsters.getFirst());
        var before = play.hero().progress().xp();
        play.ticks(2);
        assertThat(play.saw(play.hero(), DelveEvent.Won.class)).hasSize(1);
        assertThat(play.hero().progress().xp() - before).isGreaterThan(20);
        play.types("scores delves", "scores", "delve info");
        assertThat(play.answers())
                .containsExactly(
                        "DelveView", "DelveRecords", "FameView", "DelveRecords", "DelveView");
        assertThat(((DelveRecords) play.views().get(1)).lines())
                .singleElement()
                .satisfies(line -> {
                    assertThat(line.site()).isEqualTo("the Sunken Crypt of the Ashen King");
                    assertThat(line.party()).containsExactly("Mira");
                });
        assertThat(((DelveView) play.views().getLast()).stage()).isEqualTo(DelveView.Stage.CLEARED);
        play.types("delve leave");
        assertThat(play.hero().room()).isEqualTo(play.room("mouth"));

        play.ticks(closes(play) + 1);
        assertThat(play.world.part(Delves.class).open()).isEmpty();
        assertThat(play.world.map().zones()).hasSize(1);
        assertThat(play.saw(play.hero(), DelveEvent.Lost.class)).isEmpty();
        assertThat(play.world.population().all()).containsExactly(play.hero());
        play.types("scores delves");
        assertThat(((DelveRecords) play.views().getLast()).lines()).hasSize(1);
        play.ends();
    }

    @Test
    @Rule({"R11.7", "R11.8"})
    void whenAllAreDeadItIsLostAtOnceAndNobodyOfThemComesBack() {
        var play = together(Scenario.on(THREE));
        play.types("delve");
        var tolo = play.hero('&');
        var sable = play.hero('%');
        play.types(sable, "delve leave");
        for (var hero : List.of(play.hero(), tolo))
            play.world.part(Fights.class).wound(hero, 500, hero);
        play.ticks(2);
        assertThat(play.saw(tolo, DelveEvent.Lost.class)).as("Sable could go back").isEmpty();
        play.world.population().move(tolo, play.room("mouth"));
        play.types(tolo, "delve join");
        assertThat(play.answers()).contains("delve.fallen");
        play.types(sable, "delve join");
        assertThat(only(play).visitors()).containsExactly(sable);
        play.world.part(Fights.class).wound(sable, 500, sable);
        play.ticks(2);
        for (var hero : play.heroes())
            assertThat(play.saw(hero, DelveEvent.Lost.class)).as(hero.name()).hasSize(1);
        assertThat(play.hero().room().id()).isEqualTo(Bestiary.REFUGE);
        play.ticks(closes(play));
        assertThat(play.world.map().zones()).hasSize(1);
        assertThat(play.world.part(Delves.class).history().cleared(10)).isEmpty();
        play.ends();
    }

    @Test
    @Rule("R11.7")
    void whatNobodyVisitsFallsInAndAllThatLiesThereIsLost() {
        var play = Scenario.on(ALONE);
        play.givesGold(play.hero(), 100).types("delve");
        var delve = only(play);
        var lair = play.world.map().room(delve.plan().lair());
        play.world.part(Items.class).mint(Armoury.SWORD, new Place.OnFloor(lair), "scenario");
        var thief = delve.monsters().getFirst();
        play.world.part(Items.class).mint(Armoury.SWORD, new Place.Carried(thief), "scenario");
        play.world.part(Fights.class).wound(delve.monsters().getLast(), 2_000, play.hero());
        play.world.part(Fights.class).wound(play.hero(), 500, thief);
        play.ticks(2);
        assertThat(play.saw(play.hero(), DelveEvent.Lost.class)).hasSize(1);
        assertThat(play.hero().gold()).isEqualTo(90);
        play.ticks(closes(play) + 1);
        assertThat(play.world.population().all()).containsExactly(play.hero());
        assertThat(play.world.part(Ledger.class).get("delve").itemsDestroyed()).isGreaterThan(2);
        assertThat(play.world.part(Ledger.class).get("delve").goldDestroyed())
                .isGreaterThanOrEqualTo(10);
        play.ends();
    }

    @Test
    @Rule("R11.7")
    void whoHasLeftHasAWhileToComeBack() {
        var play = Scenario.on(ALONE);
        play.types("delve");
        play.world.part(Delves.class).leadOut(play.hero());
        play.ticks(closes(play) - 1).types("delve");
        assertThat(play.world.part(Delves.class).open()).hasSize(1);
        assertThat(only(play).visitors()).containsExactly(play.hero());
        play.world.part(Delves.class).leadOut(play.hero());
        play.ticks(closes(play) + 1);
        assertThat(play.world.part(Delves.class).open()).isEmpty();
        assertThat(play.saw(play.hero(), DelveEvent.Lost.class)).hasSize(1);
        play.types("delve join");
        assertThat(play.answers()).containsExactly("delve.has-none");
        play.ends();
    }

    @Test
    @Rule("R11.7")
    void theLastOneWhoClimbsOutLetsItFallInAndCanOpenAnotherAtOnce() {
        var play = together(Scenario.on(THREE));
        play.types("delve");
        play.types("delve leave").ticks(2);
        assertThat(play.world.part(Delves.class).open()).hasSize(1);
        play.types(play.hero('&'), "delve leave").types(play.hero('%'), "delve leave");
        assertThat(play.answers()).containsExactly("delve.falls-in");

        play.types("delve join", "delve turns");
        assertThat(play.answers()).containsExactly("delve.falls-in", "delve.has-none");
        play.ticks(2);
        assertThat(play.world.part(Delves.class).open())
                .singleElement()
                .satisfies(delve -> assertThat(delve.run().pace()).isEqualTo(TimeMode.TURNS));
        assertThat(play.saw(play.hero('&'), DelveEvent.Lost.class)).hasSize(1);
        play.ends();
    }

    @Test
    @Rule("R11.5")
    void theDelveOfTheDayIsForOneOfItsLevelAlone() {
        var play = together(Scenario.on(THREE));
        var strong = play.hero('%');
        strong.setProgress(new Progress(4, 110, 0));
        play.types(strong, "delve daily");
        assertThat(play.answers()).containsExactly("delve.too-strong");

        play.types(play.hero('&'), "delve daily");
        assertThat(only(play).visitors()).containsExactly(play.hero('&'));
        play.types("delve join");
        assertThat(play.answers()).containsExactly("delve.too-strong", "delve.alone");
        play.ends();
    }

    @Test
    @Rule("R11.5")
    void aCharacterHasOneRankedTryADay() {
        var play = Scenario.on(ALONE);
        play.world.part(Delves.class).timeIs(86_400 * 20_000L);
        play.types("delve daily", "delve leave").ticks(2);
        play.types("delve daily");
        assertThat(play.answers()).containsExactly("delve.falls-in", "delve.practice");
        for (var monster : only(play).monsters())
            play.world.part(Fights.class).wound(monster, 2_000, monster);
        play.ticks(2).types("delve daily scores");
        assertThat(((DelveRecords) play.views().getLast()).lines()).isEmpty();
        play.types("delve leave").ticks(2);

        play.world.part(Delves.class).timeIs(86_400 * 20_001L);
        play.types("delve daily");
        assertThat(only(play).run().isRanked()).isTrue();
        play.ends();
    }

    @Test
    @Rule("R11.5")
    void anotherCharacterOfTheAccountHasNoRankedTryOfItsOwn() {
        var play = Scenario.on(ALONE);
        var delves = play.world.part(Delves.class);
        delves.timeIs(86_400 * 20_000L);
        play.types("delve daily");
        var account = ((Nature.PlayerCharacter) play.hero().nature()).accountId();
        assertThat(only(play).run().account()).hasValue(account);
        play.types("delve leave").ticks(2);
        assertThat(delves.history().hasTried(account, 20_000)).isTrue();
        assertThat(delves.history().hasTried(account + 1, 20_000)).isFalse();
        assertThat(delves.history().hasTried(account, 20_001)).isFalse();
        play.ends();
    }

    @Test
    @Rule("R11.12")
    void whoClearsOneIsToldHowWellAndItStandsInTheirHistory() {
        var play = Scenario.on(ALONE);
        play.types("delve history", "delve");
        clear(play);
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
        delves.timeIs(86_400 * 20_000L);
        play.types("delve");
        clear(play);
        var week = Week.of(20_000);
        assertThat(delves.history().best(week, PartySize.ALONE, 5)).hasSize(1);
        assertThat(delves.history().best(week, PartySize.TWO, 5)).isEmpty();
        play.types("delve week", "delve leave").ticks(2);

        var laurels = play.world.part(Laurels.class);
        var title = "[delve.title-alone]";
        assertThat(laurels.isUnearned(play.hero(), title)).as("this week's not yet").isTrue();
        delves.timeIs(86_400 * 20_007L);
        assertThat(laurels.isUnearned(play.hero(), title)).isFalse();
        assertThat(laurels.isUnearned(play.hero('&'), title)).isTrue();
        play.types("title " + title).types(play.hero('&'), "title " + title);
        assertThat(title(play.hero())).isEqualTo(title);
        assertThat(play.answers()).contains("delve.title-not-yours");
        delves.timeIs(86_400 * 20_014L);
        play.ticks(1);
        assertThat(title(play.hero())).isEmpty();
        play.ends();
    }

    @Test
    @Rule("R11.2")
    void aGroupGoesInTogetherAndWhoIsLateComesAfter() {
        var play = together(Scenario.on(THREE));
        var sable = play.hero('%');
        play.world.population().move(sable, play.room("hall"));
        play.types(play.hero('&'), "delve").types("delve");
        assertThat(play.answers()).containsExactly("delve.not-leader");
        assertThat(only(play).visitors()).containsExactly(play.hero(), play.hero('&'));
        assertThat(only(play).run().seed().members()).isEqualTo(3);
        assertThat(play.saw(play.hero(), DelveEvent.WentIn.class)).hasSize(1);
        assertThat(play.saw(play.hero('&'), DelveEvent.WentIn.class)).hasSize(1);
        play.types(sable, "delve join", "delve");
        assertThat(play.answers()).endsWith("delve.not-at-mouth", "delve.not-at-mouth");
        play.world.population().move(sable, play.room("mouth"));
        play.types(sable, "delve");
        assertThat(only(play).visitors()).hasSize(3);
        assertThat(play.saw(sable, DelveEvent.Opened.class)).hasSize(1);
        play.ends();
    }

    @Test
    @Rule("R11.1")
    void twoDelvesAtOnceDoNotTouch() {
        var play = Scenario.on("[mouth @& ]");
        play.types("delve").types(play.hero('&'), "delve");
        var open = play.world.part(Delves.class).open();
        assertThat(open).hasSize(2);
        for (var monster : open.getFirst().monsters())
            play.world.part(Fights.class).wound(monster, 2_000, monster);
        play.ticks(2);
        assertThat(play.saw(play.hero(), DelveEvent.Won.class)).hasSize(1);
        assertThat(play.saw(play.hero('&'), DelveEvent.Won.class)).isEmpty();
        assertThat(open.getLast().monsters()).hasSize(6);
        var numbers =
                open.stream()
                        .flatMap(delve -> delve.zone().rooms().stream())
                        .map(room -> room.number())
                        .toList();
        assertThat(numbers).doesNotHaveDuplicates();
        assertThat(play.world.map().zones()).extracting(zone -> zone.template().id()).isSorted();
        play.ends();
    }

    @Test
    @Rule("R11.9")
    void soManyAndNoMoreAreOpenAtATime() {
        var play = Scenario.on("[mouth @&% ]");
        for (var number = 1; number <= Deeps.OPEN_MAX; number++) {
            play.types("delve");
            assertThat(play.world.part(Delves.class).open()).hasSize(number);
            for (var monster : only(play).monsters())
                play.world.part(Fights.class).wound(monster, 2_000, monster);
            play.ticks(1).world.part(Delves.class).leadOut(play.hero());
        }
        play.types(play.hero('&'), "delve");
        assertThat(play.answers()).containsExactly("delve.too-many");
        play.ends();
    }

    @Test
    @Rule("R11.5")
    void theDelveOfTheDayIsTheSameForAllAndHasItsTable() {
        var play = Scenario.on("[mouth @& ]");
        play.world.part(Delves.class).timeIs(86_400 * 20_000L + 5);
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
        play.world.part(Delves.class).timeIs(86_400 * 20_001L);
        play.types("scores daily");
        assertThat(((DelveRecords) play.views().getLast()).lines()).isEmpty();
        play.ends();
    }

    @Test
    @Rule("R11.8")
    void nobodyClimbsOutOfAFight() {
        var play = Scenario.on(ALONE);
        play.types("delve leave", "delve");
        var monster = only(play).monsters().getFirst();
        play.world.population().move(monster, play.hero().room());
        play.types("kill " + monster.name(), "delve leave", "delve");
        assertThat(play.answers()).contains("delve.outside", "delve.fighting", "delve.inside");
        assertThat(only(play).visitors()).containsExactly(play.hero());
        play.ends();
    }

    @Test
    void whatMakesNoSenseIsAnswered() {
        var play = Scenario.on("[hall @ ]--[mouth]");
        play.types("delve", "delve daily", "delve turns", "delve join", "delve info");
        assertThat(play.answers())
                .containsExactly(
                        "delve.not-at-mouth",
                        "delve.not-at-mouth",
                        "delve.not-at-mouth",
                        "delve.not-at-mouth",
                        "delve.has-none");
        for (var wrong : List.of("delve deeper", "delve daily join", "delve 3"))
            assertThatThrownBy(() -> play.types(wrong))
                    .as(wrong)
                    .hasMessageContaining("command.usage");
        play.ends();
    }

    @Test
    @Rule("R11.10")
    void aDelveByTurnsWaits() {
        var play = Scenario.on(ALONE);
        play.types("delve turns").ticks(30);
        var zone = only(play).zone();
        var now = zone.now();
        play.ticks(10);
        assertThat(zone.now()).isEqualTo(now);
        assertThat(play.saw(play.hero(), TurnEvent.MayAct.class)).isNotEmpty();
        play.ends();
    }

    @Test
    @Rule("R11.7")
    void whoDiesForGoodInItIsNotWaitedFor() {
        var play = Scenario.on("[mouth @& ]");
        play.hero().setFate(Fate.Living.HARDCORE);
        play.types("delve");
        var opening = play.hero().room().template().name();
        play.world.part(Fights.class).wound(play.hero(), 500, only(play).monsters().getFirst());
        play.company.kept(Fame.class).remember(Renown.of(play.hero()));
        play.types(play.hero('&'), "obituary").ticks(closes(play) + 1);
        assertThat(play.world.part(Delves.class).open()).isEmpty();
        play.types(play.hero('&'), "obituary");
        assertThat(play.views())
                .extracting(view -> ((DeathsView) view).lines().getFirst().end())
                .extracting(DeathsView.End::room)
                .containsExactly(opening, "ruins");
        play.ends();
    }

    @Test
    @Rule("R11.2")
    void whoIsHiredComesAlongAndIsNoneOfItsMonsters() {
        var play = Scenario.on(ALONE);
        play.givesGold(play.hero(), 100);
        play.world.part(Hirelings.class).hire(play.hero(), Bestiary.HIRES.offers().getFirst());
        var spearman = play.world.part(Hirelings.class).of(play.hero()).getFirst();
        play.types("delve").ticks(2);
        assertThat(spearman.room()).isEqualTo(play.hero().room());
        assertThat(only(play).monsters()).hasSize(6).doesNotContain(spearman);
        play.types("delve leave");
        assertThat(spearman.room()).isEqualTo(play.room("mouth"));

        play.types("delve");
        play.world.population().move(play.hero(), play.room("mouth"));
        play.ticks(closes(play) + 1);
        assertThat(play.world.part(Delves.class).open()).isEmpty();
        assertThat(spearman.room()).isEqualTo(play.room("mouth"));
        play.ends();
    }

    @Test
    @Rule("R11.2")
    void whoHasLostTheLinkIsLeftAtTheMouthAndCountsAllTheSame() {
        var play = together(Scenario.on(THREE));
        var entry =
                play.world
                        .part(Delves.class)
                        .open(play.hero(), TimeMode.REALTIME, hero -> hero != play.hero('&'));
        assertThat(entry).isEqualTo(Entry.DONE);
        assertThat(only(play).visitors()).containsExactly(play.hero(), play.hero('%'));
        assertThat(only(play).run().seed().members()).isEqualTo(3);
        play.ends();
    }

    private static Scenario together(Scenario play) {
        play.types("invite tolo")
                .types(play.hero('&'), "accept")
                .types("invite sable")
                .types(play.hero('%'), "accept");
        return play.forget();
    }

    /** The latest. */
    private static void clear(Scenario play) {
        for (var monster : only(play).monsters())
            play.world.part(Fights.class).wound(monster, 2_000, monster);
        play.ticks(1);
    }

    private static String title(Actor who) {
        return who.preferences().settings().title();
    }

    private static Delve only(Scenario play) {
        return play.world.part(Delves.class).open().getLast();
    }

    private static List<String> rolled(Delve delve) {
        return delve.monsters().stream()
                .map(monster -> monster.named().name() + " " + monster.base())
                .sorted()
                .toList();
    }

    private static int closes(Scenario play) {
        return Math.toIntExact(play.world.ticks(Deeps.EMPTY_CLOSES));
    }
}
