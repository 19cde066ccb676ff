package emberdelve.config.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32;

/** What was parsed once reads as if it were parsed now, with each place and each mistake. */
class LearntFilesTest {
    private static final Path SHIPPED = Path.of("content");

    /** The format and the checksum, before all that is summed up. */
    private static final int HEAD = 2 * Long.BYTES;

    @TempDir private Path folder = Path.of("");

    private Path kept() {
        return folder.resolve("emberdelve.parsed");
    }

    private static Source source(String text) {
        return new Source("content/hall.yaml", text);
    }

    private static YamlNode parsed(Source source) {
        return YamlFile.parse(source, new Problems()).orElseThrow();
    }

    private Optional<YamlNode> learnt(Source source) {
        return LearntFiles.read(kept()).node(source);
    }

    /** All that readers can ask for, a line a node: its place, its path and its text. */
    private static List<String> told(YamlNode root) {
        var told = new ArrayList<String>();
        tell(root, told);
        return told;
    }

    private static void tell(YamlNode node, List<String> told) {
        told.add(
                node.namePlace()
                        + " "
                        + node.valuePlace()
                        + " "
                        + node.path()
                        + " = "
                        + node.text());
        if (node.text().filter(text -> text.contains("$")).isPresent())
            told.add(node.sign('$', 0).toString());
        var problems = new Problems();
        if (node.isMapping()) node.entries(problems).values().forEach(each -> tell(each, told));
        else if (node.text().isEmpty()) node.items(problems).forEach(each -> tell(each, told));
        told.addAll(problems.list().stream().map(Problem::toString).toList());
    }

    @Test
    void everyShippedFileReadsTheSame() throws IOException {
        var roots = new ArrayList<YamlNode>();
        try (var files = Files.walk(SHIPPED)) {
            for (var file :
                    files.filter(each -> each.toString().endsWith(".yaml")).sorted().toList())
                roots.add(YamlFile.read(file, file.toString(), new Problems()).orElseThrow());
        }
        assertThat(roots).hasSizeGreaterThan(100);

        LearntFiles.write(kept(), roots);

        var learnt = LearntFiles.read(kept());
        for (var root : roots)
            assertThat(learnt.node(root.source()).map(LearntFilesTest::told)).contains(told(root));
    }

    @Test
    void everyStyleOfTextReadsTheSame() throws IOException {
        var source =
                source(
                        """
                        plain: words $of$ one line
                        folded: words
                          on two lines
                        quoted: "an \\u201Cescape\\u201D, ü and a \\x24 sign"
                        single: 'it''s'
                        block: |
                          one
                            two $gap$
                        joined: >-
                          three
                          four
                        nothing:
                        list: [a, {b: c}, ""]
                        twice: 1
                        twice: 2
                        ? [a, key]
                        : that is a list
                        """);
        LearntFiles.write(kept(), List.of(parsed(source)));

        assertThat(told(learnt(source).orElseThrow())).isEqualTo(told(parsed(source)));
    }

    @Test
    void aFileThatHasChangedIsNotLearnt() throws IOException {
        LearntFiles.write(kept(), List.of(parsed(source("name: Hall"))));

        assertThat(learnt(source("name: Hall"))).isPresent();
        assertThat(learnt(source("name: Halls"))).isEmpty();
        assertThat(learnt(new Source("content/cell.yaml", "name: Hall"))).isEmpty();
    }

    @Test
    void whatIsRepeatedIsTheSameInEachPlace() throws IOException {
        var source = source("a: &list [1, &map {b: 2}]\nc: *list\nd: *map\n");
        LearntFiles.write(kept(), List.of(parsed(source)));

        var learnt = learnt(source).orElseThrow();
        assertThat(told(learnt)).isEqualTo(told(parsed(source)));
        var entries = learnt.entries(new Problems());
        assertThat(entries.get("c").node()).isSameAs(entries.get("a").node());
    }

    /** Another program may mean something else by the same octets; it is whole, by its checksum. */
    @Test
    void aFileOfAnotherProgramDisturbsNobody() throws IOException {
        var source = source("name: Hall\nexits: [north, {south: 2}]\n");
        LearntFiles.write(kept(), List.of(parsed(source)));
        var whole = Files.readAllBytes(kept());

        for (var at = HEAD; at < whole.length; at++) {
            for (var change : new int[] {0x01, 0x55, 0xFF}) {
                var other = whole.clone();
                other[at] ^= (byte) change;
                var sum = new CRC32();
                sum.update(other, HEAD, other.length - HEAD);
                ByteBuffer.wrap(other).putLong(Long.BYTES, sum.getValue());
                Files.write(kept(), other);

                assertThatCode(() -> learnt(source))
                        .as("changed at " + at + " by " + change)
                        .doesNotThrowAnyException();
            }
        }
    }

    /** Cut or changed anywhere, it holds nothing, and nobody is disturbed. */
    @Test
    void aFileThatIsDamagedHoldsNothing() throws IOException {
        var source = source("name: Hall\nexits: [north, south]\n");
        LearntFiles.write(kept(), List.of(parsed(source)));
        var whole = Files.readAllBytes(kept());

        for (var at = 0; at < whole.length; at++) {
            var cut = new byte[at];
            System.arraycopy(whole, 0, cut, 0, at);
            Files.write(kept(), cut);
            assertThat(learnt(source)).as("cut at " + at).isEmpty();

            var changed = whole.clone();
            changed[at] ^= 0x55;
            Files.write(kept(), changed);
            assertThat(learnt(source)).as("changed at " + at).isEmpty();
        }
        Files.delete(kept());
        assertThat(learnt(source)).isEmpty();
    }
}
