package emberdelve.server.narrate;

import emberdelve.config.content.Messages;
import emberdelve.protocol.style.StyledText;
import emberdelve.server.view.VitalsView;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The line that ends the output and waits for the next command. Safe for any thread. */
public final class Prompt {
    private final Phrasing phrasing;

    public Prompt(Messages messages) {
        this.phrasing = new Phrasing(messages);
    }

    /** Empty for screen readers, who would hear it after every line. */
    public Optional<StyledText> prompt(VitalsView vitals, Reader reader) {
        if (reader.preferences().screenReader()) return Optional.empty();
        var key = vitals.fighting() ? "prompt.fighting" : "prompt.plain";
        var arguments =
                Map.of(
                        "hp", Integer.toString(vitals.hp()),
                        "max", Integer.toString(vitals.maxHp()));
        return Optional.of(phrasing.line(key, List.of(), arguments, reader.self()));
    }
}
