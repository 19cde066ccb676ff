package emberdelve.server.checkpoint;

import emberdelve.config.content.Content;
import emberdelve.db.Database;
import emberdelve.db.character.CharacterRow;
import emberdelve.db.world.Checkpoint;
import emberdelve.db.world.StoredWorld;
import emberdelve.server.admin.Sanction;
import emberdelve.server.feature.Features;
import emberdelve.server.feature.atlas.Atlas;
import emberdelve.server.feature.atlas.AtlasRow;
import emberdelve.server.feature.atlas.Chart;
import emberdelve.server.feature.delve.DelveRun;
import emberdelve.server.feature.delve.Delves;
import emberdelve.server.feature.feat.FeatRecord;
import emberdelve.server.feature.feat.FeatRow;
import emberdelve.server.feature.feat.Feats;
import emberdelve.server.feature.journal.Journal;
import emberdelve.server.feature.journal.JournalRow;
import emberdelve.server.feature.journal.Journals;
import emberdelve.server.feature.lantern.Lantern;
import emberdelve.server.feature.lantern.LanternYard;
import emberdelve.server.feature.mail.Letter;
import emberdelve.server.feature.mail.Post;
import emberdelve.server.feature.stone.Carving;
import emberdelve.server.feature.stone.Carvings;
import emberdelve.server.feature.wall.Wall;
import emberdelve.server.feature.wall.WallSheet;
import emberdelve.server.kernel.Ledger;
import emberdelve.server.kernel.World;
import emberdelve.server.kernel.WorldSeed;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Corpse;
import emberdelve.server.model.Door;
import emberdelve.server.model.Item;
import emberdelve.server.model.Room;
import emberdelve.server.rule.group.Groups;
import emberdelve.server.rule.move.MovedDoors;
import emberdelve.server.rule.sanction.Sanctions;
import emberdelve.server.rule.spawn.Respawn;
import emberdelve.server.rule.spawn.Spawner;
import emberdelve.server.session.ShippedContent;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;

/**
 * A world in which there is something of every kind that is stored: what {@link StoredSamples} has,
 * restored.
 */
record SampleWorld(World world) {
    static final Checkpoint STORED = StoredSamples.checkpoint();
    static final InstantSource CLOCK = InstantSource.fixed(Instant.EPOCH);

    private static final Content CONTENT = ShippedContent.load();
    private static final int WAITING_MAX = 20;

    /**
     * All that was stored, and all characters but those who are away.
     *
     * @param capture learns what is stored
     */
    static SampleWorld restored(Database database, StoredWorld opened, Capture capture) {
        var row = opened.region();
        var world =
                new World(
                        CONTENT,
                        new WorldSeed(
                                opened.world().seed(),
                                row.tick(),
                                row.nextId(),
                                Duration.ofMillis(200)),
                        (_, _, fault, _) -> {
                            throw new AssertionError(fault);
                        },
                        Features.registry());
        var restorer = new Restorer(world, capture, WAITING_MAX);
        restorer.restore(opened);
        for (var sample : STORED.of(CharacterRow.TABLE).rows()) {
            if (StoredSamples.isAway(sample)) continue;
            var its = database.characters().byId(sample.id()).orElseThrow();
            var actor = restorer.character(its, database.characters().itemsOf(sample.id()));
            world.population().add(actor, restorer.roomOf(actor, its));
            restorer.resume(actor, its);
        }
        world.changes().clear();
        return new SampleWorld(world);
    }

    /** Raises the mark of everything there is. */
    void markAll() {
        var changes = world.changes();
        world.part(Ledger.class).entries().keySet().forEach(changes::ledgerChanged);
        for (var actor : world.population().all()) {
            changes.of(Actor.class).changed(actor.id().value(), actor);
            for (var item : things(actor)) changes.of(Item.class).changed(item.id().value(), item);
            world.part(Post.class)
                    .of(actor)
                    .forEach(each -> changes.of(Letter.class).changed(each.id(), each));
        }
        var reader = world.population().all().iterator().next();
        for (var zone : world.map().zones()) {
            world.part(Spawner.class)
                    .away(zone)
                    .forEach(each -> changes.of(Respawn.class).changed(each.id(), each));
            for (var room : zone.rooms()) {
                for (var item : things(room))
                    changes.of(Item.class).changed(item.id().value(), item);
                room.corpses()
                        .forEach(each -> changes.of(Corpse.class).changed(each.id().value(), each));
                world.part(Post.class)
                        .board(room, reader)
                        .forEach(each -> changes.of(Letter.class).changed(each.id(), each));
            }
        }
        for (var row : STORED.of(AtlasRow.TABLE).rows())
            world.part(Atlas.class)
                    .of(new ActorId(row.characterId()))
                    .ifPresent(chart -> changes.of(Chart.class).changed(row.characterId(), chart));
        for (var row : STORED.of(JournalRow.TABLE).rows())
            changes.of(Journal.class)
                    .changed(
                            row.characterId(),
                            world.part(Journals.class).of(new ActorId(row.characterId())));
        for (var row : STORED.of(FeatRow.TABLE).rows())
            changes.of(FeatRecord.class)
                    .changed(
                            row.characterId(),
                            world.part(Feats.class).of(new ActorId(row.characterId())));
        world.part(Wall.class)
                .sheets()
                .forEach((id, sheet) -> changes.of(WallSheet.class).changed(id, sheet));
        for (var lantern : world.part(LanternYard.class).lightings().orElseThrow().all())
            changes.of(Lantern.class).changed(lantern.id(), lantern);
        for (var carving : world.part(Carvings.class).all())
            changes.of(Carving.class).changed(carving.id(), carving);
        world.part(MovedDoors.class)
                .all()
                .forEach((id, door) -> changes.of(Door.class).changed(id, door));
        var hero = world.population().all().iterator().next();
        world.part(Groups.class).stand(hero, hero.rank());
        world.part(Sanctions.class)
                .all()
                .forEach(each -> changes.of(Sanction.class).changed(each.id(), each));
        world.part(Delves.class)
                .history()
                .cleared(Integer.MAX_VALUE)
                .forEach(each -> changes.of(DelveRun.class).changed(each.id(), each));
        world.part(Delves.class)
                .open()
                .forEach(
                        delve -> changes.of(DelveRun.class).changed(delve.run().id(), delve.run()));
    }

    private static List<Item> things(Actor actor) {
        var things = new ArrayList<>(actor.pack().items());
        things.addAll(actor.worn().values());
        things.addAll(actor.vault().things().items());
        return withContents(things);
    }

    private static List<Item> things(Room room) {
        var things = new ArrayList<>(room.floor().items());
        room.corpses().forEach(corpse -> things.addAll(corpse.items().items()));
        return withContents(things);
    }

    private static List<Item> withContents(List<Item> things) {
        return things.stream().flatMap(item -> item.withContents().stream()).toList();
    }
}
