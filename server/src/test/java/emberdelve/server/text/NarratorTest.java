package emberdelve.server.text;

import static emberdelve.server.text.Cast.KOBOLD;
import static emberdelve.server.text.Cast.MIRA;
import static emberdelve.server.text.Cast.OGRE;
import static emberdelve.server.text.Cast.POTION;
import static emberdelve.server.text.Cast.SABLE;
import static emberdelve.server.text.Cast.TOLO;
import static emberdelve.server.text.Cast.listener;
import static emberdelve.server.text.Cast.reader;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Direction;
import emberdelve.config.content.Menace;
import emberdelve.config.content.Messages;
import emberdelve.protocol.style.StyledText;
import emberdelve.server.feature.Features;
import emberdelve.server.kernel.MoveEvent;
import emberdelve.server.kernel.TurnEvent;
import emberdelve.server.link.Heard;
import emberdelve.server.model.Condition;
import emberdelve.server.model.Named;
import emberdelve.server.model.Pile;
import emberdelve.server.model.Preferences;
import emberdelve.server.model.WorldEvent;
import emberdelve.server.rule.effect.EffectEvent;
import emberdelve.server.rule.fight.DeathEvent;
import emberdelve.server.rule.fight.FightEvent;
import emberdelve.server.rule.group.GroupEvent;
import emberdelve.server.rule.item.ItemEvent;
import emberdelve.server.rule.menace.MenaceEvent;
import emberdelve.server.rule.spawn.SpawnEvent;
import emberdelve.server.rule.talk.TalkEvent;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Every fact, for everybody who may notice it, in the words that are shipped. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class NarratorTest {
    private static final String MISSING =
            "(?s).*\\[[a-z-]+(\\.[a-z-]+)*](?<!\\[(?:group|chat|emote)]).*";

    private Narrator narrator = Features.registry().narrator(new Messages(Map.of(), Map.of()));

    @BeforeAll
    void readsTheShippedMessages() {
        narrator = Features.registry().narrator(ShippedMessages.load());
    }

    @Test
    void everyKindOfFactHasASample() {
        var sampled = new HashSet<Class<?>>();
        for (var fact : Facts.all()) sampled.add(fact.getClass());
        assertThat(sampled).containsAll(Facts.kinds());
    }

    static List<WorldEvent> facts() {
        return Facts.all();
    }

    @ParameterizedTest
    @MethodSource("facts")
    void everyFactIsToldToThoseItIsAboutAndToThoseWhoSeeIt(WorldEvent fact) {
        for (var who : List.of(MIRA, TOLO, SABLE, KOBOLD)) {
            for (var rolls : List.of(true, false)) {
                var reader = new Reader(who.id(), Preferences.DEFAULT.withRolls(rolls));
                assertReadsWell(tell(fact, reader));
                assertReadsWell(tellFar(fact, reader, Direction.NORTH));
            }
            assertReadsWell(tell(fact, listener(who)));
        }
    }

    @ParameterizedTest
    @MethodSource("facts")
    void aBystanderIsToldAllButThePrivateNewsOfOthers(WorldEvent fact) {
        var isPrivate =
                fact instanceof DeathEvent.Perished
                        || fact instanceof DeathEvent.Fell
                        // Whoever is there has seen them come.
                        || fact instanceof SpawnEvent.CameBy
                        || (fact instanceof FightEvent.Weakened(_, var percent) && percent > 25);
        assertThat(tell(fact, reader(SABLE)).isEmpty()).isEqualTo(isPrivate);
    }

    @ParameterizedTest
    @MethodSource("facts")
    void whatHappensElsewhereIsToldWithItsDirectionAndInOneLine(WorldEvent fact) {
        for (var direction : Direction.values()) {
            for (var line : tellFar(fact, reader(SABLE), direction)) {
                assertThat(line)
                        .startsWith(
                                switch (direction) {
                                    case UP -> "Above, ";
                                    case DOWN -> "Below, ";
                                    case NORTH,
                                            EAST,
                                            SOUTH,
                                            WEST,
                                            NORTHEAST,
                                            SOUTHEAST,
                                            SOUTHWEST,
                                            NORTHWEST ->
                                            "To the " + direction.word() + ", ";
                                })
                        .doesNotContain("\n");
            }
        }
    }

    private static void assertReadsWell(List<String> lines) {
        for (var line : lines) {
            assertThat(line)
                    .as("no message or value may be missing")
                    .doesNotMatch(MISSING)
                    .as("nothing of the template may be left")
                    .doesNotContain("$");
            assertThat(line.strip()).isEqualTo(line).isNotEmpty().doesNotContain("  ");
            assertThat(Character.isLowerCase(line.charAt(0))).as(line).isFalse();
        }
    }

    @Test
    void aBlowReadsInEverybodysOwnPerson() {
        var fact = blow(MIRA, KOBOLD, "slashes", Condition.BADLY_HURT);
        assertThat(tell(fact, reader(MIRA)))
                .containsExactly("You slash the kobold for 1 damage. The kobold is badly hurt.");
        assertThat(tell(fact, reader(KOBOLD))).containsExactly("Mira slashes you for 1 damage.");
        assertThat(tell(fact, reader(TOLO)))
                .containsExactly("Mira slashes the kobold for 1 damage. The kobold is badly hurt.");
        assertThat(tellFar(fact, reader(TOLO), Direction.NORTH))
                .containsExactly("To the north, Mira slashes a kobold.");
    }

    @Test
    void aMissAndABlockAreToldAsSuch() {
        var missed =
                new FightEvent.Blow(KOBOLD, MIRA, "claws", FightFacts.MISSED, Optional.empty());
        assertThat(tell(missed, reader(MIRA)))
                .containsExactly("The kobold swings at you and misses completely.");
        var blocked =
                new FightEvent.Blow(MIRA, KOBOLD, "slashes", FightFacts.BLOCKED, Optional.empty());
        assertThat(tell(blocked, reader(MIRA)))
                .containsExactly("You attack the kobold, and it blocks all damage.");
        assertThat(tell(blocked, reader(KOBOLD)))
                .containsExactly("Mira attacks you, and you block all damage.");
    }

    @Test
    void rollsStandBehindTheBlowForThoseWhoWantThem() {
        var reader = new Reader(MIRA.id(), Preferences.DEFAULT.withRolls(true));
        assertThat(tell(blow(MIRA, KOBOLD, "slashes", Condition.HURT), reader))
                .singleElement()
                .asString()
                .startsWith("You slash the kobold for 1 damage. The kobold is hurt. (attacks")
                .contains("and rolls: 34, 87")
                .contains("defends and rolls: 12")
                .endsWith(")");
    }

    @Test
    void theDeadNeedNoConditionForTheirDeathIsALineOfItsOwn() {
        assertThat(tell(blow(MIRA, KOBOLD, "slashes", Condition.DEAD), reader(MIRA)))
                .containsExactly("You slash the kobold for 1 damage.");
        var died = new FightEvent.Died(KOBOLD, MIRA);
        assertThat(tell(died, reader(MIRA))).containsExactly("The kobold dies.");
        assertThat(tell(died, reader(KOBOLD))).as("what it cost tells it").isEmpty();
        assertThat(tellFar(died, reader(TOLO), Direction.NORTH))
                .containsExactly("To the north, a kobold dies.");
        assertThat(tellFar(new FightEvent.Died(OGRE, MIRA), reader(TOLO), Direction.DOWN))
                .containsExactly("Below, an ogre dies.");
    }

    @Test
    void theDeadReadCauseCostAndNextStepInThreeLines() {
        assertThat(tell(new DeathEvent.Perished(MIRA, KOBOLD, 4, 0, "Lantern Yard"), reader(MIRA)))
                .containsExactly(
                        "You died: killed by a kobold.",
                        "Cost: 4 gold stays with your body until it decays. You keep your things.",
                        "You come to yourself at Lantern Yard with half your hit points. "
                                + "Rest, then go on.");
    }

    @Test
    void aMoverReadsOfLeavingAndNotOfArriving() {
        var went = new MoveEvent.Went(MIRA, Direction.NORTH);
        assertThat(tell(went, reader(MIRA))).containsExactly("You go north.");
        assertThat(tell(went, reader(TOLO))).containsExactly("Mira goes north.");
        var arrived = new MoveEvent.Arrived(KOBOLD, Optional.of(Direction.DOWN));
        assertThat(tell(arrived, reader(KOBOLD))).isEmpty();
        assertThat(tell(arrived, reader(TOLO))).containsExactly("A kobold arrives from below.");
    }

    @Test
    void warningsBeforeTheLastAreForThoseWithoutAPrompt() {
        var half = new FightEvent.Weakened(MIRA, 50);
        assertThat(tell(half, reader(MIRA))).isEmpty();
        assertThat(tell(half, listener(MIRA))).containsExactly("Below half of your hit points.");
        assertThat(tell(new FightEvent.Weakened(MIRA, 25), reader(MIRA))).hasSize(1);
    }

    @Test
    void aMenaceTellsWhichOneMeansWhom() {
        var beam = FightFacts.menace(Set.of(Menace.Answer.DODGE));
        var atMira = new MenaceEvent.Shown(KOBOLD, 2, beam, Optional.of(MIRA));
        assertThat(tell(atMira, reader(MIRA)))
                .containsExactly("The second kobold " + beam.sign() + ". At you: dodge!");
        assertThat(tell(atMira, reader(TOLO)))
                .containsExactly("The second kobold " + beam.sign() + ". At Mira: dodge!");
        assertThat(tell(atMira, listener(TOLO)))
                .containsExactly("The second kobold " + beam.sign() + ". At Mira: dodge!");
        assertThat(tell(new MenaceEvent.Shown(KOBOLD, 0, beam, Optional.empty()), reader(MIRA)))
                .containsExactly("The kobold " + beam.sign() + ". Dodge!");
        assertThat(tell(new MenaceEvent.Seized(KOBOLD, 7, MIRA, beam), reader(TOLO)).getFirst())
                .startsWith("The 7th kobold ");
    }

    @Test
    void wordsOfPlayersAreNeverReadAsTemplates() {
        var words = "$Name$0 %s $verb(hits)$0 \u001b[31m [life.woke] $$";
        for (var fact :
                List.of(
                        new TalkEvent.Spoke(MIRA, words),
                        new TalkEvent.Shouted(MIRA, words),
                        new TalkEvent.Told(MIRA, TOLO, words),
                        new TalkEvent.Whispered(MIRA, TOLO, words),
                        new TalkEvent.ToldGroup(MIRA, words),
                        new TalkEvent.Emoted(MIRA, words))) {
            assertThat(tell(fact, reader(TOLO)).getFirst()).endsWith(words);
            assertThat(tellFar(fact, reader(TOLO), Direction.EAST).getFirst()).endsWith(words);
        }
    }

    @Test
    void talkNamesItsChannelOrItsSpeakerFirst() {
        assertThat(tell(new TalkEvent.ToldGroup(MIRA, "hi"), reader(MIRA)))
                .containsExactly("[group] Mira: hi");
        assertThat(tell(new TalkEvent.Told(MIRA, TOLO, "hi"), reader(MIRA)))
                .containsExactly("You tell Tolo: hi");
        assertThat(tell(new TalkEvent.Told(MIRA, TOLO, "hi"), reader(TOLO)))
                .containsExactly("Mira tells you: hi");
        assertThat(tell(new TalkEvent.Whispered(MIRA, TOLO, "hi"), reader(TOLO)))
                .containsExactly("Mira whispers to you: hi");
        assertThat(tell(new TalkEvent.Emoted(MIRA, "waves."), reader(MIRA)))
                .containsExactly("[emote] Mira waves.");
    }

    @Test
    void thingsComeWithTheirArticleOrTheirNumber() {
        assertThat(tell(new ItemEvent.Took(MIRA, new Pile(Cast.COAT, 1)), reader(MIRA)))
                .containsExactly("You take an old coat.");
        var potions = new ItemEvent.TookFromCorpse(MIRA, new Pile(POTION, 3), "Tolo");
        assertThat(tell(potions, reader(TOLO)))
                .containsExactly("Mira takes 3 potions of healing from the corpse of Tolo.");
        assertThat(tell(new ItemEvent.TookFromCorpses(MIRA, new Pile(POTION, 2), 2), reader(MIRA)))
                .containsExactly("You take 2 potions of healing from 2 corpses.");
        assertThat(tell(new ItemEvent.SharedGold(TOLO, MIRA, 3), reader(TOLO)))
                .containsExactly("Mira shares the gold: 3 for you.");
    }

    @Test
    void magicAndCompanyReadInTheReadersPerson() {
        assertThat(tell(new TurnEvent.CameToSenses(SABLE), reader(MIRA)))
                .containsExactly("Sable comes to their senses.");
        assertThat(tell(new TurnEvent.CameToSenses(SABLE), reader(SABLE)))
                .containsExactly("You come to your senses.");
        assertThat(tell(new EffectEvent.Healed(MIRA, 1), reader(MIRA)))
                .containsExactly("You regain 1 hit point.");
        assertThat(tell(new GroupEvent.Invited(MIRA, TOLO), reader(TOLO)))
                .containsExactly("Mira invites you to her group. Type: accept, or decline.");
    }

    private static FightEvent.Blow blow(
            Named attacker, Named target, String blow, Condition after) {
        return new FightEvent.Blow(attacker, target, blow, FightFacts.WOUNDED, Optional.of(after));
    }

    private List<String> tell(WorldEvent fact, Reader reader) {
        return plain(narrator.tell(new Heard.Fact(fact, Optional.empty()), reader));
    }

    private List<String> tellFar(WorldEvent fact, Reader reader, Direction direction) {
        return plain(narrator.tell(new Heard.Fact(fact, Optional.of(direction)), reader));
    }

    private static List<String> plain(List<StyledText> lines) {
        return lines.stream().map(StyledText::plain).toList();
    }
}
