package emberdelve.server.rule.item;

import emberdelve.config.content.Effect;
import emberdelve.server.text.Sheet;

import java.time.Duration;
import java.util.Map;

/** The phrases for what an effect does, in plain words and numbers. */
final class EffectPhrases {
    private EffectPhrases() {}

    static String of(Effect effect, Sheet sheet) {
        return switch (effect) {
            case Effect.Heal(var amount, var percent) when percent > 0 && amount.max() == 0 ->
                    say(sheet, "heal-share", Map.of("amount", percent + ""));
            case Effect.Heal(var amount, _) ->
                    say(sheet, "heal", Map.of("amount", amount.toString()));
            case Effect.Harm(var amount, var pierces, _) ->
                    say(
                            sheet,
                            pierces ? "harm-piercing" : "harm",
                            Map.of("amount", amount.toString()));
            case Effect.Strike(var times, _, var percent) ->
                    say(sheet, "strike", Map.of("times", times + "", "percent", percent + ""));
            case Effect.Manoeuvre manoeuvre -> say(sheet, TraitPhrases.word(manoeuvre), Map.of());
            case Effect.ChangeMind(var mind, var turns) ->
                    say(
                            sheet,
                            "mind",
                            Map.of("state", TraitPhrases.word(mind), "turns", turns + ""));
            case Effect.ChangeSpeed(var name, var percent, var lasts) ->
                    say(
                            sheet,
                            "speed",
                            Map.of(
                                    "state",
                                    name,
                                    "percent",
                                    percent + "",
                                    "lasts",
                                    seconds(lasts)));
            case Effect.ChangeStats(var name, var bonuses, var lasts) ->
                    say(
                            sheet,
                            "stat",
                            Map.of(
                                    "state",
                                    name,
                                    "lasts",
                                    seconds(lasts),
                                    "numbers",
                                    String.join(", ", TraitPhrases.bonuses(bonuses, sheet))));
            case Effect.OverTime over ->
                    say(
                            sheet,
                            over.hurts() ? "over-time-harm" : "over-time-heal",
                            Map.of(
                                    "state", over.name(),
                                    "amount", over.amount().toString(),
                                    "every", seconds(over.every()),
                                    "times", over.times() + ""));
            case Effect.Teleport(var destination) ->
                    say(sheet, "teleport-" + TraitPhrases.word(destination), Map.of());
            case Effect.Cure(var names) ->
                    say(sheet, "cure", Map.of("names", String.join(", ", names)));
        };
    }

    private static String say(Sheet sheet, String what, Map<String, String> arguments) {
        return sheet.words("numbers.effect-" + what, arguments);
    }

    private static String seconds(Duration lasts) {
        return Long.toString(lasts.toSeconds());
    }
}
