package emberdelve.server.game;

import emberdelve.db.account.Renaming;
import emberdelve.db.person.PersonRows;
import emberdelve.server.checkpoint.Restorer;
import emberdelve.server.kernel.KnownNames;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;
import emberdelve.server.rule.item.Corpses;
import emberdelve.server.stored.StoredKinds;

import java.util.List;
import java.util.Map;

/**
 * The giving of another name to a character that is not in the dungeon, wherever the old one is
 * kept. The next checkpoint stores all of it. Thread: world.
 */
record Renamer(World world, Restorer restorer) {
    /**
     * Gives the name.
     *
     * @param stored the rows of those who are not in memory
     * @param inMemory all characters in memory by their ids
     */
    void rename(Renaming renaming, PersonRows stored, Map<Long, Actor> inMemory) {
        world.part(StoredKinds.class).rename(world, renaming);
        var names = world.part(KnownNames.class);
        var isGivenUp = names.isGivenUp(renaming.before());
        names.forget(renaming.before());
        names.know(renaming.now());
        if (isGivenUp) names.giveUp(renaming.now());
        world.part(Corpses.class).rename(new ActorId(renaming.character()), renaming.now());
        for (var actor : inMemory.values()) change(renaming, actor);
        for (var rows : List.of(stored.characters(), stored.others()))
            for (var row : rows) {
                var other = row.after(renaming);
                if (!inMemory.containsKey(row.id()) && !other.equals(row))
                    restorer.amend(row, other);
            }
    }

    private static void change(Renaming renaming, Actor actor) {
        if (renaming.isOf(actor.id().value())) actor.rename(renaming.now());
        var settings = actor.preferences().settings();
        var ignored = settings.ignored();
        var known = ignored.names().get(renaming.account());
        if (known != null && renaming.isBefore(known)) {
            var other = ignored.called(renaming.account(), renaming.now());
            actor.setPreferences(actor.preferences().withSettings(settings.withIgnored(other)));
        }
        var fate = actor.fate().killedBy(renaming::instead);
        if (!fate.equals(actor.fate())) actor.setFate(fate);
    }
}
