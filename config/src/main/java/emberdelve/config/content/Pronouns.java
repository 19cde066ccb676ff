package emberdelve.config.content;

/**
 * The pronouns by which others speak of an actor (GAME: he, she, it, they). The reader itself is
 * always "you".
 */
public enum Pronouns {
    HE("he", "him", "his", "his", "himself"),
    SHE("she", "her", "her", "hers", "herself"),
    IT("it", "it", "its", "its", "itself"),
    THEY("they", "them", "their", "theirs", "themselves");

    private final String subject;
    private final String object;
    private final String possessive;
    private final String possessiveAlone;
    private final String reflexive;

    Pronouns(
            String subject,
            String object,
            String possessive,
            String possessiveAlone,
            String reflexive) {
        this.subject = subject;
        this.object = object;
        this.possessive = possessive;
        this.possessiveAlone = possessiveAlone;
        this.reflexive = reflexive;
    }

    /** he, she, it, they. */
    public String subject() {
        return subject;
    }

    /** him, her, it, them. */
    public String object() {
        return object;
    }

    /** his, her, its, their: before a noun. */
    public String possessive() {
        return possessive;
    }

    /** his, hers, its, theirs: on its own. */
    public String possessiveAlone() {
        return possessiveAlone;
    }

    /** himself, herself, itself, themselves. */
    public String reflexive() {
        return reflexive;
    }
}
