package emberdelve.server.person;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The files of a data folder, besides the world, that may hold something about a person: they are
 * named, and not looked through.
 */
final class Elsewhere {
    /** By the folder, which files of it. */
    private static final Map<String, String> FILES = files();

    private Elsewhere() {}

    private static Map<String, String> files() {
        var files = new LinkedHashMap<String, String>();
        files.put("recording", "*.log");
        files.put("backup", "*.zip");
        files.put("log", "*");
        files.put("content", "versions.txt");
        files.put(PersonExport.FOLDER, "*.json");
        return files;
    }

    /** The names of the files, sorted, by the folder in which they are. */
    static Map<String, List<String>> in(Path data) throws IOException {
        var found = new LinkedHashMap<String, List<String>>();
        for (var each : FILES.entrySet()) {
            var names = names(data.resolve(each.getKey()), each.getValue());
            if (!names.isEmpty()) found.put(each.getKey(), names);
        }
        return found;
    }

    private static List<String> names(Path folder, String pattern) throws IOException {
        if (!Files.isDirectory(folder)) return List.of();
        var names = new ArrayList<String>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, pattern)) {
            for (var file : files) names.add(String.valueOf(file.getFileName()));
        }
        Collections.sort(names);
        return names;
    }
}
