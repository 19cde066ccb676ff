package emberdelve.server.sound;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.model.Cue;

import org.junit.jupiter.api.Test;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

import javax.sound.sampled.AudioFileFormat;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.UnsupportedAudioFileException;

/** The sounds, as a program reads them. */
final class SoundFilesTest {
    private static final int HEADER = 44;

    private final SoundFiles sounds = new SoundFiles();

    @Test
    void eachKindHasAFileThatTheJdkPlays() throws Exception {
        for (var cue : Cue.values()) {
            var file = sounds.of(cue);
            assertThat(file.name()).matches(cue.word() + "-[0-9a-f]{8}\\.wav");
            var read = format(file);
            assertThat(read.getType()).isEqualTo(AudioFileFormat.Type.WAVE);
            assertThat(read.getByteLength()).isEqualTo(file.octets().remaining());
            assertThat(read.getFormat().getChannels()).isEqualTo(1);
            var seconds = read.getFrameLength() / read.getFormat().getFrameRate();
            assertThat(seconds).as(file.name()).isBetween(0.3f, 2.0f);
        }
    }

    /** Who wears headphones is not hurt, and nothing clicks at the end. */
    @Test
    void noneIsTooLoudOrTooFaintAndEachEndsInSilence() {
        for (var cue : Cue.values()) {
            var swings = swings(sounds.of(cue));
            var loudest = 0;
            for (var swing : swings) loudest = Math.max(loudest, Math.abs(swing));
            assertThat(loudest)
                    .as(cue.word())
                    .isBetween(Short.MAX_VALUE / 5, Short.MAX_VALUE * 99 / 100);
            assertThat(Math.abs(swings[swings.length - 1])).as(cue.word()).isLessThan(100);
        }
    }

    @Test
    void everyServerMakesTheSameAndNoTwoKindsSoundAlike() {
        var others = new SoundFiles();
        assertThat(others.all()).isEqualTo(sounds.all());
        assertThat(sounds.all())
                .hasSameSizeAs(Cue.values())
                .extracting(SoundFile::octets)
                .doesNotHaveDuplicates();
        assertThat(sounds.named(sounds.of(Cue.TELL).name())).contains(sounds.of(Cue.TELL));
        assertThat(sounds.named("../tell.wav")).isEmpty();
    }

    private static AudioFileFormat format(SoundFile file)
            throws UnsupportedAudioFileException, IOException {
        return AudioSystem.getAudioFileFormat(new ByteArrayInputStream(octets(file)));
    }

    private static byte[] octets(SoundFile file) {
        var octets = new byte[file.octets().remaining()];
        file.octets().duplicate().get(octets);
        return octets;
    }

    private static short[] swings(SoundFile file) {
        var samples =
                ByteBuffer.wrap(octets(file))
                        .position(HEADER)
                        .slice()
                        .order(ByteOrder.LITTLE_ENDIAN)
                        .asShortBuffer();
        var swings = new short[samples.remaining()];
        samples.get(swings);
        return swings;
    }
}
