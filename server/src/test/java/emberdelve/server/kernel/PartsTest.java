package emberdelve.server.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PartsTest {
    private final Parts parts = new Parts();

    @Test
    void aPartThatNoFeatureOffersIsItsStandIn() {
        parts.standIn(QuestCourse.class, QuestCourse.NONE);

        assertThat(parts.get(QuestCourse.class)).isSameAs(QuestCourse.NONE);
    }

    @Test
    void aPartThatAFeatureOffersIsFoundBeforeItsStandIn() {
        var offered = new QuestCourse() {};
        parts.offer(QuestCourse.class, () -> offered);
        parts.standIn(QuestCourse.class, QuestCourse.NONE);

        assertThat(parts.get(QuestCourse.class)).isSameAs(offered);
    }
}
