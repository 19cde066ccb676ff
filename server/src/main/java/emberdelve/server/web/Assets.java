package emberdelve.server.web;

import emberdelve.config.settings.WebSocketSettings;
import emberdelve.protocol.transport.WebRequest;
import emberdelve.server.html.Escape;
import emberdelve.server.web.page.Decor;
import emberdelve.server.web.page.Masthead;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * The files of the page to play on: those that {@code assets.txt} names, read from the class path
 * once. What a browser asks for is looked up in a table, and is never the path of a file.
 */
final class Assets {
    private static final String LIST = "assets.txt";
    private static final String FOLDER = "assets/";
    private static final String PAGE = "index.html";
    private static final String MANIFEST = "manifest.webmanifest";
    private static final String WORKER = "worker.js";
    private static final String STYLES = "pages.css";
    private static final String ICON = "icon.svg";
    private static final String PICTURE = "icon-512.png";

    /**
     * The files that are not in the folder of all others; browsers ask for them each time. The
     * place of the service worker says for which pages it works.
     */
    private static final Set<String> BESIDE_THE_PAGE = Set.of(PAGE, MANIFEST, WORKER);

    /** The mark that stands in the page for the folder of all other files. */
    private static final String PLACE = "{{assets}}";

    /** The mark that stands in the page for the name by which this server calls itself. */
    private static final String SERVER = "{{server}}";

    /** The mark that stands in the page for what only the public address can say. */
    private static final String WHEREABOUTS = "{{whereabouts}}";

    /** The mark that stands in the page for the languages among which one chooses. */
    private static final String LANGUAGES = "{{languages}}";

    private static final int HASH_CHARS = 16;

    private static final Map<String, String> TYPES =
            Map.of(
                    "css", "text/css; charset=utf-8",
                    "js", "text/javascript; charset=utf-8",
                    "png", "image/png",
                    "svg", "image/svg+xml",
                    "webmanifest", "application/manifest+json");

    private final Map<String, Asset> byPath;
    private final String folder;
    private final Supplier<String> server;
    private final Supplier<WebSocketSettings> browsers;
    private final PageLanguages languages;
    private final String page;
    private final String manifest;
    private final String worker;

    private volatile Named named;

    /**
     * The files that speak to people, and say by which name the server calls itself, and where it
     * is.
     *
     * @param spoken by language and path
     */
    private record Named(Masthead masthead, Map<String, Map<String, Asset>> spoken) {}

    private Assets(
            Map<String, Asset> byPath,
            String folder,
            PageLanguages languages,
            Supplier<String> server,
            Supplier<WebSocketSettings> browsers) {
        this.byPath = Map.copyOf(byPath);
        this.folder = folder;
        this.languages = languages;
        this.server = server;
        this.browsers = browsers;
        page = placed(PAGE, folder).replace(LANGUAGES, languages.options());
        manifest = placed(MANIFEST, folder);
        worker = placed(WORKER, folder);
        named = made(masthead());
    }

    /**
     * @param server the name by which the server calls itself, asked each time
     * @param browsers the settings with the public address, asked each time
     * @throws IllegalStateException if a file that is named is not there, or is of an unknown kind
     */
    static Assets read(Supplier<String> server, Supplier<WebSocketSettings> browsers) {
        var names = text(LIST).lines().filter(name -> !name.isBlank()).toList();
        var octets = new TreeMap<String, byte[]>();
        for (var name : names) octets.put(name, octets(FOLDER + name));
        // All files are in one folder: scripts name one another without knowing its name.
        var folder = "/assets/" + hash(List.copyOf(octets.values()));
        var byPath = new HashMap<String, Asset>();
        octets.forEach((name, content) -> {
            if (!BESIDE_THE_PAGE.contains(name))
                byPath.put(folder + "/" + name, asset(name, content));
        });
        var languages = new PageLanguages(names, name -> text(FOLDER + name));
        return new Assets(byPath, folder, languages, server, browsers);
    }

    private static String placed(String name, String folder) {
        return text(FOLDER + name).replace(PLACE, folder.substring(1));
    }

    /** What is asked for, in the language that is wished. */
    Optional<Asset> at(WebRequest request) {
        var kept = byPath.get(request.path());
        if (kept != null) return Optional.of(kept);
        var spoken = named().spoken();
        var inIts = spoken.getOrDefault(languages.of(request), Map.of());
        return Optional.ofNullable(inIts.get(request.path()));
    }

    /** The path of a file of that name, as pages give it. */
    String path(String name) {
        return folder + "/" + name;
    }

    /** The look of the pages for everybody. */
    Decor decor() {
        return new Decor(path(STYLES), icon(), path(PICTURE));
    }

    /** The path of the icon. */
    Optional<String> icon() {
        return Optional.of(path(ICON)).filter(byPath::containsKey);
    }

    private Named named() {
        var now = masthead();
        var current = named;
        if (current.masthead().equals(now)) return current;
        named = made(now);
        return named;
    }

    private Masthead masthead() {
        return new Masthead(server.get(), browsers.get(), decor());
    }

    private Named made(Masthead masthead) {
        return new Named(
                masthead,
                languages.all().stream()
                        .collect(
                                Collectors.toMap(
                                        PageWords::language, its -> spoken(its, masthead))));
    }

    private Map<String, Asset> spoken(PageWords words, Masthead masthead) {
        var name = masthead.server();
        var whereabouts = new StringBuilder();
        for (var mark : masthead.whereabouts("/")) mark.writeTo(whereabouts, "./");
        // The name is put in last, so that no mark in it is taken for one.
        var its =
                words.in(page, Escape::of)
                        .replace(WHEREABOUTS, whereabouts)
                        .replace(SERVER, Escape.of(name));
        var about = words.in(manifest, Assets::quoted).replace(SERVER, quoted(name));
        var out = words.in(worker, Escape::of);
        return Map.of(
                "/",
                Asset.page(its).inLanguages(),
                "/" + MANIFEST,
                Asset.made(type(MANIFEST), about).inLanguages(),
                "/" + WORKER,
                Asset.made(type(WORKER), out).inLanguages());
    }

    /** The words as JSON has them. */
    private static String quoted(String words) {
        var quoted = new StringBuilder("\"");
        words.codePoints()
                .filter(sign -> !Character.isISOControl(sign))
                .forEach(sign -> {
                    if (sign == '"' || sign == '\\') quoted.append('\\');
                    quoted.appendCodePoint(sign);
                });
        return quoted.append('"').toString();
    }

    private static Asset asset(String name, byte[] content) {
        var small = found(FOLDER + name + ".gz").filter(packed -> packed.length < content.length);
        return new Asset(
                type(name),
                etag(content),
                Asset.FOR_EVER,
                ByteBuffer.wrap(content),
                small.map(ByteBuffer::wrap),
                Asset.PACKING);
    }

    private static String type(String name) {
        var type = TYPES.get(name.substring(name.lastIndexOf('.') + 1));
        if (type == null) throw new IllegalStateException(name + ": a file of no kind we know");
        return type;
    }

    /** The ETag of anything that a browser may keep. */
    static String etag(byte[] content) {
        return '"' + hash(List.of(content)) + '"';
    }

    private static String hash(List<byte[]> contents) {
        try {
            var digest = MessageDigest.getInstance("SHA-256");
            for (var content : contents) digest.update(content);
            return HexFormat.of().formatHex(digest.digest()).substring(0, HASH_CHARS);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every JDK has SHA-256", impossible);
        }
    }

    private static String text(String resource) {
        return new String(octets(resource), StandardCharsets.UTF_8);
    }

    private static byte[] octets(String resource) {
        return found(resource)
                .orElseThrow(
                        () -> new IllegalStateException(resource + " is not on the class path"));
    }

    private static Optional<byte[]> found(String resource) {
        try (InputStream in = Assets.class.getResourceAsStream(resource)) {
            return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
