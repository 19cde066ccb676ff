package emberdelve.server.schedule;

/** A contender: somebody who takes turns. */
public interface Contender {
    /** Ticks between two turns of weight 1, 1..1000; lower is faster. */
    int speed();

    /** The number that is added to the contender's initiative roll, -3..3. */
    int initiativeModifier();

    /** The contender's place in the queue; always the same object. */
    Appointment appointment();
}
