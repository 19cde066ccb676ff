package emberdelve.server.replay;

import emberdelve.server.command.Command;
import emberdelve.server.command.Parsed;
import emberdelve.server.command.Verbs;
import emberdelve.server.link.Input;
import emberdelve.server.link.InputNotation;
import emberdelve.server.link.ReadBy;
import emberdelve.server.offer.Edition;
import emberdelve.server.offer.Editions;

import java.util.HashMap;
import java.util.Map;

/**
 * The inputs of a recording. It does again what was done on other threads before each input came:
 * content is prepared, and lines are read by the verbs of the time.
 */
final class RecordedInputs {
    private final Editions editions;
    private final Contents contents;
    private final InputNotation notation = new InputNotation(this::read, Replay.ROWS);
    private final Map<String, Verbs> verbs = new HashMap<>();
    private Verbs latest;

    /**
     * @param editions the editions of the game that is played again
     */
    RecordedInputs(Editions editions, Contents contents) {
        this.editions = editions;
        this.contents = contents;
        latest = kept(editions.current());
    }

    /**
     * Reads the input of a line.
     *
     * @throws IllegalArgumentException if the line is no input of this program
     */
    Input input(String line) {
        var input = notation.read(line);
        if (input instanceof Input.Reload reload) prepare(reload.version());
        return input;
    }

    private void prepare(String version) {
        var content =
                contents.of(version)
                        .orElseThrow(() ->
                                new IllegalArgumentException(
                                        "content "
                                                + version
                                                + " is not kept (expected: in the data folder)"));
        latest = kept(editions.prepare(content));
    }

    private Verbs kept(Edition edition) {
        verbs.put(edition.content().version(), edition.verbs());
        return edition.verbs();
    }

    private Command read(String line, ReadBy readBy) {
        if (verbs.getOrDefault(readBy.content(), latest).parse(line, readBy.role())
                instanceof Parsed.Understood(var command)) return command;
        throw new IllegalArgumentException("no command of this program: " + line);
    }
}
