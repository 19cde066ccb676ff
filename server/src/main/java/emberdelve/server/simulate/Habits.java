package emberdelve.server.simulate;

import emberdelve.config.content.DelveContent;
import emberdelve.config.content.Direction;
import emberdelve.server.bot.WayFinder;
import emberdelve.server.command.Errands;
import emberdelve.server.kernel.DelveCourse;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.CorpseId;
import emberdelve.server.model.Room;
import emberdelve.server.rule.group.Following;
import emberdelve.server.rule.group.Group;
import emberdelve.server.rule.group.Groups;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The habits of regular players in an evening: clear a delve, take what lies there, sell and buy,
 * pay the rent, rest, and again. The first member of the party who is in a delve leads the others
 * through it.
 */
final class Habits {
    /** The whole percent of hit points from which somebody goes on in a delve. */
    private static final int RESTED_INSIDE = 70;

    /** The whole percent of hit points from which somebody goes into a delve. */
    private static final int RESTED_OUTSIDE = 95;

    /** The line that the leader types when all are ready for another delve. */
    static final String GO_IN = "delve";

    private final World world;
    private final List<Actor> party;
    private final Tactics tactics;
    private final Shopping shopping;
    private final Upgrades upgrades;
    private final Match.Manner manner;
    private final Set<CorpseId> searched = new HashSet<>();
    private final Set<Room> swept = new HashSet<>();

    /** The next deed of a member; {@code line}: empty while there is nothing to type. */
    record Choice(Activity activity, Optional<String> line) {
        static Choice rest() {
            return new Choice(Activity.RESTING, Optional.empty());
        }

        private static Choice explores(String line) {
            return new Choice(Activity.EXPLORING, Optional.of(line));
        }

        private static Choice errand(String line) {
            return new Choice(Activity.ERRANDS, Optional.of(line));
        }

        private static Choice waits(Activity activity) {
            return new Choice(activity, Optional.empty());
        }
    }

    /**
     * @param party the party, in the order in which they came; the first one leads
     */
    Habits(World world, List<Actor> party, Match.Manner manner) {
        this.world = world;
        this.party = party;
        this.manner = manner;
        tactics = new Tactics(world, manner);
        shopping = new Shopping(world);
        upgrades = new Upgrades(world);
    }

    /** The next choice of that character, who is ready to act. */
    Choice next(Actor hero) {
        var foes = hero.room().actors().stream().filter(each -> each.isHostileTo(hero)).toList();
        if (!foes.isEmpty())
            return new Choice(Activity.FIGHTING, tactics.action(hero, foes).map(Typing::line));
        var chore = chore(hero);
        if (chore.isPresent()) return Choice.errand(chore.get());
        return world.part(DelveCourse.class)
                .at(hero.room())
                .map(delve -> inside(hero, delve))
                .orElseGet(() -> outside(hero));
    }

    /** The line for a chore that can be done anywhere, as soon as no enemy is near. */
    private Optional<String> chore(Actor hero) {
        if (hero.progress().choicesLeft() > 0) {
            var spent = hero.progress().level() - 1 - hero.progress().choicesLeft();
            var choice = Contestants.CHOICES.get(spent % Contestants.CHOICES.size());
            return Optional.of("levelup " + choice.name().toLowerCase(Locale.ROOT));
        }
        return Shopping.betterToWear(hero).map(item -> "wear " + item.id());
    }

    private Choice inside(Actor hero, DelveCourse.Visit delve) {
        var leader = delve.visitors().contains(party.getFirst()) ? party.getFirst() : first(delve);
        if (hero != leader && hero.room() != leader.room())
            return walk(hero, room -> room == leader.room()).orElseGet(Choice::rest);
        var loot = loot(hero);
        if (loot.isPresent()) return Choice.explores(loot.get());
        if (manner == Match.Manner.SKILLED) {
            var help = tactics.help(hero);
            if (help.isPresent()) return Choice.explores(Typing.line(help.get()));
        }
        if (!delve.isOn()) return Choice.explores("delve leave");
        var others = delve.visitors();
        if (!others.stream().allMatch(each -> isRested(each, RESTED_INSIDE))) return Choice.rest();
        if (hero != leader || others.stream().anyMatch(each -> each.room() != hero.room()))
            return Choice.waits(Activity.EXPLORING);
        return walk(hero, Habits::hasMonsters).orElseGet(() -> Choice.explores("delve leave"));
    }

    private Actor first(DelveCourse.Visit delve) {
        return party.stream().filter(delve.visitors()::contains).findFirst().orElseThrow();
    }

    /** The line that searches a corpse or floor which nobody of the party has searched yet. */
    private Optional<String> loot(Actor hero) {
        for (var corpse : hero.room().corpses()) {
            if (corpse.isEmpty() || corpse.isPlayers()) continue;
            if (searched.add(corpse.id())) return Optional.of("get all corpse");
        }
        if (!hero.room().floor().items().isEmpty() && swept.add(hero.room()))
            return Optional.of("get all");
        return Optional.empty();
    }

    private Choice outside(Actor hero) {
        var groups = groups(hero);
        if (groups.isPresent()) return groups.get();
        var shopping = shopping(hero);
        if (shopping.isPresent()) return shopping.get();
        var paid = paid(hero);
        if (paid.isPresent()) return paid.get();
        var work = upgrades.wish(hero).flatMap(wish -> smith(hero, wish));
        if (work.isPresent()) return work.get();
        if (!isRested(hero, RESTED_OUTSIDE)) {
            var refuge = refuge(hero);
            if (hero.room() == refuge) return Choice.rest();
            var way = walk(hero, room -> room == refuge);
            if (way.isPresent()) return errand(way.get());
        }
        return goesIn(hero);
    }

    /**
     * The choice that leads to a shop of this zone where the character has something to sell or
     * buy, and does that there; empty if there is no such shop.
     */
    private Optional<Choice> shopping(Actor hero) {
        for (var room : hero.room().zone().rooms()) {
            var wish = room.template().shop().flatMap(shop -> shopping.wish(hero, shop));
            if (wish.isEmpty()) continue;
            return hero.room() == room
                    ? wish.map(Choice::errand)
                    : walk(hero, there -> there == room).map(Habits::errand);
        }
        return Optional.empty();
    }

    /**
     * The choice that leads to a smith in this zone, and makes the wish there; empty without one.
     */
    private Optional<Choice> smith(Actor hero, String wish) {
        if (upgrades.isAt(hero.room())) return Optional.of(Choice.errand(wish));
        if (hero.room().zone().rooms().stream().noneMatch(upgrades::isAt)) return Optional.empty();
        return walk(hero, upgrades::isAt).map(Habits::errand);
    }

    /** The choice that does an errand which a feature offers, such as to rent a room. */
    private Optional<Choice> paid(Actor hero) {
        var errand = world.part(Errands.class).of(hero);
        if (errand.isEmpty()) return Optional.empty();
        return hero.room() == errand.get().room()
                ? errand.map(its -> Choice.errand(its.line()))
                : walk(hero, room -> room == errand.get().room()).map(Habits::errand);
    }

    private Choice goesIn(Actor hero) {
        var mouth = mouth();
        if (hero.room() != mouth)
            return walk(hero, room -> room == mouth).map(Habits::errand).orElseGet(Choice::rest);
        if (hero != opener(hero)) return Choice.waits(Activity.RESTING);
        var all =
                party.stream()
                        .allMatch(each -> each.room() == mouth && isRested(each, RESTED_OUTSIDE));
        return all ? Choice.errand(GO_IN) : Choice.waits(Activity.RESTING);
    }

    /** The room from which characters go into delves. */
    private Room mouth() {
        var mouth = world.content().part(DelveContent.class).map(DelveContent::mouth);
        return world.map().room(mouth.orElseGet(() -> world.rules().startRoom()));
    }

    /** The leader of the group: the first member, unless a death has made another the leader. */
    private Actor opener(Actor hero) {
        return world.part(Groups.class).of(hero).map(Group::leader).orElse(party.getFirst());
    }

    /** The choice that makes all members one group, in which nobody follows another. */
    private Optional<Choice> groups(Actor hero) {
        var groups = world.part(Groups.class);
        if (hero == party.getFirst()) {
            return party.stream()
                    .filter(each -> each != hero && !groups.areTogether(hero, each))
                    .filter(each -> groups.invitedTick(each).isEmpty())
                    .findFirst()
                    .map(each -> Choice.errand("invite " + each.name()));
        }
        if (groups.invitedTick(hero).isPresent() && !groups.areTogether(hero, party.getFirst()))
            return Optional.of(Choice.errand("accept"));
        return world.part(Following.class).leaderOf(hero).map(_ -> Choice.errand("follow me"));
    }

    private Optional<Choice> walk(Actor hero, Predicate<Room> goal) {
        return WayFinder.towards(hero.room(), goal).map(Direction::word).map(Choice::explores);
    }

    private static Choice errand(Choice way) {
        return new Choice(Activity.ERRANDS, way.line());
    }

    private Room refuge(Actor hero) {
        return world.map().room(hero.room().zone().template().refuge());
    }

    private static boolean isRested(Actor hero, int percent) {
        return hero.hp() * 100L >= (long) percent * hero.stats().hp();
    }

    private static boolean hasMonsters(Room room) {
        return room.actors().stream().anyMatch(each -> !each.isCharacter());
    }
}
