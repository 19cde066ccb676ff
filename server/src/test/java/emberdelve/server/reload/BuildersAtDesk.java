package emberdelve.server.reload;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.RoomId;
import emberdelve.config.load.ParsedFiles;
import emberdelve.config.read.Problems;
import emberdelve.config.region.RegionFile;
import emberdelve.server.admin.BuildDeed;
import emberdelve.server.admin.BuildOrder;
import emberdelve.server.admin.Role;
import emberdelve.server.feature.Features;
import emberdelve.server.link.Inbox;
import emberdelve.server.link.Inboxes;
import emberdelve.server.link.Input;
import emberdelve.server.offer.Editions;
import emberdelve.server.offer.Registry;
import emberdelve.server.time.Clock;
import emberdelve.server.transcript.AlteredContent;
import emberdelve.server.view.Note;

import org.awaitility.Awaitility;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.List;

/** Builders who order, and what comes of it. Closing it stops the desk. */
final class BuildersAtDesk implements AutoCloseable {
    /** All content is read for each deed, on a machine that may be busy. */
    private static final Duration PATIENCE = Duration.ofMinutes(1);

    static final int GOLD_MAX = 2_000;
    static final int XP_MAX = 1_000;

    private static final Duration OFTEN = Duration.ofMillis(2);

    private static final Registry REGISTRY = Features.registry();

    private final Inbox inbox = new Inbox(64);
    private final ArrayDeque<Input> come = new ArrayDeque<>();
    final AlteredContent content;
    private final Editions editions;
    final ContentDesk desk;

    /** What a desk keeps of the content of few zones when it starts: made once, for all of them. */
    private static final class FirstKept {
        private static final String NAME;
        private static final byte[] ZIP;

        static {
            try {
                var folder = Files.createTempDirectory("kept");
                var content = AlteredContent.ofFewerZones(folder);
                new KeptContent(folder, new ParsedFiles(), REGISTRY.loader(), RegionFile.NONE)
                        .keep(content.folder(), new Problems());
                NAME = "content/" + content.load().version() + ".zip";
                ZIP = Files.readAllBytes(folder.resolve(NAME));
                try (var files = Files.walk(folder)) {
                    for (var file : files.toList().reversed()) Files.delete(file);
                }
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
        }

        private FirstKept() {}

        static void writeTo(Path data) {
            try {
                Files.createDirectories(data.resolve("content"));
                Files.write(data.resolve(NAME), ZIP);
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
        }
    }

    /** In a content with few zones. */
    BuildersAtDesk(Path data, Path builder) {
        FirstKept.writeTo(data);
        this(data, AlteredContent.ofFewerZones(builder));
    }

    BuildersAtDesk(Path data, AlteredContent content) {
        this.content = content;
        editions = new Editions(content.load(), REGISTRY);
        desk = desk(data);
    }

    private ContentDesk desk(Path data) {
        var made =
                new ContentDesk(
                        new ContentFolder(content.folder(), new ParsedFiles()),
                        new KeptContent(
                                data, new ParsedFiles(), REGISTRY.loader(), RegionFile.NONE),
                        editions,
                        new WrittenSettings(
                                        data,
                                        "limits: {builder-gold: %d, builder-xp: %d}"
                                                .formatted(GOLD_MAX, XP_MAX))
                                .inForce(),
                        Inboxes.of(inbox),
                        new Clock(InstantSource.fixed(Instant.EPOCH), () -> 0));
        made.start();
        Awaitility.await()
                .atMost(PATIENCE)
                .pollDelay(Duration.ZERO)
                .pollInterval(OFTEN)
                .until(() -> Files.exists(data.resolve("content/versions.txt")));
        return made;
    }

    Reloaded built(RoomId room, BuildDeed deed) {
        return built("Sable", room, deed);
    }

    Reloaded built(String who, RoomId room, BuildDeed deed) {
        desk.request(order(who, room, deed));
        var input = next();
        assertThat(input).isInstanceOf(Input.Reload.class);
        return Reloaded.of((Input.Reload) input, editions);
    }

    List<Note> told(RoomId room, BuildDeed deed) {
        return told("Sable", room, deed);
    }

    List<Note> told(String who, RoomId room, BuildDeed deed) {
        desk.request(order(who, room, deed));
        var input = next();
        assertThat(input).isInstanceOf(Input.Answered.class);
        return ((Input.Answered) input).notes();
    }

    String key(RoomId room, BuildDeed deed) {
        return told(room, deed).getFirst().key();
    }

    static BuildOrder order(String who, RoomId room, BuildDeed deed) {
        return new BuildOrder(deed, who, Role.BUILDER, "192.0.2.7", room, false);
    }

    String text(String file) {
        try {
            return Files.readString(content.folder().resolve(file));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    List<Path> leftBehind() {
        try (var files = Files.walk(content.folder())) {
            return files.filter(file -> file.toString().endsWith(".building")).toList();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    Input next() {
        Awaitility.await()
                .atMost(PATIENCE)
                .pollDelay(Duration.ZERO)
                .pollInterval(OFTEN)
                .pollInSameThread()
                .until(() -> {
                    come.addAll(inbox.drain());
                    return !come.isEmpty();
                });
        return come.removeFirst();
    }

    @Override
    public void close() {
        desk.stop();
    }
}
