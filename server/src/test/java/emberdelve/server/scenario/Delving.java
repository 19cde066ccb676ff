package emberdelve.server.scenario;

import emberdelve.server.feature.delve.Delve;
import emberdelve.server.feature.delve.Delves;
import emberdelve.server.rule.fight.Fights;

/** What scenarios of delves have in common. */
public final class Delving {
    private Delving() {}

    public static Scenario together(Scenario play) {
        play.types("invite tolo")
                .types(play.hero('&'), "accept")
                .types("invite sable")
                .types(play.hero('%'), "accept");
        return play.forget();
    }

    /** The latest. */
    public static void clear(Scenario play) {
        for (var monster : only(play).monsters())
            play.world.part(Fights.class).wound(monster, 2_000, monster);
        play.ticks(1);
    }

    public static Delve only(Scenario play) {
        return play.world.part(Delves.class).open().getLast();
    }
}
