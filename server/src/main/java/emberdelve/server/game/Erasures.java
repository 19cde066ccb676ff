package emberdelve.server.game;

import emberdelve.db.account.ErasedNames;
import emberdelve.db.person.Person;
import emberdelve.server.admin.PersonOrder;
import emberdelve.server.admin.Role;
import emberdelve.server.checkpoint.Restorer;
import emberdelve.server.command.Fame;
import emberdelve.server.command.LastDeeds;
import emberdelve.server.command.StaffScene;
import emberdelve.server.command.Takeback;
import emberdelve.server.kernel.World;
import emberdelve.server.link.Input;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Nature;
import emberdelve.server.view.Note;

import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The erasing of persons while the game runs, one at a time. The characters of the person leave,
 * and no other character is read from the database or forgotten until the erasure is safe on disk:
 * so no row is older than what the world knows. Thread: world.
 */
final class Erasures {
    private final World world;
    private final Players players;
    private final Restorer restorer;
    private final Entering entering;
    private final Departures departures;
    private final DurabilityCallbacks callbacks;
    private final StaffDesk officials;

    /** The accounts that are erased, or about to be: nobody comes in by them. */
    private final Set<Long> closed = new HashSet<>();

    private Optional<UnderWay> underWay = Optional.empty();

    /**
     * @param isAsked whether the database is asked for the person's rows
     */
    private record UnderWay(PersonOrder order, long account, boolean isAsked) {}

    Erasures(
            World world,
            Players players,
            Restorer restorer,
            Entering entering,
            Departures departures,
            DurabilityCallbacks callbacks,
            StaffDesk officials) {
        this.world = world;
        this.players = players;
        this.restorer = restorer;
        this.entering = entering;
        this.departures = departures;
        this.callbacks = callbacks;
        this.officials = officials;
    }

    /** Whether nobody comes in by that account, because it is erased. */
    boolean isClosed(long account) {
        return closed.contains(account);
    }

    /** Writes to the audit that a person was exported, and tells who wanted it. */
    void exported(Input.PersonExported done) {
        var number =
                scene(done.order())
                        .audit(Person.DEED, Person.numbered(done.account()), Person.EXPORT);
        var told = Map.of("file", done.file(), "audit", number);
        officials.answer(done.order().who(), Note.of("rights.exported", told));
    }

    /** Begins to erase the person who was found. */
    void found(Input.PersonFound found) {
        var order = found.order();
        var holder = found.holder();
        if (holder.isEmpty()) answer(order, "rights.nobody");
        else if (!order.role().isAbove(holder.get().role())) answer(order, "staff.no-lower");
        else if (holder.get().isLastOwner()) answer(order, "rights.last-owner");
        else if (underWay.isPresent()) answer(order, "rights.busy");
        else {
            underWay = Optional.of(new UnderWay(order, holder.get().account(), false));
            closed.add(holder.get().account());
            entering.pause();
            proceed();
        }
    }

    /** Asks for the person's rows, once all who were about to come in are in. */
    void proceed() {
        if (underWay.isEmpty() || underWay.get().isAsked() || !entering.isQuiet()) return;
        var order = underWay.get().order();
        var account = underWay.get().account();
        for (var player : players.all())
            if (accountOf(player) == account) departures.leave(player, "session.erased");
        underWay = Optional.of(new UnderWay(order, account, true));
        if (!players.upkeep().read(order, account)) giveUp(order);
    }

    private static long accountOf(Player player) {
        return player.actor().nature() instanceof Nature.PlayerCharacter character
                ? character.accountId()
                : 0;
    }

    private void giveUp(PersonOrder order) {
        underWay.ifPresent(each -> closed.remove(each.account()));
        underWay = Optional.empty();
        entering.resume();
        officials.answer(order.who(), Note.of("rights.failed"));
    }

    /** Erases the person whose rows were read. */
    void read(Input.PersonRead read) {
        if (underWay.isEmpty() || !underWay.get().isAsked()) return;
        if (read.rows().isEmpty()) {
            giveUp(read.order());
            return;
        }
        var inMemory = entering.inMemory();
        var person = new Eraser(world, restorer).erase(read.rows().get(), inMemory);
        var fame = players.service(Fame.class);
        for (var each : person.characters()) {
            fame.forget(each.id());
            Optional.ofNullable(inMemory.get(each.id())).ifPresent(entering::erased);
        }
        fame.rename(person::instead);
        players.deeds().forget(new ErasedNames(person.erased()));
        world.part(LastDeeds.class).forgetIf(last -> isAbout(last, person));
        var count = Integer.toString(person.characters().size());
        var number =
                scene(read.order())
                        .audit(
                                Person.DEED,
                                person.numbered(),
                                Person.erasure(person.characters().size()));
        var done = Note.of("rights.erased", Map.of("count", count, "audit", number));
        callbacks.when(
                // Nobody's: the rows that wait are of all those whom the person knew.
                new ActorId(0),
                () -> {
                    underWay = Optional.empty();
                    entering.resumeWithout(person.account());
                    officials.answer(read.order().who(), done);
                });
    }

    /** Whether the person did the last deed, or it was done to the person. */
    private static boolean isAbout(LastDeeds.Last last, Person person) {
        return person.isNamed(last.deed().who())
                || person.isNamed(last.deed().target())
                || last.back()
                        .flatMap(Takeback::whom)
                        .filter(actor -> person.plays(actor.id().value()))
                        .isPresent();
    }

    private StaffScene scene(PersonOrder order) {
        return new StaffScene(
                world, Optional.empty(), order.who(), order.from(), Role.OWNER, players);
    }

    private void answer(PersonOrder order, String key) {
        officials.answer(order.who(), Note.of(key, Map.of("who", order.name())));
    }
}
