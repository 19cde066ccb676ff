package emberdelve.server.lifecycle;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads what Linux tells of a process's memory, as in {@code /proc/self/smaps}. */
final class Mappings {
    // 800000000-802000000 r--p 00001000 fe:00 5327512     /a/folder/file
    private static final Pattern BEGIN =
            Pattern.compile("([0-9a-f]+)-([0-9a-f]+) (\\S{4}) \\S+ \\S+ \\d+ *(.*)");
    private static final Pattern ANONYMOUS = Pattern.compile("Anonymous: +(\\d+) kB");
    private static final int HEXADECIMAL = 16;

    /**
     * Neighbouring pages of one file, or of none.
     *
     * @param begin address of the first octet
     * @param end address behind the last octet
     * @param rights such as {@code r--p}: read, write, execute, private or shared
     * @param file its path; empty when there is none
     * @param changedKib how much of it is not as in the file
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
            return new Mapping(begin, end, rights, file, kib);
        }
    }

    /** What is not understood is passed over: a later Linux may tell more. */
    List<Mapping> read(List<String> lines) {
        var mappings = new ArrayList<Mapping>();
        for (var line : lines) {
            var begins = BEGIN.matcher(line);
            if (begins.matches()) {
                mappings.add(begun(begins));
                continue;
            }
            var changed = ANONYMOUS.matcher(line);
            if (changed.matches() && !mappings.isEmpty())
                mappings.add(mappings.removeLast().changed(Long.parseLong(changed.group(1))));
        }
        return List.copyOf(mappings);
    }

    /** Until it is told that nothing was changed, all may have been. */
    private static Mapping begun(Matcher begins) {
        return new Mapping(
                Long.parseUnsignedLong(begins.group(1), HEXADECIMAL),
                Long.parseUnsignedLong(begins.group(2), HEXADECIMAL),
                begins.group(3),
                begins.group(4),
                Long.MAX_VALUE);
    }
}
