package emberdelve.server.rule.item;

import emberdelve.protocol.style.StyledText;
import emberdelve.server.text.Rendering;

import java.util.List;
import java.util.Map;

/** The words for events of hirelings. */
public final class TradeWords {
    private TradeWords() {}

    public static List<StyledText> tell(TradeEvent fact, Rendering telling) {
        return switch (fact) {
            case TradeEvent.Hired hired ->
                    telling.tell(
                            telling.isReader(hired.actor()) ? "hire.hired-you" : "hire.hired",
                            hired.actors(),
                            Map.of("gold", Long.toString(hired.gold())));
            case TradeEvent.EndsSoon soon -> telling.tell("hire.ends-soon", soon.actors());
            case TradeEvent.Left left -> telling.tell(key(left.why()), left.actors());
            case TradeEvent.Fell fell -> telling.tell("hire.fell", fell.actors());
        };
    }

    private static String key(TradeEvent.Why why) {
        return switch (why) {
            case TIME_IS_UP -> "hire.time-is-up";
            case DISMISSED -> "hire.dismissed";
            case ALONE -> "hire.alone";
        };
    }
}
