package emberdelve.server.sound;

import com.google.common.base.Suppliers;

import emberdelve.server.model.Cue;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.EnumMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The files of all sounds, one a cue. They are made when somebody first asks for one: most servers
 * start without anybody who wants to hear. Safe for any thread.
 */
public final class SoundFiles {
    /** The folder in which the pages of the server have them. */
    public static final String FOLDER = "sounds/";

    public static final String TYPE = "audio/wav";

    private static final int HASH_OCTETS = 4;

    private final Supplier<Map<Cue, SoundFile>> files = Suppliers.memoize(SoundFiles::made);

    public SoundFiles() {}

    public SoundFile of(Cue cue) {
        return Objects.requireNonNull(files.get().get(cue), "there is one a cue");
    }

    /** All of them, in the order of the cues. */
    public List<SoundFile> all() {
        return List.copyOf(files.get().values());
    }

    /** The file of that name. */
    public Optional<SoundFile> named(String name) {
        return files.get().values().stream().filter(file -> file.name().equals(name)).findFirst();
    }

    private static Map<Cue, SoundFile> made() {
        var files = new EnumMap<Cue, SoundFile>(Cue.class);
        for (var cue : Cue.values()) {
            var octets = WaveForm.of(Score.of(cue));
            files.put(cue, new SoundFile(cue.word() + "-" + hash(octets) + ".wav", octets));
        }
        return files;
    }

    private static String hash(ByteBuffer octets) {
        try {
            var digest = MessageDigest.getInstance("SHA-256");
            digest.update(octets.duplicate());
            return HexFormat.of().formatHex(digest.digest(), 0, HASH_OCTETS);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every JDK has SHA-256", impossible);
        }
    }
}
