package emberdelve.server.feature.character;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.model.CharacterSettings;
import emberdelve.server.model.Detail;
import emberdelve.server.scenario.Scenario;

import org.junit.jupiter.api.Test;

/** What players arrange for themselves: aliases, the prompt, how much of a fight is told. */
class OwnWordsTest {
    private final Scenario play = Scenario.on("[hall @]");

    @Test
    void anAliasIsMadeShownAndForgotten() {
        play.types("alias kk kill %1; say Die, %1!");

        assertThat(settings().aliases()).containsEntry("kk", "kill %1; say Die, %1!");
        play.types("alias", "alias kk", "unalias kk", "unalias kk", "alias kk");
        assertThat(settings().aliases()).isEmpty();
        assertThat(play.answers())
                .containsExactly(
                        "alias.set",
                        "Listing",
                        "alias.is",
                        "alias.forgotten",
                        "alias.unknown",
                        "alias.unknown");
        play.ends();
    }

    @Test
    void anAliasNeverTakesAVerbsPlaceAndHasItsLimits() {
        play.types("alias quit say I stay", "alias " + "x".repeat(21) + " look");
        play.types("alias x " + "y".repeat(CharacterSettings.ALIAS_CHARS_MAX + 1));
        for (var i = 0; i < CharacterSettings.ALIASES_MAX; i++) play.types("alias a" + i + " look");
        play.forget().types("alias one look", "alias a1 exits");

        assertThat(play.answers()).containsExactly("alias.full", "alias.set");
        assertThat(settings().aliases())
                .hasSize(CharacterSettings.ALIASES_MAX)
                .doesNotContainKey("quit");
        play.ends();
    }

    @Test
    void thePromptIsTakenAsItWasTyped() {
        play.types("set prompt %h of %H, Gold %g >");

        assertThat(settings().prompt()).isEqualTo("%h of %H, Gold %g >");
        play.types("set prompt " + "x".repeat(61), "set prompt default");
        assertThat(settings().prompt()).isEmpty();
        assertThat(play.answers())
                .containsExactly("set.prompt-own", "set.prompt-too-long", "set.prompt-default");
        play.ends();
    }

    @Test
    void howMuchOfAFightIsToldIsChosenOrFollowsTheProfile() {
        var self = play.hero();
        assertThat(self.preferences().detail()).isEqualTo(Detail.FULL);
        play.types("sr on");
        assertThat(self.preferences().detail()).isEqualTo(Detail.SUMMARY);
        play.types("set combat brief");
        assertThat(self.preferences().detail()).isEqualTo(Detail.BRIEF);
        play.types("set combat auto");
        assertThat(self.preferences().detail()).isEqualTo(Detail.SUMMARY);
        play.ends();
    }

    private CharacterSettings settings() {
        return play.hero().preferences().settings();
    }
}
