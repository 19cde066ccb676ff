package emberdelve.protocol.telnet;

import emberdelve.protocol.negotiate.Request;
import emberdelve.protocol.option.Octets;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;

/**
 * The benchmark of the decoder, which finds the parts in octets that a peer sends: one operation is
 * a megabyte, so operations a second are megabytes a second.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class DecodeBenchmark {
    private static final int PACKET_OCTETS = 10_000;
    private static final int PACKETS = 100;
    private static final String TYPED =
            "say A line as people type it, some sixty letters long.\r\n";

    /**
     * Plain text; text with a command after every eight letters; nothing but requests; and small
     * sub-negotiations.
     */
    @Param({"text", "mixed", "requests", "subnegotiations"})
    public String kind = "text";

    private final Counter counter = new Counter();
    private final TelnetDecoder decoder = new TelnetDecoder(_ -> 1024, counter);
    private ByteBuf packet = Unpooled.EMPTY_BUFFER;

    @Setup
    public void fill() {
        var sample =
                switch (kind) {
                    case "text" -> TYPED.getBytes(StandardCharsets.US_ASCII);
                    case "mixed" -> octets("abcdefgh", 0xFF, 0xF1);
                    case "requests" -> octets("", 0xFF, 0xFD, 0x63);
                    case "subnegotiations" -> octets("", 0xFF, 0xFA, 31, 0, 80, 0, 24, 0xFF, 0xF0);
                    default -> throw new IllegalArgumentException(kind);
                };
        packet = Unpooled.directBuffer(PACKET_OCTETS);
        while (packet.readableBytes() + sample.length <= PACKET_OCTETS) packet.writeBytes(sample);
        packet.writeZero(PACKET_OCTETS - packet.readableBytes());
    }

    /** Decodes a megabyte; returns what was found, so that the compiler leaves nothing out. */
    @Benchmark
    public long megabyte() {
        for (var count = 0; count < PACKETS; count++) {
            packet.readerIndex(0);
            // The decoder stops behind each sub-negotiation, because compression may begin there.
            while (packet.isReadable()) decoder.decode(packet);
        }
        return counter.found;
    }

    private static byte[] octets(String text, int... more) {
        var all = Unpooled.buffer();
        all.writeCharSequence(text, StandardCharsets.US_ASCII);
        for (var octet : more) all.writeByte(octet);
        var octets = new byte[all.readableBytes()];
        all.readBytes(octets);
        return octets;
    }

    private static final class Counter implements TelnetDecoder.Sink {
        private long found;

        @Override
        public void text(ByteBuf octets, int index, int length) {
            found += length;
        }

        @Override
        public void command(TelnetCommand command) {
            found++;
        }

        @Override
        public void request(Request request, int option) {
            found += option;
        }

        @Override
        public void subnegotiation(int option, Octets payload) {
            found += payload.length();
        }
    }
}
