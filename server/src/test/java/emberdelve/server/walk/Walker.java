package emberdelve.server.walk;

import emberdelve.config.content.RoomId;
import emberdelve.config.content.TimeMode;
import emberdelve.server.feature.trigger.Troupe;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Item;
import emberdelve.server.model.PlayerMind;
import emberdelve.server.model.Room;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/**
 * One of those who walk. All that it does it types, and it waits until that is done. Whoever stands
 * in its way it fights; staff has made it strong before, and heals it, for here is no test of
 * fights.
 */
final class Walker {
    /** Any one deed is over by then, also where time goes by turns. */
    private static final int DEED_TICKS_MAX = 300;

    private static final int BLOW_TICKS = 10;
    private static final int BLOWS_MAX = 300;
    private static final int TRIES_MAX = 12;
    private static final int REMEMBERED_MAX = 8;

    private final String name;
    private final Troupe play;
    private final Deque<String> remembered = new ArrayDeque<>();

    Walker(String name, Troupe play) {
        this.name = name;
        this.play = play;
    }

    String name() {
        return name;
    }

    Actor self() {
        return play.actor(name);
    }

    Room room() {
        return self().room();
    }

    RoomId here() {
        return room().id();
    }

    /** Types it, waits until it is done, and answers all that was read meanwhile. */
    String types(String line) {
        play.reads(name);
        play.begins(name, line).ticks(1);
        for (var tick = 0; tick < DEED_TICKS_MAX && isBusy(self()); tick++) {
            letOthersPass();
            play.ticks(1);
        }
        var read = play.reads(name);
        remembered.add("> " + line + "\n" + read);
        if (remembered.size() > REMEMBERED_MAX) remembered.remove();
        return read;
    }

    /** The last lines that were typed and read, for whoever looks for what went wrong. */
    String remembers() {
        return "\nWhat " + name + " read last:\n" + String.join("\n", remembered);
    }

    /** Gives strength by staff's commands: levels, and what they are spent on. */
    void growStrong() {
        types("advance " + name + " 100");
        for (var times = 0; times < 2; times++) {
            types("levelup stronger tougher" + " stronger tougher".repeat(9));
            types("levelup healthier" + " healthier".repeat(19));
        }
        types("levelup healthier" + " healthier".repeat(18));
        types("restore " + name);
        remembered.clear();
    }

    boolean has(String item) {
        return carried(item).isPresent();
    }

    Optional<Item> carried(String item) {
        return self().pack().items().stream()
                .filter(carried -> carried.type().id().equals(item))
                .findFirst();
    }

    /** Goes that way; true when it leads where it is said to. */
    boolean steps(Chart.Exit exit, RoomId to) {
        for (var tries = 0; tries < TRIES_MAX; tries++) {
            clears();
            if (!here().equals(exit.from())) return false;
            types(exit.direction().word());
            if (!here().equals(exit.from())) return here().equals(to);
        }
        return false;
    }

    /** Strikes down whoever is hostile here. */
    void clears() {
        for (var blows = 0; blows < BLOWS_MAX; blows++) {
            var foe = room().actors().stream().filter(its -> its.isHostileTo(self())).findFirst();
            if (foe.isEmpty()) return;
            strikes(foe.get());
        }
        throw new Stranded(name + " cannot be rid of those in " + here() + remembers());
    }

    /** Strikes at it until it is dead, or gone; whether it is. */
    boolean kills(Actor foe) {
        for (var blows = 0; blows < BLOWS_MAX; blows++) {
            if (!foe.isPresent() || foe.room() != room()) return true;
            strikes(foe);
        }
        return false;
    }

    /** Strikes at it for a while. */
    private void strikes(Actor foe) {
        heals();
        types("kill " + foe.id());
        for (var tick = 0; tick < BLOW_TICKS && foe.isPresent(); tick++) play.ticks(1);
    }

    private void heals() {
        var self = self();
        if (4 * self.hp() < 3 * self.stats().hp()) play.begins(name, "restore " + name);
    }

    private boolean isBusy(Actor actor) {
        var mind = (PlayerMind) actor.minds().own();
        var ready = play.world().turns().readyTick(actor);
        return mind.hasOrders() || ready > actor.room().zone().now() + 1;
    }

    /** Where time goes by turns, it waits for those who do nothing. */
    private void letOthersPass() {
        if (!isByTurns()) return;
        for (var other : play.names()) {
            var actor = play.actor(other);
            if (!other.equals(name) && actor.room().zone() == room().zone() && !isBusy(actor))
                play.begins(other, "pass");
        }
    }

    /** Time goes by, also where it waits for those who do nothing. */
    void passes() {
        heals();
        if (isByTurns() && !isBusy(self())) play.begins(name, "pass");
    }

    private boolean isByTurns() {
        return room().zone().template().timeMode() == TimeMode.TURNS;
    }

    @Override
    public String toString() {
        return name;
    }
}
