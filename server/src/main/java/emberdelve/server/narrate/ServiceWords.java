package emberdelve.server.narrate;

import emberdelve.protocol.style.StyledText;
import emberdelve.server.world.event.Service;

import java.util.List;
import java.util.Map;

/** Hirelings in words. */
public final class ServiceWords {
    private ServiceWords() {}

    public static List<StyledText> tell(Service fact, Telling telling) {
        return switch (fact) {
            case Service.Hired hired ->
                    telling.tell(
                            telling.isReader(hired.actor()) ? "hire.hired-you" : "hire.hired",
                            hired.actors(),
                            Map.of("gold", Long.toString(hired.gold())));
            case Service.EndsSoon soon -> telling.tell("hire.ends-soon", soon.actors());
            case Service.Left left -> telling.tell(key(left.why()), left.actors());
            case Service.Fell fell -> telling.tell("hire.fell", fell.actors());
        };
    }

    private static String key(Service.Why why) {
        return switch (why) {
            case TIME_IS_UP -> "hire.time-is-up";
            case DISMISSED -> "hire.dismissed";
            case ALONE -> "hire.alone";
        };
    }
}
