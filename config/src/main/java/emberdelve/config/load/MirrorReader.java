package emberdelve.config.load;

import emberdelve.config.content.Mirror;
import emberdelve.config.read.Fields;
import emberdelve.config.read.Problems;
import emberdelve.config.read.scalar.OneOf;
import emberdelve.config.read.scalar.Whole;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;

/** {@code mirrors} of a monster. */
final class MirrorReader {
    private static final OneOf<Mirror.Part> PART = OneOf.of(Mirror.Part.class);
    private static final Whole DICE = new Whole(-20, 20);
    private static final Whole PERCENT = new Whole(1, 1_000);
    private static final Whole CHANCE = new Whole(0, 100);

    private MirrorReader() {}

    static Optional<Mirror> read(Fields monster, Problems problems) {
        return monster.optional("mirrors")
                .map(node -> {
                    var fields = Fields.of(node, problems);
                    var takes = EnumSet.noneOf(Mirror.Part.class);
                    takes.addAll(fields.list("takes", PART, List.of()));
                    var mirror =
                            new Mirror(
                                    takes,
                                    fields.optional("dice", DICE, 0),
                                    fields.optional("percent", PERCENT, 100),
                                    fields.optional("answers", CHANCE, 0));
                    fields.end();
                    if (takes.isEmpty() && mirror.answers() == 0)
                        problems.add(node.wrong("something that it takes, or answers"));
                    return mirror;
                });
    }
}
