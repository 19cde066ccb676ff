package emberdelve.server.game;

import emberdelve.config.content.Content;
import emberdelve.config.content.Pronouns;
import emberdelve.config.settings.LimitSettings;
import emberdelve.config.settings.WorldSettings;
import emberdelve.db.character.CharacterRow;
import emberdelve.db.character.CorpseRow;
import emberdelve.db.character.ItemPlace;
import emberdelve.db.character.ItemRow;
import emberdelve.db.row.Table;
import emberdelve.db.seal.RegionRow;
import emberdelve.db.seal.WorldRow;
import emberdelve.db.world.Changed;
import emberdelve.db.world.Checkpoint;
import emberdelve.db.world.LedgerRow;
import emberdelve.db.world.StoredWorld;
import emberdelve.db.world.Tables;
import emberdelve.db.zone.MonsterRow;
import emberdelve.server.admin.Role;
import emberdelve.server.checkpoint.Capture;
import emberdelve.server.checkpoint.Safekeeping;
import emberdelve.server.checkpoint.StoreHealth;
import emberdelve.server.command.Fame;
import emberdelve.server.command.Parsed;
import emberdelve.server.feature.Features;
import emberdelve.server.kernel.Territory;
import emberdelve.server.kernel.World;
import emberdelve.server.kernel.WorldSeed;
import emberdelve.server.link.Inbox;
import emberdelve.server.link.Input;
import emberdelve.server.link.InputSink;
import emberdelve.server.link.Links;
import emberdelve.server.link.Tidings;
import emberdelve.server.link.Ways;
import emberdelve.server.link.Withheld;
import emberdelve.server.model.Abilities;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Room;
import emberdelve.server.model.Way;
import emberdelve.server.offer.Editions;

import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Two worlds that share the shipped content and a store in memory: the zones of one way out of the
 * capital are the second's. What goes from one to the other, and when something is durable, the
 * test decides.
 */
final class DividedDungeon {
    private static final int INPUTS_MAX = 10_000;

    /** The ticks by which the clock of the second world is ahead of that of the first. */
    private static final long AHEAD_TICKS = 5_000;

    /** Limits that nobody who types in a test comes to. */
    private static final LimitSettings TALKATIVE = talkative(LimitSettings.DEFAULTS);

    final List<Part> parts = new ArrayList<>();
    private final List<DividedPlayer> players = new ArrayList<>();
    final Way border;
    private final Content content;
    private final Map<Table<?>, Map<Object, Record>> rows = new LinkedHashMap<>();
    private final Links links = new Links();
    private final AccountCache accounts = new AccountCache();
    private final List<Territory> territories;
    private final Ways ways;
    private long nextId = 1;
    private long tick;

    /** The post between the worlds. */
    private final Mail mail;

    /** A message of one world for another, to be handed over by {@code deliver}. */
    interface Mail {
        void send(Input message, Consumer<Input> deliver);
    }

    DividedDungeon(Content content, Mail mail) {
        this.content = content;
        this.mail = mail;
        border = border(content);
        territories = Territory.of(List.of(List.of(), List.of(border.to().zone().template().id())));
        ways = new Ways(List.of(sink(0), sink(1)));
        for (var territory : territories) parts.add(new Part(territory));
    }

    private static LimitSettings talkative(LimitSettings usual) {
        return new LimitSettings(
                usual.sessionsPerAddress(),
                usual.sessionsMax(),
                1_000,
                usual.loginTimeout(),
                usual.newcomerTimeout(),
                usual.loginTries(),
                usual.commandsPerSecond(),
                usual.commandBurst(),
                usual.inboxMax(),
                6_000,
                1_000,
                usual.guests(),
                usual.guestLasts(),
                usual.builderGold(),
                usual.builderXp());
    }

    private static Way border(Content content) {
        var whole =
                new World(
                        content,
                        new WorldSeed(7, 0, 1, Duration.ofMillis(200)),
                        (_, _, _, _) -> {},
                        Features.registry());
        var start = whole.map().room(content.rules().startRoom());
        return start.zone().rooms().stream()
                .flatMap(room -> room.ways().stream())
                .filter(way -> way.to().zone() != start.zone() && way.door().isEmpty())
                .findFirst()
                .orElseThrow();
    }

    private InputSink sink(int nth) {
        return input -> {
            if (!(input instanceof Input.Arrive || input instanceof Input.Arrived))
                return parts.get(nth).inbox.offer(input);
            mail.send(input, message -> parts.get(nth).inbox.offer(message));
            return true;
        };
    }

    /** Lets somebody new in who stands at the border. */
    DividedPlayer joins(String name, Role role) {
        var player = new DividedPlayer(this, name, role, players.size() + 1L);
        players.add(player);
        return player;
    }

    /** Time passes in all worlds, the disk keeps up, and so do the sessions of those who joined. */
    void passes(int ticks) {
        for (var tick = 0; tick < ticks; tick++) {
            for (var part : parts) {
                part.game.tick();
                part.isDurable();
                part.game.serve();
                part.isRead();
            }
            for (var player : players) player.runsLoop();
        }
    }

    /** Takes out all that lives there, so that nobody is disturbed. */
    void isEmptied() {
        for (var part : parts)
            for (var actor : List.copyOf(part.world.population().all()))
                if (!actor.isCharacter()) part.world.population().remove(actor);
    }

    InputSink inputs() {
        return ways;
    }

    /** Lets somebody in, or back in. */
    void enter(RecordingLink link, ActorId character, long account) {
        var id = links.add(link);
        ways.offer(new Input.Enter(id, Role.PLAYER, account, character.value()));
    }

    /** Makes a character and puts it on this side of the border. */
    ActorId create(String name, long account, RecordingLink link, Runnable loop) {
        return create(name, Role.PLAYER, account, link, loop);
    }

    ActorId create(String name, Role role, long account, RecordingLink link, Runnable loop) {
        var id = links.add(link);
        var wanted = new Input.NewCharacter(name, "guardian", Abilities.AVERAGE, Pronouns.SHE);
        ways.offer(new Input.Create(id, role, account, wanted));
        var capital = parts.getFirst();
        capital.game.serve();
        loop.run();
        var actor = capital.world.population().find(link.character()).orElseThrow();
        capital.world.population().move(actor, capital.room(border.from()));
        capital.game.tick();
        return link.character();
    }

    /** Hands over a line that a player types; false if it was refused. */
    boolean types(ActorId who, String line) {
        var command =
                switch (parts.getFirst().editions.current().verbs().parse(line)) {
                    case Parsed.Understood(var understood) -> understood;
                    case Parsed.Unclear(var answer) ->
                            throw new IllegalArgumentException(line + ": " + answer);
                };
        return ways.offer(new Input.Typed(who, line, command));
    }

    /** The worlds that have the character. */
    List<Part> with(ActorId who) {
        return parts.stream()
                .filter(part -> part.world.population().find(who).isPresent())
                .toList();
    }

    CharacterRow stored(ActorId who) {
        return (CharacterRow) rows(CharacterRow.TABLE).get(who.value());
    }

    private Map<Object, Record> rows(Table<?> table) {
        return rows.computeIfAbsent(table, _ -> new LinkedHashMap<>());
    }

    private <R extends Record> List<R> all(Table<R> table) {
        return rows(table).values().stream().map(table.row()::cast).toList();
    }

    private static Optional<Long> ownerOf(ItemRow item) {
        return switch (item.place()) {
            case ItemPlace.OnCharacter(var id, _) -> Optional.of(id);
            case ItemPlace.InBank(var id) -> Optional.of(id);
            case ItemPlace.OnFloor _, ItemPlace.InCorpse _, ItemPlace.OnMonster _ ->
                    Optional.empty();
        };
    }

    private <R extends Record> void apply(Changed<R> changed) {
        var table = rows(changed.table());
        for (var row : changed.rows()) table.put(changed.table().key(row), row);
        for (var key : changed.gone()) table.remove(key);
    }

    /** One world with what it has not stored yet. */
    final class Part implements Safekeeping {
        final Territory territory;
        Inbox inbox;
        World world;
        Game game;
        Editions editions;
        private Tidings tidings = new Tidings();
        private Capture capture;
        private final List<Input> reads = new ArrayList<>();
        private Optional<Checkpoint> underWay;

        private Part(Territory territory) {
            this.territory = territory;
            begin();
        }

        /** Begins it anew from what is stored, as after a crash. */
        void begin() {
            inbox = new Inbox(INPUTS_MAX);
            underWay = Optional.empty();
            tidings = new Tidings();
            reads.clear();
            editions = new Editions(content, Features.registry());
            var opening =
                    new Opening(
                            content.version(),
                            WorldSettings.DEFAULTS,
                            TALKATIVE,
                            stored(),
                            territory);
            world =
                    opening.world(
                            content,
                            Features.registry(),
                            (culprit, at, fault, _) -> {
                                throw new AssertionError(culprit + " failed at " + at, fault);
                            });
            capture = opening.capture(InstantSource.system());
            game =
                    new GameMaker(
                                    opening,
                                    world,
                                    capture,
                                    new Intake(inbox, WallClock.silent(), links, ways, tidings),
                                    new GameStore(
                                            this::load,
                                            this,
                                            new LoneGame.NoUpkeep(world),
                                            accounts,
                                            new Fame()),
                                    Recorder.NONE,
                                    Operator.absent(editions))
                            .get();
        }

        private StoredWorld stored() {
            return new StoredWorld(
                    new WorldRow("w", 7),
                    new RegionRow(
                            "part-" + territory.nth(),
                            tick + territory.nth() * AHEAD_TICKS,
                            0,
                            nextId,
                            0),
                    all(ItemRow.TABLE).stream().filter(item -> ownerOf(item).isEmpty()).toList(),
                    all(CorpseRow.TABLE),
                    all(MonsterRow.TABLE),
                    all(LedgerRow.TABLE),
                    List.of(),
                    Features.registry().stored().all().stream()
                            .flatMap(kind -> all(kind.table()).stream())
                            .map(Record.class::cast)
                            .toList());
        }

        Room room(Room other) {
            return world.map().room(other.id());
        }

        Optional<Actor> find(ActorId who) {
            return world.population().find(who);
        }

        private boolean load(long character) {
            var row = Optional.ofNullable((CharacterRow) rows(CharacterRow.TABLE).get(character));
            var items =
                    all(ItemRow.TABLE).stream()
                            .filter(item -> ownerOf(item).equals(Optional.of(character)))
                            .toList();
            reads.add(new Input.Loaded(character, row, items, row.stream().toList()));
            return true;
        }

        /** The store answers what it was asked, the last question first. */
        void isRead() {
            for (var answer : reads.reversed()) inbox.offer(answer);
            reads.clear();
        }

        /** The disk has what it was given. */
        void isDurable() {
            if (underWay.isEmpty()) return;
            var checkpoint = underWay.get();
            underWay = Optional.empty();
            for (var changed : checkpoint.changes()) apply(changed);
            for (var other : parts) if (other != this) other.tidings.add(ofFeatures(checkpoint));
            nextId = Math.max(nextId, checkpoint.nextId());
            tick = Math.max(tick, checkpoint.tick());
            inbox.offer(new Input.Durable(checkpoint.tick(), Withheld.NOTHING));
        }

        private static List<Changed<?>> ofFeatures(Checkpoint checkpoint) {
            return checkpoint.changes().stream()
                    .filter(changed -> !Tables.CORE.all().contains(changed.table()))
                    .toList();
        }

        @Override
        public void afterTick(World now, boolean urgent) {
            if (underWay.isEmpty() && !now.changes().isEmpty())
                underWay = Optional.of(capture.take(now));
        }

        @Override
        public boolean isSettled(World now) {
            return underWay.isEmpty() && now.changes().isEmpty();
        }

        @Override
        public Optional<StoreHealth> standing(World now) {
            return Optional.empty();
        }

        @Override
        public boolean finish(World now, Duration within) {
            return true;
        }
    }
}
