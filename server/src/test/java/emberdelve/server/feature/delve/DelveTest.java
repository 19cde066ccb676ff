package emberdelve.server.feature.delve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberdelve.config.content.Direction;
import emberdelve.config.content.TimeMode;
import emberdelve.server.command.Fame;
import emberdelve.server.command.Renown;
import emberdelve.server.feature.fame.DeathsView;
import emberdelve.server.feature.hire.Hirelings;
import emberdelve.server.kernel.Items;
import emberdelve.server.kernel.Ledger;
import emberdelve.server.kernel.TurnEvent;
import emberdelve.server.model.Fate;
import emberdelve.server.model.OuterPlace;
import emberdelve.server.model.Room;
import emberdelve.server.rule.Rule;
import emberdelve.server.rule.fight.Fights;
import emberdelve.server.scenario.Armoury;
import emberdelve.server.scenario.Bestiary;
import emberdelve.server.scenario.Deeps;
import emberdelve.server.scenario.Delving;
import emberdelve.server.scenario.Scenario;

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
        var delve = Delving.only(play);
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
        var play = Delving.together(Scenario.on(THREE));
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
        assertThat(Delving.only(play).visitors()).containsExactly(sable);
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
        var delve = Delving.only(play);
        var lair = play.world.map().room(delve.plan().lair());
        play.world.part(Items.class).mint(Armoury.SWORD, new OuterPlace.OnFloor(lair), "scenario");
        var thief = delve.monsters().getFirst();
        play.world.part(Items.class).mint(Armoury.SWORD, new OuterPlace.Carried(thief), "scenario");
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
        assertThat(Delving.only(play).visitors()).containsExactly(play.hero());
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
        var play = Delving.together(Scenario.on(THREE));
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
    @Rule("R11.2")
    void aGroupGoesInTogetherAndWhoIsLateComesAfter() {
        var play = Delving.together(Scenario.on(THREE));
        var sable = play.hero('%');
        play.world.population().move(sable, play.room("hall"));
        play.types(play.hero('&'), "delve").types("delve");
        assertThat(play.answers()).containsExactly("delve.not-leader");
        assertThat(Delving.only(play).visitors()).containsExactly(play.hero(), play.hero('&'));
        assertThat(Delving.only(play).run().seed().members()).isEqualTo(3);
        assertThat(play.saw(play.hero(), DelveEvent.WentIn.class)).hasSize(1);
        assertThat(play.saw(play.hero('&'), DelveEvent.WentIn.class)).hasSize(1);
        play.types(sable, "delve join", "delve");
        assertThat(play.answers()).endsWith("delve.not-at-mouth", "delve.not-at-mouth");
        play.world.population().move(sable, play.room("mouth"));
        play.types(sable, "delve");
        assertThat(Delving.only(play).visitors()).hasSize(3);
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
            for (var monster : Delving.only(play).monsters())
                play.world.part(Fights.class).wound(monster, 2_000, monster);
            play.ticks(1).world.part(Delves.class).leadOut(play.hero());
        }
        play.types(play.hero('&'), "delve");
        assertThat(play.answers()).containsExactly("delve.too-many");
        play.ends();
    }

    @Test
    @Rule("R11.8")
    void nobodyClimbsOutOfAFight() {
        var play = Scenario.on(ALONE);
        play.types("delve leave", "delve");
        var monster = Delving.only(play).monsters().getFirst();
        play.world.population().move(monster, play.hero().room());
        play.types("kill " + monster.name(), "delve leave", "delve");
        assertThat(play.answers()).contains("delve.outside", "delve.fighting", "delve.inside");
        assertThat(Delving.only(play).visitors()).containsExactly(play.hero());
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
        var zone = Delving.only(play).zone();
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
        play.world
                .part(Fights.class)
                .wound(play.hero(), 500, Delving.only(play).monsters().getFirst());
        play.company.service(Fame.class).remember(Renown.of(play.hero()));
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
        assertThat(Delving.only(play).monsters()).hasSize(6).doesNotContain(spearman);
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
        var play = Delving.together(Scenario.on(THREE));
        var entry =
                play.world
                        .part(Delves.class)
                        .open(play.hero(), TimeMode.REALTIME, hero -> hero != play.hero('&'));
        assertThat(entry).isEqualTo(Entry.DONE);
        assertThat(Delving.only(play).visitors()).containsExactly(play.hero(), play.hero('%'));
        assertThat(Delving.only(play).run().seed().members()).isEqualTo(3);
        play.ends();
    }

    private static int closes(Scenario play) {
        return Math.toIntExact(play.world.ticks(Deeps.EMPTY_CLOSES));
    }
}
