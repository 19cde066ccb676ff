package emberdelve.server.session;

/** A password on its way to being hashed. It is never shown, not even in a log of ours. */
record Secret(String text) {
    @Override
    public String toString() {
        return "(hidden)";
    }
}
