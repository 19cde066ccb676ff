package emberdelve.bench.micro;

import emberdelve.protocol.style.Color;
import emberdelve.protocol.style.Style;
import emberdelve.protocol.style.StyledText;
import emberdelve.protocol.telnet.TelnetCodec;
import emberdelve.protocol.telnet.TelnetLimits;
import emberdelve.protocol.telnet.TelnetOutput;

import io.netty.buffer.ByteBuf;
import io.netty.channel.Channel;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.embedded.EmbeddedChannel;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * The benchmark that makes octets of styled lines: they go through the whole handler, which wraps,
 * colours and encodes them, and out of a channel without a network. One operation is a line.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class LinesOutBenchmark {
    private static final int LINES = 20;
    private static final Optional<StyledText> PROMPT = Optional.of(StyledText.of("HP 95/100 > "));
    private static final StyledText BLOW =
            StyledText.builder()
                    .add("You slash ")
                    .add("the kobold sneak", Style.of(Color.Ansi.RED))
                    .add(" for 3 damage. The kobold sneak is hurt.")
                    .build();
    private static final StyledText LONG =
            StyledText.of(
                    "Forty-one lanterns hang on chains above a square of worn cobbles, one for each"
                        + " shaft that was ever sunk here. Nine of them are lit. Rain ticks on the"
                        + " roof.");

    /** The kind of line: a blow in a fight, or a paragraph that takes three lines on the screen. */
    @Param({"blow", "paragraph"})
    public String kind = "blow";

    private final EmbeddedChannel channel =
            new EmbeddedChannel(
                    new ChannelInitializer<Channel>() {
                        @Override
                        protected void initChannel(Channel inside) {
                            TelnetCodec.addTo(inside.pipeline(), TelnetLimits.DEFAULTS);
                        }
                    });

    /** Lines a second, {@value #LINES} in one write with a prompt. */
    @Benchmark
    @OperationsPerInvocation(LINES)
    public int lines() {
        var line = kind.equals("blow") ? BLOW : LONG;
        List<StyledText> lines = Collections.nCopies(LINES, line);
        channel.writeOutbound(new TelnetOutput.Burst(lines, PROMPT));
        var octets = 0;
        for (ByteBuf part = channel.readOutbound(); part != null; part = channel.readOutbound()) {
            octets += part.readableBytes();
            part.release();
        }
        return octets;
    }
}
