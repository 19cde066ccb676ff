package emberdelve.server.feature.look;

import emberdelve.config.content.TimeMode;
import emberdelve.config.content.ZoneTemplate;
import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;

import java.util.Comparator;

/** {@code areas}: the zones of the dungeon, the easiest first. */
record AreasCommand() implements Command.Free {
    public static final Verb VERB =
            Verb.of(Verb.Kind.SEE, "are*as", "zones").alone(AreasCommand::new);

    private static final Comparator<ZoneTemplate> EASIEST =
            Comparator.comparingInt((ZoneTemplate zone) -> zone.safe() ? 0 : 1)
                    .thenComparingInt(ZoneTemplate::danger)
                    .thenComparing(ZoneTemplate::name);

    @Override
    public Reply run(Scene scene) {
        var here = scene.room().zone().template().id();
        return Reply.of(
                new AreasView(
                        scene.world().content().zones().values().stream()
                                .sorted(EASIEST)
                                .map(zone -> area(zone, zone.id().equals(here)))
                                .toList()));
    }

    private static AreasView.Area area(ZoneTemplate zone, boolean here) {
        return new AreasView.Area(
                zone.name(),
                zone.danger(),
                zone.safe(),
                zone.timeMode() == TimeMode.TURNS,
                zone.pvp(),
                here);
    }
}
