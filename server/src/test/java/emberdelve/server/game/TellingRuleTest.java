package emberdelve.server.game;

import static emberdelve.server.game.TellingRule.COUNTED;
import static emberdelve.server.game.TellingRule.PASSED_OVER;
import static emberdelve.server.game.TellingRule.TOLD;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Pronouns;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Condition;
import emberdelve.server.model.Detail;
import emberdelve.server.model.Named;
import emberdelve.server.model.Stance;
import emberdelve.server.model.WorldEvent;
import emberdelve.server.rule.Rule;
import emberdelve.server.rule.effect.EffectEvent;
import emberdelve.server.rule.fight.AttackResult;
import emberdelve.server.rule.fight.FightEvent;
import emberdelve.server.rule.fight.GistView;
import emberdelve.server.rule.fight.RoundView;
import emberdelve.server.rule.menace.MenaceEvent;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/** How much of a fight is told, by whose it is. */
class TellingRuleTest {
    private static final Named MIRA = new Named(new ActorId(1), "Mira", "", Pronouns.SHE);
    private static final Named TOLO = new Named(new ActorId(2), "Tolo", "", Pronouns.HE);
    private static final Named STRANGER = new Named(new ActorId(3), "Una", "", Pronouns.SHE);
    private static final Named KOBOLD = new Named(new ActorId(4), "kobold", "a", Pronouns.IT);
    private static final Set<ActorId> FRIENDS = Set.of(MIRA.id(), TOLO.id());
    private static final AttackResult MISS = new AttackResult.Missed(List.of(1));
    private static final AttackResult WOUND =
            new AttackResult.Wounded(List.of(99, 98), List.of(), 2);

    @Test
    void fullTellsEveryBlowWhoeverStrikes() {
        for (var blow : List.of(blow(MIRA, MISS), blow(TOLO, MISS), blow(STRANGER, MISS)))
            assertThat(attention(blow, Detail.FULL, true)).isEqualTo(TOLD);
    }

    @Test
    void briefTellsOnesOwnBlowsTheWoundsOfTheGroupAndNothingOfStrangers() {
        assertThat(attention(blow(MIRA, MISS), Detail.BRIEF, false)).isEqualTo(TOLD);
        assertThat(attention(at(MIRA, MISS), Detail.BRIEF, false)).isEqualTo(TOLD);
        assertThat(attention(blow(TOLO, WOUND), Detail.BRIEF, false)).isEqualTo(TOLD);
        assertThat(attention(blow(TOLO, MISS), Detail.BRIEF, false)).isEqualTo(PASSED_OVER);
        assertThat(attention(blow(TOLO, WOUND), Detail.BRIEF, true)).isEqualTo(PASSED_OVER);
        assertThat(attention(blow(STRANGER, WOUND), Detail.BRIEF, false)).isEqualTo(PASSED_OVER);
    }

    @Test
    void summaryCountsTheBlowsOfTheGroupAndPassesOverTheRest() {
        assertThat(attention(blow(MIRA, WOUND), Detail.SUMMARY, false)).isEqualTo(COUNTED);
        assertThat(attention(at(TOLO, MISS), Detail.SUMMARY, false)).isEqualTo(COUNTED);
        assertThat(attention(blow(TOLO, WOUND), Detail.SUMMARY, true)).isEqualTo(PASSED_OVER);
        assertThat(attention(blow(STRANGER, WOUND), Detail.SUMMARY, false)).isEqualTo(PASSED_OVER);
    }

    @Test
    @Rule("R8.7")
    void theGistCountsBlowsAndTellsAtOnceWhatOneAnswers() {
        assertThat(attention(blow(MIRA, WOUND), Detail.GIST, false)).isEqualTo(COUNTED);
        assertThat(attention(blow(STRANGER, MISS), Detail.GIST, false)).isEqualTo(COUNTED);
        assertThat(attention(at(MIRA, WOUND), Detail.GIST, true)).isEqualTo(PASSED_OVER);
        var failing = new TellingRule.Hearer(MIRA.id(), FRIENDS, false, false, false, true, false);
        assertThat(TellingRule.to(at(MIRA, WOUND), Detail.GIST, failing)).isEqualTo(TOLD);
        assertThat(TellingRule.to(at(TOLO, WOUND), Detail.GIST, failing)).isEqualTo(COUNTED);
        for (var event :
                List.of(
                        new FightEvent.Failing(TOLO),
                        new FightEvent.Died(KOBOLD, TOLO),
                        new EffectEvent.Interrupted(KOBOLD),
                        new EffectEvent.Did(TOLO, "hands round the balm", EffectEvent.Reach.GROUP)))
            assertThat(gist(event, false)).isEqualTo(TOLD);
    }

    @Test
    @Rule("R8.7")
    void theGistPassesOverWhatIsDoneByOthersForOthersUnlessItComesOfOnesOwnDeed() {
        for (var event :
                List.of(
                        new EffectEvent.Did(TOLO, "mends", EffectEvent.Reach.ONE),
                        new EffectEvent.Did(TOLO, "swings in a circle", EffectEvent.Reach.AROUND),
                        new EffectEvent.Healed(TOLO, 4),
                        new EffectEvent.Befell(KOBOLD, "furious"),
                        new MenaceEvent.Stood(TOLO, Stance.BRACED))) {
            assertThat(gist(event, false)).isEqualTo(PASSED_OVER);
        }
        assertThat(gist(new EffectEvent.Healed(TOLO, 4), true)).isEqualTo(TOLD);
        assertThat(gist(new EffectEvent.Healed(MIRA, 4), false)).isEqualTo(TOLD);
        assertThat(gist(new EffectEvent.Wasted(KOBOLD, "stinging", "burns", 3), false))
                .isEqualTo(COUNTED);
    }

    @Test
    @Rule("R8.7")
    void theGistSumsTheBlowsOfEachPairAndKeepsTheLastCondition() {
        var gist = new FightGist();
        gist.add(blow(MIRA, WOUND), true);
        gist.add(blow(MIRA, MISS), true);
        gist.add(blow(MIRA, WOUND), true);
        gist.add(new EffectEvent.Wasted(KOBOLD, "stinging", "burns", 3), true);

        assertThat(gist.view())
                .isEqualTo(
                        new GistView(
                                List.of(new GistView.Blows(MIRA, KOBOLD, "hits", 4)),
                                List.of(new GistView.Loss(KOBOLD, 3)),
                                List.of(new GistView.Change(KOBOLD, Condition.HURT))));
        assertThat(gist.isDue(0, 15, false)).isTrue();
        gist.told(0);
        assertThat(gist.view().isNothingTo(TOLO.id())).isTrue();
    }

    @Test
    @Rule("R8.7")
    void theGistIsDueSomeSecondsAfterTheLastOneOrAtOnceAfterAnOwnDeedAndAtTheEnd() {
        var gist = new FightGist();
        gist.told(100);
        gist.add(blow(TOLO, WOUND), true);
        assertThat(gist.isDue(114, 15, false)).isFalse();
        assertThat(gist.isDue(115, 15, false)).isTrue();
        assertThat(gist.isDue(101, 15, true)).isTrue();
        gist.act(102, false);
        assertThat(gist.isOwnDue(TOLO.id(), 102, 15)).isTrue();
        assertThat(gist.takeOwn(TOLO.id(), 102).blows()).hasSize(1);
        gist.add(blow(TOLO, WOUND), true);
        assertThat(gist.isOwnDue(TOLO.id(), 116, 15)).isFalse();
        assertThat(gist.isOwnDue(TOLO.id(), 117, 15)).isTrue();
        gist.takeOwn(TOLO.id(), 117);
        assertThat(gist.isDue(200, 15, true)).isFalse();
        assertThat(gist.hasActed(102)).isTrue();
        assertThat(gist.hasActed(103)).isFalse();
    }

    @Test
    void inTheDarkTheGistNamesNobody() {
        var gist = new FightGist();
        gist.add(blow(TOLO, WOUND), false);
        assertThat(gist.view().blows().getFirst().attacker().name()).isEmpty();
    }

    @Test
    void aRoundSumsUpWhatEverybodyDealtAndTook() {
        var round = new FightRound(3);
        round.add(blow(MIRA, WOUND));
        round.add(at(MIRA, WOUND));
        round.add(blow(TOLO, MISS));
        round.add(blow(MIRA, WOUND));

        assertThat(round.view(FRIENDS).shares())
                .containsExactly(
                        new RoundView.Share(MIRA, true, 4, 2, Optional.of(Condition.HURT)),
                        new RoundView.Share(KOBOLD, false, 2, 4, Optional.of(Condition.HURT)),
                        new RoundView.Share(TOLO, true, 0, 0, Optional.empty()));
    }

    private static TellingRule attention(FightEvent.Blow blow, Detail detail, boolean far) {
        return TellingRule.to(
                blow,
                detail,
                new TellingRule.Hearer(MIRA.id(), FRIENDS, far, false, false, false, false));
    }

    private static TellingRule gist(WorldEvent event, boolean acted) {
        var hearer = new TellingRule.Hearer(MIRA.id(), FRIENDS, false, acted, false, false, false);
        return TellingRule.to(event, Detail.GIST, hearer);
    }

    private static FightEvent.Blow blow(Named attacker, AttackResult result) {
        return fight(attacker, KOBOLD, result);
    }

    private static FightEvent.Blow at(Named target, AttackResult result) {
        return fight(KOBOLD, target, result);
    }

    private static FightEvent.Blow fight(Named attacker, Named target, AttackResult result) {
        var condition =
                result.equals(WOUND) ? Optional.of(Condition.HURT) : Optional.<Condition>empty();
        return new FightEvent.Blow(attacker, target, "hits", result, condition);
    }
}
