package emberdelve.config.content;

import java.util.List;

/** The meaning of a word that players bring from other games, or the answer to it. */
public sealed interface Loanword {
    /**
     * A word for something that the game says otherwise.
     *
     * @param line the command line that runs instead; whatever was typed behind the word is put at
     *     its end
     */
    record Means(String line) implements Loanword {}

    /**
     * The answer that there is no such thing here.
     *
     * @param answer the sentence that says what there is
     * @param verbs the verbs that the answer names
     */
    record Says(String answer, List<String> verbs) implements Loanword {
        public Says {
            verbs = List.copyOf(verbs);
        }
    }
}
