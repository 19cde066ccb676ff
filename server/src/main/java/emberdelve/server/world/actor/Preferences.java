package emberdelve.server.world.actor;

/**
 * What a player chose for their character.
 *
 * @param wimpyPercent flees by itself below this share of hit points; 0 = never
 * @param rolls whether every roll of a fight is told
 * @param far whether what is not in the room is told
 * @param screenReader whether text is made for listening
 */
public record Preferences(int wimpyPercent, boolean rolls, boolean far, boolean screenReader) {
    public static final Preferences DEFAULT = new Preferences(0, false, true, false);

    public Preferences withWimpy(int percent) {
        return new Preferences(percent, rolls, far, screenReader);
    }

    public Preferences withRolls(boolean on) {
        return new Preferences(wimpyPercent, on, far, screenReader);
    }

    public Preferences withFar(boolean on) {
        return new Preferences(wimpyPercent, rolls, on, screenReader);
    }

    public Preferences withScreenReader(boolean on) {
        return new Preferences(wimpyPercent, rolls, far, on);
    }
}
