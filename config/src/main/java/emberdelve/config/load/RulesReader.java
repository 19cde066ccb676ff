package emberdelve.config.load;

import emberdelve.config.content.Combat;
import emberdelve.config.content.Rules;
import emberdelve.config.read.Fields;
import emberdelve.config.read.YamlNode;
import emberdelve.config.read.scalar.Decimal;
import emberdelve.config.read.scalar.OneOf;
import emberdelve.config.read.scalar.OrNone;
import emberdelve.config.read.scalar.RoomName;
import emberdelve.config.read.scalar.Span;
import emberdelve.config.read.scalar.Whole;

import java.time.Duration;
import java.util.function.Function;

/** The reader of {@code rules.yaml}. Every key is required: no rule has a default. */
final class RulesReader {
    private static final Decimal TURNS = new Decimal(0, 100);
    private static final Whole TICKS = new Whole(1, 100_000);
    private static final Whole PERCENT = new Whole(0, 100);

    /** The percent for one point of a modifier: three points must leave something. */
    private static final Whole SCORE_PERCENT = new Whole(0, 30);

    private static final Whole GRAMS = new Whole(0, 1_000_000);
    private static final Whole SMALL = new Whole(0, 1_000);
    private static final Whole COUNT = new Whole(1, 1_000);
    private static final Span TIME = new Span(Duration.ofSeconds(1), Duration.ofDays(7));

    /** The length of a day, of which each of 24 hours is at least some ticks long. */
    private static final Span DAY = new Span(Duration.ofMinutes(24), Duration.ofDays(7));

    private static final Span WEATHER = new Span(Duration.ofMinutes(1), Duration.ofHours(12));

    private RulesReader() {}

    static Rules read(YamlNode node, Draft draft) {
        var rules = Fields.of(node, draft.problems);
        var startRoom = rules.required("start-room", RoomName.WITH_ZONE);
        rules.optional("start-room")
                .filter(room -> room.text().flatMap(RoomName.WITH_ZONE::parse).isPresent())
                .ifPresent(room -> draft.rooms.mention(startRoom, room));
        var read =
                new Rules(
                        startRoom,
                        rules.required("combat", OneOf.of(Combat.class)),
                        part(rules, "weights", RulesReader::weights),
                        rules.required("paces-per-step", COUNT),
                        part(rules, "pacing", RulesReader::pacing),
                        part(rules, "travel", RulesReader::travel),
                        part(rules, "healing", RulesReader::healing),
                        part(rules, "death", RulesReader::death),
                        part(rules, "experience", RulesReader::experience),
                        part(rules, "level-options", RulesReader::levelOptions),
                        part(rules, "growth", RulesReader::growth),
                        part(rules, "scores", RulesReader::scores),
                        part(rules, "fighting", RulesReader::fighting),
                        part(rules, "teamwork", RulesReader::teamwork),
                        part(rules, "limits", RulesReader::limits),
                        part(rules, "heavens", RulesReader::heavens));
        rules.end();
        return read;
    }

    private static <T> T part(Fields rules, String key, Function<Fields, T> read) {
        var part = rules.requiredPart(key);
        var value = read.apply(part);
        part.end();
        return value;
    }

    private static Rules.Heavens heavens(Fields part) {
        return new Rules.Heavens(
                part.required("day", DAY),
                part.required("weather-least", WEATHER),
                part.required("weather-most", WEATHER),
                part.required("quiet", WEATHER));
    }

    private static Rules.Weights weights(Fields part) {
        return new Rules.Weights(
                part.required("attack", TURNS),
                part.required("use", TURNS),
                part.required("handle", TURNS),
                part.required("move", TURNS));
    }

    private static Rules.Pacing pacing(Fields part) {
        return new Rules.Pacing(
                part.required("turn-timer", TIME),
                part.required("missed-turns", COUNT),
                part.required("zone-sleeps", TIME));
    }

    private static Rules.Travel travel(Fields part) {
        return new Rules.Travel(
                part.required("recall-turns", COUNT), part.required("locks-again", TIME));
    }

    private static Rules.Healing healing(Fields part) {
        return new Rules.Healing(
                part.required("rest-ticks", TICKS),
                part.required("every-ticks", TICKS),
                part.required("divisor", COUNT),
                part.required("refuge-factor", COUNT));
    }

    private static Rules.Death death(Fields part) {
        return new Rules.Death(
                part.required("corpse-decay", TIME),
                part.required("player-corpse-decay", TIME),
                part.required("gold-percent", PERCENT),
                part.required("xp-percent", PERCENT));
    }

    private static Rules.Experience experience(Fields part) {
        return new Rules.Experience(
                part.required("exponent", new Decimal(0, 10)),
                part.required("factor", new Whole(1, 1_000_000)),
                part.required("heal-per-level", SMALL),
                part.required("per-level", SMALL),
                part.required("kill-cap-percent", new OrNone<>(new Whole(1, 1_000))),
                part.required("group-bonus-percent", PERCENT),
                new Rules.Weak(
                        part.optional("strength-per-level", SMALL, 0),
                        part.optional("worthless-levels", new Whole(1, 100), 1)));
    }

    private static Rules.LevelOptions levelOptions(Fields part) {
        return new Rules.LevelOptions(
                part.required("max-hp", SMALL),
                part.required("attack", SMALL),
                part.required("defense", SMALL),
                part.required("vision", new Whole(0, 10)));
    }

    private static Rules.Growth growth(Fields part) {
        return new Rules.Growth(
                part.required("hp", SMALL),
                part.required("hp-per-constitution", SMALL),
                part.required("path-level", COUNT));
    }

    private static Rules.Scores scores(Fields part) {
        return new Rules.Scores(
                part.required("strength-damage", SMALL),
                part.required("dexterity-defense", SCORE_PERCENT),
                part.required("intelligence-recovery", SCORE_PERCENT),
                part.required("wisdom-healing", SCORE_PERCENT));
    }

    private static Rules.Fighting fighting(Fields part) {
        return new Rules.Fighting(
                part.required("menace-lead", TIME),
                part.required("menace-rest", TIME),
                part.required("stance-lasts", TIME),
                part.required("braced-percent", PERCENT),
                part.required("parting-percent", PERCENT));
    }

    private static Rules.Teamwork teamwork(Fields part) {
        return new Rules.Teamwork(
                part.required("guard-percent", PERCENT), part.required("loot-reserved", TIME));
    }

    private static Rules.Limits limits(Fields part) {
        return new Rules.Limits(
                part.required("group-members", new Whole(1, 100)),
                part.required("carried-items", COUNT),
                part.required("carried-grams", GRAMS),
                part.required("grams-per-strength", GRAMS),
                part.required("invitation-lasts", TIME),
                part.required("vote-lasts", TIME),
                part.required("hirelings", new Whole(0, 10)));
    }
}
