package emberdelve.server.game;

import emberdelve.server.checkpoint.Capture;
import emberdelve.server.checkpoint.Learning;
import emberdelve.server.checkpoint.Restorer;
import emberdelve.server.command.FeatureServices;
import emberdelve.server.kernel.NoticeBoard;
import emberdelve.server.kernel.World;
import emberdelve.server.offer.Registry;
import emberdelve.server.rule.spawn.Spawner;
import emberdelve.server.rule.talk.Elsewhere;

import jakarta.inject.Inject;
import jakarta.inject.Provider;

import java.time.Duration;

/** The maker of the game, which restores the stored dungeon. */
final class GameMaker implements Provider<Game> {
    private final Opening opening;
    private final World world;
    private final Capture capture;
    private final Intake intake;
    private final GameStore store;
    private final Recorder recorder;
    private final Operator operator;

    @Inject
    GameMaker(
            Opening opening,
            World world,
            Capture capture,
            Intake intake,
            GameStore store,
            Recorder recorder,
            Operator operator) {
        this.opening = opening;
        this.world = world;
        this.capture = capture;
        this.intake = intake;
        this.store = store;
        this.recorder = recorder;
        this.operator = operator;
    }

    @Override
    public Game get() {
        var restorer = new Restorer(world, capture, opening.limits().waitingCommands());
        restorer.restore(opening.stored());
        world.part(Spawner.class).fillAll();
        recorder.begin(opening);

        var registry = world.part(Registry.class);
        var outbox = new Outbox(new SelfViews(world, registry)::of, intake.links());
        var stopOrder = new StopOrder();
        var players =
                new Players(
                        world,
                        stopOrder,
                        store.upkeep(),
                        FeatureServices.of(opening.chat(world), operator.funnel(), store.fame()),
                        operator.editions().current().verbs(),
                        outbox,
                        new Neighbours(world, intake.ways()));
        var officials = new StaffDesk(world, players, outbox, operator.log(), operator.editions());
        var watch = new StoreWatch();
        var callbacks = new DurabilityCallbacks(watch, outbox, world.now());
        var events = new EventRouting(world, players, outbox, callbacks);
        world.part(NoticeBoard.class).listen(events::hear);
        var deathwatch = new CharacterDeaths(world, players, outbox);
        world.hooks().onFell((character, _) -> deathwatch.died(character));
        var subscriptions =
                new GmcpSubscriptions(
                        world,
                        players,
                        outbox,
                        registry.topics(),
                        world.ticks(Duration.ofSeconds(1)));
        var durability =
                new Durability(
                        world,
                        recorder,
                        store.safekeeping(),
                        watch,
                        callbacks,
                        players.abroad()::inputToAll);
        var output =
                new Output(
                        outbox,
                        events,
                        subscriptions,
                        officials,
                        new Showcase(world, players, registry.exhibits()),
                        new TickReporter(world, players, durability));
        var entering = entering(players, restorer);
        var departures =
                new Departures(
                        world,
                        players,
                        entering,
                        subscriptions,
                        callbacks,
                        output,
                        opening.stayLimits(world));
        var erasures =
                new Erasures(world, players, restorer, entering, departures, callbacks, officials);
        var crossings = new Crossings(world, players, entering, subscriptions, callbacks, intake);
        var arrivals =
                new Arrivals(
                        world,
                        players,
                        new Gates(entering, crossings),
                        subscriptions,
                        officials,
                        outbox,
                        erasures);
        var doors = new Doors(arrivals, departures, crossings, erasures);
        var commands =
                new CommandRunner(
                        world, players, outbox, officials, watch, callbacks, operator.commands());
        players.commandBy(commands::run);
        var runner =
                new InputRunner(
                        players,
                        commands,
                        doors,
                        subscriptions,
                        durability,
                        officials,
                        new Outside(
                                new SettingsNews(world, players, officials, departures),
                                world.part(Elsewhere.class),
                                new Learning(world, capture)));
        var countdown = new Countdown(world, stopOrder, officials, operator);
        return new Game(world, intake, runner, doors, durability, output, countdown);
    }

    private Entering entering(Players players, Restorer restorer) {
        var entering =
                new Entering(
                        world,
                        players,
                        restorer,
                        store,
                        intake,
                        opening.limits().waitingCommands(),
                        operator.log());
        world.hooks().onReloaded(_ -> entering.refit());
        return entering;
    }
}
