package emberdelve.server.cli;

import emberdelve.db.transfer.CharacterLaw;
import emberdelve.db.transfer.Transfers;
import emberdelve.server.session.LawfulCharacters;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The rules of the game for characters, by the content of a configuration folder. */
final class Law {
    /** The most lines that are printed, which are enough for a world in which much is wrong. */
    static final int TOLD_MAX = 100;

    private Law() {}

    /** The rules; empty when the configuration has mistakes, which are printed. */
    static Optional<CharacterLaw> of(Folders folders, PrintWriter err) {
        return Loaded.from(folders, err)
                .map(loaded ->
                        new LawfulCharacters(loaded.content(), loaded.settings().passwords()));
    }

    /**
     * Prints what stored characters have and cannot have got in play. No world is refused for that
     * alone.
     */
    static void tellFaults(Folders folders, Path data, PrintWriter err) {
        of(folders, err)
                .ifPresentOrElse(
                        law -> tell(Transfers.faults(data, law), data, err),
                        () ->
                                err.println(
                                        "against the rules: "
                                                + data
                                                + ": not looked at, because the configuration has"
                                                + " mistakes (expected: none; see above)"));
        err.flush();
    }

    static void tell(List<String> faults, Path data, PrintWriter err) {
        for (var fault : faults.subList(0, Math.min(faults.size(), TOLD_MAX)))
            err.println("against the rules: " + data + ": " + fault);
        if (faults.size() > TOLD_MAX)
            err.println(
                    "against the rules: " + data + ": and " + (faults.size() - TOLD_MAX) + " more");
    }
}
