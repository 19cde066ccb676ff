package emberdelve.server.feature.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.db.account.NameTaken;
import emberdelve.server.feature.delve.Delves;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.rule.group.GroupView;
import emberdelve.server.scenario.DrawnMap;
import emberdelve.server.scenario.Restart;
import emberdelve.server.scenario.Scenario;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;

/** What characters know of the rooms that they have been in. */
class AtlasTest {
    private static final String FOUR = "[hall @ ]--[cell]-+-[vault]--[attic]";
    private static final int WALK = 40;

    private final Restart restart;

    AtlasTest(@TempDir Path folder) throws NameTaken {
        restart = new Restart(folder);
    }

    @AfterEach
    void close() {
        restart.close();
    }

    @Test
    void aRoomIsOnTheMapWhenOneHasBeenThereAndTheNextOneIsJustASquare() {
        var play = Scenario.on(FOUR);
        assertThat(names(play.world, play.hero())).containsExactly("hall", "");
        play.types("east").ticks(WALK);
        var view = play.world.part(Atlas.class).view(play.hero());
        assertThat(view.places())
                .extracting(AtlasView.Place::name)
                .containsExactly("hall", "cell", "");
        var unknown = view.places().getLast();
        assertThat(unknown.number()).isEqualTo(play.room("vault").number());
        assertThat(unknown.been()).isFalse();
        assertThat(unknown.exits()).isEmpty();
        play.ends();
    }

    @Test
    void thatThereIsADoorIsToldButNotHowItStands() {
        var play = Scenario.on(FOUR);
        play.types("east").ticks(WALK);
        var before = play.world.part(Atlas.class).view(play.hero());
        assertThat(before.places().get(1).exits())
                .extracting(AtlasView.Exit::door)
                .containsExactlyInAnyOrder(false, true);
        play.types("open east").ticks(WALK);
        assertThat(play.world.part(Atlas.class).view(play.hero())).isSameAs(before);
        play.ends();
    }

    @Test
    void anotherZoneIsAnotherMap() {
        var play = Scenario.on("[hall @ ]--[farhaven]");
        var number = play.room("farhaven").number();
        var here = play.world.part(Atlas.class).view(play.hero());
        assertThat(here.places())
                .singleElement()
                .satisfies(hall ->
                        assertThat(hall.exits())
                                .singleElement()
                                .matches(exit -> exit.to() == number));
        play.types("east").ticks(WALK);
        var there = play.world.part(Atlas.class).view(play.hero());
        assertThat(there.zone()).isEqualTo(DrawnMap.NEXT_ZONE);
        assertThat(there.places()).singleElement().matches(AtlasView.Place::been);
        play.ends();
    }

    @Test
    void membersOfAGroupAreOnTheMapWhileTheyAreInTheSameZone() {
        var play = Scenario.on("[hall @& ]--[farhaven]");
        var tolo = play.hero('&');
        play.types("invite tolo").types(tolo, "accept", "follow self");
        play.types(tolo, "east").ticks(WALK).forget().types("group");
        var group = (GroupView) play.views().getLast();
        assertThat(group.members())
                .extracting(GroupView.Member::number)
                .containsExactly(play.room("hall").number(), 0);
        play.ends();
    }

    @Test
    void everybodyHasAMapOfTheirOwn() {
        var play = Scenario.on("[hall @& ]--[cell]");
        play.types("east").ticks(WALK);
        assertThat(names(play.world, play.hero())).containsExactly("hall", "cell");
        assertThat(names(play.world, play.hero('&'))).containsExactly("hall", "");
        play.ends();
    }

    @Test
    void whatOneKnowsIsKnownAfterTwoRestarts() {
        var play = Scenario.on(FOUR);
        play.types("east").ticks(WALK);
        var world = restart.after(play.world);
        assertThat(world.part(Atlas.class).of(play.hero().id())).isPresent();
        world = restart.after(world, play.hero());
        assertThat(names(world, hero(world))).containsExactly("hall", "cell", "");
    }

    @Test
    void whoIsDeletedIsForgotten() {
        var play = Scenario.on(FOUR);
        restart.store(play.world);
        var hero = play.hero();
        hero.setPreferences(
                hero.preferences().withSettings(hero.preferences().settings().withDeleted(true)));
        play.world.population().remove(hero);
        assertThat(restart.after(play.world).part(Atlas.class).of(hero.id())).isEmpty();
    }

    @Test
    void aDelveIsKnownWhileOneIsInTheDungeonAndNeverStored() {
        var play = Scenario.on("[mouth @ ]--[hall]");
        play.types("delve");
        var hero = play.hero();
        var entrance = hero.room();
        var chart = play.world.part(Atlas.class).of(hero.id()).orElseThrow();
        assertThat(chart.has(entrance)).isTrue();
        var kept = restart.after(play.world).part(Atlas.class).of(hero.id()).orElseThrow();
        assertThat(kept.has(entrance)).isFalse();
        assertThat(kept.has(play.room("mouth"))).isTrue();
        play.world.part(Delves.class).leadOut(hero);
        assertThat(chart.has(entrance)).isTrue();
        play.world.population().remove(hero);
        assertThat(chart.has(entrance)).isFalse();
        assertThat(chart.has(play.room("mouth"))).isTrue();
    }

    private static Iterable<String> names(World world, Actor who) {
        return world.part(Atlas.class).view(who).places().stream()
                .map(AtlasView.Place::name)
                .toList();
    }

    private static Actor hero(World world) {
        return world.population().all().stream()
                .filter(Actor::isCharacter)
                .findFirst()
                .orElseThrow();
    }
}
