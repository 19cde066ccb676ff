package emberdelve.server.replay;

import emberdelve.config.content.BaseStats;
import emberdelve.config.content.RoomId;
import emberdelve.server.kernel.Hooks;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Fate;
import emberdelve.server.model.Holder;
import emberdelve.server.model.Item;
import emberdelve.server.model.Nature;
import emberdelve.server.model.Preferences;
import emberdelve.server.model.Room;
import emberdelve.server.model.Zone;
import emberdelve.server.rule.spawn.Spawner;

/**
 * A number for all that a world is at the end of a tick: the same on every machine for the same
 * world, and almost surely a different one for a different world.
 */
public final class TickHash implements Hooks.Sum {
    private static final long BEGIN = 0x9e37_79b9_7f4a_7c15L;
    private static final long FACTOR = 0xbf58_476d_1ce4_e5b9L;
    private static final int SHIFT = 29;

    private final Spawner spawner;
    private long hash = BEGIN;

    private TickHash(Spawner spawner) {
        this.spawner = spawner;
    }

    public static long of(World world) {
        var sum = new TickHash(world.part(Spawner.class));
        sum.add(world.now());
        sum.add(world.ids().next());
        for (var zone : world.map().zones()) sum.add(zone);
        for (var actor : world.population().all()) sum.add(actor);
        world.hooks().sumUp(sum);
        return sum.hash;
    }

    private void add(Zone zone) {
        add(zone.now());
        add(zone.gameTurn().number());
        add(zone.drawn());
        add(zone.isAsleep() ? 1 : 0);
        for (var room : zone.rooms()) add(room);
    }

    private void add(Room room) {
        add(room.floor());
        for (var corpse : room.corpses()) {
            add(corpse.id().value());
            add(corpse.of());
            add(corpse.owner().map(ActorId::value).orElse(0L));
            add(corpse.gold());
            add(corpse.xp());
            add(corpse.decayTick());
            add(corpse.items());
        }
        for (var way : room.ways()) add(way.isOpen() ? 1 : 0);
        // The order in which the actors came decides who notices, and who is struck, first.
        for (var actor : room.actors()) add(actor.id().value());
    }

    private void add(Actor actor) {
        add(actor.id().value());
        add(actor.name());
        add(actor.room().id().value());
        add(actor.hp());
        add(actor.stats().hp());
        add(actor.base());
        add(actor.gold());
        add(actor.boundGold());
        add(actor.speed());
        add(actor.progress().level());
        add(actor.progress().xp());
        add(actor.progress().choicesLeft());
        add(actor.appointment().readyTick());
        add(actor.appointment().isWaiting() ? actor.appointment().dueTick() : 0);
        add(actor.combat().opponent().map(other -> other.id().value()).orElse(0L));
        add(actor.combat().lastBlowTick());
        add(actor.minds().isOverridden() ? 1 : 0);
        if (actor.isInvisible()) add("invisible");
        for (var status : actor.effects().active()) {
            add(status.name());
            add(status.nextTick());
            add(status.endTick());
        }
        add(actor.pack());
        actor.worn()
                .forEach((slot, item) -> {
                    add(slot.name());
                    add(item);
                });
        add(actor.vault().gold());
        add(actor.vault().things());
        switch (actor.nature()) {
            case Nature.Monster(var type) -> {
                add(type.id());
                add(spawner.spawnPointOf(actor).map(RoomId::value).orElse(""));
                for (var thing : actor.belongings()) add(thing.id());
            }
            case Nature.PlayerCharacter nature -> addCharacter(actor, nature);
        }
    }

    private void add(BaseStats base) {
        add(base.hp());
        add(base.attack());
        add(base.attackChance());
        add(base.defense());
        add(base.defenseChance());
        add(base.speed());
        add(base.vision());
    }

    /** Adds what only players' characters have. */
    private void addCharacter(Actor actor, Nature.PlayerCharacter nature) {
        add(nature.accountId());
        add(nature.characterClass().id());
        add(nature.bornTick());
        add(actor.named().pronouns().name());
        add(actor.playedTicks());
        var abilities = actor.abilities();
        add(abilities.strength());
        add(abilities.intelligence());
        add(abilities.wisdom());
        add(abilities.dexterity());
        add(abilities.constitution());
        add(abilities.charisma());
        for (var passing : actor.minds().passing()) {
            add(passing.getKey());
            add(passing.getValue());
        }
        actor.effects().recovering().forEach(this::add);
        add(actor.fate());
        add(actor.preferences());
    }

    private void add(Fate fate) {
        add(fate == Fate.Living.WAKES || fate instanceof Fate.Woke ? 1 : 0);
        if (fate.lastDeath().isEmpty()) return;
        var death = fate.lastDeath().get();
        add(death.tick());
        add(death.level());
        add(death.room().value());
        add(death.killer());
    }

    private void add(Preferences chosen) {
        add(chosen.wimpyPercent());
        add(chosen.rolls() ? 1 : 0);
        add(chosen.far() ? 1 : 0);
        add((chosen.ears().always() ? 1 : 0) + (chosen.ears().thisVisit() ? 2 : 0));
        var settings = chosen.settings();
        add(settings.detail().map(Enum::name).orElse(""));
        add(settings.prompt());
        add(settings.title());
        add(settings.hints() ? 1 : 0);
        add(settings.minimap() ? 1 : 0);
        add(settings.assists() ? 1 : 0);
        add(settings.brief().map(on -> on ? 1 : 2).orElse(0));
        settings.sounds().percent().forEach((cue, loud) -> add(cue.word(), loud));
        add(settings.deleted() ? 1 : 0);
        add(settings.givenXp());
        settings.mutedChannels().forEach(this::add);
        settings.learned().forEach(this::add);
        settings.aliases()
                .forEach((word, line) -> {
                    add(word);
                    add(line);
                });
        add(settings.ignored().sinceTick());
        settings.ignored().names().forEach((id, name) -> add(name, id));
    }

    private void add(String word, long number) {
        add(word);
        add(number);
    }

    private void add(Holder holder) {
        for (var item : holder.items()) add(item);
    }

    private void add(Item item) {
        add(item.id().value());
        add(item.type().id());
        add(item.chargesLeft());
        add(item.boundTo().map(ActorId::value).orElse(0L));
        if (item.improved() > 0) add(item.improved());
        if (item.contents().items().isEmpty()) return;
        add(item.contents().items().size());
        add(item.contents());
    }

    @Override
    public void add(String words) {
        add(words.hashCode());
    }

    @Override
    public void add(long value) {
        hash = (hash ^ value) * FACTOR;
        hash ^= hash >>> SHIFT;
    }
}
