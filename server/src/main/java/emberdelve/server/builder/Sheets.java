package emberdelve.server.builder;

import emberdelve.config.learnt.FolderText;
import emberdelve.config.load.YamlText;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The files of a content folder while a deed is planned: changes are made here, and the folder
 * stays as it is. Thread: one at a time.
 */
final class Sheets {
    private final FolderText folder;
    private final Map<String, Revision> changed = new LinkedHashMap<>();

    Sheets(FolderText folder) {
        this.folder = folder;
    }

    /** The text of a file, with the changes made so far; empty when there is no such file. */
    Optional<String> text(String file) {
        var revision = changed.get(file);
        if (revision != null) return revision.after();
        if (folder.unfit().containsKey(file)) throw unreadable(file);
        var octets = folder.files().get(file);
        if (octets == null) return Optional.empty();
        try {
            var decoder = StandardCharsets.UTF_8.newDecoder();
            return Optional.of(decoder.decode(ByteBuffer.wrap(octets)).toString());
        } catch (CharacterCodingException _) {
            throw unreadable(file);
        }
    }

    private static Refused unreadable(String file) {
        return Refused.because("build.unreadable", Map.of("file", file));
    }

    YamlText yaml(String file) {
        return text(file).flatMap(YamlText::of).orElseThrow(() -> unreadable(file));
    }

    /** The files of a folder, as {@code monsters/rats.yaml}, in the order of their names. */
    List<String> files(String within) {
        return folder.names().getOrDefault(within, List.of()).stream()
                .filter(file -> file.endsWith(".yaml"))
                .map(file -> within + "/" + file)
                .toList();
    }

    /** Writes these words at that path of the file. */
    void words(String file, List<String> path, String words) {
        put(file, path, yaml(file).withWords(path, words));
    }

    void yaml(String file, List<String> path, String flow) {
        put(file, path, yaml(file).withYaml(path, flow));
    }

    /** Makes a mapping of an exit that names its room alone. */
    void withKeys(Spot exit) {
        yaml(exit.file())
                .words(exit.path())
                .ifPresent(room -> yaml(exit.file(), exit.path(), "{to: " + room + "}"));
    }

    void without(String file, List<String> path) {
        put(file, path, yaml(file).without(path));
    }

    void spaced(String file, List<String> path) {
        put(file, path, Optional.of(yaml(file).spaced(path)));
    }

    private void put(String file, List<String> path, Optional<YamlText> text) {
        if (text.isEmpty())
            throw Refused.because(
                    "build.cannot-write", Map.of("file", file, "key", String.join(".", path)));
        write(file, text.map(YamlText::text));
    }

    void write(String file, Optional<String> text) {
        var revision = changed.get(file);
        var before = revision == null ? new Revision(List.of(text(file))) : revision;
        changed.put(file, before.then(text));
    }

    void take(String file, Revision revision) {
        changed.put(file, revision);
    }

    Map<String, Revision> changed() {
        return Map.copyOf(changed);
    }
}
