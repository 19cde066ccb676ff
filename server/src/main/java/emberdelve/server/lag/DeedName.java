package emberdelve.server.lag;

/**
 * The name of a deed that took long, in words such as {@code command look, Mira #2a}.
 *
 * @param told for staff
 * @param byNumber without the names of actors, for what may be handed on: {@code command look, #2a}
 */
public record DeedName(String told, String byNumber) {
    /** The name of a deed of nobody. */
    public static DeedName of(String words) {
        return new DeedName(words, words);
    }
}
