package emberdelve.server.session;

import emberdelve.config.content.Dice;
import emberdelve.db.character.EffectRow;
import emberdelve.db.character.PlightRow;
import emberdelve.server.rule.effect.LastingEffects;

import java.time.Duration;
import java.util.Optional;

/**
 * The law for the passing effects on a character, which may be no stronger than content can make
 * them. Pure.
 */
final class LawfulPlight {
    private static final int MINDS_MAX = 50;

    /** The most abilities that may be recovering: more than anybody has learned. */
    private static final int RECOVERING_MAX = 200;

    private static final int HARM_MAX = 1_000;
    private static final int PERCENT_MIN = 10;
    private static final int PERCENT_MAX = 1_000;

    /** The shortest interval that content may give. */
    private static final Duration EVERY_MIN = Duration.ofMillis(200);

    private LawfulPlight() {}

    static void check(Faults faults, PlightRow its) {
        faults.count("plight.effects", its.effects().size(), LastingEffects.MAX);
        faults.count("plight.minds", its.minds().size(), MINDS_MAX);
        for (var mind : its.minds())
            faults.length("plight.minds", mind.mind(), Faults.WORD_CHARS_MAX);
        faults.words("plight.recovering", its.recovering().keySet(), RECOVERING_MAX);
        for (var at = 0; at < its.effects().size(); at++)
            effect(faults, "plight.effects[" + at + "].", its.effects().get(at));
        faults.numbers("plight", its);
    }

    private static void effect(Faults faults, String path, EffectRow effect) {
        switch (effect) {
            case EffectRow.Speed its -> {
                faults.length(path + "name", its.name(), Faults.WORD_CHARS_MAX);
                faults.range(path + "percent", its.percent(), PERCENT_MIN, PERCENT_MAX);
            }
            case EffectRow.Strength its ->
                    faults.length(path + "name", its.name(), Faults.WORD_CHARS_MAX);
            case EffectRow.OverTime its -> {
                faults.length(path + "name", its.name(), Faults.WORD_CHARS_MAX);
                faults.length(path + "verb", its.verb(), Faults.WORD_CHARS_MAX);
                faults.require(
                        its.every().compareTo(EVERY_MIN) >= 0,
                        path + "every",
                        its.every().toString(),
                        EVERY_MIN + " at least");
                faults.require(
                        dice(its).isPresent(),
                        path + "amount",
                        its.amount(),
                        "dice that give at most " + HARM_MAX);
            }
        }
    }

    private static Optional<Dice> dice(EffectRow.OverTime its) {
        return Dice.parse(its.amount()).filter(dice -> dice.max() <= HARM_MAX);
    }
}
