package emberdelve.config.content;

/**
 * A channel on which players talk to one another, wherever they are. Its id is the word that they
 * type to speak on it.
 *
 * @param summary what it is for, in a few words
 * @param greets whether those who listen are told of newcomers
 */
public record Channel(String id, String summary, boolean greets) {}
