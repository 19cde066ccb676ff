package emberdelve.protocol.telnet;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.Arrays;
import java.util.Random;

/** However the network cuts what a peer sends, the same is made of it. */
class EverySplitTest {
    private static final int RANDOM_SAMPLES = Boolean.getBoolean("emberdelve.long") ? 2_000 : 40;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"look\" CRLF \"north\" CRNUL \"say hi\" LF \"quit\" CR",
                "\"caf\u00E9 \u4E2D\u6587 \uD83D\uDE00\" CRLF xC3 CRLF xFF xFF CRLF xE4 xB8 \"x\""
                        + " LF",
                "DO END_OF_RECORD DO CHARSET WILL TERMINAL_TYPE WILL NAWS"
                        + " SB NAWS x00 xFF xFF xFF xFF x18 SE SB CHARSET x02 \"UTF-8\" SE"
                        + " SB TERMINAL_TYPE x00 \"TINTIN++\" SE",
                "\"lo\" WILL NAWS \"ok\" CR NOP LF \"x\" CRLF",
                "DO 0 WILL 0 DO 1 DO 3 WILL 34 SB 34 x03 x01 x03 x00 IAC SE DO TIMING_MARK WONT 24"
                        + " DONT 25",
                "ARE_YOU_THERE INTERRUPT \"ab\" x08 x7F \"c\" ERASE_LINE \"d\" CRLF",
                "DO GMCP SB GMCP 'Core.Supports.Set [\"Char 1\"]' SE SB GMCP 'Char.X {\"a\":1}' SE"
                        + " SB GMCP \"Core.Ping\" SE SB GMCP 'Bad {' SE",
                "WILL NEW_ENVIRON SB NEW_ENVIRON x00 x00 \"MTTS\" x01 \"271\" x03 \"SCREEN_READER\""
                    + " x01 \"1\" SE SB NEW_ENVIRON x02 x00 \"CLIENT_NAME\" x01 \"a\" x02 x02 \"b\""
                    + " SE \"a\" LF",
                "DO TIMING_MARK DO MCCP2 DO TIMING_MARK DONT MCCP2 DO TIMING_MARK DO MCCP2 \"a\""
                        + " LF",
                "SB NAWS x00 x50 DO 7 \"a\" SB 24 SE xFF xFA SE xFF x41 \"b\" LF",
            })
    void theEventsAndTheAnswersAreTheSame(String notation) {
        checkEveryCut(Notation.octets(notation), notation);
    }

    @ParameterizedTest
    @ValueSource(longs = {11, 12, 13})
    void alsoOfNoise(long seed) {
        var random = new Random(seed);
        var likely =
                Notation.octets(
                        "WILL NAWS SB TERMINAL_TYPE x00 SE \"a\" CRLF xC3 xA9 x08 x7F xE4 xF0 IAC"
                                + " DO 3");
        for (var sample = 0; sample < RANDOM_SAMPLES; sample++) {
            var octets = new byte[random.nextInt(1, 60)];
            for (var at = 0; at < octets.length; at++) {
                octets[at] = likely[random.nextInt(likely.length)];
            }
            checkEveryCut(octets, "seed " + seed + ", sample " + sample);
        }
    }

    private static void checkEveryCut(byte[] octets, String as) {
        var whole = new Peer().sends(octets);
        var events = whole.events();
        var received = whole.received();

        for (var cut = 1; cut < octets.length; cut++) {
            var peer =
                    new Peer()
                            .sends(Arrays.copyOf(octets, cut))
                            .sends(Arrays.copyOfRange(octets, cut, octets.length));
            assertThat(peer.events()).as("%s, cut at %d", as, cut).isEqualTo(events);
            assertThat(peer.received()).as("%s, cut at %d", as, cut).isEqualTo(received);
        }
        var crumbs = new Peer();
        for (var octet : octets) crumbs.sends(new byte[] {octet});
        assertThat(crumbs.events()).as("%s, octet by octet", as).isEqualTo(events);
        assertThat(crumbs.received()).as("%s, octet by octet", as).isEqualTo(received);
    }
}
