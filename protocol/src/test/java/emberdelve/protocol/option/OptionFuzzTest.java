package emberdelve.protocol.option;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;

import emberdelve.protocol.option.NewEnviron.Variable;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Each sub-negotiation that means something to us, with any payloads, some after the other: no
 * exception, and nothing kept that is longer, or looks otherwise, than it may.
 */
class OptionFuzzTest {
    private static final int PAYLOAD_OCTETS_MAX = 200;
    private static final String LABEL = "[ -~]{0,40}";

    @FuzzTest(maxDuration = "60m")
    void terminalTypes(FuzzedDataProvider data) {
        var terminal = new TerminalType();
        terminal.begin();
        var asked = 1;
        for (var payload : payloads(data)) {
            if (terminal.receive(payload).isPresent()) asked++;
        }
        assertThat(asked).isLessThanOrEqualTo(TerminalType.NAMES_MAX);
        assertThat(terminal.names())
                .hasSizeLessThanOrEqualTo(TerminalType.NAMES_MAX)
                .doesNotHaveDuplicates()
                .allMatch(name -> name.matches(LABEL));
    }

    @FuzzTest(maxDuration = "60m")
    void windowSizes(byte[] octets) {
        var payload = Octets.copyOf(octets, octets.length);
        assertThat(Naws.read(payload).isPresent()).isEqualTo(octets.length == 4);
        Naws.read(payload)
                .ifPresent(size -> {
                    assertThat(size.columns()).isIn(0, Naws.clampColumns(size.columns()));
                    assertThat(size.rows()).isBetween(0, Naws.ROWS_MAX).isNotEqualTo(1);
                });
    }

    @FuzzTest(maxDuration = "60m")
    void environments(FuzzedDataProvider data) {
        var environ = new NewEnviron();
        for (var payload : payloads(data)) environ.receive(payload);

        for (var variable : Variable.values()) {
            assertThat(environ.value(variable)).matches(LABEL);
        }
        assertThat(environ.mtts().map(Mtts::bits).orElse(0)).isNotNegative();
    }

    @FuzzTest(maxDuration = "60m")
    void charsets(FuzzedDataProvider data) {
        var charset = new Charset();
        if (data.consumeBoolean()) charset.propose();
        var answers = new ArrayList<Octets>();
        for (var payload : payloads(data)) charset.receive(payload).ifPresent(answers::add);

        for (var answer : answers) {
            var accepted = answer.startsWith(2);
            assertThat(accepted ? answer.ascii(1) : "UTF-8").isEqualToIgnoringCase("UTF-8");
            if (!accepted) assertThat(answer).isIn(Octets.of(3), Octets.of(5));
        }
    }

    @FuzzTest(maxDuration = "60m")
    void gmcpMessages(FuzzedDataProvider data) {
        var core = new GmcpCore();
        for (var payload : payloads(data)) {
            var message = GmcpMessage.read(payload);
            message.ifPresent(OptionFuzzTest::checkSent);
            message.filter(GmcpCore::takes)
                    .flatMap(core::receive)
                    .ifPresent(OptionFuzzTest::checkSent);
        }
        assertThat(core.client()).matches(LABEL);
        assertThat(core.version()).matches(LABEL);
        assertThat(core.modules().names())
                .hasSizeLessThanOrEqualTo(GmcpModules.MODULES_MAX)
                .allMatch(name -> !name.isEmpty() && core.modules().wants(name + ".More"));
    }

    /** Sent back, it is understood as it was, and steers no terminal. */
    private static void checkSent(GmcpMessage message) {
        var sent = message.octets();
        assertThat(sent.utf8().chars().filter(Character::isISOControl).count()).isZero();
        assertThat(GmcpMessage.read(sent).map(GmcpMessage::name))
                .isEqualTo(Optional.of(message.name()));
    }

    private static List<Octets> payloads(FuzzedDataProvider data) {
        var payloads = new ArrayList<Octets>();
        while (data.remainingBytes() > 0) {
            var octets = data.consumeBytes(data.consumeInt(0, PAYLOAD_OCTETS_MAX));
            payloads.add(Octets.copyOf(octets, octets.length));
        }
        return payloads;
    }
}
