package emberdelve.server.sound;

import java.nio.ByteBuffer;

/**
 * A sound as a file.
 *
 * @param name such as {@code menace-1f0c94b2.wav}: another sound has another name, since programs
 *     keep what they have fetched once
 * @param octets WAVE, one channel of 16 bits; read-only
 */
public record SoundFile(String name, ByteBuffer octets) {}
