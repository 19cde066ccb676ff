package emberdelve.server.mudlet;

import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.SAXException;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.zip.ZipInputStream;

import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;

/**
 * A package for Mudlet, unpacked into a folder in which its scripts can be run.
 *
 * @param files those of the archive, by name
 */
public record Unpacked(Path folder, Map<String, String> files) {
    private static final String XML = "emberdelve.xml";
    private static final int SECONDS = 60;

    /** Unpacks it, with a Mudlet of ours beside it. */
    public static Unpacked of(byte[] archive, Path folder) throws Exception {
        var files = new LinkedHashMap<String, String>();
        try (var zip = new ZipInputStream(new ByteArrayInputStream(archive))) {
            for (var entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry())
                files.put(entry.getName(), new String(zip.readAllBytes(), StandardCharsets.UTF_8));
        }
        var unpacked = new Unpacked(folder, files);
        var names = new ArrayList<String>();
        for (var script : unpacked.scripts().entrySet()) {
            Files.writeString(folder.resolve(script.getKey()), script.getValue());
            names.add(script.getKey());
        }
        Files.write(folder.resolve("scripts.txt"), names);
        for (var name : List.of("mudlet.lua", "package.test.lua", "recorded.lua")) {
            var place = Objects.requireNonNull(Unpacked.class.getResource(name)).toURI();
            Files.copy(Path.of(place), folder.resolve(name));
        }
        return unpacked;
    }

    /** Whether Lua 5.1, which Mudlet has, is on this machine. */
    public static boolean luaIsThere() {
        return Arrays.stream(System.getenv("PATH").split(":", -1))
                .anyMatch(place -> Files.isExecutable(Path.of(place, "lua5.1")));
    }

    Document xml() throws IOException, ParserConfigurationException, SAXException {
        var factory = DocumentBuilderFactory.newInstance();
        factory.setFeature("http://apache.org/xml/features/nonvalidating/load-external-dtd", false);
        var octets = Objects.requireNonNull(files.get(XML)).getBytes(StandardCharsets.UTF_8);
        return factory.newDocumentBuilder().parse(new ByteArrayInputStream(octets));
    }

    /** The scripts by their names, in the order in which Mudlet runs them. */
    Map<String, String> scripts() throws IOException, ParserConfigurationException, SAXException {
        var scripts = new LinkedHashMap<String, String>();
        var all = xml().getElementsByTagName("Script");
        for (var at = 0; at < all.getLength(); at++) {
            var script = (Element) all.item(at);
            scripts.put(text(script, "name").orElseThrow(), text(script, "script").orElseThrow());
        }
        return scripts;
    }

    /** The text of an element directly below. */
    static Optional<String> text(Element above, String name) {
        var children = above.getChildNodes();
        for (var at = 0; at < children.getLength(); at++)
            if (children.item(at).getNodeName().equals(name))
                return Optional.of(children.item(at).getTextContent());
        return Optional.empty();
    }

    /**
     * What the package shows after messages of a server, a line each: its kind, and behind tabs its
     * values.
     *
     * @param messages each with its name, and its JSON behind a blank
     */
    public List<String> shownAfter(List<String> messages) throws Exception {
        var json = new JsonMapper();
        var lua = new StringBuilder("return {\n");
        for (var message : messages) {
            var blank = message.indexOf(' ');
            lua.append("{\"").append(message, 0, blank).append("\",");
            lua.append(lua(json.readTree(message.substring(blank)))).append("},\n");
        }
        Files.writeString(folder.resolve("told.lua"), lua.append("}\n"));
        return run("lua5.1", "recorded.lua").lines().toList();
    }

    /**
     * Runs a program in the folder.
     *
     * @return what it said
     * @throws AssertionError if it failed, with all that it said
     */
    String run(String... command) throws IOException, InterruptedException {
        var out = folder.resolve("out.txt");
        var process =
                new ProcessBuilder(command)
                        .directory(folder.toFile())
                        .redirectErrorStream(true)
                        .redirectOutput(out.toFile())
                        .start();
        var ended = process.waitFor(SECONDS, TimeUnit.SECONDS);
        process.destroyForcibly();
        var said = Files.readString(out, StandardCharsets.UTF_8);
        if (!ended || process.exitValue() != 0)
            throw new AssertionError(String.join(" ", command) + ": " + said);
        return said;
    }

    private static String lua(JsonNode node) {
        if (node.isString()) return quoted(node.asString());
        if (node.isArray()) {
            var values = new ArrayList<String>();
            for (var value : node) values.add(lua(value));
            return "{" + String.join(",", values) + "}";
        }
        if (!node.isObject()) return node.toString();
        var fields = new ArrayList<String>();
        node.properties()
                .forEach(field ->
                        fields.add("[" + quoted(field.getKey()) + "]=" + lua(field.getValue())));
        return "{" + String.join(",", fields) + "}";
    }

    /** Every octet as its number: no sign means anything there. */
    private static String quoted(String text) {
        var quoted = new StringBuilder("\"");
        for (var octet : text.getBytes(StandardCharsets.UTF_8))
            quoted.append(String.format("\\%03d", octet & 0xff));
        return quoted.append('"').toString();
    }
}
