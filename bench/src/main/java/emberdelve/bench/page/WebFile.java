package emberdelve.bench.page;

/**
 * A file that a browser reads.
 *
 * @param type such as {@code text/css}
 * @param text as it is when nothing is packed
 * @param plainOctets that come when it is not packed
 * @param packedOctets that come when the browser reads gzip
 * @param headerOctets that come before those
 */
public record WebFile(
        String path,
        String type,
        String text,
        long plainOctets,
        long packedOctets,
        long headerOctets) {}
