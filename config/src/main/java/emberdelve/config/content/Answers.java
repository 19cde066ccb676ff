package emberdelve.config.content;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The answers of somebody who is asked.
 *
 * @param greeting to whoever begins to talk
 * @param otherwise to what is none of the topics
 */
public record Answers(String greeting, String otherwise, List<Topic> topics) {
    public Answers {
        topics = List.copyOf(topics);
    }

    /**
     * Something that one can ask about.
     *
     * @param words in lower case; the first is told to players
     * @param says the first that fits the asker is said; the last fits everybody
     */
    public record Topic(List<String> words, List<Saying> says) {
        public Topic {
            words = List.copyOf(words);
            says = List.copyOf(says);
        }
    }

    /**
     * One answer, and to whom.
     *
     * @param feat id of what the asker must be known for; empty for nothing
     * @param fromLevel the asker's least level
     */
    public record Saying(String text, Optional<String> feat, int fromLevel) {}

    /** The topic of that word. */
    public Optional<Topic> about(String word) {
        return topics.stream().filter(topic -> topic.words().contains(word)).findFirst();
    }

    /** The words that players are told. */
    public Stream<String> words() {
        return topics.stream().map(topic -> topic.words().getFirst());
    }
}
