package emberdelve.server.cli;

import emberdelve.config.content.Content;
import emberdelve.config.learnt.FolderReader;
import emberdelve.config.learnt.FolderText;
import emberdelve.config.load.ContentLoader;
import emberdelve.config.load.ParsedFiles;
import emberdelve.config.read.Problems;
import emberdelve.config.region.RegionFile;
import emberdelve.config.settings.Settings;
import emberdelve.config.settings.SettingsLoader;
import emberdelve.server.bridge.Joints;
import emberdelve.server.feature.Features;
import emberdelve.server.reload.FolderWriter;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.Optional;

/**
 * The contents of the configuration folder, without a mistake.
 *
 * @param joints what the bridge joins to places outside
 * @param regions the regions into which the dungeon is divided
 * @param parsed the content's files as they were parsed
 * @param warnings the number of warnings
 */
record Loaded(
        Settings settings,
        Content content,
        Joints joints,
        RegionFile regions,
        ParsedFiles parsed,
        int warnings) {
    /**
     * Reads settings and content. Each warning and each mistake is a line of {@code err}; with a
     * mistake the result is empty.
     */
    static Optional<Loaded> from(Folders folders, PrintWriter err) {
        var problems = new Problems();
        var text = text(folders, problems);
        var known = text.flatMap(LearntPlaces.of(folders)::read);
        return from(folders, text, known, problems, err);
    }

    /**
     * Reads the settings, and makes the content from its folder's text unless it is known already;
     * prints warnings and mistakes.
     */
    static Optional<Loaded> from(
            Folders folders,
            Optional<FolderText> text,
            Optional<Content> known,
            Problems problems,
            PrintWriter err) {
        var loaded = read(folders, text, known, problems);
        tell(problems, err);
        return loaded;
    }

    /**
     * Reads the content alone, whatever the settings and the regions are; prints its warnings and
     * mistakes.
     */
    static Optional<Content> content(Folders folders, PrintWriter err) {
        var problems = new Problems();
        var text = text(folders, problems);
        var content =
                text.flatMap(LearntPlaces.of(folders)::read)
                        .or(() ->
                                text.flatMap(
                                        its -> loader().load(its, new ParsedFiles(), problems)));
        tell(problems, err);
        return problems.isEmpty() ? content : Optional.empty();
    }

    /** Reads settings and content anew, and prints nothing. */
    static Optional<Loaded> read(Folders folders, Problems problems) {
        return read(folders, text(folders, problems), Optional.empty(), problems);
    }

    /** The contents of the content's folder; empty, with a problem, when it cannot be read. */
    static Optional<FolderText> text(Folders folders, Problems problems) {
        return ContentLoader.text(new FolderReader(), folders.content(), problems);
    }

    private static Optional<Loaded> read(
            Folders folders,
            Optional<FolderText> text,
            Optional<Content> known,
            Problems problems) {
        if (FolderWriter.isCutShort(folders.content())) tellCutShort(folders, problems);
        var settings = SettingsLoader.load(folders.serverYaml(), problems);
        var regions = RegionFile.load(folders.regionsYaml(), problems);
        var parsed = new ParsedFiles();
        var content = known.or(() -> text.flatMap(its -> loader().load(its, parsed, problems)));
        if (settings.isEmpty() || content.isEmpty()) return Optional.empty();
        var joints =
                Joints.read(
                        folders.serverYaml().resolveSibling(Joints.FILE),
                        content.get().channels().keySet(),
                        settings.get().admin().enabled(),
                        problems);
        regions.fit(content.get(), problems);
        if (!problems.isEmpty()) return Optional.empty();
        return Optional.of(
                new Loaded(
                        settings.get(), content.get(), joints, regions, parsed, problems.warned()));
    }

    /** Reports that the folder may hold a half-written change. */
    private static void tellCutShort(Folders folders, Problems problems) {
        problems.add(
                String.valueOf(folders.content().getFileName()),
                "a builder's deed, begun and not ended",
                "a start of the server, which takes it back; while one runs, another moment");
    }

    /** Reads and checks the content, and keeps it for later starts. */
    static void learn(Folders folders) throws IOException {
        var problems = new Problems();
        var text = text(folders, problems);
        var content = text.flatMap(its -> loader().load(its, new ParsedFiles(), problems));
        if (content.isEmpty() || problems.warned() > 0) return;
        var lesson = text.flatMap(LearntPlaces.of(folders)::lessonOfBuild);
        if (lesson.isPresent()) lesson.get().keep(content.get());
    }

    private static ContentLoader loader() {
        return Features.registry().loader();
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
