package emberdelve.server.text;

import emberdelve.protocol.style.StyledText;
import emberdelve.server.view.VitalsView;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The line that ends the output and waits for the next command. Safe for any thread. */
public final class Prompt {
    private final Phrasing phrasing;

    public Prompt(Phrasing phrasing) {
        this.phrasing = phrasing;
    }

    /** The prompt; empty for screen readers, who would hear it after every line. */
    public Optional<StyledText> prompt(VitalsView vitals, Reader reader) {
        if (reader.preferences().screenReader()) return Optional.empty();
        var own = reader.preferences().settings().prompt();
        if (!own.isEmpty())
            return Optional.of(
                    StyledText.of(fill(own, vitals) + " ", phrasing.style("prompt.plain")));
        var key = vitals.fighting() ? "prompt.fighting" : "prompt.plain";
        var arguments =
                Map.of(
                        "hp", Integer.toString(vitals.hp()),
                        "max", Integer.toString(vitals.maxHp()));
        return Optional.of(phrasing.line(key, List.of(), arguments, reader.self()));
    }

    /** Replaces variables by their values; other text stays as typed. */
    private static String fill(String own, VitalsView vitals) {
        var filled = new StringBuilder();
        for (var at = 0; at < own.length(); at++) {
            var known =
                    own.charAt(at) == '%' && at + 1 < own.length()
                            ? value(own.charAt(at + 1), vitals)
                            : Optional.<String>empty();
            if (known.isPresent()) at++;
            filled.append(known.orElse(Character.toString(own.charAt(at))));
        }
        return filled.toString();
    }

    private static Optional<String> value(char variable, VitalsView vitals) {
        return switch (variable) {
            case 'h' -> Optional.of(Integer.toString(vitals.hp()));
            case 'H' -> Optional.of(Integer.toString(vitals.maxHp()));
            case 'p' -> Optional.of(Integer.toString(vitals.hp() * 100 / vitals.maxHp()));
            case 'l' -> Optional.of(Integer.toString(vitals.level()));
            case 'x' -> Optional.of(Long.toString(vitals.xp()));
            case 'X' -> Optional.of(Long.toString(vitals.nextLevelAt()));
            case 'g' -> Optional.of(Long.toString(vitals.gold()));
            case '%' -> Optional.of("%");
            default -> Optional.empty();
        };
    }
}
