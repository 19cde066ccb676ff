package emberdelve.server.checkpoint;

import emberdelve.config.content.RoomId;
import emberdelve.server.world.actor.Fate;

/**
 * {@link Fate} as one line of text: nothing, {@code hardcore}, or {@code fallen TICK ROOM KILLER}.
 * What it cannot read is taken for hardcore that lives: nobody is brought to rest by mistake. Pure.
 */
public final class FateText {
    private static final String HARDCORE = "hardcore";
    private static final String FALLEN = "fallen";
    private static final int PARTS = 4;

    private FateText() {}

    static String write(Fate fate) {
        return switch (fate) {
            case Fate.Living.WAKES -> "";
            case Fate.Living.HARDCORE -> HARDCORE;
            case Fate.Fallen(var tick, var room, var killer) ->
                String.join(" ", FALLEN, Long.toString(tick), room.value(), killer);
        };
    }

    /** What {@link #write} wrote. */
    public static Fate read(String text) {
        if (text.isEmpty()) return Fate.Living.WAKES;
        var parts = text.split(" ", PARTS);
        if (parts.length < PARTS || !parts[0].equals(FALLEN)) return Fate.Living.HARDCORE;
        return new Fate.Fallen(Long.parseLong(parts[1]), new RoomId(parts[2]), parts[3]);
    }
}
