package emberdelve.config.settings;

/** The headers by which a proxy may say for whom it asks. */
public enum ForwardedBy {
    X_FORWARDED_FOR,
    /** RFC 7239. */
    FORWARDED
}
