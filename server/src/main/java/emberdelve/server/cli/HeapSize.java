package emberdelve.server.cli;

import emberdelve.server.lifecycle.StartException;

/** The least memory for objects that a server needs. */
final class HeapSize {
    private static final long MIB = 1024 * 1024;

    /**
     * The least memory. With the shipped world the server starts with less, and has nothing left
     * for a crowd.
     */
    static final long LEAST_MIB = 64;

    private HeapSize() {}

    /**
     * @param octets the most that the JVM will use
     * @throws StartException if that is too little
     */
    static void require(long octets) {
        // One part of the young objects' room is always empty, and the JVM does not count it.
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
