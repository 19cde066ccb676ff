package emberdelve.server.feature.naming;

import emberdelve.db.account.NameFold;
import emberdelve.db.account.Renaming;
import emberdelve.server.kernel.Hooks;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Marks;
import emberdelve.server.view.Note;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;

/** The names that characters had before staff gave them others. Thread: world. */
final class FormerNames {
    private final World world;
    private final Marks<FormerName> marks;
    private final Map<Long, FormerName> all = new TreeMap<>();

    FormerNames(World world) {
        this.world = world;
        marks = world.changes().of(FormerName.class);
    }

    /** Takes over a stored name, without marking it as changed. */
    void restore(FormerName former) {
        all.put(former.id(), former);
    }

    /** Takes out a name without marking it as gone. */
    void drop(long id) {
        all.remove(id);
    }

    /** Notes the name that a character had; one that it has again is no former name any more. */
    void add(Renaming renaming) {
        var now = NameFold.fold(renaming.now());
        remove(each ->
                renaming.isOf(each.character().value()) && NameFold.fold(each.name()).equals(now));
        put(
                new FormerName(
                        world.ids().give(),
                        new ActorId(renaming.character()),
                        renaming.account(),
                        renaming.before(),
                        renaming.reason(),
                        world.now(),
                        false));
    }

    void forget(ActorId character) {
        remove(each -> each.character().equals(character));
    }

    /** What the player of a character has to read of its latest name; once. */
    Optional<Note> news(Actor character) {
        var untold =
                all.values().stream()
                        .filter(each -> each.character().equals(character.id()) && !each.told())
                        .toList();
        for (var each : untold) put(each.asTold());
        return untold.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        Note.of(
                                "rename.yours",
                                Map.of(
                                        "before", untold.getLast().name(),
                                        "who", character.name(),
                                        "reason", untold.getLast().reason())));
    }

    void addTo(Hooks.Sum sum) {
        for (var each : all.values()) {
            sum.add(each.id());
            sum.add(each.name());
            sum.add(each.told() ? 1 : 0);
        }
    }

    private void put(FormerName former) {
        all.put(former.id(), former);
        marks.changed(former.id(), former);
    }

    private void remove(Predicate<FormerName> which) {
        for (var each : List.copyOf(all.values())) {
            if (!which.test(each)) continue;
            all.remove(each.id());
            marks.gone(each.id());
        }
    }
}
