package emberdelve.server.sound;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/** The writer of a sound as a WAVE file, which everything plays. Pure. */
final class WaveForm {
    /** Enough for all pitches that a {@link Score} has. */
    static final int SAMPLES_PER_SECOND = 22_050;

    private static final int HEADER = 44;
    private static final int FORMAT = 16;
    private static final short PCM = 1;
    private static final short CHANNELS = 1;
    private static final short SAMPLE = Short.BYTES;

    /** The time in which the end of each sound is faded out, so that it does not click. */
    private static final double FADE_SECONDS = 0.02;

    private WaveForm() {}

    static ByteBuffer of(Score score) {
        var samples = (int) Math.round(score.seconds() * SAMPLES_PER_SECOND);
        var size = samples * SAMPLE;
        var file = ByteBuffer.allocate(HEADER + size).order(ByteOrder.LITTLE_ENDIAN);
        mark(file, "RIFF").putInt(HEADER - 8 + size);
        mark(mark(file, "WAVE"), "fmt ").putInt(FORMAT).putShort(PCM).putShort(CHANNELS);
        file.putInt(SAMPLES_PER_SECOND).putInt(SAMPLES_PER_SECOND * SAMPLE);
        file.putShort(SAMPLE).putShort((short) Short.SIZE);
        mark(file, "data").putInt(size);
        for (var at = 0; at < samples; at++) {
            var seconds = at / (double) SAMPLES_PER_SECOND;
            var fade = Math.min(1, (score.seconds() - seconds) / FADE_SECONDS);
            var swing = Math.clamp(score.tone().at(seconds) * fade, -1, 1);
            file.putShort((short) Math.round(swing * Short.MAX_VALUE));
        }
        return file.flip().asReadOnlyBuffer();
    }

    private static ByteBuffer mark(ByteBuffer file, String four) {
        return file.put(four.getBytes(StandardCharsets.US_ASCII));
    }
}
