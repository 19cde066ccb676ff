package emberdelve.server.session;

import java.security.SecureRandom;
import java.util.HexFormat;

/** A password on its way to being hashed. It is never shown, not even in a log of ours. */
record Secret(String text) {
    private static final int OCTETS = 24;

    /** One that nobody knows. */
    static Secret ofNobody() {
        var octets = new byte[OCTETS];
        new SecureRandom().nextBytes(octets);
        return new Secret(HexFormat.of().formatHex(octets));
    }

    @Override
    public String toString() {
        return "(hidden)";
    }
}
