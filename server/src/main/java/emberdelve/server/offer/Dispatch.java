package emberdelve.server.offer;

import emberdelve.server.command.Directory;
import emberdelve.server.kernel.World;

/**
 * A kind of message that a feature sends from one world to others, such as what somebody says to
 * everybody. It is a value: what it is made of, {@code Notation} can write.
 *
 * @param <T> the message
 */
public record Dispatch<T extends Record>(Class<T> kind, Receiver<T> receiver) {
    /** The receiver of such messages in each world. Thread: world. */
    @FunctionalInterface
    public interface Receiver<T> {
        void take(World world, Directory directory, T message);
    }

    /** Hands over a message, if it is of this kind. */
    public void offer(World world, Directory directory, Record message) {
        if (kind.isInstance(message)) receiver.take(world, directory, kind.cast(message));
    }
}
