package emberdelve.config.load;

import emberdelve.config.content.Dice;
import emberdelve.config.content.Encounters;
import emberdelve.config.content.Standing;
import emberdelve.config.read.Fields;
import emberdelve.config.read.YamlNode;
import emberdelve.config.read.scalar.Roll;
import emberdelve.config.read.scalar.Span;
import emberdelve.config.read.scalar.Whole;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The {@code encounters} of a {@code zone.yaml}. */
final class EncountersReader {
    private static final Span EVERY = new Span(Duration.ofSeconds(1), Duration.ofDays(1));
    private static final Whole CHANCE = new Whole(1, 100);
    private static final Whole WEIGHT = new Whole(1, 1_000);
    private static final Whole CAP = new Whole(1, 100);
    private static final Roll COUNT = new Roll(1, 20);

    private EncountersReader() {}

    static Encounters read(YamlNode node, Draft draft) {
        var fields = Fields.of(node, draft.problems);
        var encounters =
                new Encounters(
                        fields.required("every", EVERY),
                        fields.optional("chance", CHANCE, 100),
                        fields.required("cap", CAP),
                        table(fields.required("table", "a list of monsters"), draft));
        fields.end();
        return encounters;
    }

    private static List<Encounters.Entry> table(Optional<YamlNode> list, Draft draft) {
        var table = new ArrayList<Encounters.Entry>();
        if (list.isEmpty()) return table;
        for (var item : list.get().items(draft.problems)) {
            var fields = Fields.of(item, draft.problems);
            var monster = draft.monster(fields);
            table.add(
                    new Encounters.Entry(
                            monster,
                            fields.optional("weight", WEIGHT, 1),
                            fields.optional("count", COUNT, Dice.flat(1)),
                            fields.optional("standing", SpawnReader.STANDING, Standing.ORDINARY),
                            SkyReader.when(fields, draft)));
            fields.end();
        }
        if (table.isEmpty()) draft.problems.add(list.get().wrong("at least one monster"));
        return table;
    }
}
