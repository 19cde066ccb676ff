package emberdelve.server.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.CharacterClass;
import emberdelve.config.content.Content;
import emberdelve.server.admin.Role;
import emberdelve.server.command.Parsed;
import emberdelve.server.command.Speaker;
import emberdelve.server.command.Verbs;
import emberdelve.server.feature.Features;
import emberdelve.server.rule.effect.UseAbilityCommand;
import emberdelve.server.session.ShippedContent;
import emberdelve.server.view.Note;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What is suggested for a mistyped word is what the speaker may use. */
class SuggestionsTest {
    private final Content content = content();
    private final Verbs verbs = Features.registry().verbs(content);

    @Test
    void noSuggestionIsAboveTheRole() {
        for (var role : Role.values()) {
            var beyond = new HashSet<String>();
            for (var verb : verbs.entries())
                if (!role.isAtLeast(verb.least())) beyond.addAll(verb.words());
            if (beyond.isEmpty()) continue;
            for (var typed : slips())
                assertThat(suggested(typed, Speaker.of(role)))
                        .as("%s by a %s", typed, role)
                        .doesNotContainAnyElementsOf(beyond);
        }
    }

    @Test
    void noSuggestionIsAnAbilityOfAnotherClassOrOfALaterLevel() {
        for (var own : content.classes().values()) {
            for (var level = 1; level <= 20; level++) {
                var speaker =
                        new Speaker(
                                Role.PLAYER,
                                Optional.of(own.abilities()),
                                level,
                                false,
                                false,
                                false);
                var others = new HashSet<>(UseAbilityCommand.words(content));
                others.removeAll(abilities(own, level));
                for (var word : UseAbilityCommand.words(content))
                    assertThat(suggested(word + "x", speaker))
                            .as("%sx by a %s of level %d", word, own.id(), level)
                            .doesNotContainAnyElementsOf(others);
            }
        }
    }

    @Test
    void anAbilityOfOnesOwnIsSuggested() {
        for (var own : content.classes().values()) {
            for (var ability : own.abilities()) {
                var speaker =
                        new Speaker(
                                Role.PLAYER,
                                Optional.of(own.abilities()),
                                ability.level(),
                                false,
                                false,
                                false);
                assertThat(suggested(ability.id() + "x", speaker)).contains(ability.id());
            }
        }
    }

    @Test
    void theMutedAreNotSuggestedToSpeak() {
        var muted = new Speaker(Role.PLAYER, Optional.empty(), 1, true, false, false);
        for (var typed : slips())
            assertThat(suggested(typed, muted))
                    .as(typed)
                    .doesNotContain(
                            "say", "tell", "shout", "emote", "whisper", "reply", "gtell", "wave");
    }

    @Test
    void theFrozenAreSuggestedWhatIsLeftToThem() {
        var frozen = new Speaker(Role.OWNER, Optional.empty(), 1, false, true, false);
        for (var typed : slips())
            assertThat(Set.of("look", "examine", "help", "quit", "sr"))
                    .as(typed)
                    .containsAll(suggested(typed, frozen));
        assertThat(suggested("loook", frozen)).containsExactly("look");
        assertThat(answer("kiill", frozen).key()).isEqualTo("command.unknown-frozen");
    }

    private static Set<String> abilities(CharacterClass of, int level) {
        var words = new HashSet<String>();
        for (var ability : of.abilities()) if (ability.level() <= level) words.add(ability.id());
        return words;
    }

    /** Every word that can be typed, with a letter too many, too few, and a wrong one. */
    private List<String> slips() {
        var slips = new ArrayList<String>();
        for (var word : verbs.words()) {
            slips.add(word + "x");
            slips.add(word.substring(1));
            slips.add("q" + word.substring(1));
        }
        slips.removeIf(String::isBlank);
        return slips;
    }

    private List<String> suggested(String typed, Speaker speaker) {
        if (!(verbs.parse(typed, speaker) instanceof Parsed.Unclear(Note note))) return List.of();
        return note.key().equals("command.did-you-mean")
                ? List.of(note.arguments().getOrDefault("words", "").split(", "))
                : List.of();
    }

    private Note answer(String typed, Speaker speaker) {
        if (verbs.parse(typed, speaker) instanceof Parsed.Unclear(Note note)) return note;
        throw new AssertionError(typed + " is understood");
    }

    private static Content content() {
        return ShippedContent.load();
    }
}
