package emberdelve.server.rule.spawn;

import emberdelve.server.kernel.World;
import emberdelve.server.model.Zone;

/**
 * Monsters that are there under some skies only come when it is their time, and go when it is over,
 * but for those who fight (docs/rules.md R22.5). Thread: world.
 */
final class SkyCalls {
    private final World world;
    private final Spawner spawner;

    SkyCalls(World world, Spawner spawner) {
        this.world = world;
        this.spawner = spawner;
    }

    /** Looks who of the zone has to come, and who to go. */
    void follow(Zone zone) {
        for (var template : zone.template().spawns()) {
            if (template.when().isEmpty()) continue;
            var spawnPoint = new SpawnPoint(template, world.map().room(template.room()));
            if (!spawner.isTime(template)) withdraw(spawnPoint);
            else if (isShort(spawnPoint)) {
                var missing = template.count().roll(zone.random()) - spawner.present(spawnPoint);
                for (var i = 0; i < missing; i++) spawner.appear(spawnPoint);
            }
        }
    }

    /**
     * Whether monsters are wanting: those who were killed are on their way; those who withdrew are
     * not.
     */
    private boolean isShort(SpawnPoint spawnPoint) {
        return spawner.present(spawnPoint) < Math.max(1, spawnPoint.template().count().min());
    }

    private void withdraw(SpawnPoint spawnPoint) {
        var its =
                world.population().all().stream()
                        .filter(actor -> spawner.isOf(spawnPoint, actor))
                        .filter(actor -> !actor.combat().isFighting())
                        .toList();
        for (var monster : its) {
            world.emit(monster.room(), new SpawnEvent.Withdrew(monster.named()));
            spawner.release(monster);
        }
    }
}
