package emberdelve.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Pronouns;
import emberdelve.server.feature.fight.AttackResult;
import emberdelve.server.feature.fight.FightEvent;
import emberdelve.server.feature.fight.GistView;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Condition;
import emberdelve.server.model.Named;
import emberdelve.server.rule.Rule;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Optional;

class FightGistTest {
    private static final Named TOLO = new Named(new ActorId(2), "Tolo", "", Pronouns.HE);
    private static final Named ABBOT = new Named(new ActorId(4), "abbot", "the", Pronouns.SHE);
    private static final Named EEL = new Named(new ActorId(5), "eel", "an", Pronouns.IT);

    @Test
    @Rule("R8.7")
    void whatTheDeadDidIsNotToldAfterTheirDeathButHowTheOthersAreIs() {
        var gist = new FightGist();
        gist.add(blow(ABBOT, TOLO), true);
        gist.add(blow(TOLO, ABBOT), true);
        gist.add(blow(EEL, TOLO), true);
        gist.forget(ABBOT.id());

        assertThat(gist.view().blows()).extracting(GistView.Blows::attacker).containsExactly(EEL);
        assertThat(gist.view().changes())
                .containsExactly(new GistView.Change(TOLO, Condition.HURT));
    }

    private static FightEvent.Blow blow(Named attacker, Named target) {
        var wound = new AttackResult.Wounded(List.of(99, 98), List.of(), 2);
        return new FightEvent.Blow(attacker, target, "hooks", wound, Optional.of(Condition.HURT));
    }
}
