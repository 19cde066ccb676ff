package emberdelve.config.load;

import emberdelve.config.content.Gaps;
import emberdelve.config.content.Template;
import emberdelve.config.content.Template.Part;
import emberdelve.config.read.Problem;
import emberdelve.config.read.Problems;
import emberdelve.config.read.Suggestion;
import emberdelve.config.read.YamlNode;

import java.util.Optional;

/** The check that all gaps of a message can be filled; reports the first that cannot. */
final class GapCheck {
    private GapCheck() {}

    /** {@code text}: the node that the template was read from. */
    static void check(YamlNode text, Template template, Gaps gaps, Problems problems) {
        var unfilled = gaps.unfilled(template);
        if (unfilled.isEmpty()) return;
        var parts = template.parts();
        var before = parts.subList(0, unfilled.getAsInt());
        var place = text.sign('$', before.stream().mapToInt(GapCheck::dollars).sum());
        var part = parts.get(unfilled.getAsInt());
        problems.add(
                Problem.of(place, text.path(), written(part), gaps.expected())
                        .suggesting(meant(part, gaps)));
    }

    /** The number of dollar signs with which the file spells this part. */
    private static int dollars(Part part) {
        return part instanceof Part.Literal(var text)
                ? (int) text.chars().filter(c -> c == '$').count() * 2
                : 2;
    }

    private static Optional<String> meant(Part part, Gaps gaps) {
        return switch (part) {
            case Part.Argument(var key) ->
                    Suggestion.nearest(key, gaps.values()).map(word -> "$" + word + "$");
            case Part.Counted(var key, var one, var many) ->
                    Suggestion.nearest(key, gaps.values())
                            .map(word -> written(new Part.Counted(word, one, many)));
            case Part.ArgumentVerb(var key, var actor) ->
                    Suggestion.nearest(key, gaps.values())
                            .map(word -> written(new Part.ArgumentVerb(word, actor)));
            case Part.Literal _, Part.Name _, Part.AnyName _, Part.Pronoun _, Part.Verb _ ->
                    Optional.empty();
        };
    }

    private static String written(Part part) {
        return switch (part) {
            case Part.Literal(var text) -> text;
            case Part.Name(var actor, var capital) -> (capital ? "$Name$" : "$name$") + actor;
            case Part.AnyName(var actor, var capital) -> (capital ? "$AName$" : "$aName$") + actor;
            case Part.Pronoun(var actor, _, _) -> "a pronoun of actor " + actor;
            case Part.Verb(var verb, var actor, var afterPronoun) ->
                    (afterPronoun ? "$pverb(" : "$verb(") + verb + ")$" + actor;
            case Part.ArgumentVerb(var key, var actor) -> "$averb(" + key + ")$" + actor;
            case Part.Argument(var key) -> "$" + key + "$";
            case Part.Counted(var key, var one, var many) ->
                    "$count(" + key + "," + one + "," + many + ")$";
        };
    }
}
