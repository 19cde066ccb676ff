package emberdelve.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Pronouns;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Named;
import emberdelve.server.view.Question;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;
import java.util.Optional;

final class OpenQuestionTest {
    private final OpenQuestion whom =
            OpenQuestion.put(
                    new Question(
                            "question.target",
                            Map.of(),
                            List.of(option("goblin scout", 1), option("goblin shaman", 2)),
                            Optional.of(2)));

    private static Question.Option option(String name, long id) {
        var who = new Named(new ActorId(id), name, "a", Pronouns.IT);
        return new Question.Option(Optional.of(who), "unhurt", "use scroll on #" + id);
    }

    private Optional<String> taken(OpenQuestion question, String line) {
        return question.taken(line).map(Question.Option::command);
    }

    @Test
    void aNumberAnswers() {
        assertThat(taken(whom, "1")).contains("use scroll on #1");
        assertThat(taken(whom, "3")).isEmpty();
        assertThat(taken(whom, "0")).isEmpty();
    }

    @Test
    void theBeginningOfTheNameOrOfOneOfItsWordsAnswersIfItIsTheOnlyOne() {
        assertThat(taken(whom, "goblin sc")).contains("use scroll on #1");
        assertThat(taken(whom, "Sham")).contains("use scroll on #2");
        assertThat(taken(whom, "goblin")).isEmpty();
        assertThat(taken(whom, "look")).isEmpty();
    }

    @Test
    void enterTakesTheDefault() {
        assertThat(taken(whom, "")).contains("use scroll on #2");
    }

    @Test
    void afterAnotherCommandOnlyANumberStillAnswers() {
        var old = whom.passedOver();

        assertThat(taken(old, "")).isEmpty();
        assertThat(taken(old, "shaman")).isEmpty();
        assertThat(taken(old, "2")).contains("use scroll on #2");
    }

    @Test
    void withoutADefaultEnterAnswersNothing() {
        var question =
                new Question(
                        "question.quit",
                        Map.of(),
                        List.of(Question.Option.of("yes", "quit yes")),
                        Optional.empty());

        assertThat(taken(OpenQuestion.put(question), "")).isEmpty();
        assertThat(taken(OpenQuestion.put(question), "y")).contains("quit yes");
    }
}
