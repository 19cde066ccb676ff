package emberdelve.server.game;

import emberdelve.server.admin.Role;
import emberdelve.server.command.Abroad;
import emberdelve.server.command.Command;
import emberdelve.server.command.Directory;
import emberdelve.server.command.Fame;
import emberdelve.server.command.FeatureServices;
import emberdelve.server.command.Lexicon;
import emberdelve.server.command.NameMatch;
import emberdelve.server.command.Parsed;
import emberdelve.server.command.Presence;
import emberdelve.server.command.Renown;
import emberdelve.server.command.Reply;
import emberdelve.server.command.StaffScene;
import emberdelve.server.command.Upkeep;
import emberdelve.server.command.Verbs;
import emberdelve.server.kernel.World;
import emberdelve.server.link.Input;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Named;
import emberdelve.server.model.Nature;
import emberdelve.server.model.StaffDeed;
import emberdelve.server.rule.talk.Chat;
import emberdelve.server.view.Note;
import emberdelve.server.view.RecapView;
import emberdelve.server.view.View;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;

/** The players in the dungeon, and what they have asked of the server. Thread: world. */
final class Players implements Directory {
    private final Map<ActorId, Player> players = new LinkedHashMap<>();
    private final List<Player> guests = new ArrayList<>();
    private final Map<Actor, ActorId> lastTellers = new HashMap<>();
    private final RecentDeeds deeds = new RecentDeeds();
    private final Set<Actor> quitting = new LinkedHashSet<>();
    private final Set<Actor> switching = new LinkedHashSet<>();
    private final List<ForStaff> forStaff = new ArrayList<>();
    private final Set<Actor> kicked = new LinkedHashSet<>();
    private BiConsumer<Player, Command> commander = (_, _) -> {};
    private final StopOrder stopOrder;
    private final FeatureServices services;
    private final Outbox outbox;
    private final Neighbours neighbours;
    private final Newcomers newcomers;
    private final ReadingAlong reading;
    private final Recollections recollections;
    private Verbs verbs;

    private final Upkeep upkeep;

    /** A note for staff, with the line for the log. */
    record ForStaff(Note note, String logged) {}

    Players(
            World world,
            StopOrder stopOrder,
            Upkeep upkeep,
            FeatureServices services,
            Verbs verbs,
            Outbox outbox,
            Neighbours neighbours) {
        newcomers = new Newcomers(world, this, outbox);
        reading = new ReadingAlong(this::get, outbox);
        recollections = new Recollections(world);
        this.verbs = verbs;
        this.stopOrder = stopOrder;
        this.upkeep = upkeep;
        this.services = services;
        this.outbox = outbox;
        this.neighbours = neighbours;
    }

    void add(Player player) {
        players.put(player.actor().id(), player);
        if (player.isGuest()) guests.add(player);
        neighbours.came(player.actor().id());
    }

    /** The recollections of characters that have left because their link was lost. */
    Recollections recollections() {
        return recollections;
    }

    /** The newcomers of whom nobody has been told yet. */
    Newcomers newcomers() {
        return newcomers;
    }

    void remove(Actor actor) {
        get(actor.id()).ifPresent(reading::left);
        players.remove(actor.id());
        guests.removeIf(guest -> guest.actor() == actor);
        service(Chat.class).forget(actor);
        switching.remove(actor);
        lastTellers.remove(actor);
        neighbours.left();
    }

    /** Enters a leaving character in the hall of fame, unless it was deleted. */
    void leavesFame(Actor actor) {
        var fame = service(Fame.class);
        if (actor.preferences().settings().deleted()) fame.forget(actor.id().value());
        else fame.remember(Renown.of(actor));
    }

    Optional<Player> get(ActorId id) {
        return Optional.ofNullable(players.get(id));
    }

    /** Changes the role of an account; answers its players in the dungeon. */
    List<Player> changeRole(long accountId, Role role) {
        var changed = new ArrayList<Player>();
        for (var player : players.values()) {
            if (player.actor().nature() instanceof Nature.PlayerCharacter character
                    && character.accountId() == accountId) changed.add(player);
        }
        changed.forEach(player -> player.setRole(role));
        reading.lookAtRoles();
        return changed;
    }

    @Override
    public ReadingAlong snooping() {
        return reading;
    }

    @Override
    public Reply give(StaffScene scene, String line) {
        return StaffLine.run(read(line), scene);
    }

    /** All players in the order in which they came; a copy. */
    Collection<Player> all() {
        return List.copyOf(players.values());
    }

    /** The guests; a live view. */
    List<Player> guests() {
        return Collections.unmodifiableList(guests);
    }

    /** Takes the actors that asked to leave since the last call. */
    List<Actor> takeQuitting() {
        if (quitting.isEmpty()) return List.of();
        var taken = List.copyOf(quitting);
        quitting.clear();
        return taken;
    }

    @Override
    public <T> T service(Class<T> type) {
        return services.get(type);
    }

    @Override
    public List<Presence> online() {
        return players.values().stream().map(Player::presence).toList();
    }

    @Override
    public Optional<Presence> of(Actor actor) {
        return get(actor.id()).map(Player::presence);
    }

    @Override
    public Optional<Presence> named(String name) {
        return whoIsMeant(name, Role.OPERATOR).flatMap(this::get).map(Player::presence);
    }

    @Override
    public Optional<Presence> named(String name, Actor seeker) {
        return whoIsMeant(name, roleOf(seeker)).flatMap(this::get).map(Player::presence);
    }

    @Override
    public Neighbours abroad() {
        return neighbours;
    }

    @Override
    public Optional<Abroad.Person> abroad(String name) {
        return whoIsMeant(name, Role.OPERATOR).flatMap(abroad()::find);
    }

    @Override
    public Optional<Abroad.Person> abroad(String name, Actor seeker) {
        return whoIsMeant(name, roleOf(seeker)).flatMap(abroad()::find);
    }

    private Role roleOf(Actor actor) {
        return get(actor.id()).map(Player::role).orElse(Role.GUEST);
    }

    /**
     * The one player anywhere who is meant by the beginning of a name, among those whom somebody of
     * that role notices.
     */
    private Optional<ActorId> whoIsMeant(String name, Role seeker) {
        var all = new ArrayList<Named>();
        for (var player : players.values()) {
            var isSeen = !player.actor().isInvisible() || seeker.isAtLeast(player.role());
            if (isSeen) all.add(player.actor().named());
        }
        for (var person : abroad().people()) if (person.isSeenBy(seeker)) all.add(person.named());
        return NameMatch.only(all, name, Named::name).map(Named::id);
    }

    @Override
    public void announce(Role least, Note note) {
        announced(least, note);
        neighbours.inputToAll(new Input.Announced(least, note));
    }

    /** Tells the note to all players here whose role is that or a higher one. */
    void announced(Role least, Note note) {
        for (var player : all())
            if (player.role().isAtLeast(least)) outbox.show(player, List.of(note));
    }

    @Override
    public void show(Actor reader, View view) {
        get(reader.id()).ifPresent(player -> outbox.show(player, List.of(view)));
    }

    /** Sets what runs the commands that staff force upon players. */
    void commandBy(BiConsumer<Player, Command> now) {
        commander = now;
    }

    @Override
    public void force(Actor actor, String line) {
        newcomers.introduce(actor.id());
        if (read(line) instanceof Parsed.Understood(var command))
            get(actor.id()).ifPresent(player -> commander.accept(player, command));
    }

    /** Reads a line, for a player who may use all verbs. */
    Parsed read(String line) {
        return verbs.parse(line);
    }

    /** Takes the verbs by which lines are understood from now on. */
    void understand(Verbs others) {
        verbs = others;
    }

    @Override
    public Lexicon lexicon() {
        return verbs;
    }

    @Override
    public void kick(Actor actor) {
        kicked.add(actor);
    }

    /** Takes the actors whose players were kicked since the last call. */
    List<Actor> takeKicked() {
        if (kicked.isEmpty()) return List.of();
        var taken = List.copyOf(kicked);
        kicked.clear();
        return taken;
    }

    @Override
    public void quit(Actor actor) {
        quitting.add(actor);
    }

    @Override
    public void quitToAccount(Actor actor) {
        quitting.add(actor);
        switching.add(actor);
    }

    /** Whether the player wants to choose another character; asked once, after leaving. */
    boolean takeSwitching(Actor actor) {
        return switching.remove(actor);
    }

    @Override
    public Optional<ActorId> lastTeller(Actor listener) {
        return Optional.ofNullable(lastTellers.get(listener));
    }

    @Override
    public void told(Actor listener, ActorId teller) {
        lastTellers.put(listener, teller);
    }

    @Override
    public List<RecapView.Moment> recent(Actor actor) {
        return get(actor.id()).map(player -> player.recollection().all()).orElse(List.of());
    }

    @Override
    public void tellStaff(Note note, String logged) {
        forStaff.add(new ForStaff(note, logged));
    }

    /** Takes the notes for staff since the last call. */
    List<ForStaff> takeForStaff() {
        if (forStaff.isEmpty()) return List.of();
        var taken = List.copyOf(forStaff);
        forStaff.clear();
        return taken;
    }

    @Override
    public List<StaffDeed> recentDeeds() {
        return deeds.all();
    }

    /** The latest deeds of staff. */
    RecentDeeds deeds() {
        return deeds;
    }

    @Override
    public void record(StaffDeed deed) {
        deeds.add(deed);
    }

    @Override
    public void shutDown(long inTicks, String reason) {
        stopOrder.give(inTicks, reason);
    }

    @Override
    public Upkeep upkeep() {
        return upkeep;
    }

    /** The reason for the shutdown that staff gave last. */
    String stopReason() {
        return stopOrder.reason();
    }

    @Override
    public boolean cancelShutDown() {
        return stopOrder.cancel();
    }
}
