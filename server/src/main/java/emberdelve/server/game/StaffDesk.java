package emberdelve.server.game;

import emberdelve.server.admin.Role;
import emberdelve.server.admin.Sanction;
import emberdelve.server.command.Command;
import emberdelve.server.command.LastDeeds;
import emberdelve.server.command.OnAccount;
import emberdelve.server.command.Parsed;
import emberdelve.server.command.StaffScene;
import emberdelve.server.kernel.Borders;
import emberdelve.server.kernel.World;
import emberdelve.server.link.Heard;
import emberdelve.server.link.Input;
import emberdelve.server.link.Link;
import emberdelve.server.model.Nature;
import emberdelve.server.offer.Edition;
import emberdelve.server.offer.Editions;
import emberdelve.server.rule.sanction.Sanctions;
import emberdelve.server.rule.sanction.Verdict;
import emberdelve.server.rule.writing.Writings;
import emberdelve.server.view.Note;
import emberdelve.server.view.View;

import org.slf4j.Logger;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The desk of staff: applies role changes and sanctions, and tells staff the answers that come
 * later. Thread: world.
 */
final class StaffDesk {
    /** The name that stands for whoever types at the server's console. */
    static final String CONSOLE = "console";

    private final World world;
    private final Players players;
    private final Outbox outbox;
    private final Logger log;
    private final Editions editions;
    private final AccountDesk accounts;
    private Optional<Link> console = Optional.empty();

    StaffDesk(World world, Players players, Outbox outbox, Logger log, Editions editions) {
        this.editions = editions;
        this.world = world;
        this.players = players;
        this.outbox = outbox;
        this.log = log;
        accounts = new AccountDesk(world, players, this);
        world.hooks().onContentStopped(this::stopped);
    }

    /** Tells those who may mend a trigger that it was stopped. */
    private void stopped(String trigger, String why) {
        log.warn("trigger {} was stopped at tick {}: {}", trigger, world.now(), why);
        var note = Note.of("trigger.quarantined", Map.of("trigger", trigger, "why", why));
        answer(CONSOLE, note);
        for (var player : players.all())
            if (player.role().isAtLeast(Role.BUILDER)) outbox.show(player, List.of(note));
    }

    /** Sets the link to which the console's answers go. */
    void consoleIs(Link link) {
        console = Optional.of(link);
    }

    /** The part of the desk that is for codes and claims of accounts. */
    AccountDesk accounts() {
        return accounts;
    }

    /**
     * Applies a role change at once, tells the players concerned, and writes it to the audit log.
     */
    void changed(Input.RoleChanged change) {
        var told =
                Map.of(
                        "who", change.account(),
                        "before", change.before().word(),
                        "role", change.role().word());
        var yours = Note.of("role.yours", told);
        turned(change.accountId(), change.role(), yours);
        players.abroad().inputToAll(new Input.RoleTurned(change.accountId(), change.role(), yours));
        var scene =
                new StaffScene(
                        world, Optional.empty(), change.who(), change.from(), Role.OWNER, players);
        var number =
                scene.audit(
                        "role",
                        change.account(),
                        change.before().word() + " to " + change.role().word());
        answer(
                change.who(),
                Note.of(
                        "role.given",
                        Map.of(
                                "who", change.account(),
                                "before", change.before().word(),
                                "role", change.role().word(),
                                "audit", number)));
    }

    /** Applies a role to the players of that account who are here, and tells them. */
    void turned(long account, Role role, Note told) {
        for (var player : players.changeRole(account, role)) outbox.show(player, List.of(told));
    }

    /** Runs the order of a member of staff in another world, and answers there. */
    void ordered(Input.Ordered order) {
        world.part(LastDeeds.class).isAskedFor(order.who());
        var scene =
                new StaffScene(
                        world,
                        Optional.empty(),
                        order.who(),
                        order.from(),
                        order.role(),
                        players,
                        order.room().flatMap(world.map()::find));
        answer(order.who(), players.give(scene, order.line()).views());
    }

    /** Lets the world go on with other content, and tells staff. */
    void reloaded(Input.Reload reload) {
        var before = world.content().version();
        var now = reload.version();
        swap(editions.of(now));
        var scene =
                new StaffScene(
                        world, Optional.empty(), reload.who(), reload.from(), Role.OWNER, players);
        if (reload.edited().isPresent()) {
            edited(scene, reload.edited().get(), now, before);
            return;
        }
        var number = scene.audit("reload", now, "before: " + before);
        log.info("{} reloads: content {}, before {}", reload.who(), now, before);
        answer(
                reload.who(),
                Note.of("reload.done", Map.of("version", now, "before", before, "audit", number)));
        var note = Note.of("reload.notice", Map.of("who", reload.who(), "version", now));
        tellOthers(reload.who(), note);
    }

    /** Tells a note to all staff but whoever has done it. */
    void tellOthers(String who, Note note) {
        for (var player : players.all())
            if (player.role().isAtLeast(Role.HELPER) && !player.actor().name().equals(who))
                outbox.show(player, List.of(note));
    }

    private void swap(Edition edition) {
        world.reload(edition.content());
        players.understand(edition.verbs());
        editions.publish(edition);
    }

    /**
     * Logs and answers a builder's change. Nobody else is told: a builder changes the content in
     * many small steps.
     */
    private void edited(StaffScene scene, Input.Edited edited, String now, String before) {
        var number = scene.audit(edited.deed(), edited.target(), edited.detail());
        log.info(
                "{} builds: {} {}, content {}, before {}",
                scene.who(),
                edited.deed(),
                edited.target(),
                now,
                before);
        var notes = new ArrayList<>(edited.notes());
        notes.add(Note.of(edited.numbered(), Map.of("audit", number)));
        answer(scene.who(), notes);
    }

    /** Takes the verdict on a text that somebody has written line by line. */
    void judged(Input.Judged judged) {
        var writings = world.part(Writings.class);
        writings.judged(judged.who(), judged.isTaken());
        for (var player : players.all()) {
            if (!player.actor().name().equals(judged.who())) continue;
            if (!judged.isTaken() && writings.isOpen(player.actor()))
                outbox.show(player, List.of(Note.of("writing.kept")));
            outbox.tell(player, Heard.Settled.SETTLED);
        }
    }

    /** Tells a note to the players of that account. */
    void tell(long account, Note note) {
        for (var player : players.all())
            if (player.actor().nature() instanceof Nature.PlayerCharacter character
                    && character.accountId() == account) outbox.show(player, List.of(note));
    }

    /** Runs the staff command that has waited for the account, now that the store has answered. */
    void found(Input.AccountFound found) {
        var order = found.order();
        // With other content, the line may mean something else by now.
        if (!(players.read(order.line()) instanceof Parsed.Understood(OnAccount command))) return;
        var self =
                players.all().stream()
                        .map(Player::actor)
                        .filter(actor -> actor.name().equals(order.who()))
                        .findFirst();
        var scene = new StaffScene(world, self, order.who(), order.from(), order.role(), players);
        var reply =
                found.holder()
                        .map(holder -> command.runIfLower(scene, holder))
                        .orElseGet(() -> command.nobody(scene));
        answer(order.who(), reply.views());
    }

    /**
     * Takes the time of day: ends the sanctions that are over by now, renews those that are not
     * over after all because the clock was set back, and tells their players.
     */
    void timeIs(long second) {
        world.hooks().timeIs(second);
        var turned = world.part(Sanctions.class).timeIs(second);
        for (var over : turned.over()) tell(over, Note.of("sanction.over-" + over.kind().word()));
        for (var again : turned.again())
            tell(again, Verdict.of("sanction." + again.kind().word(), again));
    }

    private void tell(Sanction sanction, Note note) {
        sanction.account().ifPresent(own -> tell(own, note));
    }

    /** Whether the player is frozen and may not use that command; if so, the player is told. */
    boolean forbids(Player player, Command command) {
        if (command.isLeftToTheFrozen()) return false;
        var freeze = world.part(Sanctions.class).of(player.actor(), Sanction.Kind.FREEZE);
        freeze.ifPresent(held -> outbox.show(player, List.of(Verdict.of("sanction.frozen", held))));
        return freeze.isPresent();
    }

    /** Tells an arriving player the sanctions in force, and who reads along. */
    void remind(Player player) {
        players.snooping().remind(player);
        for (var kind : Sanction.Kind.values())
            world.part(Sanctions.class)
                    .of(player.actor(), kind)
                    .ifPresent(held ->
                            outbox.show(
                                    player, List.of(Verdict.of("sanction." + kind.word(), held))));
    }

    /** Tells staff what commands have noted for them, such as reports. */
    void tellStaff() {
        for (var each : players.takeForStaff()) {
            log.info("{}", each.logged());
            players.announce(Role.HELPER, each.note());
        }
    }

    /** Tells all players a message, with the reason if the server is to shut down. */
    void announce(String key) {
        players.announced(Role.GUEST, Note.of(key, Map.of("reason", players.stopReason())));
    }

    /** Tells all players anywhere that the server is to shut down soon. */
    void announceStop() {
        var told = Map.of("reason", players.stopReason());
        players.announce(Role.GUEST, Note.of("shutdown.soon", told));
    }

    void answer(String who, View view) {
        answer(who, List.of(view));
    }

    void answer(String who, List<? extends View> views) {
        var all = List.<View>copyOf(views);
        if (who.equals(CONSOLE)) {
            console.ifPresentOrElse(
                    link -> outbox.show(link, all), () -> answerIn(Borders.CAPITAL, who, all));
            return;
        }
        var self =
                players.all().stream()
                        .filter(player -> player.actor().name().equals(who))
                        .findFirst();
        self.ifPresentOrElse(
                player -> outbox.show(player, all),
                () ->
                        players.abroad()
                                .named(who)
                                .ifPresent(person -> answerIn(person.world(), who, all)));
    }

    /** Answers somebody in another world, with what can be sent there. */
    private void answerIn(int other, String who, List<View> views) {
        var notes = views.stream().filter(Note.class::isInstance).map(Note.class::cast).toList();
        if (!notes.isEmpty() && other != players.abroad().here())
            players.abroad().input(other, new Input.Answered(who, notes));
    }
}
