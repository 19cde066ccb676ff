package emberdelve.server.game;

import emberdelve.server.kernel.Noticed;
import emberdelve.server.link.Heard;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Named;
import emberdelve.server.model.WorldEvent;
import emberdelve.server.rule.fight.FightBeginsView;
import emberdelve.server.rule.fight.GistView;
import emberdelve.server.rule.menace.MenaceEvent;

import java.util.LinkedHashMap;
import java.util.Set;

/**
 * What those who listen to a screen reader are told of a fight in other ways than those who read
 * (docs/rules.md R8.13): that it begins, and menaces in few words. Thread: world.
 */
final class FightListening {
    private final Outbox outbox;

    FightListening(Outbox outbox) {
        this.outbox = outbox;
    }

    /** The beginning of a fight, by its first blow, with all who fight in the room already. */
    static FightBeginsView beginning(Noticed blow, Set<ActorId> friends) {
        var enemies = new LinkedHashMap<ActorId, Named>();
        for (var each : blow.event().actors()) enemies.put(each.id(), each);
        for (var each : blow.reader().room().actors())
            if (each.combat().isFighting()) enemies.put(each.id(), each.named());
        enemies.keySet().removeAll(friends);
        return new FightBeginsView(
                enemies.values().stream()
                        .map(each -> GistView.madeOut(each, blow.seen()))
                        .toList());
    }

    /**
     * Tells a menace in few words, if it is meant for somebody else, or was told in full in this
     * fight; answers whether it has.
     */
    boolean isToldInShort(Player player, MenaceEvent.Shown shown, Noticed noticed) {
        var self = player.actor().id();
        var menace = shown.menace();
        player.gist().mean(shown.actor().id(), shown.target(), self);
        // What wants several, or to be away from here, is told in full.
        var target = shown.target().filter(_ -> menace.band().together() == 1);
        if (target.isEmpty() || menace.answers().isEmpty()) return false;
        if (target.get().id().equals(self) && player.gist().isNew(menace)) return false;
        var event = new MenaceEvent.Threatened(shown.actor(), shown.number(), menace, target.get());
        var scene = player.actor().room().zone().template().messages();
        outbox.tell(player, new Heard.Fact(event, noticed.direction(), noticed.seen(), scene));
        return true;
    }

    /**
     * Whether the event is one of which a listener is not told: what a menace for one comes to is
     * in the sums.
     */
    static boolean isSpared(Player player, WorldEvent event) {
        if (!player.actor().preferences().screenReader() || !player.hasGist()) return false;
        return switch (event) {
            case MenaceEvent.Carried(var who, _) -> player.gist().isAimedBy(who.id());
            case MenaceEvent.Missed(var who, _) -> player.gist().isSparedBy(who.id());
            default -> false;
        };
    }
}
