package emberdelve.config.load;

import emberdelve.config.content.HelpPage;
import emberdelve.config.read.Position;
import emberdelve.config.read.Problem;
import emberdelve.config.read.Problems;
import emberdelve.config.read.Source;
import emberdelve.config.read.Suggestion;
import emberdelve.config.read.scalar.Id;
import emberdelve.config.read.scalar.ReadableText;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The pages of {@code help/}: a title, a summary, usage lines, paragraphs, other pages. */
final class HelpReader {
    private static final String ENDING = ".md";
    private static final String INDENT = "    ";
    private static final String SEE_ALSO = "See also:";

    private final Source source;
    private final String word;
    private final Problems problems;
    private final List<String> usage = new ArrayList<>();
    private final List<String> paragraphs = new ArrayList<>();
    private final List<SeeAlso> seeAlso = new ArrayList<>();
    private String summary = "";

    private HelpReader(Source source, String word, Problems problems) {
        this.source = source;
        this.word = word;
        this.problems = problems;
    }

    static void readAll(Draft draft) {
        var pages = new ArrayList<HelpReader>();
        var isComplete = true;
        for (var name : draft.files.names("help", ENDING)) {
            var word = name.substring(0, name.length() - ENDING.length());
            if (Id.ID.parse(word).isEmpty())
                draft.problems.add(draft.files.unknown("help/" + name, "no id", Id.ID.expected()));
            var source = draft.files.text("help/" + name);
            isComplete &= source.isPresent();
            source.ifPresent(text -> pages.add(new HelpReader(text, word, draft.problems)));
        }
        for (var page : pages) draft.help.put(page.word, page.read());
        if (!isComplete) return;
        for (var page : pages) page.checkSeeAlso(draft.help.keySet());
    }

    private HelpPage read() {
        var lines = source.lines();
        if (!lines.getFirst().strip().equals("# " + word))
            problem(1, "title", lines.getFirst(), "# " + word);
        for (var i = 1; i < lines.size(); i++) {
            if (!ReadableText.isPlain(lines.get(i).replace('\t', ' ')))
                problem(i + 1, "text", lines.get(i), "no control characters");
        }
        for (var i = 1; i < lines.size(); ) {
            if (lines.get(i).isBlank()) i++;
            else i = block(lines, i);
        }
        if (summary.isEmpty()) problem(1, "summary", "missing", "one line under the title");
        return new HelpPage(
                word, summary, usage, paragraphs, seeAlso.stream().map(SeeAlso::word).toList());
    }

    /** Reads the lines up to the next blank one; returns the line at which the text goes on. */
    private int block(List<String> lines, int first) {
        var end = first;
        while (end < lines.size() && !lines.get(end).isBlank()) end++;
        var block = lines.subList(first, end);
        var text = String.join(" ", block.stream().map(String::strip).toList());
        if (text.startsWith(SEE_ALSO)) readSeeAlso(block, first + 1);
        else if (!block.getFirst().startsWith(INDENT)) {
            if (summary.isEmpty()) summary = text;
            else paragraphs.add(text);
        } else if (paragraphs.isEmpty()) block.forEach(line -> usage.add(line.strip()));
        // An example between paragraphs keeps its lines.
        else block.forEach(line -> paragraphs.add(line.stripTrailing()));
        return end;
    }

    private void readSeeAlso(List<String> block, int firstLine) {
        for (var i = 0; i < block.size(); i++) {
            var text = block.get(i);
            var from = i == 0 ? text.indexOf(SEE_ALSO) + SEE_ALSO.length() : 0;
            for (var page : text.substring(from).split(",", -1)) {
                var column = from + page.length() - page.stripLeading().length() + 1;
                if (!page.isBlank()) seeAlso.add(new SeeAlso(page.strip(), firstLine + i, column));
                from += page.length() + 1;
            }
        }
    }

    private void checkSeeAlso(Set<String> pages) {
        for (var other : seeAlso) {
            if (pages.contains(other.word)) continue;
            var at = new Position(source.file(), other.line, other.column);
            problems.add(
                    Problem.of(at, "See also", other.word, "a help page that exists")
                            .suggesting(Suggestion.nearest(other.word, pages)));
        }
    }

    private void problem(int line, String key, String value, String expected) {
        problems.add(Problem.of(new Position(source.file(), line, 1), key, value, expected));
    }

    private record SeeAlso(String word, int line, int column) {}
}
