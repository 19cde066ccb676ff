package emberdelve.server.link;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberdelve.server.admin.Role;
import emberdelve.server.command.Command;
import emberdelve.server.command.Parsed;
import emberdelve.server.command.Verbs;
import emberdelve.server.feature.Features;
import emberdelve.server.model.ActorId;
import emberdelve.server.session.ShippedContent;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/** Inputs are values: what is written of one is read back as the same. */
class InputNotationTest {
    private static final int TIMES = Boolean.getBoolean("emberdelve.long") ? 20_000 : 300;
    private static final Verbs VERBS = Features.registry().verbs(ShippedContent.load());
    private static final InputNotation NOTATION =
            new InputNotation(InputNotationTest::command, AnyValue.ROWS);

    /** Lines of every verb, alone and with words behind it. */
    private static final List<String> LINES =
            VERBS.words().stream()
                    .flatMap(word ->
                            Stream.of("", " rat", " 5", " on", " mira hello", " north")
                                    .map(rest -> word + rest))
                    .toList();

    static Stream<Class<?>> kinds() {
        return Arrays.stream(Input.class.getPermittedSubclasses());
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void everyKindIsReadBackAsTheSame(Class<?> kind) {
        var seed = Long.getLong("emberdelve.seed", System.nanoTime());
        var random = new Random(seed);
        var values = new AnyValue(random);
        for (var time = 0; time < TIMES; time++) {
            var input = typed((Input) values.of(kind), values);
            var line = InputNotation.write(input);
            assertThat(line).as("seed %d", seed).doesNotContain("\n");
            assertThat(NOTATION.read(line)).as("seed %d: %s", seed, line).isEqualTo(input);
        }
    }

    /** A command is only what its line means. */
    private static Input typed(Input input, AnyValue values) {
        return switch (input) {
            case Input.Typed(var actor, _, var readBy, _) -> {
                var line = line(readBy, values);
                yield new Input.Typed(actor, line, readBy, command(line, readBy));
            }
            case Input.Console(var link, _, var readBy, _) -> {
                var line = line(readBy, values);
                yield new Input.Console(link, line, readBy, command(line, readBy));
            }
            case Input.Arrive arrive ->
                    arrive.with(
                            arrive.baggage().waiting().stream()
                                    .map(each -> typed(each, values))
                                    .toList());
            case Input other -> other;
        };
    }

    private static String line(ReadBy readBy, AnyValue values) {
        var line = values.any(LINES);
        return VERBS.parse(line, readBy.role()) instanceof Parsed.Understood
                ? line
                : line(readBy, values);
    }

    @Test
    void aWordIsReadAsItWasMeantByWhoTypedIt() {
        var player = typed("health", Role.PLAYER);
        var owner = typed("health", Role.OWNER);
        assertThat(player.command()).isNotEqualTo(owner.command());
        assertThat(NOTATION.read(InputNotation.write(player))).isEqualTo(player);
        assertThat(NOTATION.read(InputNotation.write(owner))).isEqualTo(owner);
    }

    @Test
    void whatIsNoCommandIsRefused() {
        var line = InputNotation.write(typed("look", Role.PLAYER)).replace("look", "xyzzy");
        assertThatThrownBy(() -> NOTATION.read(line)).hasMessage("no command: xyzzy");
    }

    private static Input.Typed typed(String line, Role role) {
        var readBy = new ReadBy("", role);
        return new Input.Typed(new ActorId(5), line, readBy, command(line, readBy));
    }

    private static Command command(String line, ReadBy readBy) {
        if (VERBS.parse(line, readBy.role()) instanceof Parsed.Understood(var command))
            return command;
        throw new IllegalArgumentException("no command: " + line);
    }
}
