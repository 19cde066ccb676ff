package emberdelve.server.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Content;
import emberdelve.config.load.ContentLoader;
import emberdelve.config.read.Problems;
import emberdelve.server.offer.Registry;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Objects;

/** A copy of the shipped content, which a test may change before it is read. */
public record ContentCopy(Path folder) {
    private static final Path SHIPPED = Path.of("..", "config", "content");

    /** Copies all of it into a folder that is empty. */
    public static ContentCopy in(Path folder) throws IOException {
        try (var files = Files.walk(SHIPPED)) {
            for (var file : files.toList()) {
                var copy = folder.resolve(SHIPPED.relativize(file).toString());
                if (Files.isDirectory(file)) Files.createDirectories(copy);
                else Files.copy(file, copy);
            }
        }
        return new ContentCopy(folder);
    }

    /** Adds a resource that lies beside a class, under its own name. */
    public ContentCopy with(Class<?> beside, String resource, String subfolder) throws IOException {
        try (var in = beside.getResourceAsStream(resource)) {
            Files.copy(
                    Objects.requireNonNull(in, resource),
                    folder.resolve(subfolder).resolve(resource));
        }
        return this;
    }

    /** Adds text to the end of a file. */
    public ContentCopy with(String text, String file) throws IOException {
        Files.writeString(folder.resolve(file), text, StandardOpenOption.APPEND);
        return this;
    }

    /** Has other words in a file instead of these, which have to be there. */
    public ContentCopy instead(String words, String others, String file) throws IOException {
        var path = folder.resolve(file);
        var text = Files.readString(path);
        assertThat(text).contains(words);
        Files.writeString(path, text.replace(words, others));
        return this;
    }

    /** Has that text in a file, whatever was in it before. */
    public ContentCopy write(String text, String file) throws IOException {
        Files.writeString(folder.resolve(file), text);
        return this;
    }

    /** The problems that the readers of these features find in the copy, a line each. */
    public String problems(Registry registry) {
        var problems = new Problems();
        var read = new ContentLoader(registry.content()).load(folder, problems);
        assertThat(read.isPresent()).isEqualTo(problems.isEmpty());
        return problems.toString();
    }

    /** Reads it; a mistake fails the test, and so does what does not fit those features. */
    public Content load(Registry registry) {
        return ContentOnce.in(folder, registry);
    }
}
