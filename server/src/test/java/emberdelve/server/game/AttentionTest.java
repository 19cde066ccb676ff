package emberdelve.server.game;

import static emberdelve.server.game.Attention.COUNTED;
import static emberdelve.server.game.Attention.PASSED_OVER;
import static emberdelve.server.game.Attention.TOLD;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Pronouns;
import emberdelve.server.feature.fight.AttackResult;
import emberdelve.server.feature.fight.FightEvent;
import emberdelve.server.feature.fight.RoundView;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Condition;
import emberdelve.server.model.Detail;
import emberdelve.server.model.Named;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/** How much of a fight is told, by whose it is. */
class AttentionTest {
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

    private static Attention attention(FightEvent.Blow blow, Detail detail, boolean far) {
        return Attention.to(blow, detail, MIRA.id(), FRIENDS, far);
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
