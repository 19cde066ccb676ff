package emberdelve.server.feature.profile;

import emberdelve.db.account.Renaming;
import emberdelve.server.command.PublicSelf;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Marks;

import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * The profiles of the characters whose players want one (docs/rules.md R8.17). A character that is
 * in the dungeon is shown as it is; what is kept here is how it was a few seconds ago, so that
 * after a crash it is not shown as it was when it came. Thread: world.
 */
final class Profiles implements PublicSelf {
    /** The ticks between two looks at how those are who are in the dungeon: ten seconds. */
    static final int LOOK_TICKS = 50;

    private final World world;
    private final Marks<Profile> marks;

    /** The profiles by the characters' ids. */
    private final SortedMap<Long, Profile> all = new TreeMap<>();

    private Optional<ProfileFacts> facts = Optional.empty();

    Profiles(World world) {
        this.world = world;
        marks = world.changes().of(Profile.class);
    }

    /** Takes over a stored profile, without marking it as changed. */
    void restore(long character, Profile profile) {
        all.put(character, profile);
        changed();
    }

    /** The facts about all whose profiles are kept; they are made when something has changed. */
    ProfileFacts facts(Function<SortedMap<Long, Profile>, ProfileFacts> maker) {
        var last = facts.orElseGet(() -> maker.apply(all));
        facts = Optional.of(last);
        return last;
    }

    /** Lets what is shown be made anew, because names, rooms or deaths may be others. */
    void changed() {
        facts = Optional.empty();
    }

    @Override
    public boolean isShown(Actor character) {
        return all.containsKey(character.id().value());
    }

    @Override
    public void show(Actor character, boolean on) {
        if (on) keep(character.id().value(), Profile.of(world, character));
        else forget(character.id());
    }

    /** Keeps how a character is that comes or leaves; one that was given up is shown no longer. */
    void refresh(Actor actor) {
        if (!actor.isCharacter() || !isShown(actor)) return;
        if (actor.preferences().settings().deleted()) forget(actor.id());
        else keep(actor.id().value(), Profile.of(world, actor));
    }

    /** Keeps how those are who are in the dungeon; with the next checkpoint it is stored. */
    void tick() {
        if (world.now() % LOOK_TICKS != 0 || all.isEmpty()) return;
        for (var actor : world.population().all()) if (isOutOfDate(actor)) refresh(actor);
    }

    private boolean isOutOfDate(Actor actor) {
        var kept = Optional.ofNullable(all.get(actor.id().value()));
        return kept.filter(profile -> !profile.equals(Profile.of(world, actor))).isPresent();
    }

    private void keep(long character, Profile profile) {
        changed();
        if (profile.equals(all.put(character, profile))) return;
        marks.changed(character, profile);
    }

    /** Wipes the profile of the character of that name; returns whether there was one. */
    boolean wipe(String name) {
        var of =
                all.entrySet().stream()
                        .filter(each -> each.getValue().name().equalsIgnoreCase(name))
                        .map(Map.Entry::getKey)
                        .toList();
        of.forEach(character -> forget(new ActorId(character)));
        return !of.isEmpty();
    }

    void rename(Renaming renaming) {
        changed();
        var profile = all.get(renaming.character());
        if (profile != null) keep(renaming.character(), profile.named(renaming.now()));
    }

    void forget(ActorId character) {
        if (drop(character.value())) marks.gone(character.value());
    }

    /** Takes out a profile without marking it as gone; false if there was none. */
    boolean drop(long character) {
        changed();
        return all.remove(character) != null;
    }
}
