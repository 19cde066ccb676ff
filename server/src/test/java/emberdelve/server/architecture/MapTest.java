package emberdelve.server.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * README's map names the packages that there are, and no other. A line begins with a place: {@code
 * server/}, {@code …/server/world/}, or, indented below such a one, {@code actor/} or several.
 */
class MapTest {
    private static final Path HOME = Path.of("..");
    private static final Set<String> MODULES =
            Set.of("protocol", "config", "db", "server", "bench");
    private static final Pattern MAP = Pattern.compile("(?s)## The map.*?```\\n(.*?)```");
    private static final Pattern LINE =
            Pattern.compile("(?m)^( *)((?:…/)?[a-z][a-z/]*/(?: [a-z]+/)*)(?=\\s|$)");

    @Test
    void theMapIsThePackages() throws IOException {
        var mapped = mapped();
        var there = packages();
        var onlyMapped = new TreeSet<>(mapped);
        onlyMapped.removeAll(there);
        var onlyThere = new TreeSet<>(there);
        onlyThere.removeAll(mapped);

        assertThat(onlyMapped).as("on the map, and not in the tree").isEmpty();
        assertThat(onlyThere).as("in the tree, and not on the map").isEmpty();
    }

    /** Packages as the map writes them: {@code server/world/actor}. */
    private static Set<String> mapped() throws IOException {
        var map = MAP.matcher(Files.readString(HOME.resolve("README.md")));
        assertThat(map.find()).isTrue();
        var mapped = new TreeSet<String>();
        var above = "";
        var lines = LINE.matcher(map.group(1));
        while (lines.find()) {
            var isPackage = lines.group(2).startsWith("…/");
            var places = Splitter.on(' ').splitToList(lines.group(2).replace("…/", ""));
            if (isPackage) above = places.getFirst();
            else if (lines.group(1).length() < 4) continue;
            for (var place : places)
                mapped.add((isPackage ? place : above + place).replaceAll("/$", ""));
        }
        // Not Java, and told all the same.
        mapped.remove("db/migration");
        // Rooms alone.
        mapped.remove("server/rule");
        return mapped;
    }

    private static Set<String> packages() throws IOException {
        var packages = new TreeSet<String>();
        for (var module : MODULES) {
            var root = HOME.resolve(module).resolve("src/main/java/emberdelve");
            try (var files = Files.walk(root)) {
                files.filter(file -> file.toString().endsWith(".java"))
                        .filter(file -> !file.endsWith("package-info.java"))
                        .map(file -> root.relativize(file.getParent()).toString())
                        .forEach(packages::add);
            }
        }
        return packages;
    }
}
