package emberdelve.server.cli;

import emberdelve.server.lifecycle.StartException;

/** The least memory for objects that a server needs. */
final class HeapSize {
    private static final long MIB = 1024 * 1024;

    /**
     * The least memory in MiB. With the shipped world the server starts with less, but has none
     * left for a crowd.
     */
    static final long LEAST_MIB = 64;

    private HeapSize() {}

    /**
     * @param octets the most octets that the JVM will use for objects
     * @throws StartException if that is too little
     */
    static void require(long octets) {
        // A tenth may be missing: the JVM does not count the part of the young generation that is
        // always empty.
        if (octets >= LEAST_MIB * MIB / 10 * 9) return;
        throw new StartException(
                "-Xmx: "
                        + octets / MIB
                        + " MiB (expected: at least "
                        + LEAST_MIB
                        + " MiB; as in EMBERDELVE_JAVA_OPTS=-Xmx"
                        + LEAST_MIB
                        + "m, or leave -Xmx out)");
    }
}
