package emberdelve.server.bot;

import java.util.List;

/**
 * A question of the server and the answer of a bot.
 *
 * @param asked the words that must have been read before the answer
 * @param answers the lines of the answer, without their ends
 */
public record Step(String asked, List<String> answers) {
    public Step {
        answers = List.copyOf(answers);
    }

    public static Step of(String asked, String... answers) {
        return new Step(asked, List.of(answers));
    }
}
