package emberdelve.config.content;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * The gaps that a message may have, because the code that asks for the message can fill them.
 *
 * @param actors the number of actors that the code can name: with 2, {@code $name$0} and {@code
 *     $name$1}
 * @param values the keys of its values: {@code amount} for {@code $amount$}
 */
public record Gaps(int actors, List<String> values) {
    public static final Gaps NONE = new Gaps(0, List.of());

    public Gaps {
        values = List.copyOf(values);
    }

    /** The index of the template's first part that cannot be filled; empty when all can be. */
    public OptionalInt unfilled(Template template) {
        for (var at = 0; at < template.parts().size(); at++) {
            if (!fills(template.parts().get(at))) return OptionalInt.of(at);
        }
        return OptionalInt.empty();
    }

    private boolean fills(Template.Part part) {
        return switch (part) {
            case Template.Part.Literal _ -> true;
            case Template.Part.Name(var actor, _) -> actor < actors;
            case Template.Part.AnyName(var actor, _) -> actor < actors;
            case Template.Part.Pronoun(var actor, _, _) -> actor < actors;
            case Template.Part.Verb(_, var actor, _) -> actor < actors;
            case Template.Part.ArgumentVerb(var key, var actor) ->
                    values.contains(key) && actor < actors;
            case Template.Part.Argument(var key) -> values.contains(key);
            case Template.Part.Counted(var key, _, _) -> values.contains(key);
        };
    }

    /** The gaps in half a sentence, for builders: {@code no gaps but actors 0..1, $site$}. */
    public String expected() {
        var given = new ArrayList<String>();
        if (actors > 0) given.add("actors 0.." + (actors - 1));
        for (var value : values) given.add("$" + value + "$");
        return given.isEmpty() ? "no gaps" : "no gaps but " + String.join(", ", given);
    }
}
