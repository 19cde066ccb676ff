package emberdelve.server.feature.trigger;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Content;
import emberdelve.config.content.ItemType;
import emberdelve.config.content.Pronouns;
import emberdelve.config.content.RoomId;
import emberdelve.config.content.Trigger;
import emberdelve.config.content.Trigger.When;
import emberdelve.db.account.NameTaken;
import emberdelve.server.feature.Features;
import emberdelve.server.feature.quest.Quests;
import emberdelve.server.kernel.Deed;
import emberdelve.server.kernel.World;
import emberdelve.server.kernel.WorldSeed;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorBuilder;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Nature;
import emberdelve.server.model.PlayerMind;
import emberdelve.server.replay.TickHash;
import emberdelve.server.rule.Rule;
import emberdelve.server.rule.move.FightingReflex;
import emberdelve.server.rule.spawn.Spawner;
import emberdelve.server.scenario.Restart;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** All that is left is what was stored: nobody had time to say goodbye. */
class TriggerRestartTest {
    private static final RoomId BENCH = new RoomId("workshop/bench");
    private static final String ZONE = "zone workshop";

    private final Restart restart;
    private final Content content;
    private final World world;
    private final Actor mira;

    TriggerRestartTest(@TempDir Path folder) throws IOException, NameTaken {
        restart = new Restart(Files.createDirectory(folder.resolve("data")), Features.registry());
        content = Workshop.in(Files.createDirectory(folder.resolve("content")));
        world =
                new World(
                        content,
                        new WorldSeed(3, 0, 1, Duration.ofMillis(250)),
                        (_, _, fault, _) -> {
                            throw new AssertionError(fault);
                        },
                        Features.registry());
        world.part(Spawner.class).fillAll();
        var type = content.classes().get("guardian");
        mira =
                ActorBuilder.character(
                                new ActorId(world.ids().give()),
                                new Nature.PlayerCharacter(1, type, 0),
                                "Mira",
                                Pronouns.SHE,
                                new PlayerMind(20, FightingReflex.REFLEX),
                                world.changes())
                        .build();
        world.population().add(mira, world.map().room(BENCH));
        world.tick();
    }

    @AfterEach
    void close() {
        restart.close();
    }

    @Test
    @Rule("R18.5")
    void placesMonstersAndCharactersRememberAndWhatWaitsIsDoneLater() {
        does(world, mira, deed(world, mira, When.ENTER));
        does(world, mira, deed(world, mira, When.USE).called("lever"));
        var tinker = tinker(world);
        var cog = content.items().get("cog");
        does(
                world,
                mira,
                deed(world, mira, When.GIVE).to(Optional.of(tinker)).with(List.<ItemType>of(cog)));
        var before = world.part(Memory.class);
        assertThat(before.ofPlaces().get(ZONE)).containsEntry("lever", "true");

        var after = restart.after(world, mira);
        var memory = after.part(Memory.class);
        assertThat(memory.ofPlaces()).isEqualTo(before.ofPlaces());
        assertThat(memory.of(mira.id()))
                .isEqualTo(before.of(mira.id()))
                .containsEntry("zone workshop visits", "1")
                .containsEntry("first monster tinker: greeting", "true");
        assertThat(memory.of(tinker.id())).containsEntry("gifts", "1");
        assertThat(tinker(after).id()).isEqualTo(tinker.id());

        for (var tick = 0; tick < 30; tick++) after.tick();
        assertThat(memory.ofPlaces().get(ZONE)).containsEntry("lever", "false");
        var hero = after.population().find(mira.id()).orElseThrow();
        var again = restart.after(after, hero);
        for (var tick = 0; tick < 30; tick++) again.tick();
        assertThat(again.part(Memory.class).ofPlaces()).isEqualTo(memory.ofPlaces());
    }

    @Test
    @Rule({"R19.2", "R19.4"})
    void questsAreAsTheyWere() {
        var quests = world.part(Quests.class);
        quests.advance(mira, "what-was-counted", "book");
        quests.advance(mira, "one-lantern-one-brother", "asked");
        quests.advance(mira, "one-lantern-one-brother", "told");
        // Neither is it had a second time, nor does anybody end what they do not have.
        quests.advance(mira, "one-lantern-one-brother", "asked");
        quests.advance(mira, "the-shift-that-stayed", "kept");
        quests.advance(mira, "what-was-counted", "asked");

        var after = restart.after(world, mira).part(Quests.class).of(mira.id());
        assertThat(after.stage("what-was-counted")).contains("book");
        assertThat(after.stage("one-lantern-one-brother")).isEmpty();
        assertThat(after.ending("one-lantern-one-brother")).contains("told");
        assertThat(after.counts()).containsOnlyKeys("one-lantern-one-brother/told");
        assertThat(after.ending("the-shift-that-stayed")).isEmpty();
    }

    @Test
    @Rule("R18.5")
    void whatIsRememberedIsPartOfTheTicksHash() {
        var before = TickHash.of(world);
        does(world, mira, deed(world, mira, When.ENTER));
        assertThat(TickHash.of(world)).isNotEqualTo(before);
    }

    @Test
    @Rule("R18.5")
    void whatAMonsterRememberedGoesWithIt() {
        does(world, mira, deed(world, mira, When.GIVE).to(Optional.of(tinker(world))).with(cogs()));
        var tinker = tinker(world);
        assertThat(world.part(Memory.class).of(tinker.id())).isNotEmpty();
        world.population().remove(tinker);
        assertThat(world.part(Memory.class).of(tinker.id())).isEmpty();
        assertThat(restart.after(world, mira).part(Memory.class).of(tinker.id())).isEmpty();
    }

    @Test
    @Rule("R18.7")
    void theTwentyFirstThatWouldWaitIsRefusedAlsoAfterARestartAndTheTriggerLives() {
        var room = world.map().room(new RoomId("workshop/loop-a"));
        var push = Deed.of(room, When.USE, mira).called("many");
        for (var times = 0; times < Trigger.WAITING_MAX; times++) {
            assertThat(world.hooks().isAwaited(push)).as("push %s", times + 1).isTrue();
            does(world, mira, push);
            recovers();
        }
        assertThat(world.hooks().isAwaited(push)).isFalse();
        assertThat(world.hooks().isResting(push)).isTrue();
        assertThat(world.hooks().deed(push)).isFalse();
        assertThat(world.part(Quarantine.class).stopped()).isEmpty();

        var after = restart.after(world, mira);
        var again =
                Deed.of(
                                after.map().room(room.id()),
                                When.USE,
                                after.population().find(mira.id()).orElseThrow())
                        .called("many");
        assertThat(after.hooks().isAwaited(again)).isFalse();
        assertThat(after.hooks().isResting(again)).isTrue();
        for (var ticks = 0; ticks <= 400; ticks++) after.tick();
        assertThat(after.hooks().isAwaited(again)).isTrue();
    }

    @Test
    @Rule("R18.6")
    void aRoomIsNotFilledWithMonsters() {
        for (var times = 0; times < Performer.MONSTERS_MAX; times++)
            world.hooks().deed(deed(world, mira, When.USE).called("crate"));
        assertThat(world.map().room(BENCH).actors())
                .filteredOn(each -> !each.isCharacter())
                .hasSize(Performer.MONSTERS_MAX);
    }

    @Test
    @Rule("R18.7")
    void aChainOfTooManyStepsIsCut() {
        world.hooks().deed(deed(world, mira, When.USE).called("stairs"));
        assertThat(world.part(Quarantine.class).stopped())
                .singleElement()
                .asString()
                .startsWith("room workshop/steps: step");
        assertThat(mira.room()).isEqualTo(world.map().room(new RoomId("workshop/steps")));
    }

    /** Four seconds, at four ticks a second. */
    private void recovers() {
        for (var ticks = 0; ticks < 16; ticks++) world.tick();
    }

    private List<ItemType> cogs() {
        return List.of(content.items().get("cog"));
    }

    private static Deed deed(World world, Actor by, When what) {
        return Deed.of(world.map().room(BENCH), what, by);
    }

    private static void does(World world, Actor by, Deed deed) {
        assertThat(by.isPresent()).isTrue();
        assertThat(world.hooks().deed(deed)).isTrue();
        world.tick();
    }

    private static Actor tinker(World world) {
        return world.population().all().stream()
                .filter(each -> each.name().equals("tinker"))
                .findFirst()
                .orElseThrow();
    }
}
