package emberdelve.server.kernel;

/** The seeds that are made of names, the same on every machine and in every run. */
final class Seeds {
    private static final long FNV_OFFSET = 0xcbf29ce484222325L;
    private static final long FNV_PRIME = 0x100000001b3L;

    private Seeds() {}

    /** FNV-1a over the name's UTF-16 units. */
    static long mix(String name) {
        var hash = FNV_OFFSET;
        for (var i = 0; i < name.length(); i++) hash = (hash ^ name.charAt(i)) * FNV_PRIME;
        return hash;
    }
}
