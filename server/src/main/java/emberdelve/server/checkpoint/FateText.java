package emberdelve.server.checkpoint;

import emberdelve.config.content.RoomId;
import emberdelve.server.model.Fate;

/**
 * {@link Fate} as one line of text: nothing, {@code hardcore}, or {@code died} or {@code fallen}
 * with tick, level, room and killer. What it cannot read is taken for hardcore that lives: nobody
 * is brought to rest by mistake, nor spared. Pure.
 */
public final class FateText {
    private static final String HARDCORE = "hardcore";
    private static final String DIED = "died";
    private static final String FALLEN = "fallen";
    private static final int PARTS = 5;

    private FateText() {}

    static String write(Fate fate) {
        return switch (fate) {
            case Fate.Living.WAKES -> "";
            case Fate.Living.HARDCORE -> HARDCORE;
            case Fate.Woke(var death) -> line(DIED, death);
            case Fate.Fallen(var death) -> line(FALLEN, death);
        };
    }

    /** What {@link #write} wrote. */
    public static Fate read(String text) {
        if (text.isEmpty()) return Fate.Living.WAKES;
        var parts = text.split(" ", PARTS);
        if (parts.length < PARTS) return Fate.Living.HARDCORE;
        return switch (parts[0]) {
            case DIED -> new Fate.Woke(death(parts));
            case FALLEN -> new Fate.Fallen(death(parts));
            default -> Fate.Living.HARDCORE;
        };
    }

    private static String line(String word, Fate.Death death) {
        return String.join(
                " ",
                word,
                Long.toString(death.tick()),
                Integer.toString(death.level()),
                death.room().value(),
                death.killer());
    }

    private static Fate.Death death(String[] parts) {
        return new Fate.Death(
                Long.parseLong(parts[1]),
                Integer.parseInt(parts[2]),
                new RoomId(parts[3]),
                parts[4]);
    }
}
