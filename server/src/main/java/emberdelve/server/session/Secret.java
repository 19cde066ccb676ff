package emberdelve.server.session;

/** A password, code or secret of an authenticator. It is never logged. */
record Secret(String text) {
    @Override
    public String toString() {
        return "(hidden)";
    }
}
