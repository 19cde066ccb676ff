package emberdelve.bench.page;

/**
 * A file that a browser reads.
 *
 * @param type such as {@code text/css}
 * @param text as it is when nothing is packed
 * @param plainOctets the octets that are sent when it is not packed
 * @param packedOctets the octets that are sent when the browser reads gzip
 * @param headerOctets the octets of the headers before those
 */
public record WebFile(
        String path,
        String type,
        String text,
        long plainOctets,
        long packedOctets,
        long headerOctets) {}
