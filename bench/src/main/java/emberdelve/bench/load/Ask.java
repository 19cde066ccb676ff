package emberdelve.bench.load;

/** A command that is timed, and how its answer is known. */
enum Ask {
    /**
     * A command that is answered by a line that ends with the token. No command costs the server
     * less.
     */
    PING("ping "),
    /** The speaker's own line ends with the token; so do the lines that others read. */
    SAY("say "),
    /** The room's name is the answer, which holds no token. */
    LOOK("look");

    private final String typed;

    Ask(String typed) {
        this.typed = typed;
    }

    /** The words that are typed before the token, in ASCII. */
    String typed() {
        return typed;
    }

    boolean hasToken() {
        return this != LOOK;
    }
}
