package emberdelve.server.cli;

import emberdelve.config.content.Content;
import emberdelve.config.learnt.FolderText;
import emberdelve.config.learnt.LearntContent;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The files in which content is kept as it was read and checked: the shipped one beside the
 * program, by its build; everybody's own in the data folder, by the server that has read it.
 *
 * @param program the program for which both files are made, see {@link LearntContent#program};
 *     empty when nothing is kept
 */
record LearntPlaces(Folders folders, Optional<String> program) {
    private static final String IN_DATA = "content.learnt";

    static LearntPlaces of(Folders folders) {
        return new LearntPlaces(
                folders, LearntContent.program(System.getProperty("java.class.path")));
    }

    /** The content, if one of the files has it as it is in the folder. */
    Optional<Content> read(FolderText text) {
        return all().stream().flatMap(place -> place.read(text).stream()).findFirst();
    }

    private List<LearntContent> all() {
        return Stream.of(Folders.learnt(), inData()).flatMap(file -> at(file).stream()).toList();
    }

    private Path inData() {
        return folders.data().resolve(IN_DATA);
    }

    private Optional<LearntContent> at(Path file) {
        return program.map(its -> new LearntContent(file, its));
    }

    /**
     * The lesson by which the server keeps content that it has to read; it must be made before the
     * content is read.
     */
    Optional<Lesson> lesson(FolderText text) {
        return at(inData()).map(place -> new Lesson(place, text));
    }

    /** The lesson by which the build keeps the shipped content. */
    Optional<Lesson> lessonOfBuild(FolderText text) {
        return at(Folders.learnt()).map(place -> new Lesson(place, text));
    }

    /** A folder of content before it was read, and where to keep what was read from it. */
    record Lesson(LearntContent place, FolderText text) {
        void keep(Content read) throws IOException {
            place.write(text, read);
        }
    }
}
