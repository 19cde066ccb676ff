package emberdelve.server.telnet;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whatever a client calls itself, it is one of a few families. */
class ClientFamilyTest {
    @ParameterizedTest
    @CsvSource({
        "'', unknown",
        "MUDLET 4.17, mudlet",
        "TINTIN++, tintin",
        "Emberdelve page, emberdelve",
        "mud, other",
        "evil{label=\"x\"}, other"
    })
    void aClientIsCountedByItsFamily(String client, String family) {
        assertThat(ClientFamily.of(client)).isEqualTo(family);
    }
}
