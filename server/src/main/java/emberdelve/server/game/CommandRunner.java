package emberdelve.server.game;

import emberdelve.server.admin.Role;
import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.StaffScene;
import emberdelve.server.command.Tutor;
import emberdelve.server.command.VerbEntry;
import emberdelve.server.kernel.Guard;
import emberdelve.server.kernel.World;
import emberdelve.server.link.Heard;
import emberdelve.server.link.Input;
import emberdelve.server.link.LinkId;
import emberdelve.server.model.PlayerMind;
import emberdelve.server.rule.talk.Chat;
import emberdelve.server.rule.writing.Taken;
import emberdelve.server.rule.writing.Writings;
import emberdelve.server.view.Note;
import emberdelve.server.view.Question;
import emberdelve.server.view.View;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The runner of what players and the operator typed. Thread: world. */
final class CommandRunner {
    private final World world;
    private final Players players;
    private final Outbox outbox;
    private final StaffDesk officials;
    private final StoreWatch storeWatch;
    private final Tutor tutor;
    private final DurabilityCallbacks callbacks;
    private final CommandCounts counts;

    CommandRunner(
            World world,
            Players players,
            Outbox outbox,
            StaffDesk officials,
            StoreWatch storeWatch,
            DurabilityCallbacks callbacks,
            CommandCounts counts) {
        this.counts = counts;
        this.world = world;
        this.players = players;
        this.outbox = outbox;
        this.officials = officials;
        this.storeWatch = storeWatch;
        tutor = world.part(Tutor.class);
        this.callbacks = callbacks;
    }

    /** Runs a command that nobody typed. */
    void run(Player player, Command command) {
        run(player, command, Optional.empty());
    }

    void run(Player player, Input.Typed typed) {
        run(player, typed.command(), Optional.of(typed));
    }

    private void run(Player player, Command command, Optional<Input.Typed> typed) {
        counts.ran(command);
        try {
            carryOut(player, command, typed);
        } finally {
            if (command.beginsWriting()) outbox.tell(player, Heard.Settled.SETTLED);
        }
    }

    /**
     * Takes a line of the text that the character is writing.
     *
     * @param whole false when the end of the line is missing, or a line before it
     */
    void wrote(Player player, String line, boolean whole) {
        var actor = player.actor();
        var writings = world.part(Writings.class);
        if (players.service(Chat.class).isBack(actor)) show(player, Note.of("afk.over"));
        try {
            switch (writings.take(actor, line, whole)) {
                case Taken.Plain.KEPT -> {}
                case Taken.Says(var note) -> show(player, note);
                case Taken.Done(var command) -> {
                    carryOut(player, command, Optional.empty());
                    // The text is still open, so its command was refused: the next lines belong to
                    // it, too.
                    if (writings.isOpen(actor)) show(player, Note.of("writing.kept"));
                }
            }
        } finally {
            // A text that others must look at is settled when they answer.
            if (Writings.mayEnd(line) && !writings.isHanded(actor))
                outbox.tell(player, Heard.Settled.SETTLED);
        }
    }

    private void carryOut(Player player, Command command, Optional<Input.Typed> typed) {
        if (officials.forbids(player, command)) return;
        if (storeWatch.holds() && command.needsSaving()) {
            show(player, Note.of("store.waits"));
            return;
        }
        var actor = player.actor();
        if (!command.mindsAbsence() && players.service(Chat.class).isBack(actor))
            show(player, Note.of("afk.over"));
        var scene = new Scene(world, actor, player.role(), players);
        switch (command) {
            case Command.Staff staff -> staff(player, staff);
            // A forced command: only the player may change the player's screen.
            case Command.OfTerminal _ -> {}
            case Command.Free free when actor.isPresent() -> {
                world.part(Guard.class).run(actor, () -> answer(player, free.run(scene)));
                if (actor.isPresent()) world.turns().serve(actor);
            }
            case Command.Timed timed when asksAtOnce(player, timed, scene) -> {}
            case Command.Free _, Command.Parting _, Command.Timed _ -> {
                var order =
                        new TypedOrder(
                                world, command, scene, reply -> answer(player, reply), typed);
                var mind = (PlayerMind) actor.minds().own();
                if (!mind.offer(order)) show(player, Note.of("input.too-fast"));
                else if (actor.isPresent()) world.turns().serve(actor);
            }
        }
    }

    /** The operator may give staff commands, and no others. */
    void runForConsole(LinkId id, Command command) {
        counts.ran(command);
        var link = outbox.take(id);
        officials.consoleIs(link);
        var refusal =
                command instanceof Command.Staff staff
                        ? refusal(staff, Role.OPERATOR)
                        : Optional.of(Note.of("console.staff-only", Map.of("words", staffWords())));
        if (refusal.isPresent()) {
            outbox.show(link, List.of(refusal.get()));
            return;
        }
        var scene =
                new StaffScene(
                        world,
                        Optional.empty(),
                        StaffDesk.CONSOLE,
                        id.from(),
                        Role.OPERATOR,
                        players);
        outbox.show(link, ((Command.Staff) command).run(scene).views());
    }

    private String staffWords() {
        return players.lexicon().entries().stream()
                .filter(verb -> verb.least().isAtLeast(Role.HELPER))
                .map(VerbEntry::name)
                .sorted()
                .collect(Collectors.joining(", "));
    }

    /**
     * Asks a timed command's question before the command's turn comes, because a quick player may
     * type the answer by then. Does so only when no order waits, since an order could change the
     * question.
     */
    private boolean asksAtOnce(Player player, Command.Timed command, Scene scene) {
        var actor = player.actor();
        if (((PlayerMind) actor.minds().own()).hasOrders() || !actor.isPresent()) return false;
        var questions = new ArrayList<Reply>();
        world.part(Guard.class)
                .run(
                        actor,
                        () -> {
                            if (command.intent(scene) instanceof Command.Intent.Answer(var reply)
                                    && reply.views().stream().anyMatch(Question.class::isInstance))
                                questions.add(reply);
                        });
        for (var question : questions) answer(player, question);
        return !questions.isEmpty();
    }

    private void staff(Player player, Command.Staff staff) {
        var refusal = refusal(staff, player.role());
        if (refusal.isPresent()) {
            show(player, refusal.get());
            return;
        }
        var actor = player.actor();
        var scene =
                new StaffScene(
                        world,
                        Optional.of(actor),
                        actor.name(),
                        player.from(),
                        player.role(),
                        players);
        world.part(Guard.class).run(actor, () -> answer(player, staff.run(scene)));
    }

    /** The reason why a player of that role may not run that command now; empty if allowed. */
    private Optional<Note> refusal(Command.Staff staff, Role role) {
        if (!role.isAtLeast(staff.least()))
            return Optional.of(Note.of("staff.not-yours", Map.of("role", staff.least().word())));
        return staff.isDeed() && storeWatch.refusesDeeds()
                ? Optional.of(Note.of("store.no-deeds"))
                : Optional.empty();
    }

    private void answer(Player player, Reply reply) {
        if (reply.whenDurable()) callbacks.answer(player, () -> outbox.show(player, reply.views()));
        else outbox.show(player, reply.views());
        reply.afterwards().run();
        if (!reply.whenDurable())
            for (var view : reply.views()) tutor.answered(players, player.actor(), view);
    }

    private void show(Player player, View view) {
        outbox.show(player, List.of(view));
    }
}
