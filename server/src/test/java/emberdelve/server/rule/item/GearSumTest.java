package emberdelve.server.rule.item;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.ItemType;
import emberdelve.db.account.NameTaken;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Item;
import emberdelve.server.model.OuterPlace;
import emberdelve.server.rule.Rule;
import emberdelve.server.scenario.Armoury;
import emberdelve.server.scenario.Restart;
import emberdelve.server.scenario.Scenario;
import emberdelve.server.scenario.Wardrobe;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Sums are kept when things come on and go off: whatever the order, they are the same. */
class GearSumTest {
    private static final int TIMES = Boolean.getBoolean("emberdelve.long") ? 20_000 : 500;

    @Test
    @Rule("R14.2")
    void puttingOnAndTakingOffInAnyOrderComesBackToTheSameNumbers() {
        for (var seed = 0L; seed < 5; seed++) {
            var random = new SplittableRandom(seed);
            var play = Scenario.on("[hall @ ]");
            var hero = play.hero();
            var bare = numbers(hero);
            var things = things(play);
            for (var time = 0; time < TIMES; time++) toggle(hero, things, random);
            assertThat(numbers(hero))
                    .as("seed " + seed + ": as if just put on, in the order of the places")
                    .isEqualTo(worn(types(hero)));
            for (var item : List.copyOf(hero.worn().values()))
                item.moveTo(new OuterPlace.Carried(hero));
            assertThat(numbers(hero)).as("seed " + seed).isEqualTo(bare);
            play.ends();
        }
    }

    private static List<Item> things(Scenario play) {
        var things = new ArrayList<Item>();
        for (var type : Wardrobe.ALL) things.add(play.gives(play.hero(), type));
        things.add(play.gives(play.hero(), Armoury.SWORD));
        things.add(play.gives(play.hero(), Wardrobe.BAND));
        return things;
    }

    private static void toggle(Actor hero, List<Item> things, SplittableRandom random) {
        var item = things.get(random.nextInt(things.size()));
        if (item.place() instanceof OuterPlace.Worn) {
            item.moveTo(new OuterPlace.Carried(hero));
            return;
        }
        item.type().worn().orElseThrow().slot().places().stream()
                .filter(slot -> !hero.worn().containsKey(slot))
                .findFirst()
                .ifPresent(slot -> item.moveTo(new OuterPlace.Worn(hero, slot)));
    }

    private static List<ItemType> types(Actor hero) {
        return hero.worn().values().stream().map(Item::type).toList();
    }

    private static String worn(List<ItemType> types) {
        var any = new SplittableRandom(0);
        var play = Scenario.on("[hall @ ]");
        for (var type : types) toggle(play.hero(), List.of(play.gives(play.hero(), type)), any);
        return numbers(play.hero());
    }

    private static String numbers(Actor hero) {
        return hero.stats() + " " + hero.fighter() + " " + hero.gear();
    }

    @Test
    @Rule({"R14.1", "R14.2"})
    void aRestartChangesNothingAboutWhatIsWorn(@TempDir Path folder) throws NameTaken {
        try (var restart = new Restart(folder)) {
            var play = Scenario.on("[hall @ ]");
            var hero = play.hero();
            for (var type : List.of(Wardrobe.BAND, Wardrobe.KNUCKLE, Wardrobe.STONE_CLOAK)) {
                play.gives(hero, type);
                play.types("wear " + type.name()).ticks(12);
            }
            hero.setHp(hero.stats().hp());
            assertThat(hero.hp()).isEqualTo(25);

            var world = restart.after(play.world, hero);
            var again = world.population().find(hero.id()).orElseThrow();
            assertThat(numbers(again)).isEqualTo(numbers(hero));
            assertThat(again.hp()).isEqualTo(25);
            assertThat(again.worn().keySet()).isEqualTo(hero.worn().keySet());
        }
    }
}
