package emberdelve.server.telnet;

import io.netty.channel.RecvByteBufAllocator;

import java.util.concurrent.atomic.LongAdder;

/** An allocator of buffers to read into, which counts the octets that were read. */
final class CountedReads implements RecvByteBufAllocator {
    private final RecvByteBufAllocator buffers;
    private final LongAdder octets;

    CountedReads(RecvByteBufAllocator buffers, LongAdder octets) {
        this.buffers = buffers;
        this.octets = octets;
    }

    // The interface's own way is deprecated, and every channel still asks by it.
    @SuppressWarnings("deprecation")
    @Override
    public Handle newHandle() {
        return new Counting((ExtendedHandle) buffers.newHandle());
    }

    private final class Counting extends RecvByteBufAllocator.DelegatingHandle
            implements ExtendedHandle {
        private final ExtendedHandle handle;

        private Counting(ExtendedHandle handle) {
            super(handle);
            this.handle = handle;
        }

        @Override
        public void lastBytesRead(int count) {
            if (count > 0) octets.add(count);
            handle.lastBytesRead(count);
        }

        @Override
        public boolean continueReading(io.netty.util.UncheckedBooleanSupplier more) {
            return handle.continueReading(more);
        }
    }
}
