package emberdelve.server.model;

/**
 * For how long text is made for a screen reader.
 *
 * @param always whether the player has chosen it for the character; stored with it
 * @param thisVisit whether the client of this visit wants it; gone with the next one
 */
public record ScreenReader(boolean always, boolean thisVisit) {
    static final ScreenReader OFF = new ScreenReader(false, false);

    boolean isOn() {
        return always || thisVisit;
    }

    ScreenReader forVisit(boolean on) {
        return new ScreenReader(always, on);
    }

    /** The player's own choice, which also goes before what the client wants. */
    static ScreenReader chosen(boolean on) {
        return new ScreenReader(on, false);
    }
}
