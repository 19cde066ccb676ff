package emberdelve.config.load;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Alignment;
import emberdelve.config.content.Dice;
import emberdelve.config.content.Effect;
import emberdelve.config.content.Effect.PassingMind;
import emberdelve.config.content.Melee;
import emberdelve.config.content.Menace;
import emberdelve.config.content.Mirror;
import emberdelve.config.content.MonsterHabits;
import emberdelve.config.content.MonsterType;
import emberdelve.config.content.Pronouns;
import emberdelve.config.content.Rank;
import emberdelve.config.content.Selector;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Set;

class MonsterReaderTest {
    private final ContentFolder folder;

    MonsterReaderTest(@TempDir Path parent) {
        this.folder = ContentFolder.small(parent);
    }

    @Test
    void aMonsterSaysEverythingThatMakesIt() {
        folder.write(
                "monsters/ogres.yaml",
                """
                ogre-wife:
                  name: ogre
                  plural: ogresses
                  article: one
                  pronouns: she
                  alignment: chaotic
                  faction: ogres
                  description: Large.
                  hp: 2d5+10
                  attack: 3
                  attack-chance: 25d3
                  defense: 1d3
                  defense-chance: 10d4
                  gold: 5d5
                  speed: 14
                  vision: 4
                  mind: hunt
                  flees-below: 25
                  calls-for-help: true
                  blow: clubs
                  damage: 2d6
                  thac0: 15
                  armour-class: -1
                  uses-items: true
                  picks-up: true
                  rank: back
                  drops: [{item: potion-of-healing, chance: 20}]
                """);

        assertThat(folder.load().monsters().get("ogre-wife"))
                .isEqualTo(
                        new MonsterType(
                                "ogre-wife",
                                "ogre",
                                "ogresses",
                                "one",
                                Pronouns.SHE,
                                Alignment.CHAOTIC,
                                "ogres",
                                "Large.",
                                new Dice(2, 5, 10),
                                Dice.flat(3),
                                new Dice(25, 3, 0),
                                new Dice(1, 3, 0),
                                new Dice(10, 4, 0),
                                new Dice(5, 5, 0),
                                14,
                                4,
                                MonsterType.MindType.HUNT,
                                25,
                                true,
                                "clubs",
                                new Melee(new Dice(2, 6, 0), 15, -1),
                                new MonsterHabits(true, true, Rank.BACK),
                                List.of(new MonsterType.Drop("potion-of-healing", 20))));
    }

    @Test
    void theArticleFollowsTheFirstLetter() {
        folder.change("monsters/vermin.yaml", "name: rat", "name: eel");

        var rat = Objects.requireNonNull(folder.load().monsters().get("rat"));
        assertThat(rat.article()).isEqualTo("an");
        assertThat(rat.plural()).isEqualTo("eels");
    }

    @Test
    void diceMayNotThrowWhatTheGameCannotUse() {
        folder.change("monsters/vermin.yaml", "hp: 2d5", "hp: 2d5-2");
        folder.change("monsters/vermin.yaml", "attack-chance: 25d3", "attack-chance: 26d4");

        assertThat(folder.problems())
                .containsExactly(
                        "content/monsters/vermin.yaml:4:7: rat.hp: 2d5-2 (expected: dice such as"
                                + " 2d6+1, or a number, that throw 1..10000)",
                        "content/monsters/vermin.yaml:6:18: rat.attack-chance: 26d4 (expected: dice"
                                + " such as 2d6+1, or a number, that throw 0..100)");
    }

    @Test
    void aMirrorSaysWhatItTakesAndGivesBack() {
        folder.append(
                "monsters/vermin.yaml",
                "  mirrors: {takes: [blow, pace], dice: -1, percent: 140, answers: 60}\n");
        var rat = Objects.requireNonNull(folder.load().monsters().get("rat"));
        assertThat(rat.habits().mirror())
                .contains(new Mirror(Set.of(Mirror.Part.BLOW, Mirror.Part.PACE), -1, 140, 60));
        assertThat(rat.habits().sleeps()).isEmpty();
    }

    @Test
    void aMirrorThatTakesNothingIsNone() {
        folder.append("monsters/vermin.yaml", "  mirrors: {takes: [], percent: 140}\n");
        assertThat(folder.problems())
                .singleElement()
                .asString()
                .contains("rat.mirrors", "something that it takes, or answers");
    }

    @Test
    void whatItDropsMustExist() {
        folder.append("monsters/vermin.yaml", "  drops: [{item: potion-of-haeling, chance: 1}]\n");

        assertThat(folder.problems())
                .containsExactly(
                        "content/monsters/vermin.yaml:10:18: rat.drops[1].item: potion-of-haeling"
                                + " (expected: an item that exists); did you mean"
                                + " \"potion-of-healing\"?");
    }

    @Test
    void whatItIsImmuneToIsAListOfMinds() {
        folder.change("monsters/vermin.yaml", "hp: 2d5", "hp: 2d5\n  immune: [charmed, afraid]");

        var rat = Objects.requireNonNull(folder.load().monsters().get("rat"));
        assertThat(rat.habits().immune())
                .containsExactlyInAnyOrder(PassingMind.CHARMED, PassingMind.AFRAID);
    }

    @Test
    void anotherMindIsAMistake() {
        folder.change("monsters/vermin.yaml", "hp: 2d5", "hp: 2d5\n  immune: [bored]");

        assertThat(folder.problems())
                .singleElement()
                .asString()
                .contains("bored (expected: one of confused, asleep, afraid, charmed");
    }

    @Test
    void aMenaceIsReadAsItIsWritten() {
        folder.append(
                "monsters/vermin.yaml",
                """
                  menaces:
                    leap:
                      name: rat
                      sign: crouches
                      verb: leaps
                      target: {selected: {range: 3, filter: hostile}}
                      effects: [{strike: {times: 2, attack: 1, percent: 150}}]
                      recovers: 20s
                      below: 50
                      answers: [dodge, interrupt]
                """);

        var rat = Objects.requireNonNull(folder.load().monsters().get("rat"));
        assertThat(rat.habits().menaces())
                .containsExactly(
                        new Menace(
                                "leap",
                                "rat",
                                "crouches",
                                "leaps",
                                new Selector.Selected(3, Selector.Filter.HOSTILE),
                                List.of(new Effect.Strike(2, 1, 150)),
                                Duration.ofSeconds(20),
                                50,
                                Set.of(Menace.Answer.DODGE, Menace.Answer.INTERRUPT)));
    }

    @Test
    void whatAMenaceAsksOfSeveralIsRead() {
        folder.append(
                "monsters/vermin.yaml",
                """
                  menaces:
                    pile:
                      name: rat
                      sign: squeaks for more
                      verb: piles up
                      target: {selected: {range: 3, filter: hostile}}
                      effects: [{strike: {times: 2}}]
                      recovers: 20s
                      answers: [brace]
                      against: 3
                      together: 2
                    hold:
                      name: rat
                      sign: bites and hangs on
                      verb: shakes its head
                      target: {selected: {range: 3, filter: hostile}}
                      effects: [{strike: {times: 2}}]
                      recovers: 20s
                      against: 2
                      seizes: true
                """);

        var rat = Objects.requireNonNull(folder.load().monsters().get("rat"));
        assertThat(rat.habits().menaces())
                .extracting(Menace::band)
                .containsExactly(new Menace.Band(3, 2, false), new Menace.Band(2, 1, true));
    }

    @Test
    void whatAMenaceCannotAskOfSeveralIsToldWithItsPlace() {
        folder.append(
                "monsters/vermin.yaml",
                """
                  menaces:
                    leap:
                      name: rat
                      sign: crouches
                      verb: leaps
                      target: {selected: {range: 3, filter: hostile}}
                      effects: [{strike: {times: 2}}]
                      recovers: 20s
                      answers: [dodge, interrupt]
                      against: 1
                      together: 2
                      seizes: true
                """);

        assertThat(folder.problems())
                .satisfiesExactlyInAnyOrder(
                        each ->
                                assertThat(each)
                                        .contains("together: 2", "one answer: brace or interrupt"),
                        each -> assertThat(each).contains("together: 2", "at most against: 1"),
                        each -> assertThat(each).contains("seizes: true", "against: 2 or more"));
    }

    @Test
    void everyMistakeInAMenaceIsToldWithItsPlace() {
        folder.append(
                "monsters/vermin.yaml",
                """
                  menaces:
                    leap:
                      name: rat
                      sgin: crouches
                      verb: leaps
                      target: opponent
                      effects: []
                      recovers: soon
                      below: 101
                      answers: [jump]
                """);

        assertThat(folder.problems())
                .satisfiesExactlyInAnyOrder(
                        each -> assertThat(each).contains("vermin.yaml:11", "leap.sign: missing"),
                        each ->
                                assertThat(each)
                                        .contains("vermin.yaml:13", "did you mean \"sign\"?"),
                        each -> assertThat(each).contains("vermin.yaml:15", "target: opponent"),
                        each -> assertThat(each).contains("vermin.yaml:16", "at least one effect"),
                        each -> assertThat(each).contains("vermin.yaml:17", "recovers: soon"),
                        each -> assertThat(each).contains("vermin.yaml:18", "below: 101", "1..100"),
                        each ->
                                assertThat(each)
                                        .contains(
                                                "vermin.yaml:19",
                                                "jump",
                                                "brace, dodge, interrupt"));
    }
}
