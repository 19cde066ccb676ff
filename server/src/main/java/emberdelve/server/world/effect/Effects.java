package emberdelve.server.world.effect;

import emberdelve.config.content.Effect;
import emberdelve.server.world.World;
import emberdelve.server.world.actor.Actor;
import emberdelve.server.world.event.Condition;
import emberdelve.server.world.event.Magic;
import emberdelve.server.world.event.Pile;
import emberdelve.server.world.item.Item;
import emberdelve.server.world.mind.Confused;
import emberdelve.server.world.mind.Mind;
import java.util.List;

/**
 * Lets effects loose on their targets (GAME section 6). Each answers whether it applied; what
 * happens is told before it is done, with what really changes. Thread: world.
 */
public final class Effects {
    private final World world;

    public Effects(World world) {
        this.world = world;
    }

    /**
     * Uses an item on these targets, and uses it up if any effect applied to any of them.
     *
     * @return whether it worked
     */
    public boolean use(Actor user, Item item, List<Actor> targets) {
        var use = item.type().use().orElseThrow();
        var announcement = new Announcement(user, use.verb(), item);
        var worked = false;
        for (var target : targets) {
            for (var effect : use.effects()) {
                if (target.isPresent()) worked |= apply(effect, user, item, target, announcement);
            }
        }
        if (worked) world.items().destroy(item, "used " + item.type().id());
        return worked;
    }

    private boolean apply(
            Effect effect, Actor user, Item item, Actor target, Announcement announcement) {
        return switch (effect) {
            case Effect.Heal heal -> heal(heal, target, announcement);
            case Effect.Harm harm -> harm(harm, user, item, target, announcement);
            case Effect.ChangeMind change -> changeMind(change, user, target, announcement);
        };
    }

    private boolean heal(Effect.Heal heal, Actor target, Announcement announcement) {
        var missing = target.stats().hp() - target.hp();
        var amount = Math.min(missing, heal.amount().roll(target.room().zone().random()));
        if (amount <= 0) return false;

        announcement.make();
        world.emit(target.room(), new Magic.Healed(target.named(), amount));
        target.setHp(target.hp() + amount);
        return true;
    }

    private boolean harm(
            Effect.Harm harm, Actor user, Item item, Actor target, Announcement announcement) {
        var rolled = harm.amount().roll(target.room().zone().random());
        var lessened = harm.pierces() ? rolled : rolled - target.stats().defense();
        var amount = Math.min(target.hp(), lessened);
        if (amount <= 0) return false;

        announcement.make();
        var condition =
                Condition.changed(
                        target.hp(), target.hp() - amount, target.stats().hp());
        world.emit(
                target.room(),
                new Magic.Harmed(
                        target.named(), item.type().name(), harm.verb(), amount, condition));
        world.fights().provoke(user, target);
        world.fights().wound(target, amount, user);
        return true;
    }

    private boolean changeMind(
            Effect.ChangeMind change, Actor user, Actor target, Announcement announcement) {
        Mind mind = switch (change.mind()) {
            case CONFUSED -> Confused.CONFUSED;
        };
        if (!target.minds().override(mind, change.turns())) return false;

        announcement.make();
        world.emit(target.room(), new Magic.Confused(target.named(), change.turns()));
        if (user != target) world.fights().provoke(user, target);
        world.turns().arrange(target);
        return true;
    }

    /** "Mira reads a scroll" is told once, before its first effect, and not at all without one. */
    private final class Announcement {
        private final Actor user;
        private final String verb;
        private final Item item;
        private boolean made;

        Announcement(Actor user, String verb, Item item) {
            this.user = user;
            this.verb = verb;
            this.item = item;
        }

        void make() {
            if (made) return;
            made = true;
            world.emit(
                    user.room(), new Magic.Used(user.named(), verb, new Pile(item.type(), 1)));
        }
    }
}
