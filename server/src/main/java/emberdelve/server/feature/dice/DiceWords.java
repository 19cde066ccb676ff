package emberdelve.server.feature.dice;

import emberdelve.protocol.style.StyledText;
import emberdelve.server.text.Rendering;

import java.util.List;
import java.util.Map;

/** The words for a game of dice: each roll is one plain line. */
final class DiceWords {
    private DiceWords() {}

    static List<StyledText> tell(DiceEvent fact, Rendering telling) {
        return telling.tell(key(fact), fact.actors(), arguments(fact));
    }

    private static String key(DiceEvent fact) {
        return switch (fact) {
            case DiceEvent.Opened _ -> "dice.opened";
            case DiceEvent.Joined _ -> "dice.joined";
            case DiceEvent.Rolled _ -> "dice.rolled";
            case DiceEvent.Pressed _ -> "dice.pressed";
            case DiceEvent.WentOut _ -> "dice.out";
            case DiceEvent.Stood _ -> "dice.stood";
            case DiceEvent.WalkedOff _ -> "dice.walked-off";
            case DiceEvent.TookBack _ -> "dice.took-back";
            case DiceEvent.Won _ -> "dice.won";
            case DiceEvent.HouseWon _ -> "dice.house-won";
            case DiceEvent.Asked _ -> "dice.asked";
            case DiceEvent.GotBack _ -> "dice.got-back";
        };
    }

    private static Map<String, String> arguments(DiceEvent fact) {
        return switch (fact) {
            case DiceEvent.Opened(_, var stake, var seconds) ->
                    Map.of("stake", text(stake), "seconds", text(seconds));
            case DiceEvent.Joined(_, var stake) -> Map.of("stake", text(stake));
            case DiceEvent.Rolled(_, var first, var second, var sum) ->
                    Map.of("first", text(first), "second", text(second), "sum", text(sum));
            case DiceEvent.Pressed(_, var die, var sum) ->
                    Map.of("die", text(die), "sum", text(sum));
            case DiceEvent.WentOut(_, var die, var sum) ->
                    Map.of("die", text(die), "sum", text(sum));
            case DiceEvent.Stood(_, var sum) -> Map.of("sum", text(sum));
            case DiceEvent.WalkedOff(_, var stake) -> Map.of("stake", text(stake));
            case DiceEvent.TookBack(_, var stake) -> Map.of("stake", text(stake));
            case DiceEvent.Won(_, var amount, var cut) ->
                    Map.of("amount", text(amount), "cut", text(cut));
            case DiceEvent.HouseWon(_, var pot) -> Map.of("pot", text(pot));
            case DiceEvent.Asked(_, var sum, var seconds) ->
                    Map.of("sum", text(sum), "seconds", text(seconds));
            case DiceEvent.GotBack(_, var stake) -> Map.of("stake", text(stake));
        };
    }

    private static String text(long number) {
        return Long.toString(number);
    }
}
