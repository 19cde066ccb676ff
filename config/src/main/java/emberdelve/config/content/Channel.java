package emberdelve.config.content;

/**
 * A place to talk that is everywhere at once. Its id is the word that speaks on it.
 *
 * @param summary what it is for, in a few words
 * @param greets whether those who listen are told of newcomers
 */
public record Channel(String id, String summary, boolean greets) {}
