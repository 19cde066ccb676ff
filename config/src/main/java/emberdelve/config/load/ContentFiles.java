package emberdelve.config.load;

import emberdelve.config.learnt.FolderText;
import emberdelve.config.learnt.PlainFile;
import emberdelve.config.read.Position;
import emberdelve.config.read.Problem;
import emberdelve.config.read.Problems;
import emberdelve.config.read.Source;
import emberdelve.config.read.Suggestion;
import emberdelve.config.read.YamlNode;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/** The files of one content folder, in the order of their names. Thread: the one that loads. */
class ContentFiles {
    /** Octets of the digest that are shown: enough to tell two contents apart. */
    private static final int VERSION_OCTETS = 8;

    private static final PlainFile.Unfit MISSING = new PlainFile.Unfit("missing", "a file");

    private final FolderText folder;
    private final Problems problems;
    private final Optional<ParsedFiles> parsed;
    private final MessageDigest digest = sha256();

    ContentFiles(FolderText folder, Problems problems) {
        this(folder, Optional.empty(), problems);
    }

    /** {@code parsed}: the nodes of files that were parsed before and may not have changed. */
    ContentFiles(FolderText folder, Optional<ParsedFiles> parsed, Problems problems) {
        this.folder = folder;
        this.parsed = parsed;
        this.problems = problems;
    }

    /**
     * The names in a folder, {@code ""} for the content's folder itself; empty, with a problem, if
     * the folder is missing.
     */
    List<String> names(String relative) {
        var found = folder.names().get(relative);
        if (found != null) return found;
        problems.add(unknown(relative, "missing", "a folder"));
        return List.of();
    }

    /** The names in a folder that end so; a problem for each that does not. */
    List<String> names(String relative, String ending) {
        var fitting = new ArrayList<String>();
        for (var found : names(relative)) {
            if (found.endsWith(ending)) fitting.add(found);
            else problems.add(unknown(join(relative, found), "unknown file", "*" + ending));
        }
        return fitting;
    }

    /** Reports the files of a folder that nobody will read. */
    void expectOnly(String relative, List<String> known) {
        for (var found : names(relative)) {
            if (known.contains(found)) continue;
            var problem = unknown(join(relative, found), "unknown file", String.join(", ", known));
            problems.add(problem.suggesting(Suggestion.nearest(found, known)));
        }
    }

    boolean has(String relative) {
        return folder.has(relative);
    }

    /** The topmost node; empty, with a problem, when the file is missing or no YAML. */
    Optional<YamlNode> yaml(String relative) {
        return text(relative).flatMap(this::parsed);
    }

    private Optional<YamlNode> parsed(Source source) {
        return parsed.map(its -> its.node(source, problems))
                .orElseGet(() -> YamlFile.parse(source, problems));
    }

    Optional<Source> text(String relative) {
        var octets = folder.files().get(relative);
        var read =
                octets != null
                        ? new PlainFile.Octets(octets)
                        : folder.unfit().getOrDefault(relative, MISSING);
        var source = Source.of(read, join(folder.name(), relative), problems);
        source.ifPresent(its -> digest(relative, its.text()));
        return source;
    }

    /** The digest of all that has been read since the last call, or since the beginning. */
    String version() {
        return HexFormat.of().formatHex(digest.digest(), 0, VERSION_OCTETS);
    }

    /** The beginning of that file, whether it is there or not. */
    Position place(String relative) {
        return Position.startOf(join(folder.name(), relative));
    }

    /** A problem with a file or folder as a whole. */
    Problem unknown(String relative, String value, String expected) {
        var file = join(folder.name(), relative);
        var key = file.substring(file.lastIndexOf('/') + 1);
        return Problem.of(Position.startOf(file), key, value, expected);
    }

    private void digest(String relative, String text) {
        digest.update((relative + '\0' + text + '\0').getBytes(StandardCharsets.UTF_8));
    }

    private static String join(String folder, String name) {
        if (folder.isEmpty()) return name;
        return name.isEmpty() ? folder : folder + "/" + name;
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
