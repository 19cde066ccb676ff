package emberdelve.server.scenario;

import emberdelve.config.content.Alignment;
import emberdelve.config.content.Dice;
import emberdelve.config.content.Message;
import emberdelve.config.content.Pronouns;
import emberdelve.config.content.Saga;
import emberdelve.config.content.Saga.Moment;
import emberdelve.config.content.Template;

import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** What is fought in the duels of scenarios. */
final class Sagas {
    /** A challenge lasts 240 ticks of a scenario, a round 20; one blow that hits seldom kills. */
    static final Saga SHORT =
            new Saga(
                    Duration.ofSeconds(60),
                    Duration.ofSeconds(5),
                    200,
                    IntStream.rangeClosed(1, Saga.NAMES_MIN).mapToObj(n -> "Warrior" + n).toList(),
                    List.of(Pronouns.SHE),
                    List.of(Alignment.LAWFUL),
                    List.of(new Saga.Weapon("knife", "cuts", Dice.flat(1))),
                    List.of("the bridge"),
                    words());

    private Sagas() {}

    private static Map<Moment, List<Message>> words() {
        var words = new EnumMap<Moment, List<Message>>(Moment.class);
        for (var moment : Moment.values())
            words.put(moment, List.of(new Message(Template.literal("."), moment.tone())));
        return words;
    }
}
