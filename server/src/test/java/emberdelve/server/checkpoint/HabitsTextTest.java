package emberdelve.server.checkpoint;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.db.character.CharacterRow;
import emberdelve.server.model.CharacterSettings;
import emberdelve.server.model.Detail;
import emberdelve.server.model.Ignored;

import org.junit.jupiter.api.Test;

import java.util.Optional;

/** What a player arranged is read as it was written, and always fits its column. */
class HabitsTextTest {
    @Test
    void nothingArrangedIsAnEmptyText() {
        assertThat(HabitsText.write(CharacterSettings.DEFAULT)).isEmpty();
        assertThat(HabitsText.read("")).isEqualTo(CharacterSettings.DEFAULT);
    }

    @Test
    void everythingIsReadAsItWasWritten() {
        var habits =
                CharacterSettings.DEFAULT
                        .withDetail(Optional.of(Detail.BRIEF))
                        .withPrompt("%h of %H $who$ >")
                        .withHints(false)
                        .withMinimap(true)
                        .withMuted("chat", true)
                        .withAlias("kk", "kill %*; say die, %1!")
                        .withIgnored(Ignored.NOBODY.with(12, "Grist", 4711))
                        .withLearned("look")
                        .withTitle("the $name$ of %h")
                        .withAssists(false)
                        .withGivenXp(4711)
                        .withDeleted(true);

        assertThat(Samples.differences(habits, CharacterSettings.DEFAULT))
                .as("all that can be arranged is")
                .hasSameSizeAs(CharacterSettings.class.getRecordComponents());
        assertThat(Samples.differences(habits.ignored(), Ignored.NOBODY))
                .hasSameSizeAs(Ignored.class.getRecordComponents());
        assertThat(HabitsText.read(HabitsText.write(habits))).isEqualTo(habits);
    }

    @Test
    void wordsOfALaterReleaseArePassedOver() {
        assertThat(HabitsText.read("2\nhat red\nmute chat\nlone"))
                .isEqualTo(CharacterSettings.DEFAULT.withMuted("chat", true));
    }

    @Test
    void theMostThatCanBeArrangedFitsTheColumn() {
        var habits =
                CharacterSettings.DEFAULT
                        .withDetail(Optional.of(Detail.SUMMARY))
                        .withPrompt("x".repeat(CharacterSettings.PROMPT_CHARS_MAX))
                        .withTitle("x".repeat(CharacterSettings.TITLE_CHARS_MAX));
        for (var i = 0; i < CharacterSettings.ALIASES_MAX; i++)
            habits =
                    habits.withAlias(
                            Integer.toString(100 + i)
                                    .repeat(CharacterSettings.ALIAS_WORD_CHARS_MAX / 3),
                            "x".repeat(CharacterSettings.ALIAS_CHARS_MAX));
        habits = habits.withGivenXp(Long.MAX_VALUE).withAssists(false);
        var ignored = Ignored.NOBODY;
        for (var i = 0; i < Ignored.NAMES_MAX; i++)
            ignored = ignored.with(Long.MAX_VALUE - i, "N".repeat(40), Long.MAX_VALUE);
        for (var i = 0; i < 40; i++) habits = habits.withLearned("lesson-of-some-length-" + i);
        for (var i = 0; i < 20; i++) habits = habits.withMuted("channel-of-some-length-" + i, true);

        assertThat(HabitsText.write(habits.withIgnored(ignored)))
                .hasSizeLessThan(CharacterRow.HABITS_MAX_CHARS);
    }
}
