package emberdelve.server.game;

import emberdelve.db.account.ErasedNames;
import emberdelve.db.account.NameFold;
import emberdelve.db.account.Renaming;
import emberdelve.db.person.Person;
import emberdelve.db.person.PersonRows;
import emberdelve.server.admin.PersonOrder;
import emberdelve.server.admin.PersonOrder.Deed;
import emberdelve.server.admin.Role;
import emberdelve.server.checkpoint.Restorer;
import emberdelve.server.command.Fame;
import emberdelve.server.command.LastDeeds;
import emberdelve.server.command.StaffScene;
import emberdelve.server.command.Takeback;
import emberdelve.server.kernel.World;
import emberdelve.server.link.Input;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Nature;
import emberdelve.server.view.Note;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The erasing of persons while the game runs, and other names for characters: one such order at a
 * time. The characters concerned leave, and no other character is read from the database or
 * forgotten until all of it is safe on disk: so no row is older than what the world knows. Thread:
 * world.
 */
final class Erasures {
    private final World world;
    private final Players players;
    private final Restorer restorer;
    private final Entering entering;
    private final Departures departures;
    private final DurabilityCallbacks callbacks;
    private final StaffDesk officials;

    /**
     * The accounts that are erased, about to be, or have a character that is renamed just now, with
     * the message for whoever comes by them.
     */
    private final Map<Long, String> closed = new HashMap<>();

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

    /** The message for whoever comes by that account, if it is erased or renamed just now. */
    Optional<String> closed(long account) {
        return Optional.ofNullable(closed.get(account));
    }

    /** Writes to the audit that a person was exported, and tells who wanted it. */
    void exported(Input.PersonExported done) {
        var number =
                scene(done.order())
                        .audit(Person.DEED, Person.numbered(done.account()), Person.EXPORT);
        var told = Map.of("file", done.file(), "audit", number);
        officials.answer(done.order().who(), Note.of("rights.exported", told));
    }

    /** Begins what was ordered about the person who was found. */
    void found(Input.PersonFound found) {
        var order = found.order();
        var holder = found.holder();
        if (holder.isEmpty()) refuse(order, "rights.nobody");
        else if (!order.role().isAbove(holder.get().role())) refuse(order, "staff.no-lower");
        else if (order.deed() == Deed.ERASE && holder.get().isLastOwner())
            refuse(order, "rights.last-owner");
        else if (underWay.isPresent()) refuse(order, "rights.busy");
        else {
            underWay = Optional.of(new UnderWay(order, holder.get().account(), false));
            closed.put(holder.get().account(), message(order));
            entering.pause();
            proceed();
        }
    }

    /** Asks for the person's rows, once all who were about to come in are in. */
    void proceed() {
        if (underWay.isEmpty() || underWay.get().isAsked() || !entering.isQuiet()) return;
        var order = underWay.get().order();
        var account = underWay.get().account();
        for (var player : players.all()) if (accountOf(player) == account) putOut(player, order);
        underWay = Optional.of(new UnderWay(order, account, true));
        if (!players.upkeep().read(order, account)) giveUp(order);
    }

    private void putOut(Player player, PersonOrder order) {
        if (order.deed() == Deed.ERASE || isNamed(player.actor().name(), order))
            departures.leave(player, message(order));
    }

    private static String message(PersonOrder order) {
        return order.deed() == Deed.ERASE ? "session.erased" : "session.renamed";
    }

    private static boolean isNamed(String name, PersonOrder order) {
        return NameFold.fold(name).equals(NameFold.fold(order.name()));
    }

    private static long accountOf(Player player) {
        return player.actor().nature() instanceof Nature.PlayerCharacter character
                ? character.accountId()
                : 0;
    }

    private void giveUp(PersonOrder order) {
        giveUp(order, Note.of("rights.failed"));
    }

    private void giveUp(PersonOrder order, Note why) {
        reopen();
        entering.resume();
        nobodyIsRenamed(order);
        officials.answer(order.who(), why);
    }

    /** Gives back the name that was kept, so that it is not lost until a restart. */
    private void nobodyIsRenamed(PersonOrder order) {
        order.otherName().ifPresent(other -> entering.isUnused(other.name()));
    }

    private void reopen() {
        underWay.ifPresent(each -> closed.remove(each.account()));
        underWay = Optional.empty();
    }

    /** Does what was ordered about the person whose rows were read. */
    void read(Input.PersonRead read) {
        if (underWay.isEmpty() || !underWay.get().isAsked()) return;
        if (read.rows().isEmpty()) {
            giveUp(read.order());
            return;
        }
        if (read.order().deed() == Deed.RENAME) rename(read.order(), read.rows().get());
        else erase(read, read.rows().get());
    }

    private void rename(PersonOrder order, PersonRows rows) {
        var inMemory = entering.inMemory();
        var found = renaming(order, rows, inMemory);
        if (found.isEmpty()) {
            giveUp(order, Note.of("rename.nobody", Map.of("who", order.name())));
            return;
        }
        var renaming = found.get();
        new Renamer(world, restorer).rename(renaming, rows, inMemory);
        var fame = players.service(Fame.class);
        fame.rename(renaming.character(), renaming.now());
        fame.rename(renaming::instead);
        var number =
                scene(order)
                        .audit(
                                "rename",
                                renaming.before(),
                                "to " + renaming.now() + ": " + renaming.reason());
        var done =
                Note.of(
                        "rename.done",
                        Map.of(
                                "before", renaming.before(),
                                "who", renaming.now(),
                                "audit", number));
        callbacks.when(
                new ActorId(0),
                () -> {
                    reopen();
                    entering.resumeWith(renaming);
                    officials.answer(order.who(), done);
                });
    }

    /**
     * The character that is meant, in memory or stored; empty when only the account is called so.
     */
    private static Optional<Renaming> renaming(
            PersonOrder order, PersonRows rows, Map<Long, Actor> inMemory) {
        var other = order.otherName().orElseThrow();
        var account = rows.person().account();
        var own = new ArrayList<>(rows.person().characters());
        for (var actor : inMemory.values())
            if (Eraser.isOf(actor, account))
                own.add(new Person.Figure(actor.id().value(), actor.name()));
        return own.stream()
                .filter(each -> isNamed(each.name(), order))
                .findFirst()
                .map(each ->
                        new Renaming(
                                account, each.id(), each.name(), other.name(), other.reason()));
    }

    private void erase(Input.PersonRead read, PersonRows rows) {
        var inMemory = entering.inMemory();
        var person = new Eraser(world, restorer).erase(rows, inMemory);
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

    private void refuse(PersonOrder order, String key) {
        nobodyIsRenamed(order);
        officials.answer(order.who(), Note.of(key, Map.of("who", order.name())));
    }
}
