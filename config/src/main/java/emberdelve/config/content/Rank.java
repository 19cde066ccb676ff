package emberdelve.config.content;

/** Where somebody stands; an attacker that can choose strikes at the front. */
public enum Rank {
    FRONT,
    BACK
}
