package emberdelve.server.admin;

/**
 * The order of staff that the world go on with other content, or with other settings.
 *
 * @param who the name of the character that gives the order, or {@code console}
 * @param from the address from which the order came, or {@code console}
 */
public record ReloadOrder(Kind kind, String who, String from) {
    /** The kind of order. */
    public enum Kind {
        /** Reads the folder and tells what would change. */
        READ,
        /** Goes on with what was read. */
        YES,
        /** Goes on with the version before. */
        BACK,
        /** Lists the versions that were in force. */
        VERSIONS,
        /** Reads the settings, and puts in force what needs no restart. */
        SETTINGS
    }
}
