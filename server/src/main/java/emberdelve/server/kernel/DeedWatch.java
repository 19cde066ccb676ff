package emberdelve.server.kernel;

/** Is told of what may set off a trigger. Thread: world. */
public interface DeedWatch {
    /** Whether the deed would set something off; nothing happens. */
    boolean awaits(Deed deed);

    /** Whether the deed would set something off that has to recover first; nothing happens. */
    boolean rests(Deed deed);

    /** Whether the deed has set something off. */
    boolean done(Deed deed);
}
