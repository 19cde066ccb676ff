package emberdelve.bench.micro;

import emberdelve.protocol.line.LineAssembler;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;

/** The benchmark that makes lines of typed octets; one operation is a line. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class LinesInBenchmark {
    private static final int LINES = 100;

    @Param({"say A line as people type it, some sixty letters long.", "n", "say Grüße, 元気ですか?"})
    public String line = "";

    private long units;
    private final LineAssembler assembler =
            new LineAssembler(1024, (text, _) -> units += text.length());
    private ByteBuf packet = Unpooled.EMPTY_BUFFER;

    @Setup
    public void fill() {
        packet = Unpooled.directBuffer();
        for (var count = 0; count < LINES; count++) {
            packet.writeCharSequence(line + "\r\n", StandardCharsets.UTF_8);
        }
    }

    /** Lines a second. */
    @Benchmark
    @OperationsPerInvocation(LINES)
    public long lines() {
        assembler.add(packet, packet.readerIndex(), packet.readableBytes());
        return units;
    }
}
