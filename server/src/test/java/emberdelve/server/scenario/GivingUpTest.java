package emberdelve.server.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Leaving for another character, and giving one up. */
class GivingUpTest {
    @Test
    void oneLeavesForAnotherCharacterButNotOutOfAFight() {
        var play = Scenario.on("[hall @ d ]");
        play.types("character");
        assertThat(play.company.switching()).containsExactly(play.hero());

        play.types("kill dummy", "character", "character delete mira").ticks(1);
        assertThat(play.answers()).containsExactly("character.in-fight", "character.in-fight");
        play.ends();
    }

    @Test
    void aCharacterIsGivenUpByItsWholeNameAndAfterAsking() {
        var play = Scenario.on("[hall @&]");
        play.types("character delete tolo", "character delete mir", "character delete mira");

        assertThat(play.answers())
                .containsExactly("character.delete-own", "character.delete-own", "Question");
        assertThat(play.hero().preferences().settings().deleted()).isFalse();
        play.types("character delete mira yes");
        assertThat(play.hero().preferences().settings().deleted()).isTrue();
        assertThat(play.company.switching()).containsExactly(play.hero());
        play.ends();
    }

    @Test
    void aPasswordThatIsTypedInTheOpenIsNotTaken() {
        var play = Scenario.on("[hall @]");
        play.types("password", "password old new");

        assertThat(play.answers()).containsExactly("password.where", "password.where");
        play.ends();
    }
}
