package emberdelve.server.rule.spawn;

import emberdelve.server.kernel.Hooks;
import emberdelve.server.kernel.Parts;
import emberdelve.server.kernel.Weather;
import emberdelve.server.kernel.World;
import emberdelve.server.offer.Feature;
import emberdelve.server.rule.group.Groups;
import emberdelve.server.stored.Stored;
import emberdelve.server.text.Words;

import java.util.List;

/** Monsters of spawn points, and wandering monsters. */
public final class SpawnFeature implements Feature {
    /**
     * The ticks between two looks at the sky; a monster that fought when its time was over goes at
     * a later look.
     */
    private static final int FOLLOWS_SKY_EVERY = 25;

    @Override
    public String name() {
        return "spawn";
    }

    @Override
    public List<String> messages() {
        return List.of("spawn");
    }

    @Override
    public List<Words<?>> words() {
        return List.of(new Words<>(SpawnEvent.class, SpawnWords::tell));
    }

    @Override
    public List<Stored<?, ?>> stored() {
        return List.of(new RespawnStore());
    }

    @Override
    public void addTo(World world, Parts parts, Hooks hooks) {
        parts.standIn(Weather.class, Weather.NONE);
        parts.offer(MonsterMaker.class, () -> new MonsterMaker(world));
        parts.offer(Spawner.class, () -> new Spawner(world, parts.get(MonsterMaker.class)));
        parts.offer(SkyCalls.class, () -> new SkyCalls(world, parts.get(Spawner.class)));
        parts.offer(
                Wanderers.class,
                () -> {
                    var wanderers = new Wanderers(world, parts.get(MonsterMaker.class));
                    wanderers.startAll();
                    return wanderers;
                });
        parts.offer(Thieves.class, () -> new Thieves(world, parts.get(Groups.class)));
        hooks.onWounded((attacker, target) -> parts.get(Thieves.class).wounded(attacker, target));
        hooks.onDied(actor -> parts.get(Thieves.class).died(actor));
        hooks.onLeft(actor -> parts.get(Thieves.class).left(actor));
        hooks.onReloaded(what -> {
            parts.get(Spawner.class).reloaded(what.before());
            parts.get(Wanderers.class).startAll();
        });
        hooks.onZoneTick(zone -> {
            if (zone.now() % FOLLOWS_SKY_EVERY == 0) parts.get(SkyCalls.class).follow(zone);
        });
        hooks.onZoneWoke((zone, _) -> parts.get(SkyCalls.class).follow(zone));
        hooks.onKilled(kill -> parts.get(Spawner.class).died(kill.victim()));
        hooks.onZoneClosed((zone, _) -> parts.get(Spawner.class).forget(zone));
    }
}
