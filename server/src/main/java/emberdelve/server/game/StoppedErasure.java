package emberdelve.server.game;

import emberdelve.config.content.Content;
import emberdelve.config.settings.Settings;
import emberdelve.db.Database;
import emberdelve.db.account.AccountRow;
import emberdelve.db.person.Person;
import emberdelve.server.checkpoint.Restorer;
import emberdelve.server.kernel.Territory;
import emberdelve.server.model.StaffDeed;
import emberdelve.server.offer.Registry;

import java.time.InstantSource;
import java.util.Map;

/**
 * The erasing of a person from a world that nobody plays: it is brought into memory as at a start,
 * changed as a running one is, and stored, without a tick. A world that is divided into regions
 * stays divided.
 */
public final class StoppedErasure {
    private StoppedErasure() {}

    /** Erases the person, and writes it to the audit. */
    public static Person erase(
            Database database,
            Settings settings,
            Content content,
            Registry registry,
            AccountRow account) {
        var opening =
                new Opening(
                        content.version(),
                        settings.world(),
                        settings.limits(),
                        database.checkpoints().loadStopped(),
                        Territory.allOf(database.checkpoints().regions()));
        var world =
                opening.world(
                        content,
                        registry,
                        (culprit, _, fault, _) -> {
                            throw new IllegalStateException(culprit, fault);
                        });
        var capture = opening.capture(InstantSource.system());
        var restorer = new Restorer(world, capture, opening.limits().waitingCommands());
        restorer.restore(opening.stored());
        var rows = database.persons().rowsOf(account);
        var person = new Eraser(world, restorer).erase(rows, Map.of());
        world.changes()
                .staffDid(
                        new StaffDeed(
                                world.ids().give(),
                                world.now(),
                                StaffDesk.CONSOLE,
                                Person.LOCAL,
                                Person.DEED,
                                person.numbered(),
                                Person.erasure(person.characters().size())));
        database.checkpoints().write(capture.take(world));
        return person;
    }
}
