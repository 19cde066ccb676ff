package emberdelve.config.content;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The answers of somebody who is asked.
 *
 * @param greeting what is said to whoever begins to talk
 * @param otherwise the answer to a word that belongs to no topic
 */
public record Answers(String greeting, String otherwise, List<Topic> topics) {
    public Answers {
        topics = List.copyOf(topics);
    }

    /**
     * Something that one can ask about.
     *
     * @param words the words for it, in lower case; players are shown the first
     * @param says the possible answers: the first that fits the asker is given; the last fits
     *     everybody
     */
    public record Topic(List<String> words, List<Saying> says) {
        public Topic {
            words = List.copyOf(words);
            says = List.copyOf(says);
        }
    }

    /**
     * One answer, and the condition on whoever gets it.
     *
     * @param feat the id of the feat that the asker must have; empty if none is needed
     * @param fromLevel the lowest level of an asker who gets it
     */
    public record Saying(String text, Optional<String> feat, int fromLevel) {}

    /** The topic of that word. */
    public Optional<Topic> about(String word) {
        return topics.stream().filter(topic -> topic.words().contains(word)).findFirst();
    }

    /** The words that players are shown: the first of each topic. */
    public Stream<String> words() {
        return topics.stream().map(topic -> topic.words().getFirst());
    }
}
