package emberdelve.server.view;

import emberdelve.server.model.Named;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A question with numbered answers. Nothing waits for it: the game goes on, and any other command
 * is taken as one.
 *
 * @param key of the message that asks
 * @param standard number of the option that ENTER takes, from 1; empty when there is none
 */
public record Question(
        String key, Map<String, String> arguments, List<Option> options, Optional<Integer> standard)
        implements View {

    /**
     * @param label what is shown: words of the game, never parsed
     * @param who an actor to name in front of the label
     * @param command the line that is typed by taking this answer
     */
    public record Option(Optional<Named> who, String label, String command) {
        public static Option of(String label, String command) {
            return new Option(Optional.empty(), label, command);
        }
    }
}
