package emberdelve.server.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Content;
import emberdelve.config.load.ContentLoader;
import emberdelve.config.read.Problems;
import emberdelve.server.feature.Features;
import emberdelve.server.offer.Registry;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;

/**
 * Contents that tests have read. Each is immutable and takes a while to read, and the cases of a
 * test often want the same one: it is read by the first of them. A mistake in it fails whoever
 * asks.
 */
public final class ContentOnce {
    private static final Path SHIPPED = Path.of("..", "config", "content");

    /** Those of a class or two: each has some megabytes. */
    private static final int KEPT_MAX = 8;

    private static final SequencedMap<What, Content> READ =
            new LinkedHashMap<>(KEPT_MAX, /* loadFactor= */ 1, /* accessOrder= */ true);

    /**
     * @param fits what it has to fit, if anything
     * @param altered the files that are not as shipped; no text: a file that is not there
     */
    private record What(Optional<Registry> fits, Map<String, Optional<String>> altered) {}

    /** As it is in the sources. */
    private static final class Shipped {
        private static final Map<String, String> TEXTS = texts(SHIPPED);
        private static final Content CONTENT = read(SHIPPED, Optional.empty());
    }

    private ContentOnce() {}

    /** The content as it is shipped. */
    public static Content shipped() {
        return Shipped.CONTENT;
    }

    /** The content of a folder. */
    public static Content in(Path folder) {
        return in(folder, Optional.empty());
    }

    /** The same, which fits those features. */
    public static Content in(Path folder, Registry fits) {
        return in(folder, Optional.of(fits));
    }

    private static Content in(Path folder, Optional<Registry> fits) {
        var what = new What(fits, altered(folder));
        synchronized (READ) {
            var content = READ.computeIfAbsent(what, _ -> read(folder, fits));
            if (READ.size() > KEPT_MAX) READ.pollFirstEntry();
            return content;
        }
    }

    private static Map<String, Optional<String>> altered(Path folder) {
        var texts = texts(folder);
        var altered = new TreeMap<String, Optional<String>>();
        for (var name : Shipped.TEXTS.keySet())
            if (!texts.containsKey(name)) altered.put(name, Optional.empty());
        texts.forEach((name, text) -> {
            if (!text.equals(Shipped.TEXTS.get(name))) altered.put(name, Optional.of(text));
        });
        return altered;
    }

    private static Map<String, String> texts(Path folder) {
        var texts = new TreeMap<String, String>();
        try (var files = Files.walk(folder)) {
            for (var file : files.filter(Files::isRegularFile).toList())
                texts.put(folder.relativize(file).toString(), Files.readString(file));
            return texts;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static Content read(Path folder, Optional<Registry> fits) {
        var problems = new Problems();
        var content =
                fits.map(Registry::loader)
                        .orElseGet(() -> new ContentLoader(Features.registry().content()))
                        .load(folder, problems);
        assertThat(content).as(problems.toString()).isPresent();
        return content.orElseThrow();
    }
}
