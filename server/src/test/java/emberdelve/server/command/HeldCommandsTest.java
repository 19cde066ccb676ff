package emberdelve.server.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;

/** docs/operating.md P7: what waits while nothing can be saved, and what goes on. */
final class HeldCommandsTest {
    private final Verbs verbs = AddedVerbs.of(List.of("chat"), List.of("wave"), List.of());

    private Command command(String line) {
        if (verbs.parse(line) instanceof Parsed.Understood(var command)) return command;
        throw new IllegalArgumentException(line);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "give sword to tolo",
                "give 5 gold to tolo",
                "drop sword",
                "drop all",
                "put coin in sack",
                "get sword",
                "get all",
                "take sword",
                "buy potion",
                "sell sword",
                "deposit 5",
                "withdraw 5",
                "split 5",
                "hire 1",
                "levelup 1",
                "quit"
            })
    void whatChangesHandsOrWouldBeMissedWaits(String line) {
        assertThat(command(line).needsSaving()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "get all from corpse",
                "get sword from corpse",
                "wear sword",
                "kill rat",
                "north",
                "look",
                "say hello",
                "save",
                "inventory"
            })
    void playGoesOn(String line) {
        assertThat(command(line).needsSaving()).isFalse();
    }
}
