package emberdelve.server.lifecycle;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The mappings of a process's memory, as Linux tells of them in {@code /proc/self/smaps}. */
final class Mappings {
    // 800000000-802000000 r--p 00001000 fe:00 5327512     /a/folder/file
    private static final Pattern BEGIN =
            Pattern.compile("([0-9a-f]+)-([0-9a-f]+) (\\S{4}) \\S+ \\S+ \\d+ *(.*)");
    // What is changed is in memory or, on a machine that has it, in the swap.
    private static final Pattern CHANGED = Pattern.compile("(Anonymous|Swap): +(\\d+) kB");
    private static final int HEXADECIMAL = 16;
    private static final long UNTOLD = -1;

    /**
     * Neighbouring pages of one file, or of none.
     *
     * @param begin address of the first octet
     * @param end address behind the last octet
     * @param rights such as {@code r--p}: read, write, execute, private or shared
     * @param file its path; empty when there is none
     * @param changedKib how much of it is not as in the file; below 0 when it was not told
     */
    record Mapping(long begin, long end, String rights, String file, long changedKib) {
        /** Whether it is all as in the file, and stays so: the process may not write there. */
        boolean isOnlyRead() {
            return file.startsWith("/") && rights.charAt(1) == '-' && changedKib == 0;
        }

        long octets() {
            return end - begin;
        }

        private Mapping changed(long kib) {
            return new Mapping(begin, end, rights, file, Math.max(0, changedKib) + kib);
        }
    }

    /** Reads the mappings; what is not understood is passed over: a later Linux may tell more. */
    List<Mapping> read(List<String> lines) {
        var mappings = new ArrayList<Mapping>();
        for (var line : lines) {
            var begins = BEGIN.matcher(line);
            if (begins.matches()) {
                mappings.add(begun(begins));
                continue;
            }
            var changed = CHANGED.matcher(line);
            if (changed.matches() && !mappings.isEmpty())
                mappings.add(mappings.removeLast().changed(Long.parseLong(changed.group(2))));
        }
        return List.copyOf(mappings);
    }

    /** A mapping that has begun: until it is told that nothing was changed, all may have been. */
    private static Mapping begun(Matcher begins) {
        return new Mapping(
                Long.parseUnsignedLong(begins.group(1), HEXADECIMAL),
                Long.parseUnsignedLong(begins.group(2), HEXADECIMAL),
                begins.group(3),
                begins.group(4),
                UNTOLD);
    }
}
