package emberdelve.config.load;

import emberdelve.config.learnt.FolderText;
import emberdelve.config.read.Problem;
import emberdelve.config.read.Problems;
import emberdelve.config.read.Source;
import emberdelve.server.feature.Features;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A content folder with one file in it, and with those beside it where they are only read together.
 * What readers say because all the rest is missing does not count.
 */
final class OneFile extends ContentFiles {
    private static final Set<String> TOGETHER = Set.of("delves", "duels");

    private final String file;
    private final Optional<String> text;
    private final Problems problems;

    private OneFile(FolderText content, String file, Optional<String> text, Problems problems) {
        super(content, problems);
        this.file = file;
        this.text = text;
        this.problems = problems;
    }

    /** What the readers say against that text that they do not say against the file as it is. */
    static Set<String> complaints(FolderText content, String file, String text) {
        var complaints = new HashSet<>(all(content, file, Optional.of(text)));
        complaints.removeAll(all(content, file, Optional.empty()));
        return complaints;
    }

    private static Set<String> all(FolderText content, String file, Optional<String> text) {
        var problems = new Problems();
        var files = new OneFile(content, file, text, problems);
        ContentLoader.read(
                new Draft(files, Optional.empty(), problems), Features.registry().loader().readers);
        return problems.list().stream().map(Problem::text).collect(Collectors.toSet());
    }

    @Override
    List<String> names(String relative) {
        var inside = relative.isEmpty() ? "" : relative + "/";
        if (TOGETHER.contains(top(relative)) && has(relative)) return super.names(relative);
        if (!file.startsWith(inside)) return List.of();
        return List.of(file.substring(inside.length()).split("/", -1)[0]);
    }

    @Override
    void expectOnly(String relative, List<String> known) {}

    @Override
    boolean has(String relative) {
        var isBeside = TOGETHER.contains(top(file)) && top(relative).equals(top(file));
        return isBeside || file.equals(relative) || file.startsWith(relative + "/");
    }

    @Override
    Optional<Source> text(String relative) {
        if (relative.equals(file) && text.isPresent())
            return Optional.of(new Source(relative, text.get()));
        if (has(relative)) return super.text(relative);
        problems.add(unknown(relative, "missing", "a file"));
        return Optional.empty();
    }

    private static String top(String relative) {
        return relative.split("/", -1)[0];
    }
}
