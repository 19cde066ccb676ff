package emberdelve.server.endtoend;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A copy of the configuration folder, to be changed at will. */
record Configuration(Path folder) {
    /**
     * @param folder made here; must not exist
     */
    static Configuration copyTo(Path folder) throws IOException {
        var original = Launcher.HOME.resolve("config");
        try (var files = Files.walk(original)) {
            for (var file : files.toList()) {
                var relative = original.relativize(file);
                var wanted = relative.startsWith("content") || relative.endsWith("server.yaml");
                if (wanted || file.equals(original))
                    Files.copy(file, folder.resolve(relative.toString()));
            }
        }
        return new Configuration(folder);
    }

    /** A copy whose world runs ten times as fast, so that a fight takes a second; without TLS. */
    static Configuration fast(Path folder) throws IOException {
        return copyTo(folder)
                .withoutTls()
                .change("server.yaml", "tick: 200ms", "tick: 20ms")
                .change("server.yaml", "quit-out-of-fight: 30s", "quit-out-of-fight: 0s");
    }

    /** Without a certificate, whose making takes longer than the rest of a start. */
    Configuration withoutTls() throws IOException {
        return change("server.yaml", "read.\n  enabled: true", "read.\n  enabled: false");
    }

    /** Nobody lives in that zone: only those stand there whom a test has made. */
    Configuration empty(String zone) throws IOException {
        Files.delete(folder.resolve("content/zones").resolve(zone).resolve("spawns.yaml"));
        return this;
    }

    /** Of that file, only the lines with these words. */
    Configuration keepLines(String file, String words) throws IOException {
        var path = folder.resolve(file);
        var kept = Files.readAllLines(path).stream().filter(line -> line.contains(words)).toList();
        Files.write(path, kept);
        return this;
    }

    /**
     * @throws AssertionError if that is not in the file
     */
    Configuration change(String file, String before, String after) throws IOException {
        var path = folder.resolve(file);
        var text = Files.readString(path);
        if (!text.contains(before)) throw new AssertionError(file + " has no " + before);
        Files.writeString(path, text.replace(before, after));
        return this;
    }

    /** The number of the first line with that, from 1 on. */
    int lineOf(String file, String words) throws IOException {
        var lines = Files.readAllLines(folder.resolve(file));
        for (var i = 0; i < lines.size(); i++) {
            if (lines.get(i).contains(words)) return i + 1;
        }
        throw new AssertionError(file + " has no " + words);
    }
}
