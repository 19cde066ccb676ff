package emberdelve.server.feature.smith;

import emberdelve.config.content.Bonuses;
import emberdelve.config.content.Effect;
import emberdelve.config.content.ItemType;
import emberdelve.config.content.Smith;
import emberdelve.server.kernel.Ledger;
import emberdelve.server.kernel.World;
import emberdelve.server.kernel.WorldClock;
import emberdelve.server.model.Action;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Effort;
import emberdelve.server.model.Item;
import emberdelve.server.model.Outcome;
import emberdelve.server.model.Turn;
import emberdelve.server.rule.effect.LastingEffects;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The deed of having the weapon in hand honed: for a while, the actor's blows wound more deeply,
 * with this weapon or another.
 */
record Hone(Smith smith) implements Action {
    private static final String LEDGER = "honing";

    /**
     * The divisor of the time that an edge lasts: while more than half of it is left, nothing is
     * honed again.
     */
    private static final int EARLIEST = 2;

    @Override
    public Outcome perform(Turn turn) {
        var self = turn.self();
        var refusal = refusal(smith, turn.part(World.class), self);
        if (refusal.isPresent()) return refusal.get();
        var price = smith.honing().price(self.progress().level());
        var weapon = weapon(self).orElseThrow().type();
        self.setGold(self.gold() - price);
        turn.part(Ledger.class).destroyGold(LEDGER, price);
        turn.emit(new SmithEvent.Honed(self.named(), smith.name(), weapon, price));
        var its = smith.honing();
        turn.part(LastingEffects.class)
                .befall(
                        self,
                        its.effect(),
                        new Effect.ChangeStats(
                                its.effect(), Bonuses.keen(its.keenness()), its.lasts()),
                        its.lasts(),
                        self);
        return new Outcome.Done(Effort.HANDLE);
    }

    /** The reason why nothing can be honed now; empty if it can. */
    static Optional<Outcome.Refused> refusal(Smith smith, World world, Actor self) {
        if (weapon(self).isEmpty()) return Optional.of(new Outcome.Refused("smith.no-weapon"));
        var left = left(smith, world, self);
        if (left.compareTo(smith.honing().lasts().dividedBy(EARLIEST)) > 0)
            return Optional.of(
                    new Outcome.Refused(
                            "smith.still-keen",
                            List.of(),
                            Map.of("minutes", Long.toString(left.toMinutes()))));
        if (self.effects().active().size() >= LastingEffects.MAX)
            return Optional.of(new Outcome.Refused("smith.too-much"));
        var price = smith.honing().price(self.progress().level());
        return price > self.gold()
                ? Optional.of(Improve.tooPoor(price, self.gold()))
                : Optional.empty();
    }

    static Optional<Item> weapon(Actor actor) {
        return Optional.ofNullable(actor.worn().get(ItemType.Slot.WEAPON));
    }

    private static Duration left(Smith smith, World world, Actor self) {
        return self.effects().active().stream()
                .filter(each -> each.name().equals(smith.honing().effect()))
                .map(each -> each.endTick() - self.room().zone().now())
                .map(ticks -> world.part(WorldClock.class).timeOf(ticks))
                .findFirst()
                .orElse(Duration.ZERO);
    }
}
