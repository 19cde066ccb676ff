package emberdelve.server.feature.journal;

import emberdelve.config.content.MonsterType;
import emberdelve.server.kernel.Hooks;
import emberdelve.server.kernel.World;
import emberdelve.server.kernel.WorldClock;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Corpse;
import emberdelve.server.model.Fate;
import emberdelve.server.model.Marks;
import emberdelve.server.model.Nature;
import emberdelve.server.rule.group.KillShares;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The journals of all characters, in the dungeon or not (docs/rules.md R12.1). Thread: world. */
public final class Journals {
    private final World world;
    private final KillShares shares;
    private final Marks<Journal> marks;

    /** The journal of every character that has noted nothing. */
    private final Journal empty = new Journal();

    /** The number of changes since the server started. */
    private long notes;

    /** The journals, which are only looked up, never run through: their order means nothing. */
    private final Map<ActorId, Journal> journals = new HashMap<>();

    Journals(World world, KillShares shares) {
        this.world = world;
        this.shares = shares;
        marks = world.changes().of(Journal.class);
    }

    /** Takes over a stored journal, without marking it as changed. */
    void restore(ActorId character, Journal journal) {
        journals.put(character, journal);
    }

    /** The journal of the character until now, perhaps empty. */
    public Journal of(ActorId character) {
        return journals.getOrDefault(character, empty);
    }

    private Journal toWrite(Actor character) {
        return journals.computeIfAbsent(character.id(), _ -> new Journal());
    }

    /**
     * Notes a kill in the journals of all characters that share it; a victim that is a character
     * notes what kind has killed it.
     */
    void killed(Hooks.Kill kill) {
        for (var party : shares.ofCharacters(kill)) {
            var isShared = party.sharers().size() > 1;
            for (var sharer : party.sharers()) note(sharer, kill, isShared);
        }
        if (kill.victim().isCharacter()
                && kill.killer().nature() instanceof Nature.Monster(var type)) {
            toWrite(kill.victim()).note(type.id(), JournalEntry::died);
            changed(kill.victim());
        }
    }

    private void note(Actor sharer, Hooks.Kill kill, boolean isShared) {
        if (!(kill.victim().nature() instanceof Nature.Monster(var type))) return;
        var dropped = type.drops().stream().map(drop -> drop.item()).toList();
        var found =
                kill.corpse().map(Journals::contents).orElse(List.of()).stream()
                        .filter(dropped::contains)
                        .toList();
        toWrite(sharer)
                .note(
                        type.id(),
                        entry ->
                                entry.killed(
                                        isShared,
                                        world.part(WorldClock.class).today(),
                                        sharer.hp(),
                                        found));
        ownName(type, kill.victim()).ifPresent(name -> toWrite(sharer).call(type.id(), name));
        changed(sharer);
    }

    /**
     * The victim's own name, such as the Silent Auditor of the kind barrow lord; empty if it had
     * none.
     */
    private Optional<String> ownName(MonsterType type, Actor victim) {
        var kind = Optional.ofNullable(world.content().monsters().get(type.id()));
        var named = victim.named();
        return kind.filter(its -> !its.name().equals(named.name()))
                .map(_ -> (named.article() + " " + named.name()).strip());
    }

    /** The ids of the kinds of items in the corpse, each once. */
    private static List<String> contents(Corpse corpse) {
        return corpse.items().items().stream().map(item -> item.type().id()).distinct().toList();
    }

    private void changed(Actor character) {
        notes++;
        marks.changed(character.id().value(), of(character.id()));
    }

    /** Forgets a character that nobody will play again. */
    void left(Actor actor) {
        if (!actor.isCharacter()) return;
        var isOver =
                actor.fate() instanceof Fate.Fallen || actor.preferences().settings().deleted();
        if (isOver) forget(actor.id());
    }

    void forget(ActorId character) {
        if (drop(character)) marks.gone(character.value());
    }

    /** Takes out a journal without marking it as gone; false if there was none. */
    boolean drop(ActorId character) {
        return journals.remove(character) != null;
    }

    long notes() {
        return notes;
    }
}
