package emberdelve.server.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Content;
import emberdelve.server.feature.Features;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The shipped content as a builder's folder, edited file by file. */
public record AlteredContent(Path folder) {
    private static final String PIT = "zones/chalk-pit/";

    /** A copy in a new folder there. */
    public static AlteredContent in(Path parent) {
        try {
            var folder = Files.createTempDirectory(parent, "content");
            return new AlteredContent(ContentCopy.in(folder.resolve("content")).folder());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** A folder there with three of its zones: it is read in half of the time. */
    public static AlteredContent ofFewerZones(Path parent) {
        try {
            var folder = Files.createTempDirectory(parent, "content").resolve("content");
            FewerZones.writeTo(folder);
            return new AlteredContent(folder);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    public Content load() {
        return new ContentCopy(folder).load(Features.registry());
    }

    /** Puts one text in the place of another, which must be there. */
    public AlteredContent with(String file, String text, String instead) {
        try {
            var before = Files.readString(folder.resolve(file));
            assertThat(before).contains(text);
            Files.writeString(folder.resolve(file), before.replace(text, instead));
            return this;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Takes out all lines from the one that begins so to the one before the next that does. */
    public AlteredContent without(String file, String from, String to) {
        try {
            var before = Files.readString(folder.resolve(file));
            var begin = before.indexOf("\n" + from) + 1;
            assertThat(begin).isPositive();
            var end = to.isEmpty() ? before.length() : before.indexOf("\n" + to, begin) + 1;
            assertThat(end).isPositive();
            Files.writeString(
                    folder.resolve(file), before.substring(0, begin) + before.substring(end));
            return this;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** The Pay Hole is no more, a room behind a locked door with a rat in it. */
    public AlteredContent withoutPayHole() {
        return without(PIT + "rooms.yaml", "pay-hole:", "saw-cut:")
                .with(
                        PIT + "rooms.yaml",
                        "    north: {to: pay-hole, door: plank door, key: pay-hole-key}\n",
                        "")
                .withoutRat();
    }

    /** Nothing lives in the Pay Hole. */
    public AlteredContent withoutRat() {
        return without(PIT + "spawns.yaml", "- {room: pay-hole", "- {room: saw-cut");
    }

    /** There are no purse rats anywhere. */
    public AlteredContent withoutRats() {
        return withoutRat().without("monsters/vermin.yaml", "purse-rat:", "pit-bat:");
    }

    /** Flour sacks are no more. */
    public AlteredContent withoutSacks() {
        return without("items/containers.yaml", "flour-sack:", "belt-pouch:")
                .with("monsters/kobolds.yaml", "    - {item: flour-sack, chance: 10}\n", "");
    }

    /** The zone is no more; what leads into it must be taken out as well. */
    public AlteredContent withoutZone(String zone) {
        try (var files = Files.walk(folder.resolve("zones").resolve(zone))) {
            for (var file : files.toList().reversed()) Files.delete(file);
            return this;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
