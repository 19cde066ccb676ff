package emberdelve.server.game;

import emberdelve.config.content.RoomId;
import emberdelve.db.account.Renaming;
import emberdelve.server.checkpoint.Restorer;
import emberdelve.server.game.Loading.Arrival;
import emberdelve.server.kernel.Borders;
import emberdelve.server.kernel.KnownNames;
import emberdelve.server.kernel.World;
import emberdelve.server.link.Input;
import emberdelve.server.link.Link;
import emberdelve.server.log.LoggedAddress;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorBuilder;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Fate;
import emberdelve.server.model.Item;
import emberdelve.server.model.Nature;
import emberdelve.server.model.PlayerMind;
import emberdelve.server.model.Room;
import emberdelve.server.rule.item.Kit;
import emberdelve.server.rule.move.FightingReflex;
import emberdelve.server.rule.move.PresenceEvent;

import org.slf4j.Logger;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The way of characters into the dungeon and out of it. A character that leaves stays in memory as
 * the same actor until all of it is safe on disk; only then may it be read from the database.
 * Thread: world.
 */
final class Entering {
    private final World world;
    private final Borders borders;
    private final Players players;
    private final Restorer restorer;
    private final AccountCache accountCache;
    private final Intake intake;
    private final int waitingCommandsMax;
    private final Logger log;
    private final Loading loading;
    private final List<Leaving> ended = new ArrayList<>();
    private final Map<ActorId, Leaving> leaving = new LinkedHashMap<>();

    /**
     * The end of one stay of a character, which may come back and leave again before the stay is
     * safe on disk.
     */
    static final class Leaving {
        private final Actor actor;
        private final Room from;
        private final boolean crosses;

        /**
         * @param crosses whether it goes on in another world
         */
        private Leaving(Actor actor, Room from, boolean crosses) {
            this.actor = actor;
            this.from = from;
            this.crosses = crosses;
        }
    }

    /**
     * A character that has come in.
     *
     * @param crossing the way by which it has come from another world
     */
    record Came(Player player, Optional<Input.Arrive> crossing) {}

    Entering(
            World world,
            Players players,
            Restorer restorer,
            GameStore store,
            Intake intake,
            int waitingCommandsMax,
            Logger log) {
        this.world = world;
        borders = new Borders(world);
        this.players = players;
        this.restorer = restorer;
        loading = new Loading(store.loader());
        accountCache = store.accountCache();
        this.intake = intake;
        this.waitingCommandsMax = waitingCommandsMax;
        this.log = log;
    }

    /** Lets a player enter; empty when the database has to be asked first. */
    Optional<Player> enter(Input.Enter input, Link link) {
        var id = new ActorId(input.characterId());
        var present = players.get(id);
        if (present.isPresent()) return Optional.of(takeOver(present.get(), input, link));

        var gone = leaving.get(id);
        if (gone != null && gone.actor.fate() instanceof Fate.Fallen) {
            dismiss(link, "login.fallen");
            return Optional.empty();
        }
        var arrival = new Arrival(input, link);
        if (gone != null && leaving.remove(id, gone))
            return Optional.of(comeIn(gone.actor, stillThere(gone), arrival));

        // What is not here is where the store says.
        intake.ways().end(id, borders.here());
        loading.ask(input.characterId(), arrival);
        return Optional.empty();
    }

    /** Whether the character is in this world, or has left and is not stored yet. */
    boolean has(ActorId character) {
        return players.get(character).isPresent() || leaving.containsKey(character);
    }

    /** Lets the world that has the character, or its room, let the player enter. */
    void forward(int world, Input.Enter input, Link link) {
        var id = intake.links().add(link);
        var enter =
                new Input.Enter(
                        id, input.role(), input.accountId(), input.characterId(), input.read());
        if (intake.ways().send(world, enter)) return;
        intake.links().take(id);
        dismiss(link, "login.busy");
    }

    /** Lets a character come in from another world, once it is read from the database. */
    void arrive(Input.Arrive input, Link link) {
        loading.ask(
                input.enter().characterId(), new Arrival(input.enter(), link, Optional.of(input)));
    }

    /** Reads and forgets no character from now on: whoever comes waits for {@link #resume}. */
    void pause() {
        loading.pause();
    }

    /** Whether no character is being read from the database. */
    boolean isQuiet() {
        return loading.isQuiet();
    }

    /** Goes on after {@link #pause}, without that account, which is erased and stored so. */
    void resumeWithout(long account) {
        accountCache.erased(account);
        resume();
    }

    /** Goes on after {@link #pause}, with a character that has another name and is stored so. */
    void resumeWith(Renaming renaming) {
        accountCache.renamed(renaming);
        resume();
    }

    void isUnused(String name) {
        accountCache.isUnused(name);
    }

    /** Goes on after {@link #pause}. */
    void resume() {
        loading.resume();
        var before = List.copyOf(ended);
        ended.clear();
        before.forEach(this::left);
    }

    /** The characters in memory by their ids: in the dungeon, or not yet forgotten. */
    Map<Long, Actor> inMemory() {
        var actors = new LinkedHashMap<Long, Actor>();
        for (var player : players.all()) actors.put(player.actor().id().value(), player.actor());
        for (var stay : leaving.values()) actors.put(stay.actor.id().value(), stay.actor);
        return actors;
    }

    /** Forgets a character that has left and is erased: it cannot come back. */
    void erased(Actor actor) {
        leaving.remove(actor.id());
        players.recollections().forget(actor.id());
        forgetResident(actor);
    }

    /** Takes the database's answer: of several links that waited, the last one enters. */
    Optional<Came> loaded(Input.Loaded input) {
        var waiting = loading.take(input.characterId());
        if (waiting.isEmpty()) return Optional.empty();
        var last = waiting.getLast();
        for (var other : waiting.subList(0, waiting.size() - 1))
            dismiss(other.link(), "session.taken-over");
        if (input.row().isEmpty()) {
            dismiss(last.link(), "login.no-character");
            return Optional.empty();
        }
        var row = input.row().get();
        if (row.fate().hasFallen()) {
            dismiss(last.link(), "login.fallen");
            return Optional.empty();
        }
        var owner = borders.owner(new RoomId(row.room()));
        if (owner != borders.here()) {
            // One that is said to have crossed, long ago, has gone on since.
            if (last.crossing().isEmpty()) forward(owner, last.enter(), last.link());
            return Optional.empty();
        }
        var actor = restorer.character(row, input.items());
        restorer.shareIgnored(actor, input.ofAccount());
        var player = comeIn(actor, restorer.roomOf(actor, row), last);
        restorer.resume(actor, row);
        return Optional.of(new Came(player, last.crossing()));
    }

    /**
     * Ends the links that waited, because the database cannot be asked at present; they may try
     * again.
     */
    void notLoaded(long characterId) {
        for (var each : loading.take(characterId)) dismiss(each.link(), "login.failed");
    }

    /** Creates a new character, with the items of its class. */
    Player create(Input.Create input, Link link) {
        var wanted = input.character();
        var characterClass = world.content().classes().get(wanted.characterClass());
        if (characterClass == null)
            throw new IllegalArgumentException("class: " + wanted.characterClass());

        var nature = new Nature.PlayerCharacter(input.accountId(), characterClass, world.now());
        var actor =
                ActorBuilder.character(
                                new ActorId(world.ids().give()),
                                nature,
                                wanted.name(),
                                wanted.pronouns(),
                                new PlayerMind(waitingCommandsMax, FightingReflex.REFLEX),
                                world.changes())
                        .abilities(wanted.abilities())
                        .build();
        if (wanted.hardcore()) actor.setFate(Fate.Living.HARDCORE);
        world.part(Kit.class).give(actor, characterClass);
        world.part(KnownNames.class).know(actor.name());
        return comeIn(
                actor,
                world.map().room(world.rules().startRoom()),
                new Arrival(
                        new Input.Enter(
                                input.link(), input.role(), input.accountId(), actor.id().value()),
                        link));
    }

    /**
     * Takes a character out of this world that has stepped into another. It is kept in memory until
     * {@link #left}.
     */
    Leaving crosses(Player player) {
        players.newcomers().introduce(player.actor().id());
        var stay = end(player, true);
        world.population().remove(player.actor());
        return stay;
    }

    private Leaving end(Player player, boolean crosses) {
        var actor = player.actor();
        actor.setPlayedTicks(actor.playedTicks() + world.now() - player.cameTick());
        players.remove(actor);
        var stay = new Leaving(actor, actor.room(), crosses);
        leaving.put(actor.id(), stay);
        return stay;
    }

    /**
     * Takes a character out of the dungeon. It is kept in memory until {@link #left}.
     *
     * @return the stay that has ended, to be handed to {@link #left}
     */
    Leaving leave(Player player) {
        var actor = player.actor();
        players.newcomers().introduce(actor.id());
        world.hooks().departing(actor);
        var stay = end(player, false);
        // A hardcore character that died has been taken out of the dungeon already, and others were
        // told.
        if (!(actor.fate() instanceof Fate.Fallen)) {
            world.population().remove(actor);
            if (!actor.isInvisible())
                world.emit(stay.from, new PresenceEvent.WentOffline(actor.named()));
            actor.setInvisible(false);
        }
        if (isNeverPlayedAgain(actor)) forgetResident(actor);
        return stay;
    }

    /** Forgets the character, whose stay is now safe on disk, if it has not come back. */
    void left(Leaving stay) {
        var actor = stay.actor;
        if (loading.isPaused()) {
            ended.add(stay);
            return;
        }
        if (!leaving.remove(actor.id(), stay)) return;
        if (!stay.crosses) intake.ways().end(actor.id(), borders.here());
        forgetResident(actor);
        var items = new ArrayList<>(actor.pack().items());
        items.addAll(actor.worn().values());
        items.addAll(actor.vault().things().items());
        var all = items.stream().flatMap(item -> item.withContents().stream()).map(Item::id);
        restorer.forget(actor, all.toList());
    }

    /**
     * Refits those who have left and are not forgotten yet: they may come back to other content.
     */
    void refit() {
        for (var stay : leaving.values()) world.hooks().outOfDate(stay.actor);
    }

    /** The room where the character was; another if that room is no more. */
    private Room stillThere(Leaving stay) {
        return restorer.roomFor(stay.actor, stay.from.id());
    }

    private Player comeIn(Actor actor, Room room, Arrival arrival) {
        var player = Player.comingIn(actor, arrival, players.recollections(), world);
        world.population().add(actor, room);
        if (arrival.crossing().isEmpty()) players.newcomers().came(actor);
        // The inputs of one that crosses are held until its link hears of it.
        if (!arrival.isOnItsWay()) intake.ways().lead(actor.id(), borders.here());
        players.add(player);
        accountCache.came(
                accountOf(actor), new AccountCache.Resident(actor.id().value(), actor.name()));
        // A step over a border is nothing to operators.
        if (arrival.crossing().isEmpty())
            log.atInfo()
                    .addKeyValue(
                            LoggedAddress.KEY, new LoggedAddress(arrival.enter().link().from()))
                    .addKeyValue("character", actor.name())
                    .log("a player has come");
        return player;
    }

    private void forgetResident(Actor actor) {
        accountCache.left(accountOf(actor), actor.id().value());
    }

    private static boolean isNeverPlayedAgain(Actor actor) {
        return actor.fate() instanceof Fate.Fallen || actor.preferences().settings().deleted();
    }

    static long accountOf(Actor actor) {
        return ((Nature.PlayerCharacter) actor.nature()).accountId();
    }

    private Player takeOver(Player player, Input.Enter input, Link link) {
        var old = player.link();
        old.ifPresent(other -> dismiss(other, "session.taken-over"));
        player.takenOver(input, link, world);
        if (old.isEmpty())
            world.emit(
                    player.actor().room(), new PresenceEvent.RegainedLink(player.actor().named()));
        log.atInfo()
                .addKeyValue(LoggedAddress.KEY, new LoggedAddress(input.link().from()))
                .addKeyValue("character", player.actor().name())
                .log("a character is taken over");
        return player;
    }

    private static void dismiss(Link link, String key) {
        link.loop().execute(() -> link.dismissed(key));
    }
}
