package emberdelve.config.read;

import emberdelve.config.learnt.PlainFile;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The text of one file, without a byte order mark.
 *
 * @param file the file's name in problems
 */
public record Source(String file, String text) {
    /** See {@link PlainFile#OCTETS_MAX}. */
    public static final int OCTETS_MAX = PlainFile.OCTETS_MAX;

    private static final Pattern KEY = Pattern.compile("[\\s-]*([A-Za-z0-9][A-Za-z0-9.-]*)\\s*:");
    private static final Pattern LINE_END = Pattern.compile("\r\n|\r|\n");
    private static final String BYTE_ORDER_MARK = "\uFEFF";

    /** The file's text; empty, with a problem, when it cannot be read or is no UTF-8. */
    public static Optional<Source> of(PlainFile read, String file, Problems problems) {
        var key = file.substring(file.lastIndexOf('/') + 1);
        return switch (read) {
            case PlainFile.Octets its -> decode(its.octets(), file, key, problems);
            case PlainFile.Unfit(var value, var expected) -> {
                problems.add(Problem.of(Position.startOf(file), key, value, expected));
                yield Optional.empty();
            }
        };
    }

    /** The place of a char of the text, by its index. */
    public Position place(int index) {
        var lines = lines(text.substring(0, index));
        var last = lines.getLast();
        return new Position(file, lines.size(), last.codePointCount(0, last.length()) + 1);
    }

    public List<String> lines() {
        return lines(text);
    }

    /**
     * The keys that lead to that place, {@code hall.exits.north}, judged by how lines are indented,
     * for files that are no YAML and have no nodes. Empty when no key stands before it.
     */
    public Optional<String> keyAt(Position at) {
        var lines = lines();
        var path = new ArrayList<String>();
        var left = Integer.MAX_VALUE;
        for (var line = Math.min(at.line(), lines.size()); line > 0 && left > 0; line--) {
            var key = KEY.matcher(lines.get(line - 1));
            if (!key.lookingAt() || key.start(1) >= left) continue;
            left = key.start(1);
            path.add(key.group(1));
        }
        return path.isEmpty() ? Optional.empty() : Optional.of(String.join(".", path.reversed()));
    }

    private static Optional<Source> decode(
            byte[] octets, String file, String key, Problems problems) {
        var in = ByteBuffer.wrap(octets);
        var out = CharBuffer.allocate(octets.length);
        var result = StandardCharsets.UTF_8.newDecoder().decode(in, out, true);
        var text = out.flip().toString();
        if (text.startsWith(BYTE_ORDER_MARK)) text = text.substring(1);

        var source = new Source(file, text);
        if (!result.isError()) return Optional.of(source);
        var octet = String.format("octet 0x%02x", octets[in.position()]);
        problems.add(Problem.of(source.place(text.length()), key, octet, "UTF-8"));
        return Optional.empty();
    }

    private static List<String> lines(String text) {
        return List.of(LINE_END.split(text, -1));
    }
}
