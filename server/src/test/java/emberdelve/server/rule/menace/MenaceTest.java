package emberdelve.server.rule.menace;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.BaseStats;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Stance;
import emberdelve.server.rule.Rule;
import emberdelve.server.rule.effect.EffectEvent;
import emberdelve.server.rule.fight.FightEvent;
import emberdelve.server.scenario.Armoury;
import emberdelve.server.scenario.Bestiary;
import emberdelve.server.scenario.Ground;
import emberdelve.server.scenario.Scenario;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/** What monsters show before they do it, and what helps (docs/rules.md R13). */
class MenaceTest {
    /** Four seconds, 250 ms a tick. */
    private static final int LEAD = 16;

    /** Six seconds after it is due. */
    private static final int REST = 24;

    /** A turn of a monster beyond the lead: it acts in turns, not at any tick. */
    private static final int AT_MOST = LEAD + 10;

    private static final BaseStats STEADY = new BaseStats(100, 1, 0, 0, 0, 10, 3);

    @Test
    @Rule("R13.1")
    void aMenaceIsShownFourSecondsBeforeItIsDone() {
        var play = menaced("[hall @a ]");
        play.ticks(LEAD - 1);
        assertThat(play.hero().hp()).isEqualTo(100);
        play.ticks(AT_MOST - LEAD + 1);
        assertThat(play.hero().hp()).isEqualTo(90);
        play.ends();
    }

    @Test
    @Rule("R13.1")
    void itTellsWhomItIsMeantForAndWhichOfTwoAlikeShowsIt() {
        var play = Scenario.on("[hall @&aa ]");
        for (var hero : play.heroes()) play.makes(hero, STEADY);
        untilShown(play);
        for (var reader : play.heroes())
            assertThat(play.saw(reader, MenaceEvent.Shown.class))
                    .first()
                    .satisfies(shown -> {
                        var one = play.monster(shown.number() - 1);
                        assertThat(shown.actor()).isEqualTo(one.named());
                        assertThat(shown.target())
                                .contains(one.combat().opponent().orElseThrow().named());
                    });
        play.ends();
    }

    @Test
    @Rule("R13.1")
    void whatTouchesEverybodyIsMeantForNobodyAndTheOnlyOneOfItsNameHasNoNumber() {
        var play = Scenario.on("[hall @t ]");
        play.makes(play.hero(), STEADY);
        play.monster().setHp(40);
        untilShown(play);
        assertThat(play.saw(play.hero(), MenaceEvent.Shown.class))
                .first()
                .satisfies(shown -> {
                    assertThat(shown.number()).isZero();
                    assertThat(shown.target()).isEmpty();
                });
        play.ends();
    }

    @Test
    @Rule("R13.1")
    void itTakesItsTimeUntilTheNextOne() {
        var play = menaced("[hall @a ]");
        play.ticks(119);
        assertThat(play.hero().hp()).isEqualTo(90);
        play.ends();
    }

    @Test
    @Rule("R13.2")
    void whoDodgesIsOutOfTheWay() {
        var play = menaced("[hall @a ]");
        play.types("dodge").ticks(AT_MOST);
        assertThat(play.hero().hp()).isEqualTo(100);
        play.ends();
    }

    @Test
    @Rule("R13.2")
    void whoBracesTakesHalfOfIt() {
        var play = menaced("[hall @a ]");
        play.types("brace").ticks(AT_MOST);
        assertThat(play.hero().hp()).isEqualTo(95);
        play.ends();
    }

    @Test
    @Rule("R13.2")
    void whereDodgingIsNoAnswerItDoesNotHelp() {
        var play = Scenario.on("[hall @t ]");
        play.makes(play.hero(), STEADY);
        play.monster().setHp(40);
        untilShown(play);
        play.types("dodge").ticks(AT_MOST);
        assertThat(play.hero().hp()).isEqualTo(94);
        play.ends();
    }

    @Test
    @Rule("R13.2")
    void whatInterruptsEndsIt() {
        var play = menaced("[hall @a ]");
        play.types("shove warden").ticks(AT_MOST);
        assertThat(play.saw(play.hero(), EffectEvent.Interrupted.class)).hasSize(1);
        assertThat(play.hero().hp()).isEqualTo(100);
        play.ends();
    }

    @Test
    @Rule("R13.2")
    void whatMakesItSleepEndsIt() {
        var play = menaced("[hall @a ]");
        play.gives(play.hero(), Armoury.SLEEP);
        play.types("use sleep warden").ticks(10);
        assertThat(play.monster().combat().looming()).isEmpty();
        play.ends();
    }

    @Test
    @Rule("R13.3")
    void whoHasLeftTheRoomIsNotTouched() {
        var play = menaced("[hall @a ]-[yard ]");
        play.types("e").ticks(AT_MOST);
        assertThat(play.hero().hp()).isEqualTo(100);
        assertThat(play.monster().combat().looming()).isEmpty();
        play.ends();
    }

    @Test
    @Rule("R13.3")
    void aGuardTakesWhatWasMeantForTheWard() {
        var play = Scenario.on("[hall @&a ]");
        var guard = play.hero('&');
        play.makes(play.hero(), STEADY);
        play.makes(guard, STEADY);
        play.types("invite tolo").types(guard, "accept", "guard mira");
        untilShown(play);
        play.ticks(AT_MOST);
        assertThat(play.hero().hp()).isEqualTo(100);
        assertThat(guard.hp()).isEqualTo(90);
        play.ends();
    }

    @Test
    @Rule("R13.4")
    void someMenacesComeOnlyWhenTheMonsterIsHurtAndTouchEverybody() {
        var play = Scenario.on("[hall @&t ]");
        play.makes(play.hero(), STEADY);
        play.makes(play.hero('&'), STEADY);
        play.types("kill troll").ticks(400);
        assertThat(play.hero().hp()).isEqualTo(100);
        play.monster().setHp(40);
        untilShown(play);
        play.types("brace").ticks(AT_MOST);
        assertThat(play.hero().hp()).isEqualTo(97);
        assertThat(play.hero('&').hp()).isEqualTo(94);
        play.ends();
    }

    @Test
    @Rule("R13.1")
    void whatHelpsItsOwnIsShownOnlyWhereOneOfThemIsHurt() {
        var play = Scenario.on("[hall @v ]");
        play.makes(play.hero(), STEADY);
        play.types("kill acolyte").ticks(5);
        play.monster().setHp(50);
        play.ticks(100);
        assertThat(play.monster().hp()).isLessThan(100);
        assertThat(play.saw(play.hero(), MenaceEvent.Shown.class)).as("alone").isEmpty();

        var another = play.meets('v', play.room("hall"));
        play.ticks(100);
        assertThat(play.saw(play.hero(), MenaceEvent.Shown.class)).as("unhurt").isEmpty();
        another.setHp(50);
        play.ticks(100);
        assertThat(play.saw(play.hero(), MenaceEvent.Shown.class)).isNotEmpty();
        assertThat(play.saw(play.hero(), EffectEvent.Healed.class))
                .extracting(EffectEvent.Healed::actor)
                .contains(another.named());
        play.ends();
    }

    @Test
    @Rule("R13.1")
    void whatHelpsItsOwnIsSaidToHelpNobodyWhenTheyHaveGone() {
        var play = Scenario.on("[hall @vv ]--[cell]");
        play.makes(play.hero(), STEADY);
        play.monster(1).setHp(50);
        untilShown(play);
        play.world.population().move(play.monster(1), play.room("cell"));
        play.ticks(AT_MOST);
        assertThat(play.saw(play.hero(), MenaceEvent.Missed.class))
                .singleElement()
                .satisfies(missed -> assertThat(missed.menace().isForItsOwn()).isTrue());
        play.ends();
    }

    @Test
    @Rule("R13.5")
    void aStanceCostsATurnAndEndsByItself() {
        var play = Scenario.on("[hall @d ]");
        play.types("kill dummy", "brace").ticks(10);
        var hero = play.hero();
        assertThat(stance(hero)).contains(Stance.BRACED);
        assertThat(play.world.turns().isReady(hero)).isFalse();
        play.ticks(24);
        assertThat(stance(hero)).isEmpty();
        play.ends();
    }

    @Test
    @Rule("R13.5")
    void whoStandsSoAlreadyLosesNoTurn() {
        for (var word : List.of("brace", "dodge")) {
            var play = Scenario.on("[hall @d ]");
            play.types("kill dummy", word, word).ticks(20);
            assertThat(play.answers()).containsExactly(wordFor(word));
            play.ticks(24).forget().types(word).ticks(10);
            assertThat(play.answers()).as("long after").isEmpty();
            play.ends();
        }
    }

    private static String wordFor(String word) {
        return word.equals("brace") ? "stance.braced-yet" : "stance.ready-yet";
    }

    @Test
    @Rule("R13.10")
    void oneOfAPackShowsSomethingAtATime() {
        var play = Scenario.on("[hall @aaa ]");
        play.makes(play.hero(), new BaseStats(1_000, 1, 0, 0, 0, 10, 3));
        var pack = play.room("hall").actors().stream().filter(each -> !each.isCharacter()).toList();
        for (var each : pack) each.combat().turnTo(play.hero());
        var shown = new ArrayList<Long>();
        var showed = new HashSet<Actor>();
        for (var tick = 0L; tick < 600; tick++) {
            var before = showing(pack);
            play.ticks(1);
            var now = showing(pack);
            assertThat(now).hasSizeLessThan(2);
            if (before.isEmpty() && !now.isEmpty()) shown.add(tick);
            showed.addAll(now);
        }
        assertThat(showed).hasSizeGreaterThan(1);
        for (var each = 1; each < shown.size(); each++)
            assertThat(shown.get(each) - shown.get(each - 1)).isGreaterThanOrEqualTo(LEAD + REST);
        play.ends();
    }

    private static List<Actor> showing(List<Actor> pack) {
        return pack.stream().filter(each -> each.combat().looming().isPresent()).toList();
    }

    @Test
    @Rule("R13.5")
    void thereIsNothingToBraceAgainstOutsideAFight() {
        var play = Scenario.on("[hall @d ]");
        play.types("brace", "dodge");
        assertThat(play.answers()).containsExactly("stance.no-fight", "stance.no-fight");
        assertThat(play.world.turns().isReady(play.hero())).isTrue();
        play.ends();
    }

    @Test
    @Rule("R13.6")
    void whoWalksOutOfAFightRisksABlow() {
        for (var line : new String[] {"e", "flee"}) {
            var play = Scenario.on("[hall @d ]-[yard ]", Ground.under(Bestiary.JEALOUS));
            play.types("kill dummy").ticks(10).forget().types(line).ticks(10);
            assertThat(play.saw(play.hero(), FightEvent.Parted.class)).as(line).hasSize(1);
            assertThat(play.hero().room()).isEqualTo(play.room("yard"));
            play.ends();
        }
    }

    @Test
    @Rule("R13.6")
    void whoFollowsAndDoesNotStrikeRisksItToo() {
        var play = Scenario.on("[hall @&d ]-[yard ]", Ground.under(Bestiary.JEALOUS));
        var follower = play.hero('&');
        play.types("invite tolo").types(follower, "accept");
        play.types(follower, "kill dummy").ticks(5).types(follower, "stop", "follow mira");
        assertThat(play.monster().combat().isFighting(follower)).isTrue();
        assertThat(follower.combat().isFighting()).isFalse();
        play.forget().types("e");
        assertThat(follower.room()).isEqualTo(play.room("yard"));
        assertThat(play.saw(follower, FightEvent.Parted.class)).isNotEmpty();
        play.ends();
    }

    @Test
    @Rule("R13.3")
    void aGuardDoesNotTakeABlowOfWhatHasDodged() {
        var play = Scenario.on("[hall @&c ]");
        var guard = play.hero('&');
        play.makes(play.hero(), STEADY);
        play.makes(guard, STEADY);
        play.types("invite tolo").types(guard, "accept", "guard mira");
        untilShown(play);
        play.types(guard, "dodge").ticks(AT_MOST);
        assertThat(guard.hp()).isEqualTo(100);
        assertThat(play.hero().hp()).as("struck by the sweep").isLessThan(100);
        play.ends();
    }

    @Test
    @Rule("R13.6")
    void whoIsReadyToDodgeIsNotStruckInLeaving() {
        var play = Scenario.on("[hall @d ]-[yard ]", Ground.under(Bestiary.JEALOUS));
        play.types("kill dummy").types("dodge", "e").ticks(22);
        assertThat(play.saw(play.hero(), FightEvent.Parted.class)).isEmpty();
        assertThat(play.hero().room()).isEqualTo(play.room("yard"));
        play.ends();
    }

    @Test
    @Rule("R13.6")
    void whoDiesOfAPartingBlowDoesNotArrive() {
        var play = Scenario.on("[hall @o ]-[yard ]", Ground.under(Bestiary.JEALOUS));
        play.types("kill ogre").forget();
        play.hero().setHp(1);
        play.types("flee").ticks(20);
        assertThat(play.hero().room()).isNotEqualTo(play.room("yard"));
        play.ends();
    }

    @Test
    @Rule("R13.7")
    void whatOnlySeveralCanAnswerIsNotShownToOneAlone() {
        for (var letter : List.of("p", "y", "n")) {
            var play = Scenario.on("[hall @" + letter + " ]");
            play.makes(play.hero(), STEADY);
            play.types("kill " + play.monster().name()).ticks(400);
            assertThat(play.monster().combat().looming()).as(letter).isEmpty();
            assertThat(play.hero().hp()).isEqualTo(100);
            play.ends();
        }
    }

    @Test
    @Rule("R13.8")
    void oneWhoBracesIsNotEnoughAndIsToldSo() {
        var play = two("[hall @&p ]");
        play.types("brace").ticks(10);
        assertThat(play.saw(play.hero('&'), MenaceEvent.Wanting.class))
                .containsExactly(new MenaceEvent.Wanting(play.monster().named(), 1));
        play.ticks(AT_MOST);
        assertThat(play.hero().hp()).isEqualTo(95);
        assertThat(play.hero('&').hp()).isEqualTo(90);
        play.ends();
    }

    @Test
    @Rule("R13.8")
    void twoWhoBraceTogetherHoldItForAll() {
        var play = two("[hall @&p ]");
        play.types("brace").types(play.hero('&'), "brace").ticks(AT_MOST);
        assertThat(play.saw(play.hero(), MenaceEvent.Held.class)).hasSize(1);
        assertThat(play.hero().hp()).isEqualTo(100);
        assertThat(play.hero('&').hp()).isEqualTo(100);
        play.ends();
    }

    @Test
    @Rule("R13.8")
    void whatTwoMustInterruptGoesOnAfterOneAndEndsAfterAnother() {
        var play = two("[hall @&y ]");
        play.types("shove chorister").ticks(10);
        assertThat(play.saw(play.hero(), EffectEvent.Shaken.class))
                .containsExactly(new EffectEvent.Shaken(play.monster().named(), 1));
        assertThat(play.monster().combat().looming()).isPresent();
        play.types(play.hero('&'), "shove chorister").ticks(AT_MOST - 10);
        assertThat(play.saw(play.hero(), EffectEvent.Interrupted.class)).hasSize(1);
        assertThat(play.hero().hp()).isEqualTo(100);
        play.ends();
    }

    @Test
    @Rule("R13.9")
    void whomItHoldsCannotGetFreeAlone() {
        var play = two("[hall @&n ]-[yard ]");
        assertThat(play.saw(play.hero(), MenaceEvent.Seized.class)).hasSize(1);
        play.types("e", "shove crab").ticks(AT_MOST);
        assertThat(play.saw(play.hero(), FightEvent.StillHeld.class)).hasSize(1);
        assertThat(play.hero().room()).isEqualTo(play.room("hall"));
        assertThat(play.saw(play.hero(), EffectEvent.Interrupted.class)).isEmpty();
        assertThat(play.hero().hp()).isEqualTo(90);
        play.ends();
    }

    @Test
    @Rule("R13.9")
    void anotherGetsThemFreeByARescueOrAnInterruption() {
        for (var line : List.of("rescue mira", "shove crab")) {
            var play = two("[hall @&n ]");
            play.types(play.hero('&'), line).ticks(AT_MOST);
            assertThat(play.hero().hp()).as(line).isEqualTo(100);
            play.ends();
        }
    }

    /** Two of a group fight it, and it has shown what it is about to do. */
    private static Scenario two(String drawing) {
        var play = Scenario.on(drawing);
        var other = play.hero('&');
        play.makes(play.hero(), STEADY);
        play.makes(other, STEADY);
        play.types("invite tolo").types(other, "accept");
        return untilShown(play);
    }

    private static Scenario menaced(String drawing) {
        var play = Scenario.on(drawing);
        play.makes(play.hero(), STEADY);
        return untilShown(play);
    }

    private static Scenario untilShown(Scenario play) {
        play.types("kill " + play.monster().name());
        while (play.monster().combat().looming().isEmpty()) play.ticks(1);
        return play;
    }

    private static Optional<Stance> stance(Actor actor) {
        return actor.combat().stance(actor.room().zone().now());
    }
}
