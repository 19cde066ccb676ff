package emberdelve.server.game;

import emberdelve.server.admin.Role;
import emberdelve.server.command.Abroad;
import emberdelve.server.command.Renown;
import emberdelve.server.command.StaffScene;
import emberdelve.server.kernel.Barriers;
import emberdelve.server.kernel.Borders;
import emberdelve.server.kernel.KnownNames;
import emberdelve.server.kernel.World;
import emberdelve.server.link.Input;
import emberdelve.server.link.Ways;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Room;
import emberdelve.server.offer.Registry;
import emberdelve.server.rule.talk.Chat;
import emberdelve.server.view.Note;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.TreeMap;

/**
 * The other worlds, as this one knows them: who plays there, and the way to speak to them. Each
 * world tells the others of its players when one has come or gone, and once a second of those who
 * have changed. Where there is one world, nobody is told anything. Thread: world.
 */
final class Neighbours implements Abroad {
    private static final Logger LOG = LoggerFactory.getLogger(Neighbours.class);
    private static final Duration EVERY = Duration.ofSeconds(1);

    /** The most inputs that wait for one world that has no room for them. */
    static final int WAITING_MAX = 10_000;

    private final World world;
    private final Borders borders;
    private final Ways ways;
    private final Map<ActorId, Person> people = new LinkedHashMap<>();
    private final Map<ActorId, Person> told = new LinkedHashMap<>();
    private final Map<Integer, Queue<Input>> waiting = new TreeMap<>();
    private boolean hasBegun;
    private boolean hasChanged;

    /** Whether everybody is told of next, and not only those who have changed. */
    private boolean tellsAll;

    Neighbours(World world, Ways ways) {
        this.world = world;
        this.ways = ways;
        borders = new Borders(world);
    }

    @Override
    public int here() {
        return borders.here();
    }

    @Override
    public Collection<Person> people() {
        return Collections.unmodifiableCollection(people.values());
    }

    @Override
    public Optional<Person> find(ActorId id) {
        return Optional.ofNullable(people.get(id));
    }

    /** Notes that somebody is in this world now. */
    void came(ActorId who) {
        people.remove(who);
        hasChanged = true;
    }

    /** Notes that somebody is in this world no more. */
    void left() {
        hasChanged = true;
    }

    /** Takes the news of another world's players. */
    void told(Input.Neighbours news, Players players) {
        if (news.anew()) {
            people.values().removeIf(person -> person.world() == news.world());
            tellsAll = true;
        }
        // Who has gone may be in a third world by now, which has said so.
        for (var id : news.gone())
            people.computeIfPresent(id, (_, was) -> was.world() == news.world() ? null : was);
        for (var person : news.people()) {
            world.part(KnownNames.class).know(person.name());
            if (players.get(person.id()).isEmpty()) people.put(person.id(), person);
        }
    }

    /** Takes the news that another world stands still or goes on, and tells staff. */
    void stands(Input.Stands news, Players players) {
        var isNew = world.part(Barriers.class).stands(news.world(), news.region(), news.still());
        if (!isNew) return;
        var key = news.still() ? "region.stands" : "region.goes-on";
        players.announced(Role.ADMIN, Note.of(key, Map.of("region", news.region())));
    }

    @Override
    public void send(int to, Record message) {
        input(to, new Input.Dispatched(message));
    }

    @Override
    public void sendToAll(Record message) {
        inputToAll(new Input.Dispatched(message));
    }

    @Override
    public void order(int to, StaffScene scene, String line) {
        var room = scene.room().map(Room::id);
        input(to, new Input.Ordered(scene.who(), scene.from(), scene.role(), room, line));
    }

    /** Hands an input over to another world; one for which it has no room, in a later tick. */
    void input(int to, Input input) {
        var before = waiting.computeIfAbsent(to, _ -> new ArrayDeque<>());
        if (before.isEmpty() && ways.send(to, input)) return;
        if (before.size() < WAITING_MAX) before.add(input);
        else LOG.warn("a message for another region is lost: {} wait", WAITING_MAX);
    }

    /** Hands an input over to all other worlds. */
    void inputToAll(Input input) {
        for (var to : borders.others()) input(to, input);
    }

    private void handOverWaiting() {
        for (var each : waiting.entrySet())
            while (!each.getValue().isEmpty()
                    && ways.send(each.getKey(), each.getValue().element()))
                each.getValue().remove();
    }

    /** Takes a message of a feature in another world. */
    void take(Record message, Players players) {
        for (var dispatch : world.part(Registry.class).dispatches())
            dispatch.offer(world, players, message);
    }

    /** Tells the others what has changed. Called once a tick. */
    void tell(Players players) {
        if (borders.areNone()) return;
        handOverWaiting();
        if (!hasBegun) inputToAll(new Input.Neighbours(borders.here(), true, List.of(), List.of()));
        hasBegun = true;
        if (!hasChanged && !tellsAll && world.now() % world.ticks(EVERY) != 0) return;
        hasChanged = false;
        var changed = new ArrayList<Person>();
        for (var player : players.all()) {
            var now = person(player, players.service(Chat.class));
            var isNews = !now.equals(told.put(now.id(), now));
            if (isNews || tellsAll) changed.add(now);
        }
        tellsAll = false;
        var gone = told.keySet().stream().filter(id -> players.get(id).isEmpty()).toList();
        gone.forEach(told::remove);
        if (!changed.isEmpty() || !gone.isEmpty())
            inputToAll(new Input.Neighbours(borders.here(), false, changed, gone));
    }

    private Person person(Player player, Chat chat) {
        var actor = player.actor();
        return new Person(
                borders.here(),
                actor.named(),
                Renown.of(actor),
                actor.preferences().settings().title(),
                chat.away(actor),
                new Seat(
                        Entering.accountOf(actor),
                        player.role(),
                        player.isLinkDead() ? "" : player.from(),
                        player.isLinkDead(),
                        actor.isInvisible()),
                new Body(actor.room().id(), actor.hp(), actor.stats().hp()));
    }
}
