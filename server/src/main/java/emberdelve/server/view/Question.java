package emberdelve.server.view;

import emberdelve.server.model.Named;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A question with numbered answers. Nothing waits for the answer: the game goes on, and the player
 * may type any other command instead.
 *
 * @param key of the message that asks
 * @param standard the number of the option that ENTER takes, from 1; empty when ENTER takes none
 */
public record Question(
        String key, Map<String, String> arguments, List<Option> options, Optional<Integer> standard)
        implements View {

    /**
     * @param label the words of the game that are shown; never parsed
     * @param who an actor to name in front of the label
     * @param command the line that the player types by taking this answer
     */
    public record Option(Optional<Named> who, String label, String command) {
        public static Option of(String label, String command) {
            return new Option(Optional.empty(), label, command);
        }
    }
}
