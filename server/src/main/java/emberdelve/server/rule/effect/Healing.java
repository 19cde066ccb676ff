package emberdelve.server.rule.effect;

import emberdelve.config.content.Effect;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Abilities;
import emberdelve.server.model.Actor;

/**
 * The effect that gives hit points back, and its event, which may name the giver (docs/rules.md
 * R6).
 */
final class Healing {
    private final World world;

    Healing(World world) {
        this.world = world;
    }

    /** Gives hit points back, as far as any are missing; answers whether any were. */
    boolean heal(Effect.Heal heal, Working working, Actor target) {
        var missing = target.stats().hp() - target.hp();
        var amount = Math.min(missing, amount(heal, working.user(), target));
        if (amount <= 0) return false;

        working.announce();
        world.emit(target.room(), healed(working, target, amount));
        target.setHp(target.hp() + amount);
        return true;
    }

    private static EffectEvent healed(Working working, Actor target, int amount) {
        return working.isForOne() && working.user() != target
                ? new EffectEvent.Mended(working.user().named(), target.named(), amount)
                : new EffectEvent.Healed(target.named(), amount);
    }

    /** The hit points that the effect gives back; a wise user gives more (docs/rules.md R2.19). */
    private int amount(Effect.Heal heal, Actor user, Actor target) {
        var rolled = heal.amount().roll(target.room().zone().random());
        var amount = rolled + target.stats().hp() * heal.percent() / 100;
        var wisdom = Abilities.modifier(user.abilities().wisdom());
        return amount * (100 + world.rules().scores().wisdomHealing() * wisdom) / 100;
    }
}
