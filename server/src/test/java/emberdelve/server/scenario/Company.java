package emberdelve.server.scenario;

import emberdelve.server.admin.Funnel;
import emberdelve.server.admin.Role;
import emberdelve.server.command.Abroad;
import emberdelve.server.command.Directory;
import emberdelve.server.command.Fame;
import emberdelve.server.command.FeatureServices;
import emberdelve.server.command.Lexicon;
import emberdelve.server.command.Presence;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Snooping;
import emberdelve.server.command.StaffScene;
import emberdelve.server.command.Upkeep;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.StaffDeed;
import emberdelve.server.rule.talk.Chat;
import emberdelve.server.view.Note;
import emberdelve.server.view.RecapView;
import emberdelve.server.view.View;

import org.slf4j.helpers.NOPLogger;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The heroes of one scenario, for commands that call people by name. */
public final class Company implements Directory {
    public static final int TICKS_PER_LINE = 5;
    public static final int LINES_BURST = 10;

    private final Lexicon lexicon;
    private final List<Presence> heroes = new ArrayList<>();
    private final List<View> shown = new ArrayList<>();
    private final List<StaffDeed> deeds = new ArrayList<>();
    private final List<Actor> switching = new ArrayList<>();
    private final FeatureServices services =
            FeatureServices.of(
                    new Funnel(NOPLogger.NOP_LOGGER),
                    new Fame(),
                    new Chat(TICKS_PER_LINE, LINES_BURST));
    private final Map<Actor, ActorId> lastTellers = new HashMap<>();

    public Company(Lexicon lexicon) {
        this.lexicon = lexicon;
    }

    public void add(Actor hero) {
        heroes.add(new Presence(hero, Role.PLAYER, "", false));
    }

    @Override
    public List<Presence> online() {
        return List.copyOf(heroes);
    }

    @Override
    public Optional<Presence> of(Actor actor) {
        return heroes.stream().filter(hero -> hero.actor() == actor).findFirst();
    }

    @Override
    public Optional<Presence> named(String name) {
        return heroes.stream()
                .filter(hero -> hero.actor().name().equalsIgnoreCase(name))
                .findFirst();
    }

    @Override
    public Optional<Presence> named(String name, Actor seeker) {
        return named(name).filter(hero -> hero.actor().isSeenBy(seeker));
    }

    @Override
    public Abroad abroad() {
        return Abroad.NOTHING;
    }

    @Override
    public Optional<Abroad.Person> abroad(String name) {
        return Optional.empty();
    }

    @Override
    public Optional<Abroad.Person> abroad(String name, Actor seeker) {
        return Optional.empty();
    }

    @Override
    public void announce(Role least, Note note) {
        for (var hero : heroes) show(hero.actor(), note);
    }

    @Override
    public Snooping snooping() {
        throw new UnsupportedOperationException("nobody reads along in a scenario");
    }

    @Override
    public Reply give(StaffScene scene, String line) {
        throw new UnsupportedOperationException("no staff in a scenario");
    }

    @Override
    public void force(Actor actor, String line) {
        throw new UnsupportedOperationException("nobody is forced in a scenario");
    }

    @Override
    public Lexicon lexicon() {
        return lexicon;
    }

    @Override
    public void quit(Actor actor) {
        throw new UnsupportedOperationException("nobody leaves a scenario");
    }

    @Override
    public void quitToAccount(Actor actor) {
        switching.add(actor);
    }

    /** Who wants to play another character. */
    List<Actor> switching() {
        return List.copyOf(switching);
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
        return List.of();
    }

    @Override
    public <T> T service(Class<T> type) {
        return services.get(type);
    }

    @Override
    public void tellStaff(Note note, String logged) {}

    @Override
    public List<StaffDeed> recentDeeds() {
        return List.copyOf(deeds);
    }

    @Override
    public void record(StaffDeed deed) {
        deeds.add(deed);
    }

    @Override
    public void shutDown(long inTicks, String reason) {
        throw new UnsupportedOperationException("no server here");
    }

    @Override
    public Upkeep upkeep() {
        throw new UnsupportedOperationException("no store here");
    }

    @Override
    public void show(Actor reader, View view) {
        shown.add(view);
    }

    /** What somebody was shown besides the answers to their own commands. */
    public List<View> shown() {
        return List.copyOf(shown);
    }

    @Override
    public void kick(Actor actor) {
        throw new UnsupportedOperationException("no staff here");
    }

    @Override
    public boolean cancelShutDown() {
        return false;
    }
}
