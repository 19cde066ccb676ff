package emberdelve.server.cli;

import emberdelve.config.content.Content;
import emberdelve.config.load.ContentLoader;
import emberdelve.config.load.Problems;
import emberdelve.config.settings.Settings;
import emberdelve.config.settings.SettingsLoader;
import java.io.PrintWriter;
import java.util.Optional;

/** What the configuration folder holds, without a mistake. */
record Loaded(Settings settings, Content content) {
    /** Reads all of it; with mistakes it is empty, and each of them a line of {@code err}. */
    static Optional<Loaded> from(Folders folders, PrintWriter err) {
        var problems = new Problems();
        var settings = SettingsLoader.load(folders.serverYaml(), problems);
        var content = ContentLoader.load(folders.content(), problems);
        if (problems.isEmpty())
            return settings.flatMap(read -> content.map(all -> new Loaded(read, all)));

        err.print(problems);
        err.println("emberdelve: " + problems.size() + " to be mended before it starts");
        err.flush();
        return Optional.empty();
    }
}
