package emberdelve.server.model;

/**
 * The preferences of a player for their character.
 *
 * @param wimpyPercent the character flees by itself below this share of hit points; 0 = never
 * @param rolls whether the player is told every roll of a fight
 * @param far whether the player is told of events in other rooms
 * @param ears whether, and for how long, text is made for a screen reader
 */
public record Preferences(
        int wimpyPercent,
        boolean rolls,
        boolean far,
        ScreenReader ears,
        CharacterSettings settings) {
    public static final Preferences DEFAULT = new Preferences(0, false, true, false);

    public Preferences(int wimpyPercent, boolean rolls, boolean far, boolean screenReader) {
        this(wimpyPercent, rolls, far, screenReader, CharacterSettings.DEFAULT);
    }

    /**
     * @param screenReader the player's own choice
     */
    public Preferences(
            int wimpyPercent,
            boolean rolls,
            boolean far,
            boolean screenReader,
            CharacterSettings settings) {
        this(wimpyPercent, rolls, far, ScreenReader.chosen(screenReader), settings);
    }

    /** Whether text is made for a screen reader now. */
    public boolean screenReader() {
        return ears.isOn();
    }

    public Preferences withWimpy(int percent) {
        return new Preferences(percent, rolls, far, ears, settings);
    }

    public Preferences withRolls(boolean on) {
        return new Preferences(wimpyPercent, on, far, ears, settings);
    }

    public Preferences withFar(boolean on) {
        return new Preferences(wimpyPercent, rolls, on, ears, settings);
    }

    /** With the player's own choice, which is stored. */
    public Preferences withScreenReader(boolean on) {
        return new Preferences(wimpyPercent, rolls, far, ScreenReader.chosen(on), settings);
    }

    /** With what the client of this visit wants, which is not stored. */
    public Preferences withScreenReaderForVisit(boolean on) {
        return new Preferences(wimpyPercent, rolls, far, ears.forVisit(on), settings);
    }

    public Preferences withSettings(CharacterSettings now) {
        return new Preferences(wimpyPercent, rolls, far, ears, now);
    }

    /**
     * Whether rooms that the character knows are shown without their description when it comes in:
     * with a screen reader, unless the player chose otherwise.
     */
    public boolean isBrief() {
        return settings.brief().orElse(screenReader());
    }

    /**
     * The share that is told of a fight between two; less with a screen reader, unless the player
     * chose otherwise.
     */
    public Detail detail() {
        return settings.detail().orElse(screenReader() ? Detail.SUMMARY : Detail.FULL);
    }

    /** The share that is told of a fight of three or more. */
    public Detail detailAmongMany() {
        return settings.detail().orElse(Detail.GIST);
    }
}
