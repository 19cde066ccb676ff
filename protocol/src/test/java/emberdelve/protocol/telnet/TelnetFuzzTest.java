package emberdelve.protocol.telnet;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;

import io.netty.buffer.Unpooled;

import java.util.ArrayList;
import java.util.List;

/**
 * Whatever octets arrive, in whatever packets: no exception but {@link TelnetException}, the same
 * events however they are cut, no limit passed, and never much more said than was heard.
 *
 * <p>{@code mvn verify} replays the finds in {@code src/test/resources}; docs/protocol.md tells how
 * to look for more.
 */
class TelnetFuzzTest {
    /** Small, so that a few octets reach them. */
    private static final TelnetLimits LIMITS = new TelnetLimits(40, 48, 20, 30);

    /** Consent to everything that has sub-negotiations of its own. */
    private static final byte[] CONSENT =
            Notation.octets(
                    "WILL 24 WILL 31 WILL 39 DO 42 WILL 42 DO 69 DO 70 DO 201 WILL 201 DO 25");

    /** The three of WILL NEW-ENVIRON are answered by our longest question, and by what we offer. */
    private static final int SAID_PER_OCTET_HEARD = 64;

    /** What one peer made of it all. */
    private record Outcome(List<TelnetEvent> events, String answers, String broken) {}

    @FuzzTest(maxDuration = "60m")
    void anyOctets(byte[] octets) {
        check(new byte[0], octets);
    }

    @FuzzTest(maxDuration = "60m")
    void anySubnegotiation(byte[] payload) {
        check(CONSENT, subnegotiation(payload));
    }

    private static void check(byte[] before, byte[] octets) {
        var whole = outcome(before, List.of(octets));
        var cut = outcome(before, Cuts.of(octets));

        assertThat(cut).isEqualTo(whole);
        assertThat(whole.answers().length())
                .isLessThanOrEqualTo((octets.length + 1) * SAID_PER_OCTET_HEARD);
        for (var event : whole.events()) {
            if (event instanceof TelnetEvent.Line(var text, _)) {
                assertThat(text.length()).isLessThanOrEqualTo(LIMITS.lineMaxChars());
                assertThat(text).doesNotContain("\r", "\n");
            }
        }
    }

    private static Outcome outcome(byte[] before, List<byte[]> packets) {
        var peer = new Peer(LIMITS, TelnetOptions.DEFAULTS);
        // The budget for requests must not depend on how quick the machine is.
        peer.channel().freezeTime();
        peer.sends(before).afterGreeting();
        try {
            for (var packet : packets) peer.sends(packet);
            return new Outcome(withoutRepeats(peer.events()), peer.received(), "");
        } catch (TelnetException broken) {
            // What came of the packet before the fault depends on where it began.
            return new Outcome(List.of(), "", broken.toString());
        } finally {
            peer.channel().finishAndReleaseAll();
        }
    }

    /** Abilities are told when they change; within one packet only the last ones need be. */
    private static List<TelnetEvent> withoutRepeats(List<TelnetEvent> events) {
        var kept = new ArrayList<TelnetEvent>();
        for (var event : events) {
            if (!(event instanceof TelnetEvent.Abilities)) kept.add(event);
        }
        events.stream()
                .filter(TelnetEvent.Abilities.class::isInstance)
                .reduce((_, last) -> last)
                .ifPresent(kept::add);
        return kept;
    }

    /** The first octet is the option; IAC in the rest is doubled. */
    private static byte[] subnegotiation(byte[] payload) {
        var out = Unpooled.buffer();
        try {
            out.writeByte(0xFF).writeByte(0xFA);
            for (var octet : payload) {
                out.writeByte(octet);
                if (octet == (byte) 0xFF && out.writerIndex() > 3) out.writeByte(octet);
            }
            out.writeByte(0xFF).writeByte(0xF0);
            var octets = new byte[out.readableBytes()];
            out.readBytes(octets);
            return octets;
        } finally {
            out.release();
        }
    }
}
