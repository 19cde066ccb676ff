package emberdelve.config.load;

import emberdelve.config.content.Bonuses;
import emberdelve.config.content.Trait;
import emberdelve.config.content.Trait.Drawback;
import emberdelve.config.content.Trait.Measure;
import emberdelve.config.read.Fields;
import emberdelve.config.read.scalar.OneOf;
import emberdelve.config.read.scalar.Whole;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The traits of a worn thing, or of a set, among other keys: {@code hp: 10, attack: 1}. */
final class TraitReader {
    private static final Whole BONUS = new Whole(-100, 100);
    private static final Whole HP = new Whole(-1_000, 1_000);
    private static final Whole TICKS = new Whole(-20, 20);
    private static final Whole PERCENT = new Whole(-90, 90);
    private static final OneOf<Drawback> DRAWBACK = OneOf.of(Drawback.class);

    private TraitReader() {}

    static List<Trait> read(Fields fields, Draft draft) {
        var traits = new ArrayList<Trait>();
        var bonuses = EffectReader.bonuses(fields, BONUS);
        if (!bonuses.equals(Bonuses.NONE)) traits.add(new Trait.Numbers(bonuses));
        for (var measure : Measure.values())
            fields.optional(key(measure), range(measure))
                    .filter(amount -> amount != 0)
                    .ifPresent(amount -> traits.add(new Trait.Gain(measure, amount)));
        fields.optional("proc")
                .ifPresent(proc -> traits.add(new Trait.Proc(ProcReader.read(proc, draft))));
        traits.addAll(fields.list("drawbacks", DRAWBACK, List.of()));
        return traits;
    }

    private static String key(Measure measure) {
        return measure.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static Whole range(Measure measure) {
        return switch (measure) {
            case HP -> HP;
            case HASTE -> TICKS;
            case RECOVERY_PERCENT -> PERCENT;
        };
    }
}
