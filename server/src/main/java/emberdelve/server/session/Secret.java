package emberdelve.server.session;

/** A password that is to be hashed. It is never shown, and never logged. */
record Secret(String text) {
    @Override
    public String toString() {
        return "(hidden)";
    }
}
