import com.google.googlejavaformat.java.Main;

import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/**
 * Layout of all Java sources, by google-java-format (AOSP). {@code check} names the files that are
 * laid out otherwise and ends with 1; {@code repair} lays them out anew. Started from the pom.
 */
final class Layout {
    private static final List<String> PLACES =
            List.of(".ci", "bench/src", "config/src", "db/src", "protocol/src", "server/src");

    /**
     * The digest of all files when they were found to be in order, so that nothing is done twice.
     */
    private static final Path CHECKED = Path.of("target/layout/checked");

    /** A file may change again when it is laid out a second time; it has settled by then. */
    private static final int ROUNDS_MAX = 4;

    private Layout() {}

    public static void main(String[] arguments) throws Exception {
        var repairs = arguments[0].equals("repair");
        var files = files();
        var digest = digest(files);
        if (Files.exists(CHECKED) && Files.readString(CHECKED).equals(digest)) return;

        var untidy = untidy(files);
        for (var round = 0; repairs && !untidy.isEmpty() && round < ROUNDS_MAX; round++) {
            format("--replace", untidy);
            untidy.forEach(System.out::println);
            untidy = untidy(untidy);
        }
        if (!untidy.isEmpty()) {
            System.out.println("Not laid out as google-java-format does it (AOSP):");
            untidy.forEach(file -> System.out.println("  " + file));
            System.out.println("This does it: mvn -N verify -Dlayout=repair");
            System.exit(1);
        }
        Files.createDirectories(CHECKED.getParent());
        Files.writeString(CHECKED, digest(files));
    }

    private static List<String> untidy(List<String> files) {
        return format("--dry-run", files).lines().toList();
    }

    private static String format(String deed, List<String> files) {
        var options = new ArrayList<>(List.of("--aosp", deed));
        options.addAll(files);
        var out = new StringWriter();
        var errors = new StringWriter();
        var main =
                new Main(
                        new PrintWriter(out, true),
                        new PrintWriter(errors, true),
                        InputStream.nullInputStream());
        try {
            main.format(options.toArray(String[]::new));
        } catch (Exception refused) {
            throw new IllegalStateException(errors.toString(), refused);
        }
        if (!errors.toString().isEmpty()) throw new IllegalStateException(errors.toString());
        return out.toString();
    }

    private static List<String> files() throws Exception {
        var files = new ArrayList<String>();
        for (var place : PLACES) {
            try (var walk = Files.walk(Path.of(place))) {
                walk.map(Path::toString).filter(name -> name.endsWith(".java")).forEach(files::add);
            }
        }
        files.sort(null);
        return files;
    }

    private static String digest(List<String> files) throws Exception {
        var sum = MessageDigest.getInstance("SHA-256");
        for (var file : files) {
            sum.update(file.getBytes());
            sum.update(Files.readAllBytes(Path.of(file)));
        }
        return HexFormat.of().formatHex(sum.digest());
    }
}
