package emberdelve.server.telnet;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.handler.codec.DecoderException;
import io.netty.handler.codec.TooLongFrameException;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.net.SocketException;

import javax.net.ssl.SSLException;

final class BlameTest {
    @Test
    void whatADecoderCannotReadIsThePeersFaultAndItsWordsAreNotOurs() {
        var nonsense = new DecoderException(new SSLException("(bad_record_mac) deadbeef"));

        assertThat(Blame.of(nonsense)).isEqualTo(Blame.PEER);
        assertThat(Blame.words(nonsense)).isEqualTo("DecoderException");
        assertThat(Blame.of(new SSLException("closed"))).isEqualTo(Blame.PEER);
        assertThat(Blame.of(new TooLongFrameException("long"))).isEqualTo(Blame.PEER);
    }

    @Test
    void whoseLinkBreaksHasDoneNothingWrong() {
        assertThat(Blame.of(new IOException("reset"))).isEqualTo(Blame.NETWORK);
        assertThat(Blame.of(new SocketException("reset"))).isEqualTo(Blame.NETWORK);
    }

    @Test
    void everythingElseIsAFaultOfOurs() {
        assertThat(Blame.of(new IllegalStateException("no"))).isEqualTo(Blame.OURS);
    }
}
