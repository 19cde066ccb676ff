package emberdelve.protocol.transport;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.charset.StandardCharsets;

final class FirstOctetsTest {
    private final FirstOctets first = new FirstOctets();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "GET / HTTP/1.1\\r|HTTP",
                "POST http://example.org/ HTTP/1.0\\n|HTTP",
                "CONNECT example.org:443 HTTP/1.1\\r|HTTP",
                "OPTIONS * HTTP/1.1\\r|HTTP",
                "PRI * HTTP/2.0\\r|HTTP",
                "SSH-2.0-OpenSSH_9.6\\r|SSH",
                "*1\\r\\n$|REDIS",
                "EHLO scanner.example\\r|SMTP",
                "PROXY TCP4 192.0.2.1 192.0.2.2 5 6\\r|PROXY",
                "PROXY UNKNOWN\\r|PROXY",
                "\\x16\\x03\\x01|TLS",
                "\\x16\\x03\\x00|TLS",
                "\\r\\n\\r\\n\\x00\\r\\nQUIT\\n|PROXY"
            })
    void programsThatSpeakSomethingElseAreKnownByTheLastOfTheseOctets(String said, Foreign who) {
        var octets = octets(said);
        for (var at = 0; at < octets.length - 1; at++) {
            first.add(octets[at]);
            assertThat(first.isDecided()).as("after octet " + at).isFalse();
        }
        first.add(octets[octets.length - 1]);

        assertThat(first.isDecided()).isTrue();
        assertThat(first.foreign()).contains(who);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "mira\\r",
                "Mira\\r",
                "NEW\\n",
                "CONNECT Mira secret\\r",
                "GET\\r",
                "HELO\\r",
                "\\xff\\xfb\\x1f",
                "\\r\\nm",
                "\\r\\n\\r\\nm",
                "\\x00",
                "\\x16m",
                "\\x16\\x03\\r",
                "\\x15\\r",
                "\\x03\\r",
                "F\\xfcr\\r",
                "\\xfcber\\r",
                "PROXY\\r",
                "PROXY TCPDUMP\\r",
                "*\\r",
                "*1\\r\\nMira\\r",
                "$5\\r",
                "HELO me\\r",
                "WHO /all\\r",
                "SSH-\\r",
                "\\x1b[A",
                "H\\xc3\\xa9lo\\xc3\\xafse\\r"
            })
    void peopleAndTheirClientsAreNot(String said) {
        for (var octet : octets(said)) first.add(octet);

        assertThat(first.isDecided()).isTrue();
        assertThat(first.foreign()).isEmpty();
    }

    @Test
    void aRequestForAnEndlessPathIsKnownAtTheLimit() {
        for (var octet : octets("GET /")) first.add(octet);
        for (var at = 5; at < FirstOctets.KEPT_MAX; at++) {
            assertThat(first.isDecided()).isFalse();
            first.add((byte) 'a');
        }
        assertThat(first.foreign()).contains(Foreign.HTTP);
    }

    @Test
    void aNameOfAStarAndANumberIsServedAtOnce() {
        for (var octet : octets("*1\\r\\n")) first.add(octet);

        assertThat(first.isSuspicious()).isFalse();
    }

    @Test
    void whoPressesEnterTwiceIsServedAtOnce() {
        for (var octet : octets("\\r\\n\\r\\n")) {
            first.add(octet);
            assertThat(first.isSuspicious()).isFalse();
        }
        first.add((byte) 0);
        assertThat(first.isSuspicious()).isTrue();
    }

    /** Java's own escapes, after the source's parameters have been split. */
    private static byte[] octets(String said) {
        var text = new StringBuilder();
        for (var at = 0; at < said.length(); at++) {
            if (said.charAt(at) != '\\') {
                text.append(said.charAt(at));
                continue;
            }
            switch (said.charAt(++at)) {
                case 'r' -> text.append('\r');
                case 'n' -> text.append('\n');
                default -> {
                    text.append((char) Integer.parseInt(said, at + 1, at + 3, 16));
                    at += 2;
                }
            }
        }
        return text.toString().getBytes(StandardCharsets.ISO_8859_1);
    }
}
