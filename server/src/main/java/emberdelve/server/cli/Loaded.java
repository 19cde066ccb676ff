package emberdelve.server.cli;

import emberdelve.config.content.Content;
import emberdelve.config.content.Vocabulary;
import emberdelve.config.load.ContentLoader;
import emberdelve.config.load.ParsedFiles;
import emberdelve.config.load.Problems;
import emberdelve.config.settings.Settings;
import emberdelve.config.settings.SettingsLoader;
import emberdelve.server.feature.Features;
import emberdelve.server.reload.FolderWriter;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.Optional;

/**
 * What the configuration folder holds, without a mistake.
 *
 * @param parsed what is known of the content's files by now
 * @param warnings how many there were
 */
record Loaded(Settings settings, Content content, ParsedFiles parsed, int warnings) {
    /**
     * Reads all of it. Every warning is a line of {@code err}; with mistakes it is empty, and each
     * of them a line, too.
     */
    static Optional<Loaded> from(Folders folders, PrintWriter err) {
        return from(folders, LearntPlaces.of(folders).read(), err);
    }

    /** The same with content that is known already, if it is. */
    static Optional<Loaded> from(Folders folders, Optional<Content> known, PrintWriter err) {
        var problems = new Problems();
        var loaded = read(folders, known, problems);
        tell(problems, err);
        return loaded;
    }

    /** The same, each file anew and without a word. */
    static Optional<Loaded> read(Folders folders, Problems problems) {
        return read(folders, Optional.empty(), problems);
    }

    private static Optional<Loaded> read(
            Folders folders, Optional<Content> known, Problems problems) {
        if (FolderWriter.isCutShort(folders.content())) tellCutShort(folders, problems);
        var settings = SettingsLoader.load(folders.serverYaml(), problems);
        var parsed = ParsedFiles.learnt(Folders.parsed());
        var content =
                known.or(() ->
                        ContentLoader.load(folders.content(), vocabulary(), parsed, problems));
        if (!problems.isEmpty()) return Optional.empty();
        return settings.flatMap(
                read -> content.map(all -> new Loaded(read, all, parsed, problems.warned())));
    }

    /** What is there may be half of it. */
    private static void tellCutShort(Folders folders, Problems problems) {
        problems.add(
                String.valueOf(folders.content().getFileName()),
                "a builder's deed, begun and not ended",
                "a start of the server, which takes it back; while one runs, another moment");
    }

    /** Reads the content, and leaves it for later starts, parsed and checked. */
    static void learn(Folders folders) throws IOException {
        var lesson = LearntPlaces.of(folders).lessonOfBuild();
        var parsed = new ParsedFiles();
        var problems = new Problems();
        var content = ContentLoader.load(folders.content(), vocabulary(), parsed, problems);
        parsed.writeTo(Folders.parsed());
        if (lesson.isPresent() && content.isPresent() && problems.warned() == 0)
            lesson.get().keep(content.get());
    }

    private static Vocabulary vocabulary() {
        var registry = Features.registry();
        return new Vocabulary(registry.catalogue(), registry.verbWords());
    }

    /** A line for each warning and each mistake, and how many are to be mended. */
    static void tell(Problems problems, PrintWriter err) {
        for (var warning : problems.warnings()) err.println(warning);
        if (!problems.isEmpty()) {
            err.print(problems);
            err.println("emberdelve: " + problems.size() + " to be mended before it starts");
        }
        err.flush();
    }
}
