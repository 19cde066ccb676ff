package emberdelve.server.game;

import emberdelve.server.admin.Role;
import emberdelve.server.checkpoint.Safekeeping;
import emberdelve.server.checkpoint.StoreHealth;
import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.StaffScene;
import emberdelve.server.command.duel.NextRound;
import emberdelve.server.command.look.Looking;
import emberdelve.server.command.look.Vitals;
import emberdelve.server.newcomer.Milestone;
import emberdelve.server.view.Note;
import emberdelve.server.view.Question;
import emberdelve.server.view.View;
import emberdelve.server.world.World;
import emberdelve.server.world.actor.Actor;
import emberdelve.server.world.actor.ActorId;
import emberdelve.server.world.mind.PlayerMind;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The game as two plain methods: {@link #serve} runs what came in, {@link #tick} lets time pass.
 * Who calls them, and when, it does not know. Thread: world.
 */
public final class Game {
    private static final Logger LOG = LoggerFactory.getLogger(Game.class);

    private final World world;
    private final Inbox inbox;
    private final Players players;
    private final Doorway doorway;
    private final LinkDeath linkDeath;
    private final Guests guests;
    private final Safekeeping safekeeping;
    private final Recorder recorder;
    private final WallClock wallClock;
    private final StopOrder stopOrder;
    private final Runnable stopServer;
    private final Outbox outbox = new Outbox();
    private final Coach coach;
    private final Ears ears;
    private final Officials officials;
    private final Feeds feeds;
    private final StoreWatch storeWatch = new StoreWatch();
    private final Pledges pledges;
    private final Departures departures;

    Game(
            World world,
            Inbox inbox,
            Players players,
            Doorway doorway,
            LinkDeath linkDeath,
            Guests guests,
            Safekeeping safekeeping,
            Recorder recorder,
            WallClock wallClock,
            Logger log,
            StopOrder stopOrder,
            Runnable stopServer) {
        this.world = world;
        this.inbox = inbox;
        this.players = players;
        this.doorway = doorway;
        this.linkDeath = linkDeath;
        this.guests = guests;
        this.safekeeping = safekeeping;
        this.recorder = recorder;
        this.wallClock = wallClock;
        this.stopOrder = stopOrder;
        this.stopServer = stopServer;
        players.tellBy(this::show);
        players.commandBy(this::command);
        officials = new Officials(world, players, outbox, log);
        coach = new Coach(outbox, players.funnel());
        pledges = new Pledges(storeWatch, outbox, world.now());
        ears = new Ears(world, players, outbox, coach, pledges);
        feeds = new Feeds(
                players,
                outbox,
                new Topics(world, players)::look,
                world.ticks(Duration.ofSeconds(1)));
        departures = new Departures(
                world, players, doorway, coach, feeds, pledges, () -> outbox.flush(this::self));
        world.noticed().listen(ears::hear);
        world.deaths().listen(new Deathwatch(world, players, outbox)::died);
    }

    /** Runs what waits in the inbox; game time stands still. Called as often as input comes. */
    public void serve() {
        wallClock.change().ifPresent(this::take);
        for (var input : inbox.drain()) take(input);
        officials.tellReports();
        outbox.flush(this::self);
    }

    /** Lets one time unit pass. */
    public void tick() {
        serve();
        world.tick();
        ears.endRounds();
        linkDeath.tick(world, players).forEach(departures::leave);
        guests.tick(world, players, this::show)
                .forEach(guest -> departures.leave(guest, "guest.over"));
        departures.letQuit();
        recorder.ticked(world);
        safekeeping.afterTick(world, !pledges.isEmpty());
        pledges.ended(world.now());
        // Inputs like any others: when something is safe, and how saving goes, the disk decides.
        if (!pledges.isEmpty() && safekeeping.isSettled(world))
            take(new Input.Durable(world.now()));
        safekeeping.standing(world).flatMap(storeWatch::change).ifPresent(this::take);
        feeds.give(world.now());
        outbox.flush(this::self);
        countDown();
    }

    /** Writes everything, lets everybody go. The last call of all. */
    public boolean finish(String reason, Duration within) {
        for (var player : players.all()) {
            if (Guests.isGuest(player)) Guests.giveUp(world, player.actor());
            show(player, Note.of("shutdown.now", Map.of("reason", reason)));
        }
        outbox.flush(this::self);
        recorder.end();
        var safe = safekeeping.finish(world, within);
        if (safe) pledges.keep(Long.MAX_VALUE);
        outbox.flush(this::self);
        var lastWord = safe ? "session.server-down" : "session.server-down-unsaved";
        for (var player : players.all())
            player.link().ifPresent(link -> link.loop().execute(() -> link.dismissed(lastWord)));
        return safe;
    }

    /** How saving goes; empty where that is told by others. */
    public Optional<StoreHealth> saving() {
        return safekeeping.standing(world);
    }

    private void take(Input input) {
        recorder.took(input);
        try {
            run(input);
            // Not when all are run: how inputs are batched must make no difference.
            departures.letQuit();
        } catch (RuntimeException fault) {
            LOG.error("input {} failed at tick {}", input, world.now(), fault);
        }
    }

    private void run(Input input) {
        switch (input) {
            case Input.Typed(var actor, var command, _) ->
                players.get(actor).ifPresent(player -> command(player, command));
            case Input.Console(var link, var command, _) -> console(link, command);
            case Input.Enter enter -> enter(enter);
            case Input.Loaded loaded -> doorway.loaded(loaded).ifPresent(this::welcome);
            case Input.NotLoaded(var character) -> doorway.notLoaded(character);
            case Input.Create create -> {
                var newcomer = doorway.create(create);
                welcome(newcomer);
                greet(newcomer);
            }
            case Input.Follow(var actor, var topics) ->
                players.get(actor).ifPresent(player -> feeds.follow(player.actor(), topics));
            case Input.LinkLost(var actor, var link) ->
                players.get(actor)
                        .filter(player -> player.link().filter(own -> own.equals(link)).isPresent())
                        .ifPresent(departures::loseLink);
            case Input.Durable(var tick) -> pledges.keep(tick);
            case Input.Saving saving -> storeWatch.take(saving).ifPresent(this::announce);
            case Input.ForStaff(var note) -> tellStaff(note);
            case Input.Answered(var who, var note) -> officials.answer(who, note);
            case Input.AuditRead(var who, var page) -> officials.answer(who, page);
            case Input.RoleChanged changed -> officials.changed(changed);
            case Input.AccountFound found -> officials.found(found);
            case Input.WallTime(var second) -> officials.timeIs(second);
        }
    }

    private void command(Player player, Command command) {
        if (officials.forbids(player, command)) return;
        if (storeWatch.holds() && command.needsSaving()) {
            show(player, Note.of("store.waits"));
            return;
        }
        var actor = player.actor();
        if (players.chat().isBack(actor)) show(player, Note.of("afk.over"));
        var scene = new Scene(world, actor, player.role(), players);
        switch (command) {
            case Command.Staff staff -> staff(player, staff);
            case Command.Free free when actor.isPresent() -> {
                world.guard().run(actor, () -> answer(player, free.run(scene)));
                if (actor.isPresent()) world.turns().serve(actor);
            }
            case Command.Timed timed when asksAtOnce(player, timed, scene) -> {}
            case Command.Free _, Command.Parting _, Command.Timed _ -> {
                var order =
                        new TypedOrder(world, command, scene, reply -> answer(player, reply));
                var mind = (PlayerMind) actor.minds().own();
                if (!mind.offer(order)) show(player, Note.of("input.too-fast"));
                else if (actor.isPresent()) world.turns().serve(actor);
            }
        }
    }

    /**
     * Puts the question that a command leads to, before its time has come: whoever types quickly
     * would have answered it by then. Only when nothing waits before it that could change it.
     */
    private boolean asksAtOnce(Player player, Command.Timed command, Scene scene) {
        var actor = player.actor();
        if (((PlayerMind) actor.minds().own()).hasOrders() || !actor.isPresent()) return false;
        var questions = new ArrayList<Reply>();
        world.guard().run(actor, () -> {
            if (command.intent(scene) instanceof Command.Intent.Answer(var reply)
                    && reply.views().stream().anyMatch(Question.class::isInstance))
                questions.add(reply);
        });
        for (var question : questions) answer(player, question);
        return !questions.isEmpty();
    }

    private void staff(Player player, Command.Staff staff) {
        if (!player.role().isAtLeast(staff.least())) {
            show(player, Note.of("staff.not-yours", Map.of("role", staff.least().word())));
            return;
        }
        if (staff.isDeed() && storeWatch.refusesDeeds()) {
            show(player, Note.of("store.no-deeds"));
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
        world.guard().run(actor, () -> answer(player, staff.run(scene)));
    }

    private void console(Link link, Command command) {
        officials.consoleIs(link);
        if (!(command instanceof Command.Staff staff)) {
            outbox.show(link, List.of(Note.of("console.staff-only")));
            return;
        }
        if (staff.isDeed() && storeWatch.refusesDeeds()) {
            outbox.show(link, List.of(Note.of("store.no-deeds")));
            return;
        }
        var scene =
                new StaffScene(
                        world,
                        Optional.empty(),
                        Officials.CONSOLE,
                        link.from(),
                        Role.OWNER,
                        players);
        outbox.show(link, staff.run(scene).views());
    }

    private void answer(Player player, Reply reply) {
        if (!reply.whenDurable()) {
            outbox.show(player, reply.views());
            for (var view : reply.views()) coach.answered(player, view);
            return;
        }
        pledges.answer(player, () -> outbox.show(player, reply.views()));
    }

    /** Whoever comes back to a character that stood there without a link is told what it saw. */
    private void enter(Input.Enter input) {
        var waiting = players.get(new ActorId(input.characterId())).filter(Player::isLinkDead);
        var missed = waiting.map(player -> player.missed(world));
        doorway.enter(input).ifPresent(player -> {
            welcome(player);
            missed.ifPresent(view -> show(player, view));
        });
    }

    private void welcome(Player player) {
        var actor = player.actor();
        feeds.forget(actor);
        player.link().ifPresent(link -> link.loop().execute(() -> link.entered(actor.id())));
        show(player, Looking.room(actor.room(), actor, players));
        officials.remind(player);
        if (actor.progress().choicesLeft() > 0) show(player, Note.of("levelup.waits"));
        var letters = world.post().unread(actor);
        if (letters > 0)
            show(player, Note.of("mail.waits", Map.of("count", Long.toString(letters))));
        coach.welcome(player);
    }

    /** Whoever listens to a channel that greets learns that somebody is new. */
    private void greet(Player newcomer) {
        players.funnel().reached(Milestone.ENTERED, newcomer.actor().name());
        for (var channel : world.content().channels().values()) {
            if (!channel.greets()) continue;
            var note =
                    new Note(
                            "channel.greets",
                            List.of(newcomer.actor().named()),
                            Map.of("channel", channel.id()));
            for (var player : players.all()) {
                var habits = player.actor().preferences().habits();
                if (player != newcomer && !habits.mutedChannels().contains(channel.id()))
                    show(player, note);
            }
        }
    }

    private void countDown() {
        var left = stopOrder.countTick();
        if (left.isEmpty()) return;
        if (left.getAsLong() == 0) stopServer.run();
        else if (isWorthSaying(left.getAsLong())) announce("shutdown.soon");
    }

    private boolean isWorthSaying(long ticksLeft) {
        return ticksLeft % world.ticks(Duration.ofSeconds(60)) == 0
                || ticksLeft == world.ticks(Duration.ofSeconds(10));
    }

    private void announce(String key) {
        for (var player : players.all())
            show(player, Note.of(key, Map.of("reason", stopOrder.reason())));
    }

    private void tellStaff(Note note) {
        for (var player : players.all())
            if (player.role().isAtLeast(Role.ADMIN)) show(player, note);
    }

    private void show(Player player, View view) {
        outbox.show(player, List.of(view));
    }

    private Batch.Self self(Actor actor) {
        var enter =
                world.duels().isDuelling(actor)
                        ? Optional.of(NextRound.LINE)
                        : Optional.<String>empty();
        return new Batch.Self(
                actor.named(), Vitals.view(world, actor), actor.preferences(), enter,
                players.get(actor.id()).map(Player::role).orElse(Role.PLAYER));
    }
}
