package emberdelve.server.rule.fight;

import emberdelve.server.kernel.Hooks;
import emberdelve.server.kernel.Items;
import emberdelve.server.kernel.Ledger;
import emberdelve.server.kernel.MoveEvent;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Corpse;
import emberdelve.server.model.Fate;
import emberdelve.server.model.Named;
import emberdelve.server.model.Nature;
import emberdelve.server.model.OuterPlace;
import emberdelve.server.model.PlayerMind;
import emberdelve.server.rule.item.Corpses;
import emberdelve.server.rule.level.Kills;

import java.util.List;
import java.util.Optional;

/** The rules of death, applied (docs/rules.md R3). Thread: world. */
public final class Deaths {
    private final World world;
    private final Disengagement disengagement;
    private final Recovery recovery;
    private final Corpses corpses;
    private final Items items;

    public Deaths(
            World world,
            Disengagement disengagement,
            Recovery recovery,
            Corpses corpses,
            Items items) {
        this.world = world;
        this.disengagement = disengagement;
        this.recovery = recovery;
        this.corpses = corpses;
        this.items = items;
    }

    /** Kills the victim: it leaves the queue and the fight, and its passing minds end. */
    public void die(Actor victim, Actor killer) {
        world.emit(victim.room(), new FightEvent.Died(victim.named(), killer.named()));
        victim.die();
        victim.room().zone().scheduler().cancel(victim);
        victim.minds().clear();
        world.hooks().died(victim);
        disengagement.leave(victim);
        recovery.forget(victim);
        switch (victim.nature()) {
            case Nature.Monster monster -> fall(victim, monster, killer);
            case Nature.PlayerCharacter _ -> perish(victim, killer);
        }
    }

    private void fall(Actor victim, Nature.Monster monster, Actor killer) {
        var reason = "monster " + monster.type().id();
        var room = victim.room();
        world.part(Ledger.class).mintGold(reason, victim.gold());
        var decay = world.ticks(world.rules().death().corpseDecay());
        var corpse = corpses.lay(victim, victim.gold(), decay);
        for (var type : victim.belongings())
            items.mint(type, new OuterPlace.InCorpse(corpse), reason);
        for (var item : List.copyOf(victim.pack().items()))
            item.moveTo(new OuterPlace.InCorpse(corpse));
        world.population().remove(victim);
        world.hooks().killed(new Hooks.Kill(victim, killer, room, Optional.of(corpse)));
    }

    private void perish(Actor victim, Actor killer) {
        var where = victim.room();
        world.hooks().killed(new Hooks.Kill(victim, killer, where, Optional.empty()));
        var by = killer == victim ? "" : words(killer.named());
        var death = new Fate.Death(world.now(), victim.progress().level(), where.id(), by);
        if (victim.fate() == Fate.Living.HARDCORE) {
            victim.setFate(new Fate.Fallen(death));
            rest(victim, killer);
        } else {
            victim.setFate(new Fate.Woke(death));
            wake(victim, killer);
        }
        world.hooks().fell(victim, where);
    }

    /** Ends a hardcore character for good: its items and its free gold stay in its corpse. */
    private void rest(Actor victim, Actor killer) {
        var decay = world.ticks(world.rules().death().playerCorpseDecay());
        var corpse = corpses.lay(victim, victim.freeGold(), decay);
        // Nobody could take bound gold out of the corpse, so it is destroyed.
        if (victim.boundGold() > 0)
            world.part(Ledger.class).destroyGold("fell", victim.boundGold());
        victim.setGold(0);
        for (var item : List.copyOf(victim.worn().values()))
            item.moveTo(new OuterPlace.InCorpse(corpse));
        for (var item : List.copyOf(victim.pack().items()))
            item.moveTo(new OuterPlace.InCorpse(corpse));
        var progress = victim.progress();
        world.tell(
                victim,
                new DeathEvent.Fell(
                        victim.named(), killer.named(), progress.level(), progress.xp()));
        world.population().remove(victim);
    }

    private void wake(Actor victim, Actor killer) {
        var zone = victim.room().zone();
        var refuge = world.map().room(zone.template().refuge());
        var lost = victim.freeGold() * world.rules().death().goldPercent() / 100;
        var decay = world.ticks(world.rules().death().playerCorpseDecay());
        victim.partWith(lost);
        // Commands that were typed for the fight are dropped: in the refuge a potion would be drunk
        // for nothing.
        if (victim.minds().own() instanceof PlayerMind mind) mind.flush();
        var xp = world.part(Kills.class).forfeit(victim);
        corpses.lay(victim, new Corpse.Left(lost, xp), decay);
        world.tell(
                victim,
                new DeathEvent.Perished(
                        victim.named(), killer.named(), lost, xp, refuge.template().name()));
        world.population().move(victim, refuge);
        victim.revive(Math.max(1, victim.stats().hp() / 2));
        victim.combat().blow(refuge.zone().now());
        recovery.watch(victim);
        world.emit(refuge, new MoveEvent.Arrived(victim.named(), Optional.empty()));
        world.emit(refuge, new DeathEvent.Woke(victim.named()));
        world.turns().startAfresh(victim);
    }

    private static String words(Named who) {
        return who.isProper() ? who.name() : who.article() + " " + who.name();
    }
}
