package emberdelve.server.rule.spawn;

import emberdelve.server.kernel.World;
import emberdelve.server.model.Zone;

/**
 * The coming and going of monsters that are there only under some skies: they come when their time
 * begins, and go when it is over, unless they fight (docs/rules.md R22.5). Thread: world.
 */
final class SkyCalls {
    private final World world;
    private final Spawner spawner;

    SkyCalls(World world, Spawner spawner) {
        this.world = world;
        this.spawner = spawner;
    }

    /** Lets the monsters of the zone come and go by the present sky. */
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
     * Whether monsters are wanting at the spawn point; killed ones that will respawn count as
     * present, and those that withdrew do not.
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
