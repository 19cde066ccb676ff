package emberdelve.protocol.style;

/** Which links a terminal can follow. */
public enum LinkSupport {
    /** Their text is shown, and nothing else. */
    NONE,
    /** Pages of the web, as many terminals can. */
    WEB,
    /** Commands, too, as clients for games can. */
    ALL;

    boolean shows(Link link) {
        return switch (link) {
            case Link.None _ -> false;
            case Link.Web _ -> this != NONE;
            case Link.Send _, Link.Prompt _ -> this == ALL;
        };
    }
}
