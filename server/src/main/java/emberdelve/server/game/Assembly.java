package emberdelve.server.game;

import emberdelve.server.checkpoint.Restorer;
import emberdelve.server.checkpoint.Safekeeping;
import emberdelve.server.command.Upkeep;
import emberdelve.server.fame.Fame;
import emberdelve.server.newcomer.Funnel;
import emberdelve.server.world.World;
import java.util.function.Consumer;
import org.slf4j.Logger;

/** Puts a game together and the dungeon into the state in which it was stored. */
final class Assembly {
    private Assembly() {}

    /**
     * What a game finds around it.
     *
     * @param log where who comes and what players report is noted
     * @param stopServer is told the reason when somebody's order to stop is due
     */
    record Surroundings(
            Loader loader,
            Residents residents,
            Safekeeping safekeeping,
            Upkeep upkeep,
            Funnel funnel,
            Fame fame,
            Recorder recorder,
            WallClock wallClock,
            Logger log,
            Consumer<String> stopServer) {}

    static Game of(
            Opening opening, World world, Restorer restorer, Inbox inbox, Surroundings around) {
        restorer.restore(opening.stored());
        world.spawner().fillAll();
        around.recorder().begin(opening);

        var stopOrder = new StopOrder();
        var players =
                new Players(
                        stopOrder, around.upkeep(), opening.chat(world), around.funnel(),
                        around.fame());
        var doorway =
                new Doorway(
                        world,
                        players,
                        restorer,
                        around.loader(),
                        around.residents(),
                        opening.limits().waitingCommands(),
                        around.log());
        return new Game(
                world,
                inbox,
                players,
                doorway,
                opening.linkDeath(world),
                opening.guests(world),
                around.safekeeping(),
                around.recorder(),
                around.wallClock(),
                around.log(),
                stopOrder,
                () -> around.stopServer().accept(stopOrder.reason()));
    }
}
