package emberdelve.config.load;

import emberdelve.config.content.BaseStats;
import emberdelve.config.content.ClassPath;
import emberdelve.config.read.Fields;
import emberdelve.config.read.Problems;
import emberdelve.config.read.YamlNode;
import emberdelve.config.read.scalar.Id;
import emberdelve.config.read.scalar.ReadableText;
import emberdelve.config.read.scalar.Whole;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The {@code paths} of a class: a mapping by the words that players type. */
final class PathReader {
    private static final Whole HP = new Whole(0, 1_000);
    private static final Whole MORE = new Whole(-20, 20);

    private PathReader() {}

    static List<ClassPath> readAll(Optional<YamlNode> mapping, Draft draft) {
        if (mapping.isEmpty()) return List.of();
        var paths = new ArrayList<ClassPath>();
        for (var entry : mapping.get().entries(Id.ID, draft.problems).entrySet())
            paths.add(read(entry, draft));
        return paths;
    }

    private static ClassPath read(Map.Entry<String, YamlNode> entry, Draft draft) {
        var node = entry.getValue();
        if (Id.ID.parse(entry.getKey()).isEmpty())
            draft.problems.add(node.named("no id", Id.ID.expected()));
        var fields = Fields.of(node, draft.problems);
        var path =
                new ClassPath(
                        entry.getKey(),
                        fields.required("name", ReadableText.LINE),
                        fields.required("summary", ReadableText.LINE),
                        gift(fields, draft),
                        AbilityReader.readAll(fields.optional("abilities"), draft));
        fields.end();
        return path;
    }

    private static BaseStats gift(Fields path, Draft draft) {
        var none = new BaseStats(0, 0, 0, 0, 0, 0, 0);
        return path.optional("gift").map(node -> gift(node, draft.problems)).orElse(none);
    }

    private static BaseStats gift(YamlNode node, Problems problems) {
        var fields = Fields.of(node, problems);
        var gift =
                new BaseStats(
                        fields.optional("hp", HP, 0),
                        fields.optional("attack", MORE, 0),
                        fields.optional("attack-chance", MORE, 0),
                        fields.optional("defense", MORE, 0),
                        fields.optional("defense-chance", MORE, 0),
                        fields.optional("speed", MORE, 0),
                        fields.optional("vision", MORE, 0));
        fields.end();
        return gift;
    }
}
