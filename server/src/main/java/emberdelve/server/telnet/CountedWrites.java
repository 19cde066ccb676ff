package emberdelve.server.telnet;

import io.netty.channel.MessageSizeEstimator;

import java.util.concurrent.atomic.LongAdder;

/**
 * An estimator of what is written, which counts it. A channel asks for the size of each message
 * once, when the message is about to be sent; a handler of its own would cost time for each line.
 */
record CountedWrites(MessageSizeEstimator sizes, LongAdder octets) implements MessageSizeEstimator {
    @Override
    public Handle newHandle() {
        var estimate = sizes.newHandle();
        return message -> {
            var size = estimate.size(message);
            octets.add(size);
            return size;
        };
    }
}
