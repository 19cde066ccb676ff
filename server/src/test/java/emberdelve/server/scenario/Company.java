package emberdelve.server.scenario;

import emberdelve.server.admin.Role;
import emberdelve.server.command.Directory;
import emberdelve.server.command.Presence;
import emberdelve.server.world.StaffDeed;
import emberdelve.server.world.actor.Actor;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The heroes of one scenario, for commands that call people by name. */
final class Company implements Directory {
    private final List<Presence> heroes = new ArrayList<>();

    void add(Actor hero) {
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
    public void quit(Actor actor) {
        throw new UnsupportedOperationException("nobody leaves a scenario");
    }

    @Override
    public Optional<Actor> lastTeller(Actor listener) {
        return Optional.empty();
    }

    @Override
    public void told(Actor listener, Actor teller) {}

    @Override
    public List<StaffDeed> latestDeeds() {
        return List.of();
    }

    @Override
    public void record(StaffDeed deed) {
        throw new UnsupportedOperationException("no staff here");
    }

    @Override
    public void shutDown(long inTicks, String reason) {
        throw new UnsupportedOperationException("no server here");
    }

    @Override
    public boolean cancelShutDown() {
        return false;
    }
}
