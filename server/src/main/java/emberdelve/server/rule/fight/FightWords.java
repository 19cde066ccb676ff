package emberdelve.server.rule.fight;

import emberdelve.protocol.style.StyledText;
import emberdelve.server.text.Conditions;
import emberdelve.server.text.Rendering;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The words for events of fights. One blow is one line, its numbers last. */
final class FightWords {
    private FightWords() {}

    public static List<StyledText> tell(FightEvent fact, Rendering telling) {
        return switch (fact) {
            case FightEvent.Blow blow ->
                    List.of(telling.isFar() ? far(blow, telling) : near(blow, telling));
            // The dead character is told by its own event.
            case FightEvent.Died died when telling.isReader(died.victim()) -> Rendering.NOTHING;
            case FightEvent.Died died -> telling.tell("combat.died", died.actors());
            case FightEvent.Began began -> telling.tell("combat.began", began.actors());
            case FightEvent.Ended ended -> ended(ended, telling);
            case FightEvent.CalledForHelp called ->
                    telling.tell("combat.called-for-help", called.actors());
            case FightEvent.Guarded guarded -> telling.tell("combat.guarded", guarded.actors());
            case FightEvent.Parted parted -> telling.tell("combat.parted", parted.actors());
            case FightEvent.Rescued rescued -> telling.tell("combat.rescued", rescued.actors());
            case FightEvent.Assisted assisted -> telling.tell("combat.assisted", assisted.actors());
            case FightEvent.Stopped stopped -> telling.tell("combat.stopped", stopped.actors());
            case FightEvent.StillHeld held -> telling.tell("combat.still-held", held.actors());
            case FightEvent.Freed freed -> telling.tell("combat.freed", freed.actors());
            case FightEvent.Failing failing -> telling.tell("combat.failing", failing.actors());
            case FightEvent.Weakened weakened -> weakened(weakened, telling);
        };
    }

    private static List<StyledText> ended(FightEvent.Ended ended, Rendering telling) {
        return switch (ended.fallen().size()) {
            case 0 -> telling.tell("combat.ended", List.of());
            case 1 -> telling.tell("combat.ended-one", ended.actors());
            default ->
                    telling.tell(
                            "combat.ended-several",
                            List.of(),
                            Map.of("count", Integer.toString(ended.fallen().size())));
        };
    }

    private static StyledText far(FightEvent.Blow blow, Rendering telling) {
        var key =
                switch (blow.result()) {
                    case AttackResult.Missed _ -> "combat.missed-far";
                    case AttackResult.Blocked _ -> "combat.blocked-far";
                    case AttackResult.Wounded _ -> "combat.wounded-far";
                };
        return telling.line(key, blow.actors(), Map.of("blow", blow.blow()));
    }

    private static StyledText near(FightEvent.Blow blow, Rendering telling) {
        var line = StyledText.builder().add(outcome(blow, telling));
        line.add(condition(blow, telling));
        if (telling.reader().preferences().rolls() && isRolled(blow.result()))
            line.add(" " + rolls(blow.result(), telling));
        return line.build();
    }

    private static boolean isRolled(AttackResult result) {
        return switch (result) {
            case AttackResult.Missed(var rolls) -> !rolls.isEmpty();
            case AttackResult.Blocked(var rolls, _) -> !rolls.isEmpty();
            case AttackResult.Wounded(var rolls, _, _) -> !rolls.isEmpty();
        };
    }

    private static StyledText outcome(FightEvent.Blow blow, Rendering telling) {
        return switch (blow.result()) {
            case AttackResult.Missed _ ->
                    telling.line("combat.missed", blow.actors(), Map.of("blow", blow.blow()));
            case AttackResult.Blocked _ ->
                    telling.line("combat.blocked", blow.actors(), Map.of("blow", blow.blow()));
            case AttackResult.Wounded(_, _, var damage) -> {
                var hurt = telling.isReader(blow.target());
                yield telling.line(
                        hurt ? "combat.wounded-you" : "combat.wounded",
                        blow.actors(),
                        Map.of("blow", blow.blow(), "amount", Integer.toString(damage)));
            }
        };
    }

    /**
     * The words for the target's condition; if attacker and target have the same name, it is "the
     * other one".
     */
    private static String condition(FightEvent.Blow blow, Rendering telling) {
        var target = blow.target();
        var attacker = blow.attacker();
        var isAnother =
                !target.id().equals(attacker.id())
                        && !telling.isReader(attacker)
                        && target.name().equals(attacker.name());
        var key = isAnother ? "combat.condition-other" : "combat.condition";
        return blow.condition().map(now -> Conditions.told(key, target, now, telling)).orElse("");
    }

    private static String rolls(AttackResult result, Rendering telling) {
        return switch (result) {
            case AttackResult.Missed(var rolls) ->
                    telling.words("combat.rolls-missed", List.of(), Map.of("rolls", list(rolls)));
            case AttackResult.Blocked(var rolls, var blocks) -> both(rolls, blocks, telling);
            case AttackResult.Wounded(var rolls, var blocks, _) -> both(rolls, blocks, telling);
        };
    }

    private static String both(List<Integer> rolls, List<Integer> blocks, Rendering telling) {
        var key = blocks.isEmpty() ? "combat.rolls-undefended" : "combat.rolls";
        return telling.words(key, List.of(), Map.of("rolls", list(rolls), "blocks", list(blocks)));
    }

    private static String list(List<Integer> rolls) {
        return rolls.stream().map(String::valueOf).collect(Collectors.joining(", "));
    }

    /** A reader with a prompt is told only the last warning; a screen reader's user is told all. */
    private static List<StyledText> weakened(FightEvent.Weakened fact, Rendering telling) {
        if (fact.belowPercent() <= 25) return telling.tell("combat.weakened-25", fact.actors());
        if (!telling.reader().preferences().screenReader()) return Rendering.NOTHING;
        var key = fact.belowPercent() <= 50 ? "combat.weakened-50" : "combat.weakened-75";
        return telling.tell(key, fact.actors());
    }
}
