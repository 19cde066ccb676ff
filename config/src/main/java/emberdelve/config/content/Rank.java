package emberdelve.config.content;

/** The rank in which somebody stands; an attacker that can choose strikes at the front. */
public enum Rank {
    FRONT,
    BACK
}
