package emberdelve.server.cli;

import emberdelve.db.transfer.CharacterLaw;
import emberdelve.db.transfer.Transfers;
import emberdelve.server.session.LawfulCharacters;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;

/** The rules of the game for characters, by the content of a configuration folder. */
final class Law {
    private Law() {}

    /** Empty when the configuration has mistakes, which are told. */
    static Optional<CharacterLaw> of(Folders folders, PrintWriter err) {
        return Loaded.from(folders, err)
                .map(loaded ->
                        new LawfulCharacters(loaded.content(), loaded.settings().passwords()));
    }

    /** Tells what of the stored characters play cannot give. That alone refuses no world. */
    static void tellFaults(Folders folders, Path data, PrintWriter err) {
        var law = of(folders, err);
        if (law.isEmpty()) return;
        for (var fault : Transfers.faults(data, law.get()))
            err.println("against the rules: " + data + ": " + fault);
        err.flush();
    }
}
