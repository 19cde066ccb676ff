import com.google.cloud.tools.jib.api.Containerizer;
import com.google.cloud.tools.jib.api.Jib;
import com.google.cloud.tools.jib.api.TarImage;
import com.google.cloud.tools.jib.api.buildplan.AbsoluteUnixPath;
import com.google.cloud.tools.jib.api.buildplan.FileEntriesLayer;
import com.google.cloud.tools.jib.api.buildplan.FilePermissions;
import com.google.cloud.tools.jib.api.buildplan.ImageFormat;
import com.google.cloud.tools.jib.api.buildplan.Platform;
import com.google.cloud.tools.jib.api.buildplan.Port;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The maker of the image for containers (an OCI image layout in a tar), without a daemon and
 * without a network. Started from server/pom.xml, with the libraries of Jib. Arguments: the
 * unpacked archive, a folder with what it needs of Debian, the file to be made, the version, the
 * time of all files.
 */
final class Image {
    /** Nobody of the machine outside. */
    private static final String USER = "10001";

    /** Of the archive: the rest is for reading. The later, the more often it changes. */
    private static final List<String> PARTS =
            List.of("runtime", "licences", "lib", "config", "emberdelve");

    private final Instant time;

    private Image(Instant time) {
        this.time = time;
    }

    public static void main(String[] arguments) throws Exception {
        var archive = Path.of(arguments[0]);
        var root = Path.of(arguments[1]);
        var made = Path.of(arguments[2]);
        var time = Instant.parse(arguments[4]);
        var image = new Image(time);
        var building =
                Jib.fromScratch()
                        .setFormat(ImageFormat.OCI)
                        .setPlatforms(Set.of(new Platform("amd64", "linux")))
                        .setCreationTime(time)
                        .addFileEntriesLayer(image.layer("debian", root, "/", "0"));
        for (var part : PARTS)
            building.addFileEntriesLayer(
                    image.layer(part, archive.resolve(part), "/emberdelve/" + part, "0"));
        building.addFileEntriesLayer(
                        image.layer("data", Files.createTempDirectory("data"), "/data", USER))
                .setEnvironment(Map.of("EMBERDELVE_DATA", "/data"))
                .setVolumes(Set.of(AbsoluteUnixPath.get("/data")))
                .setExposedPorts(
                        Set.of(Port.tcp(4000), Port.tcp(4080), Port.tcp(4443), Port.tcp(4483)))
                .setUser(USER + ":" + USER)
                .setEntrypoint("/emberdelve/emberdelve")
                .containerize(
                        Containerizer.to(TarImage.at(made).named("emberdelve:" + arguments[3]))
                                .setApplicationLayersCache(Files.createTempDirectory("layers"))
                                .setBaseImageLayersCache(Files.createTempDirectory("base"))
                                .setOfflineMode(true));
        System.exit(0);
    }

    /** A file, or a folder with all that is in it, as a layer of its own. */
    private FileEntriesLayer layer(String name, Path from, String to, String owner)
            throws IOException {
        var layer = FileEntriesLayer.builder().setName(name);
        try (var all = Files.walk(from)) {
            for (var file : all.sorted().toList()) {
                var inside = from.relativize(file).toString();
                var place =
                        inside.isEmpty() ? to : to.endsWith("/") ? to + inside : to + "/" + inside;
                // It is there in any case, and whose it is does not matter.
                if (place.equals("/")) continue;
                layer.addEntry(
                        file,
                        AbsoluteUnixPath.get(place),
                        permissions(file, place),
                        time,
                        owner + ":" + owner);
            }
        }
        return layer.build();
    }

    private static FilePermissions permissions(Path file, String place) {
        if (place.equals("/tmp")) return FilePermissions.fromOctalString("777");
        if (place.equals("/data")) return FilePermissions.fromOctalString("700");
        var runs = Files.isDirectory(file) || Files.isExecutable(file);
        return FilePermissions.fromOctalString(runs ? "755" : "644");
    }
}
