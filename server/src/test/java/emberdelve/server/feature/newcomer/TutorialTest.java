package emberdelve.server.feature.newcomer;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.model.CharacterSettings;

import org.junit.jupiter.api.Test;

/** Tasks are done in any order, can be skipped, and end with the first level. */
class TutorialTest {
    @Test
    void theNextTaskIsTheFirstThatIsNotDone() {
        var carried = CharacterSettings.DEFAULT.withLearned("carry");
        assertThat(new Tutorial(carried, 1).next()).contains(Lesson.LOOK);

        var looked = carried.withLearned("look");
        assertThat(new Tutorial(looked, 1).next()).contains(Lesson.SPEAK);
        var all = looked.withLearned("speak").withLearned("win");
        assertThat(new Tutorial(all, 1).next()).isEmpty();
    }

    @Test
    void itIsOffForThoseWhoSkipItWantNoHintsOrAreNoNewcomers() {
        assertThat(new Tutorial(CharacterSettings.DEFAULT, 1).isOn()).isTrue();
        assertThat(new Tutorial(CharacterSettings.DEFAULT, 2).isOn()).isFalse();
        assertThat(new Tutorial(CharacterSettings.DEFAULT.withHints(false), 1).isOn()).isFalse();
        assertThat(new Tutorial(new Tutorial(CharacterSettings.DEFAULT, 1).skipped(), 1).isOn())
                .isFalse();
    }

    @Test
    void everyTaskIsAMilestoneOfItsOwn() {
        assertThat(Lesson.TASKS.stream().map(Lesson::milestone)).doesNotHaveDuplicates();
    }
}
