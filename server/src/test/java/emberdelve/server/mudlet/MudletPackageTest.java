package emberdelve.server.mudlet;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Element;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The package is as Mudlet's importer reads one, and its scripts do what they promise. */
final class MudletPackageTest {
    private static final Path SCHEMAS = Path.of("../docs/gmcp");

    /** Documented there because clients send them. */
    private static final Set<String> FROM_CLIENTS =
            Set.of("Char.Login.Credentials", "Char.Login.Resume");

    /** What Mudlet's XMLimport reads; anything else it passes over with a complaint. */
    private static final Set<String> READ =
            Set.of(
                    "MudletPackage",
                    "AliasPackage",
                    "AliasGroup",
                    "Alias",
                    "ScriptPackage",
                    "ScriptGroup",
                    "Script",
                    "name",
                    "script",
                    "command",
                    "packageName",
                    "regex",
                    "eventHandlerList");

    private final MudletPackage made = MudletPackage.read();

    @TempDir private Path folder = Path.of("");
    private Unpacked unpacked = new Unpacked(folder, Map.of());

    @BeforeEach
    void unpack() throws Exception {
        unpacked = Unpacked.of(octets(made), folder);
    }

    @Test
    void equalSourcesAreEqualOctetsAndOneVersion() {
        var again = MudletPackage.read();
        assertThat(octets(again)).isEqualTo(octets(made));
        assertThat(again.version()).isEqualTo(made.version()).matches("[0-9a-f]{12}");
    }

    /** Mudlet takes the name from the file before it is installed, and from the archive after. */
    @Test
    void itsNameIsThatOfItsFileAndItsVersionIsInIt() {
        assertThat(unpacked.files().keySet()).containsExactly("config.lua", "emberdelve.xml");
        assertThat(unpacked.files().get("config.lua"))
                .contains("mpackage = \"" + MudletPackage.FILE.replace(".mpackage", "") + "\"")
                .contains("version = \"" + made.version() + "\"")
                .doesNotContain("{{");
    }

    @Test
    void theXmlHasNothingThatMudletDoesNotRead() throws Exception {
        var root = unpacked.xml().getDocumentElement();
        assertThat(root.getTagName()).isEqualTo("MudletPackage");
        assertThat(root.getAttribute("version")).isEqualTo("1.001");
        var all = root.getElementsByTagName("*");
        for (var at = 0; at < all.getLength(); at++) {
            var element = (Element) all.item(at);
            assertThat(READ).contains(element.getTagName());
            if (!Set.of("Alias", "AliasGroup", "Script", "ScriptGroup")
                    .contains(element.getTagName())) continue;
            assertThat(element.getAttribute("isActive")).isEqualTo("yes");
            assertThat(element.getAttribute("isFolder"))
                    .isEqualTo(element.getTagName().endsWith("Group") ? "yes" : "no");
            assertThat(Unpacked.text(element, "name")).isPresent();
        }
    }

    @Test
    void scriptsComeOutAsTheyWentIn() throws Exception {
        var scripts = unpacked.scripts();
        assertThat(scripts).hasSizeGreaterThan(10);
        assertThat(List.copyOf(scripts.keySet()).getLast()).isEqualTo("start.lua");
        for (var script : scripts.entrySet())
            try (var source = MudletPackage.class.getResourceAsStream(script.getKey())) {
                assertThat(source).isNotNull();
                assertThat(script.getValue()).isEqualTo(new String(source.readAllBytes(), "UTF-8"));
            }
    }

    /** Where ed is short for edit, it still is. */
    @Test
    void theAliasTakesItsOwnWordsAlone() throws Exception {
        var alias = (Element) unpacked.xml().getElementsByTagName("Alias").item(0);
        var regex = Pattern.compile(Unpacked.text(alias, "regex").orElseThrow());
        for (var taken : List.of("ed help", "ed hide", "ed reader on", "ed map anew", "ed foes"))
            assertThat(regex.matcher(taken).find()).as(taken).isTrue();
        for (var left : List.of("ed", "edit", "ed north", "ed hidden", "said ed hide", "ed foes x"))
            assertThat(regex.matcher(left).find()).as(left).isFalse();
    }

    @Test
    void luaReadsEveryScript() throws Exception {
        needsLua();
        for (var script : unpacked.scripts().keySet())
            assertThat(unpacked.run("luac5.1", "-p", script)).isEmpty();
        assertThat(unpacked.run("luac5.1", "-p", writtenAlias())).isEmpty();
    }

    @Test
    void whatItPromisesItDoes() throws Exception {
        needsLua();
        var said = unpacked.run("lua5.1", "package.test.lua").lines().toList();
        assertThat(said).hasSizeGreaterThan(20).allMatch(line -> line.startsWith("so: "));
    }

    /** Whoever adds a message decides here what Mudlet makes of it. */
    @Test
    void everyMessageIsHandledOrLeftForAReason() throws Exception {
        needsLua();
        var shown = unpacked.shownAfter(List.of());
        var handled = named("handled", shown);
        var left = named("left", shown);
        var sent = sent();
        assertThat(sent)
                .allMatch(name ->
                        handled.contains(name) || left.stream().anyMatch(each -> isOf(name, each)));
        assertThat(sent).containsAll(handled);
        assertThat(handled).noneMatch(name -> left.stream().anyMatch(each -> isOf(name, each)));
    }

    private static boolean isOf(String name, String module) {
        return name.equals(module) || name.startsWith(module + ".");
    }

    private static Set<String> sent() throws IOException {
        try (var files = Files.list(SCHEMAS)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".json"))
                    .map(name -> name.substring(0, name.length() - ".json".length()))
                    .filter(name -> !FROM_CLIENTS.contains(name))
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }

    private static Set<String> named(String kind, List<String> shown) {
        return shown.stream()
                .map(line -> line.split("\t"))
                .filter(line -> line[0].equals(kind))
                .map(line -> line[1])
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private String writtenAlias() throws Exception {
        var alias = (Element) unpacked.xml().getElementsByTagName("Alias").item(0);
        Files.writeString(
                folder.resolve("alias.lua"), Unpacked.text(alias, "script").orElseThrow());
        return "alias.lua";
    }

    private static void needsLua() {
        Assumptions.assumeTrue(Unpacked.luaIsThere(), "needs Lua 5.1 (Debian: lua5.1)");
    }

    private static byte[] octets(MudletPackage made) {
        var octets = new byte[made.octets().remaining()];
        made.octets().get(octets);
        return octets;
    }
}
