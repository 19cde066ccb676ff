package emberdelve.server.rule.fight;

import emberdelve.config.content.Pronouns;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Condition;
import emberdelve.server.model.Named;
import emberdelve.server.view.View;

import java.util.List;
import java.util.Set;

/**
 * Some seconds of a fight: who did what to whom, in sums.
 *
 * @param blows the blows of each attacker at each target, in the order of the first
 * @param losses the hit points lost to something other than blows, such as poison
 * @param changes the new conditions of those whose condition has changed
 */
public record GistView(List<Blows> blows, List<Loss> losses, List<Change> changes) implements View {
    public GistView {
        blows = List.copyOf(blows);
        losses = List.copyOf(losses);
        changes = List.copyOf(changes);
    }

    /** The gist of what that reader did and suffered, without what others did among themselves. */
    public GistView of(ActorId reader) {
        var own = blows.stream().filter(each -> each.concerns(reader)).toList();
        var struck =
                own.stream()
                        .filter(each -> each.damage() > 0)
                        .map(each -> each.target().id())
                        .toList();
        return new GistView(
                own,
                losses.stream().filter(each -> each.who().id().equals(reader)).toList(),
                changes.stream().filter(each -> struck.contains(each.who().id())).toList());
    }

    /** The gist of what the reader did, and of what befell these. */
    public GistView about(ActorId reader, Set<ActorId> some) {
        var kept =
                blows.stream()
                        .filter(each ->
                                each.attacker().id().equals(reader)
                                        || some.contains(each.target().id()))
                        .toList();
        var struck = kept.stream().map(each -> each.target().id()).toList();
        return new GistView(
                kept,
                losses.stream().filter(each -> some.contains(each.who().id())).toList(),
                changes.stream().filter(each -> struck.contains(each.who().id())).toList());
    }

    /** The actor, without a name if it cannot be seen; the reader is "you" by the id alone. */
    public static Named madeOut(Named actor, boolean seen) {
        return seen ? actor : new Named(actor.id(), "", "", Pronouns.THEY);
    }

    /** Whether the gist tells that reader nothing: only others have struck, and without damage. */
    public boolean isNothingTo(ActorId reader) {
        return losses.isEmpty()
                && changes.stream().allMatch(change -> change.who().id().equals(reader))
                && blows.stream()
                        .noneMatch(
                                each -> each.damage() > 0 || each.attacker().id().equals(reader));
    }

    /**
     * @param verb the verb of the last blow, third person: {@code slashes}
     * @param damage the damage of all blows; 0 if all missed or were blocked
     */
    public record Blows(Named attacker, Named target, String verb, int damage) {
        public boolean concerns(ActorId reader) {
            return attacker.id().equals(reader) || target.id().equals(reader);
        }
    }

    public record Loss(Named who, int damage) {}

    public record Change(Named who, Condition now) {}
}
