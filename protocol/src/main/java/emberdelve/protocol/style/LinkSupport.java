package emberdelve.protocol.style;

/** The links that a terminal can follow. */
public enum LinkSupport {
    /** No links: only their text is shown. */
    NONE,
    /** Pages of the web, as many terminals can. */
    WEB,
    /** Commands, too, as clients for games can. */
    ALL;

    boolean shows(Hyperlink link) {
        return switch (link) {
            case Hyperlink.None _ -> false;
            case Hyperlink.Web _ -> this != NONE;
            case Hyperlink.Send _, Hyperlink.Prompt _ -> this == ALL;
        };
    }
}
