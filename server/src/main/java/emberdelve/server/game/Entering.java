package emberdelve.server.game;

import emberdelve.db.account.Renaming;
import emberdelve.server.checkpoint.Restorer;
import emberdelve.server.game.Loading.Arrival;
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
    private final Players players;
    private final Restorer restorer;
    private final AccountCache accountCache;
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

        private Leaving(Actor actor, Room from) {
            this.actor = actor;
            this.from = from;
        }
    }

    Entering(
            World world,
            Players players,
            Restorer restorer,
            Loader loader,
            AccountCache accountCache,
            int waitingCommandsMax,
            Logger log) {
        this.world = world;
        this.players = players;
        this.restorer = restorer;
        loading = new Loading(loader);
        this.accountCache = accountCache;
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
        var arrival = new Arrival(input.link(), link, input.role(), input.read());
        if (gone != null && leaving.remove(id, gone))
            return Optional.of(comeIn(gone.actor, stillThere(gone), arrival));

        loading.ask(input.characterId(), arrival);
        return Optional.empty();
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
    Optional<Player> loaded(Input.Loaded input) {
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
        var actor = restorer.character(row, input.items());
        restorer.shareIgnored(actor, input.ofAccount());
        var player = comeIn(actor, restorer.roomOf(actor, row), last);
        restorer.resume(actor, row);
        return Optional.of(player);
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
                new Arrival(input.link(), link, input.role(), Optional.empty()));
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
        var room = actor.room();
        actor.setPlayedTicks(actor.playedTicks() + world.now() - player.cameTick());
        players.remove(actor);
        // A hardcore character that died has been taken out of the dungeon already, and others were
        // told.
        if (!(actor.fate() instanceof Fate.Fallen)) {
            world.population().remove(actor);
            if (!actor.isInvisible())
                world.emit(room, new PresenceEvent.WentOffline(actor.named()));
            actor.setInvisible(false);
        }
        var stay = new Leaving(actor, room);
        leaving.put(actor.id(), stay);
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
        players.newcomers().came(actor);
        players.add(player);
        accountCache.came(
                accountOf(actor), new AccountCache.Resident(actor.id().value(), actor.name()));
        log.atInfo()
                .addKeyValue(LoggedAddress.KEY, new LoggedAddress(arrival.id().from()))
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

    private static long accountOf(Actor actor) {
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
