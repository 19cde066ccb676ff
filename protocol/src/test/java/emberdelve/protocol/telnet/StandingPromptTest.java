package emberdelve.protocol.telnet;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The first prompt is written before it can be known how the peer wants it marked. */
final class StandingPromptTest {
    private static final String EOR = Notation.show("EOR");
    private static final String GO_AHEAD = Notation.show("GO_AHEAD");

    private final Peer peer = new Peer().afterGreeting();

    @AfterEach
    void hangUp() {
        peer.channel().finishAndReleaseAll();
    }

    @Test
    void itIsMarkedWhenThePeerAgreesToEor() {
        peer.getsPrompt("Name: ").afterGreeting();
        peer.sends("DO END_OF_RECORD");

        assertThat(peer.received()).endsWith(EOR);
    }

    @Test
    void itIsMarkedByGaForWhoRefusesEorAndWantsNoSilence() {
        peer.getsPrompt("Name: ").afterGreeting();
        peer.sends("DONT END_OF_RECORD");

        assertThat(peer.received()).endsWith(GO_AHEAD);
    }

    @Test
    void itIsNotMarkedForWhoWantsNeither() {
        peer.getsPrompt("Name: ").afterGreeting();
        peer.sends("DONT END_OF_RECORD DO SUPPRESS_GO_AHEAD");

        assertThat(peer.received()).doesNotContain(GO_AHEAD, EOR);
    }

    @Test
    void nothingIsDoneBeforeItIsKnownWhetherThePeerWantsEor() {
        peer.getsPrompt("Name: ").afterGreeting();
        peer.sends("WILL NAWS").afterGreeting();
        peer.sends("DO END_OF_RECORD");

        assertThat(peer.received()).isEqualTo(EOR);
    }

    @Test
    void itIsMarkedOnce() {
        peer.getsPrompt("Name: ");
        peer.sends("DO END_OF_RECORD").afterGreeting();
        peer.sends("WILL NAWS");
        peer.sends("DO 99");

        assertThat(peer.received()).doesNotContain(EOR);
    }

    @Test
    void whereNoPromptStandsNothingIsMarked() {
        peer.getsLines("You see a rat.").afterGreeting();
        peer.sends("DO END_OF_RECORD");
        assertThat(peer.received()).doesNotContain(EOR);

        peer.getsPrompt("Name: ").afterGreeting();
        peer.sends("\"mira\" CRLF");
        peer.sends("DO 99");
        assertThat(peer.received()).doesNotContain(EOR);
    }
}
