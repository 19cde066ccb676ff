package emberdelve.server.console;

import org.jline.reader.Candidate;
import org.jline.reader.Completer;
import org.jline.reader.LineReader;
import org.jline.reader.ParsedLine;

import java.util.List;

/** What the key TAB offers: a verb at the beginning of a line, a name behind it. */
final class Completion implements Completer {
    private final Hints hints;

    Completion(Hints hints) {
        this.hints = hints;
    }

    @Override
    public void complete(LineReader reader, ParsedLine line, List<Candidate> candidates) {
        var offered = line.wordIndex() == 0 ? hints.verbs() : hints.names();
        for (var word : offered) candidates.add(new Candidate(word));
    }
}
