package emberdelve.server.simulate;

import emberdelve.config.content.CharacterClass;
import emberdelve.config.content.ItemType;
import emberdelve.config.content.Pronouns;
import emberdelve.server.kernel.Experience;
import emberdelve.server.kernel.Items;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorBuilder;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Nature;
import emberdelve.server.model.OuterPlace;
import emberdelve.server.model.PlayerMind;
import emberdelve.server.model.Progress;
import emberdelve.server.model.Room;
import emberdelve.server.rule.group.Following;
import emberdelve.server.rule.group.Groups;
import emberdelve.server.rule.item.Kit;
import emberdelve.server.rule.item.Wear;
import emberdelve.server.rule.level.LevelUp;
import emberdelve.server.rule.move.FightingReflex;

import java.util.ArrayList;
import java.util.List;

/**
 * The maker of the party: characters of given classes and one level, with their kits or other gear,
 * in one group.
 */
final class Contestants {
    private static final int ORDERS_MAX = 20;

    /** The choices that characters make at new levels, one after the other and over again. */
    static final List<LevelUp> CHOICES =
            List.of(LevelUp.HEALTHIER, LevelUp.STRONGER, LevelUp.TOUGHER);

    private Contestants() {}

    static List<Actor> party(World world, Match match, Room room) {
        var party = new ArrayList<Actor>();
        for (var rank : match.party().ranks()) {
            var characterClass = world.content().classes().get(rank.id());
            if (characterClass == null) throw new IllegalArgumentException("no class " + rank.id());
            for (var i = 0; i < rank.count(); i++) {
                var hero = hero(world, characterClass, match);
                equip(world, hero, match.has());
                world.population().add(hero, room);
                party.add(hero);
            }
        }
        for (var hero : party) {
            world.part(Groups.class).invite(party.getFirst(), hero);
            world.part(Groups.class).accept(hero);
            // Whoever accepts follows the host, which has no use here: the room has no exits.
            world.part(Following.class).stop(hero);
        }
        return party;
    }

    private static Actor hero(World world, CharacterClass characterClass, Match match) {
        var level = match.level();
        var base = characterClass.stats();
        for (var at = 0; at < level - 1; at++)
            base = CHOICES.get(at % CHOICES.size()).improve(base, world.rules().levelOptions());
        base = base.withHp(base.hp() + (level - 1) * world.rules().growth().hp());
        var nature = new Nature.PlayerCharacter(1, characterClass, 0);
        var hero =
                ActorBuilder.character(
                                new ActorId(world.ids().give()),
                                nature,
                                characterClass.id(),
                                Pronouns.THEY,
                                new PlayerMind(ORDERS_MAX, FightingReflex.REFLEX),
                                world.changes())
                        .base(base)
                        .progress(new Progress(level, firstXp(world, level), 0))
                        .build();
        var gear = match.gear().get(characterClass.id());
        if (gear == null) world.part(Kit.class).give(hero, characterClass);
        else gear.give(world, hero);
        return hero;
    }

    /**
     * Gives the character new items, and all its hit points. What can be worn is worn; other
     * things, and what was worn in the same place, go into the pack.
     */
    private static void equip(World world, Actor hero, List<String> has) {
        for (var id : has) {
            var type = world.content().items().get(id);
            if (type == null) throw new IllegalArgumentException("no item " + id);
            var place = type.worn().map(worn -> putOn(hero, worn.slot()));
            world.part(Items.class)
                    .mint(type, place.orElseGet(() -> new OuterPlace.Carried(hero)), "simulated");
        }
        hero.setHp(hero.stats().hp());
    }

    private static OuterPlace putOn(Actor hero, ItemType.Slot kind) {
        var slot = Wear.place(hero, kind);
        var before = hero.worn().get(slot);
        if (before != null) before.moveTo(new OuterPlace.Carried(hero));
        return new OuterPlace.Worn(hero, slot);
    }

    private static long firstXp(World world, int level) {
        if (level == 1) return 0;
        return new Experience(world.rules().experience()).nextLevelAt(level - 1);
    }
}
