package emberdelve.server.web;

import emberdelve.protocol.transport.WebAnswer;
import emberdelve.protocol.transport.WebRequest;
import emberdelve.server.game.Shown;
import emberdelve.server.web.page.PublicFile;
import emberdelve.server.web.page.PublicPage;
import emberdelve.server.web.page.PublicPages;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * The pages for everybody, made when somebody asks and kept as long as they are right: those of
 * content for ever, those of the world until it shows something else. The pages of single
 * characters are made each time: there may be as many as characters. Nobody waits for anybody: two
 * who ask at once may both make the page. Safe for any thread.
 */
final class KeptPages {
    private static final Object CONTENT = "content";

    /** As deep as somebody may be by mistake, such as in the folder of our files. */
    private static final int DEPTHS = 8;

    private final PublicPages pages;
    private final Map<String, PublicPage> byPath;
    private final Map<String, PublicFile> files;
    private final Supplier<Shown> showcase;
    private final List<Asset> missing;
    private final Map<String, Kept> kept = new ConcurrentHashMap<>();

    /**
     * A page as it was made.
     *
     * @param of the object of which the page was made
     */
    private record Kept(Object of, Asset asset) {}

    /**
     * @param showcase gives what the world shows now
     */
    KeptPages(PublicPages pages, Supplier<Shown> showcase) {
        this.pages = pages;
        this.showcase = showcase;
        byPath = pages.byPath();
        files = pages.files();
        missing =
                IntStream.range(0, DEPTHS)
                        .mapToObj(depth ->
                                Asset.page(pages.missing(depth == 0 ? "./" : "../".repeat(depth))))
                        .toList();
    }

    /** The page at that path. */
    Optional<Asset> at(String path) {
        return Optional.ofNullable(byPath.get(path))
                .map(page -> current(path, page))
                .or(() -> pages.leaf(path, showcase.get()).map(Asset::page));
    }

    /** The file for programs at that path. */
    Optional<Asset> file(String path) {
        return Optional.ofNullable(files.get(path))
                .map(file -> {
                    var last = kept.get(path);
                    return last == null
                            ? keep(path, CONTENT, Asset.made(file.type(), file.text().get()))
                            : last.asset();
                });
    }

    /** The answer for a path without a page. */
    WebAnswer missing(WebRequest request) {
        var depth = (int) request.path().substring(1).chars().filter(each -> each == '/').count();
        return missing.get(Math.min(depth, DEPTHS - 1)).missing(request);
    }

    private Asset current(String path, PublicPage page) {
        return switch (page) {
            case PublicPage.Standing(var html) -> {
                var last = kept.get(path);
                yield last == null ? keep(path, CONTENT, Asset.page(html.get())) : last.asset();
            }
            case PublicPage.Passing(var html) -> {
                var shown = showcase.get();
                var last = kept.get(path);
                yield last == null || !last.of().equals(shown)
                        ? keep(path, shown, Asset.page(html.apply(shown)))
                        : last.asset();
            }
        };
    }

    private Asset keep(String path, Object of, Asset asset) {
        kept.put(path, new Kept(of, asset));
        return asset;
    }
}
