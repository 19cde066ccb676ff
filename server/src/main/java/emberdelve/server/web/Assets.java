package emberdelve.server.web;

import emberdelve.config.settings.WebSocketSettings;
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

    /** The files that are not in the folder of all others; browsers ask for them each time. */
    private static final Set<String> BESIDE_THE_PAGE = Set.of(PAGE, MANIFEST, WORKER);

    /** The mark that stands in the page for the folder of all other files. */
    private static final String PLACE = "{{assets}}";

    /** The mark that stands in the page for the name by which this server calls itself. */
    private static final String SERVER = "{{server}}";

    /** The mark that stands in the page for what only the public address can say. */
    private static final String WHEREABOUTS = "{{whereabouts}}";

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
    private final String page;
    private final String manifest;

    /** The service worker: its place says for which pages it works, so it is beside the page. */
    private final Asset worker;

    private volatile Named named;

    /** What says by which name the server calls itself, and where it is. */
    private record Named(Masthead masthead, Asset page, Asset manifest) {}

    private Assets(
            Map<String, Asset> byPath,
            String folder,
            Supplier<String> server,
            Supplier<WebSocketSettings> browsers) {
        this.byPath = Map.copyOf(byPath);
        this.folder = folder;
        this.server = server;
        this.browsers = browsers;
        page = placed(PAGE, folder);
        manifest = placed(MANIFEST, folder);
        worker = Asset.made(type(WORKER), text(FOLDER + WORKER));
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
        return new Assets(byPath, folder, server, browsers);
    }

    private static String placed(String name, String folder) {
        return text(FOLDER + name).replace(PLACE, folder.substring(1));
    }

    /** The asset at that path. */
    Optional<Asset> at(String path) {
        if (path.equals("/")) return Optional.of(named().page());
        if (path.equals("/" + MANIFEST)) return Optional.of(named().manifest());
        if (path.equals("/" + WORKER)) return Optional.of(worker);
        return Optional.ofNullable(byPath.get(path));
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
        var whereabouts = new StringBuilder();
        for (var mark : masthead.whereabouts("/")) mark.writeTo(whereabouts, "./");
        // The name is put in last, so that no mark in it is taken for one.
        var placed = page.replace(WHEREABOUTS, whereabouts);
        return new Named(
                masthead,
                Asset.page(placed.replace(SERVER, Escape.of(masthead.server()))),
                Asset.made(type(MANIFEST), manifest.replace(SERVER, quoted(masthead.server()))));
    }

    /** The name as JSON has it. */
    private static String quoted(String name) {
        var quoted = new StringBuilder("\"");
        name.codePoints()
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
                small.map(ByteBuffer::wrap));
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
