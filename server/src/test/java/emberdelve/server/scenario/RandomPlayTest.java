package emberdelve.server.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.model.Actor;
import emberdelve.server.rule.Rule;
import emberdelve.server.rule.move.Travel;
import emberdelve.server.rule.spawn.MonsterMaker;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/** Anything may be typed by anybody at any time; what must hold, holds after every tick. */
class RandomPlayTest {
    private static final int CASTS = 8;
    private static final int TICKS = Boolean.getBoolean("emberdelve.long") ? 100_000 / CASTS : 300;
    private static final int MONSTERS_MIN = 6;

    private static final String MAP =
            """
            [bank @&% ]--[hall r ]-+-[vault h ]
               |            |           |
            [inn r ]-----[den rr ]--[lair h ]
                            +
                         [dark o ]
            """;

    private static final List<String> LINES =
            List.of(
                    "north",
                    "east",
                    "south",
                    "west",
                    "east",
                    "west",
                    "kill",
                    "kill rat",
                    "kill hound",
                    "flee",
                    "stop",
                    "flush",
                    "get all",
                    "get all from corpse",
                    "get gold from corpse",
                    "drop all",
                    "wield sword",
                    "remove sword",
                    "use potion",
                    "use lightning",
                    "use confusion on me",
                    "use confusion on rat",
                    "use confusion on tolo",
                    "say hm",
                    "give 3 gold to tolo",
                    "give 1 gold to mira",
                    "give potion to sable",
                    "invite tolo",
                    "invite sable",
                    "accept",
                    "leave",
                    "follow mira",
                    "close east",
                    "open east",
                    "levelup stronger",
                    "look",
                    "group",
                    "timeline",
                    "wimpy 30",
                    "wimpy 0",
                    "use fireball on rat",
                    "use nova",
                    "use sleep on hound",
                    "use fear on tolo",
                    "use charm on rat",
                    "use haste",
                    "use strength",
                    "use slowness on mira",
                    "use venom on sable",
                    "use regeneration",
                    "use recall",
                    "use antidote",
                    "use wand",
                    "wield venomblade",
                    "wear lamp",
                    "get all",
                    "drop wand",
                    "guard tolo",
                    "guard",
                    "rescue mira",
                    "assist",
                    "formation back",
                    "ability mend mira",
                    "effects",
                    "pass",
                    "deposit 7",
                    "withdraw 4",
                    "deposit all.potion",
                    "withdraw potion",
                    "deposit sack",
                    "withdraw sack",
                    "put all.potion in sack",
                    "get all from sack",
                    "drop sack",
                    "put sack in 2.sack",
                    "vote kick tolo",
                    "vote leader sable",
                    "vote yes",
                    "vote no",
                    "hire spearman",
                    "hire bearer",
                    "order attack rat",
                    "order guard me",
                    "order all stay",
                    "order follow",
                    "order stop",
                    "order dismiss");

    @Test
    @Rule({"R6.17", "R2.8"})
    void nothingIsLostDoubledOrAliveThatIsDead() {
        for (var seed = 0; seed < CASTS; seed++) {
            var played = play(seed);
            assertThat(played).as("seed %d", seed).isNotEmpty();
        }
    }

    @Test
    void theSameSeedIsTheSameStory() {
        assertThat(play(3)).isEqualTo(play(3)).isNotEqualTo(play(4));
    }

    /** Answers the story: who was where and how well after each tick. */
    private static List<String> play(long seed) {
        var random = new SplittableRandom(seed);
        var play = Scenario.on(MAP, seed);
        for (var hero : play.heroes()) equip(play, hero);
        var story = new ArrayList<String>();
        for (var tick = 0; tick < TICKS; tick++) {
            for (var hero : play.heroes()) {
                if (random.nextInt(4) == 0)
                    play.types(hero, LINES.get(random.nextInt(LINES.size())));
            }
            refill(play, random);
            play.ticks(1);
            story.add(state(play));
            play.forget();
        }
        play.ends();
        return story;
    }

    private static void equip(Scenario play, Actor hero) {
        play.givesGold(hero, 50);
        for (var i = 0; i < 3; i++) {
            play.gives(hero, Bestiary.POTION);
            play.gives(hero, Bestiary.LIGHTNING);
            play.gives(hero, Bestiary.CONFUSION);
        }
        for (var type : Armoury.ALL) play.gives(hero, type);
        for (var type : Wardrobe.ALL) play.gives(hero, type);
    }

    /** The dead wake in a refuge without exits; they are brought back, and so are monsters. */
    private static void refill(Scenario play, RandomGenerator random) {
        for (var hero : play.heroes()) {
            if (!hero.room().id().equals(Bestiary.REFUGE) || random.nextInt(10) != 0) continue;
            play.world.part(Travel.class).teleport(hero, play.room("bank"));
            if (hero.pack().items().size() < 10) equip(play, hero);
        }
        if (play.world.population().all().size() - play.heroes().size() >= MONSTERS_MIN) return;
        var letter = "rrhug".charAt(random.nextInt(5));
        var type = Bestiary.MONSTERS.get(letter);
        if (type != null) play.world.part(MonsterMaker.class).make(type, play.room("den"));
    }

    private static String state(Scenario play) {
        var state = new StringBuilder();
        for (var actor : play.world.population().all())
            state.append(actor)
                    .append(' ')
                    .append(actor.room())
                    .append(' ')
                    .append(actor.hp())
                    .append(' ')
                    .append(actor.gold())
                    .append("; ");
        return state.toString();
    }
}
