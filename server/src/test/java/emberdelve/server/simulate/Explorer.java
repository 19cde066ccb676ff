package emberdelve.server.simulate;

import emberdelve.config.content.Content;
import emberdelve.config.content.Direction;
import emberdelve.config.content.TimeMode;
import emberdelve.server.bot.WayFinder;
import emberdelve.server.feature.Features;
import emberdelve.server.feature.delve.Delve;
import emberdelve.server.feature.delve.Delves;
import emberdelve.server.kernel.Items;
import emberdelve.server.kernel.World;
import emberdelve.server.kernel.WorldSeed;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Order;
import emberdelve.server.model.Outcome;
import emberdelve.server.model.OuterPlace;
import emberdelve.server.model.PlayerMind;
import emberdelve.server.model.Room;
import emberdelve.server.model.Turn;
import emberdelve.server.rule.item.Wear;
import emberdelve.server.rule.move.Walk;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A party that clears a delve as players do who pay attention: it goes to the nearest monster,
 * strikes one after the other, drinks when badly hurt, and rests between fights.
 */
final class Explorer {
    private static final Duration TICK = Duration.ofMillis(200);

    /** Two hours of play. */
    private static final int TICKS_MAX = 36_000;

    private final World world;
    private final List<Actor> party;
    private final Tactics tactics;
    private final int restsToPercent;

    /** {@code hpLeft}: of the party together, whole percent; 0 when it is lost. */
    record Result(boolean won, long ticks, int hpLeft) {}

    private Explorer(
            Content content, Match match, List<String> bought, int restsToPercent, long seed) {
        this.restsToPercent = restsToPercent;
        world =
                new World(
                        content,
                        new WorldSeed(seed, 0, 1, TICK),
                        (who, tick, fault, _) -> {
                            throw new IllegalStateException(who + " failed at tick " + tick, fault);
                        },
                        Features.registry());
        tactics = new Tactics(world, match.manner());
        party = Contestants.party(world, match, world.part(Delves.class).mouth());
        for (var hero : party) bought.forEach(id -> give(hero, id));
    }

    /**
     * @param bought what each has beside the kit of its class, by the ids of items
     * @param restsToPercent of its hit points each has before it goes on
     */
    static Result delve(
            Content content, Match match, List<String> bought, int restsToPercent, long seed) {
        return new Explorer(content, match, bought, restsToPercent, seed).play();
    }

    /** Worn where nothing is worn yet, as at the beginning. */
    private void give(Actor hero, String id) {
        var type = Objects.requireNonNull(world.content().items().get(id), id);
        var item = world.part(Items.class).mint(type, new OuterPlace.Carried(hero), "shop");
        type.worn()
                .flatMap(worn -> Wear.free(hero, worn.slot()))
                .ifPresent(slot -> item.moveTo(new OuterPlace.Worn(hero, slot)));
    }

    private Result play() {
        world.part(Delves.class).open(party.getFirst(), TimeMode.REALTIME, _ -> true);
        var delve = world.part(Delves.class).open().getFirst();
        while (delve.run().isOn() && world.now() < TICKS_MAX) {
            for (var hero : party) {
                if (world.part(Delves.class).at(hero.room()).isPresent()) decide(hero, delve);
            }
            world.tick();
        }
        var hp =
                party.stream()
                        .filter(hero -> world.part(Delves.class).at(hero.room()).isPresent())
                        .mapToInt(hero -> 100 * hero.hp() / hero.stats().hp())
                        .sum();
        var won = delve.run().wonTicks();
        return new Result(won.isPresent(), won.orElse(TICKS_MAX), hp / party.size());
    }

    private void decide(Actor hero, Delve delve) {
        if (!(hero.minds().own() instanceof PlayerMind mind)) return;
        if (mind.hasOrders() || !Tactics.isNext(world, hero)) return;
        var foes = hero.room().actors().stream().filter(each -> each.isHostileTo(hero)).toList();
        var order = tactics.order(hero, foes);
        if (order.isEmpty() && foes.isEmpty() && isRested(delve)) order = onward(hero);
        if (order.isPresent() && mind.offer(order.get())) world.turns().serve(hero);
    }

    private boolean isRested(Delve delve) {
        return delve.visitors().stream()
                .allMatch(hero -> hero.hp() * 100L >= (long) restsToPercent * hero.stats().hp());
    }

    private Optional<Order> onward(Actor hero) {
        return WayFinder.towards(hero.room(), Explorer::hasMonsters)
                .map(direction -> new Goes(world, direction));
    }

    private static boolean hasMonsters(Room room) {
        return room.actors().stream().anyMatch(each -> !each.isCharacter());
    }

    private record Goes(World world, Direction direction) implements Order {
        @Override
        public boolean takesTime() {
            return true;
        }

        @Override
        public Outcome carryOut(Turn turn) {
            return world.turns().perform(turn, new Walk(direction));
        }
    }
}
