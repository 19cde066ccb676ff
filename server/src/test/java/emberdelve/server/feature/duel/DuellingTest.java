package emberdelve.server.feature.duel;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Saga.Moment;
import emberdelve.server.feature.duel.DuelEvent.GaveUp;
import emberdelve.server.feature.duel.DuelEvent.GaveUp.Why;
import emberdelve.server.model.Actor;
import emberdelve.server.rule.Rule;
import emberdelve.server.rule.group.Groups;
import emberdelve.server.scenario.Bestiary;
import emberdelve.server.scenario.Company;
import emberdelve.server.scenario.Scenario;
import emberdelve.server.view.Note;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/** Duels in a room: who is asked, who reads along, what ends them. */
class DuellingTest {
    private static final int ROUND_TICKS = 20;
    private static final int CHALLENGE_TICKS = 240;
    private static final int PATIENCE_TICKS = 200 * ROUND_TICKS;

    private final Scenario play = Scenario.on("[hall @&%$ k ]--[cell]");
    private final Actor mira = play.hero();
    private final Actor tolo = play.hero('&');
    private final Actor sable = play.hero('%');

    @Test
    @Rule("R10.1")
    void aChallengeIsToldToBothAndAgreedTo() {
        play.types("duel tolo");
        assertThat(play.saw(mira, DuelEvent.Challenged.class)).hasSize(1);
        assertThat(play.saw(tolo, DuelEvent.Challenged.class)).hasSize(1);
        assertThat(play.saw(sable, DuelEvent.class)).isEmpty();

        play.types(tolo, "accept");
        assertThat(play.world.part(Duels.class).isDuelling(mira)).isTrue();
        assertThat(play.world.part(Duels.class).isDuelling(tolo)).isTrue();
        assertThat(play.saw(mira, DuelEvent.Entered.class)).hasSize(2);
        play.ends();
    }

    @Test
    @Rule("R10.1")
    void aChallengeIsDeclinedOrLapses() {
        play.types("duel tolo").types(tolo, "decline");
        assertThat(play.saw(mira, DuelEvent.Declined.class)).hasSize(1);
        assertThat(play.types(tolo, "accept", "accept duel", "decline duel").answers())
                .containsExactly("accept.nothing", "duel.not-challenged", "duel.not-challenged");

        play.forget().types("duel tolo").ticks(CHALLENGE_TICKS - 1);
        assertThat(play.saw(tolo, DuelEvent.Lapsed.class)).isEmpty();
        play.ticks(1);
        assertThat(play.saw(mira, DuelEvent.Lapsed.class)).hasSize(1);
        assertThat(play.saw(tolo, DuelEvent.Lapsed.class)).hasSize(1);
        assertThat(play.types(tolo, "accept duel").answers())
                .containsExactly("duel.not-challenged");
        play.ends();
    }

    @Test
    @Rule("R10.1")
    void ofAnInvitationAndAChallengeTheNewestIsAnsweredUnlessOneSaysWhich() {
        play.types("duel tolo").ticks(1).types(sable, "invite tolo").types(tolo, "accept");
        assertThat(play.world.part(Groups.class).areTogether(tolo, sable)).isTrue();
        assertThat(play.world.part(Duels.class).isDuelling(tolo)).isFalse();
        play.types(tolo, "accept");
        assertThat(play.world.part(Duels.class).isDuelling(tolo)).isTrue();

        play.types("duel stop", "invite tolo").types(tolo, "leave").types("invite tolo").ticks(1);
        play.types("duel tolo").types(tolo, "accept group");
        assertThat(play.world.part(Groups.class).areTogether(tolo, mira)).isTrue();
        assertThat(play.world.part(Duels.class).isDuelling(tolo)).isFalse();
        play.ends();
    }

    @Test
    @Rule("R10.2")
    void duelAloneMeetsAStrangerAndSaysThenHowItStands() {
        play.types("duel");
        assertThat(play.saw(mira, DuelEvent.Entered.class))
                .hasSize(2)
                .anySatisfy(entered -> assertThat(entered.player()).isEmpty());
        assertThat(play.saw(mira, DuelEvent.Ready.class)).hasSize(1);
        assertThat(play.types("duel").answers())
                .containsExactly("duel.stands-before", "duel.share", "duel.share-stranger");
        play.ticks(ROUND_TICKS).forget();
        assertThat(play.types(sable, "duel").answers()).first().isEqualTo("duel.stands");
        play.ends();
    }

    @Test
    @Rule("R10.5")
    void aRoundComesByItselfOrWhenAllHavePressedEnter() {
        begin();
        play.ticks(ROUND_TICKS - 1);
        assertThat(rounds(mira)).isZero();
        play.ticks(1);
        assertThat(rounds(mira)).isEqualTo(1);

        play.types("duel next");
        assertThat(rounds(mira)).isEqualTo(1);
        assertThat(play.views()).contains(note("duel.waits", "Tolo"));
        play.types(tolo, "duel next");
        assertThat(rounds(mira)).isEqualTo(2);
        play.ticks(ROUND_TICKS - 1);
        assertThat(rounds(mira)).isEqualTo(2);
        play.ticks(1);
        assertThat(rounds(mira)).isEqualTo(3);
        play.ends();
    }

    @Test
    @Rule({"R10.6", "R10.7"})
    void aDuelIsFoughtToItsEndAndNothingIsAtStake() {
        play.gives(mira, Bestiary.POTION);
        play.givesGold(mira, 50);
        begin();
        for (var tick = 0;
                tick < PATIENCE_TICKS && play.world.part(Duels.class).isDuelling(mira);
                tick++) play.ticks(1);

        assertThat(play.world.part(Duels.class).standings()).isEmpty();
        assertThat(play.saw(sable, DuelEvent.Won.class)).hasSize(1);
        assertThat(told(sable, Moment.DEATH)).isEqualTo(1);
        assertThat(told(sable, Moment.VICTORY_GOOD)).isEqualTo(1);
        for (var hero : List.of(mira, tolo)) {
            assertThat(hero.hp()).isEqualTo(hero.stats().hp());
            assertThat(hero.progress().xp()).isZero();
            assertThat(hero.room()).isSameAs(play.room("hall"));
            assertThat(hero.fate().lastDeath()).isEmpty();
        }
        assertThat(mira.gold()).isEqualTo(50);
        assertThat(mira.pack().items()).hasSize(1);
        play.ends();
    }

    @Test
    @Rule("R10.9")
    void whoIsInTheRoomReadsAlongAndNobodyElse() {
        play.types(sable, "east").ticks(20).forget();
        begin();
        play.ticks(ROUND_TICKS);
        assertThat(play.saw(sable, DuelEvent.class)).isEmpty();
        play.types(sable, "west").ticks(10 + ROUND_TICKS);
        assertThat(rounds(sable)).isPositive();
        play.ends();
    }

    @Test
    @Rule("R10.9")
    void oneDuelIsFoughtInARoomAtATime() {
        play.types(sable, "duel tolo").types("duel").types(tolo, "accept", "duel sable");
        assertThat(play.answers()).containsExactly("duel.room-taken", "duel.room-taken");
        play.types("duel stop").types(tolo, "accept");
        assertThat(play.world.part(Duels.class).isDuelling(tolo)).isTrue();
        play.ends();
    }

    @ParameterizedTest
    @Rule("R10.8")
    @CsvSource({
        "duel stop, YIELDED",
        "duel off, YIELDED",
        "stop, YIELDED",
        "east, WALKED_AWAY",
        "kill kobold, FOUGHT"
    })
    void whoStopsOrGoesOrFightsInEarnestIsOutOfIt(String line, Why why) {
        begin();
        play.types(line).ticks(2);

        for (var each : play.heroes())
            assertThat(play.saw(each, GaveUp.class))
                    .as(each.name())
                    .containsExactly(new GaveUp(mira.named(), why));
        assertThat(play.saw(tolo, DuelEvent.BrokenOff.class)).hasSize(1);
        assertThat(play.saw(tolo, DuelEvent.Won.class)).isEmpty();
        assertThat(play.world.part(Duels.class).isDuelling(tolo)).isFalse();
        assertThat(play.types(tolo, "duel next", "duel stop").answers())
                .endsWith("duel.none", "duel.none");
    }

    @Test
    @Rule("R10.8")
    void whoLeavesTheDungeonIsOutOfItAndOfAllChallenges() {
        begin();
        play.types(sable, "duel mira");
        play.world.population().remove(mira);
        play.ticks(1);
        assertThat(play.saw(tolo, GaveUp.class))
                .containsExactly(new GaveUp(mira.named(), Why.GONE));
        assertThat(play.world.part(Duels.class).standings()).isEmpty();
        assertThat(play.world.part(Duels.class).challengedTick(mira)).isEmpty();
    }

    @Test
    @Rule("R10.10")
    void groupsFightWhenTheirLeadersAgree() {
        var four = Scenario.on("[hall @& ]--[cell %]");
        four.types("invite tolo").types(four.hero('&'), "accept");
        assertThat(four.types("duel group tolo").answers()).containsExactly("duel.same-group");
        assertThat(four.forget().types(four.hero('&'), "duel group mira").answers())
                .containsExactly("duel.not-leader");
        four.types(four.hero('%'), "west").ticks(10).forget();
        assertThat(four.types("duel group sable").answers()).containsExactly("duel.other-no-group");
        assertThat(four.forget().types(four.hero('%'), "duel group mira").answers())
                .containsExactly("duel.no-group");
    }

    @Test
    @Rule("R10.10")
    void allOfAGroupWhoAreHereAndFreeTakePart() {
        play.types("invite tolo").types(tolo, "accept");
        play.types(sable, "invite ratka").types(play.hero('$'), "accept");
        // Tolo speaks for nobody; who leads his group does.
        play.forget().types(sable, "duel group tolo");
        assertThat(play.saw(mira, DuelEvent.Challenged.class)).hasSize(1);
        play.types(mira, "accept");
        assertThat(play.saw(mira, DuelEvent.Entered.class)).hasSize(4);
        assertThat(told(mira, Moment.OPENING_GROUPS)).isEqualTo(1);

        play.types(tolo, "duel stop");
        assertThat(play.saw(mira, DuelEvent.BrokenOff.class)).isEmpty();
        assertThat(play.world.part(Duels.class).isDuelling(mira)).isTrue();
        var foe =
                play.saw(mira, DuelEvent.Entered.class).stream()
                        .filter(each -> each.player().equals(Optional.of(play.hero('$').named())))
                        .findFirst()
                        .orElseThrow()
                        .as();
        assertThat(play.forget().types("attack ratka").answers()).containsExactly("duel.aims");
        assertThat(((Note) play.views().getFirst()).actors()).containsExactly(foe);
        play.ends();
    }

    @ParameterizedTest
    @CsvSource({
        "duel mira, duel.yourself",
        "duel kobold, duel.not-player",
        "duel nobody, target.not-here",
        "duel group nobody, target.not-here",
        "duel group kobold, duel.not-player",
        "duel group tolo, duel.no-group",
        "duel stop, duel.none",
        "duel next, duel.none",
        "accept duel, duel.not-challenged",
        "accept, accept.nothing",
        "accept group, accept.not-invited",
        "decline group, accept.not-invited"
    })
    void whatCannotBeIsAnsweredWithOneLine(String line, String key) {
        assertThat(play.types(line).answers()).containsExactly(key);
        play.ends();
    }

    @Test
    void whoIsBusyIsNotChallengedAndDoesNotBegin() {
        play.types("duel tolo", "duel tolo");
        assertThat(play.answers()).containsExactly("duel.again");
        play.types(tolo, "accept").forget();
        assertThat(play.types("duel sable").answers()).containsExactly("duel.duelling");
        play.types("stop").forget();
        play.types(tolo, "kill kobold");
        assertThat(play.types("duel tolo").answers()).containsExactly("duel.other-fighting");
        assertThat(play.forget().types(tolo, "duel mira").answers())
                .containsExactly("duel.fighting");
        play.types(sable, "ignore mira").forget();
        assertThat(play.types("duel sable").answers()).containsExactly("tell.ignored");
    }

    @Test
    void aChallengerWhoHasGoneIsSaidToBeElsewhere() {
        play.types("duel tolo", "east").ticks(5).forget();
        assertThat(play.types(tolo, "accept").answers()).containsExactly("duel.other-elsewhere");
        play.types("west").ticks(5).types(tolo, "accept");
        assertThat(play.world.part(Duels.class).isDuelling(tolo)).isTrue();
    }

    @Test
    void duelsTakeBreathLikeTalkSoThatNobodyFloodsARoom() {
        for (var time = 0; time < Company.LINES_BURST; time++) play.types("duel", "duel stop");
        assertThat(play.answers()).isEmpty();
        assertThat(play.types("duel", "duel tolo").answers())
                .containsExactly("talk.breathless", "talk.breathless");
        play.ends();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void theSameSeedTellsTheSameDuel(long seed) {
        assertThat(story(seed)).isEqualTo(story(seed)).isNotEmpty();
    }

    @Test
    void onlyADuelThatIsWonInItsFirstRoundTookNoTime() {
        var lengths = new TreeSet<Integer>();
        for (var seed = 0L; seed < 400 && !lengths.containsAll(List.of(1, 2)); seed++) {
            var duel = Scenario.on("[hall @&]", seed);
            duel.types("duel tolo").types(duel.hero('&'), "accept");
            for (var round = 1; round <= 3 && !isWon(duel); round++) {
                duel.ticks(ROUND_TICKS);
                if (!isWon(duel)) continue;
                lengths.add(round);
                assertThat(told(duel, duel.hero(), Moment.QUICK))
                        .as("won in round %d, seed %d", round, seed)
                        .isEqualTo(round == 1 ? 1 : 0);
            }
        }
        assertThat(lengths).contains(1, 2);
    }

    private static boolean isWon(Scenario duel) {
        return !duel.saw(duel.hero(), DuelEvent.Won.class).isEmpty();
    }

    private static List<DuelEvent> story(long seed) {
        var play = Scenario.on("[hall @&]", seed);
        play.types("duel tolo").types(play.hero('&'), "accept").ticks(5 * ROUND_TICKS);
        return play.saw(play.hero(), DuelEvent.class);
    }

    private void begin() {
        play.types("duel tolo").types(tolo, "accept").forget();
    }

    private int rounds(Actor reader) {
        return told(reader, Moment.ROUND);
    }

    private int told(Actor reader, Moment moment) {
        return told(play, reader, moment);
    }

    private static int told(Scenario play, Actor reader, Moment moment) {
        return (int)
                play.saw(reader, DuelEvent.Told.class).stream()
                        .filter(told -> told.moment() == moment)
                        .count();
    }

    private static Note note(String key, String who) {
        return Note.of(key, Map.of("who", who));
    }
}
