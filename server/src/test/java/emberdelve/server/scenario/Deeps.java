package emberdelve.server.scenario;

import emberdelve.config.content.DelveContent;
import emberdelve.config.content.DelveSite;
import emberdelve.config.content.Dice;
import emberdelve.config.content.Effect;
import emberdelve.config.content.Selector;
import emberdelve.config.content.Trigger;

import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;

/** The delves of the scenarios: one site, whose mouth is a room of that name if one is drawn. */
public final class Deeps {
    public static final int OPEN_MAX = 3;
    public static final Duration EMPTY_CLOSES = Duration.ofSeconds(20);
    public static final Duration RESTART_KEEPS = Duration.ofSeconds(60);
    static final int BONUS_PERCENT = 50;

    private static final DelveContent.Bounds ANY =
            new DelveContent.Bounds(100, 100, Dice.flat(100));

    private Deeps() {}

    public static DelveContent delves() {
        return new DelveContent(
                DrawnMap.id("mouth"),
                OPEN_MAX,
                EMPTY_CLOSES,
                RESTART_KEEPS,
                BONUS_PERCENT,
                List.of(3, 6),
                "ruins",
                new DelveContent.Budget(30, 30, 20, 30),
                new DelveContent.Making(ANY, ANY, 0),
                List.of(site()),
                new DelveContent.Names(List.of("Sunken"), List.of("Ashen King")),
                new DelveContent.Tales(
                        List.of("{site} is open."),
                        List.of("They come. {site} is awake."),
                        List.of("The {owner} is dead."),
                        List.of("The {owner} has won {site}.")));
    }

    private static DelveSite site() {
        var scratch =
                new Trigger(
                        "thorn",
                        Trigger.When.ENTER,
                        1,
                        Selector.Self.SELF,
                        List.of(new Effect.Harm(Dice.flat(1), true, "scratches")),
                        Duration.ofHours(1));
        return new DelveSite(
                "crypt",
                List.of("Crypt"),
                List.of("kobold", "goblin"),
                List.of("dummy", "goblin"),
                List.of(Bestiary.POTION.id()),
                List.of("iron door"),
                List.of(scratch),
                List.of(new DelveSite.Passage("Entrance", "")),
                IntStream.range(0, DelveSite.ROOMS_MIN)
                        .mapToObj(number -> new DelveSite.Passage("Room " + number, ""))
                        .toList(),
                List.of(new DelveSite.Passage("Lair", "")));
    }
}
