package emberdelve.server.feature.wall;

import emberdelve.config.content.DelveContent;
import emberdelve.db.account.Renaming;
import emberdelve.server.kernel.Borders;
import emberdelve.server.kernel.DelveCourse;
import emberdelve.server.kernel.Week;
import emberdelve.server.kernel.World;
import emberdelve.server.kernel.WorldClock;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Marks;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/** The deeds of all characters this week and the last (docs/rules.md R12.8). Thread: world. */
public final class Wall {
    private final World world;
    private final DelveCourse delves;
    private final Marks<WallSheet> marks;
    private long week;

    /** The number of changes since the server started. */
    private long notes;

    /** The sheets by the characters' ids. */
    private final Map<Long, WallSheet> sheets = new TreeMap<>();

    Wall(World world, DelveCourse delves) {
        this.world = world;
        this.delves = delves;
        marks = world.changes().of(WallSheet.class);
    }

    /** Takes over a stored sheet, without marking it as changed. */
    void restore(ActorId character, WallSheet sheet) {
        sheets.put(character.value(), sheet);
    }

    long week() {
        return Week.of(world.part(WorldClock.class).today());
    }

    /** The sheets of all characters, by their ids. */
    public Map<Long, WallSheet> sheets() {
        return Map.copyOf(sheets);
    }

    List<WallSheet> all() {
        return List.copyOf(sheets.values());
    }

    /**
     * Takes off, when a new week begins, the characters that have done nothing this week or the
     * last.
     */
    void tick() {
        if (week == week()) return;
        week = week();
        if (!new Borders(world).isCapital()) return;
        for (var entry : List.copyOf(sheets.entrySet()))
            if (entry.getValue().isOutdated(week)) forget(new ActorId(entry.getKey()));
    }

    /** Counts a kill that taught the character something; other kills do not count. */
    void taught(Actor actor) {
        if (actor.isCharacter()) note(actor, WallTally::killed);
    }

    void earned(Actor character, long xp) {
        note(character, tally -> tally.earned(xp));
    }

    void lit(Actor character) {
        note(character, WallTally::lit);
    }

    /** Notes that the character has cleared the delve in which it is. */
    void cleared(Actor character) {
        delves.at(character.room()).ifPresent(delve -> cleared(character, delve));
    }

    private void cleared(Actor character, DelveCourse.Visit delve) {
        var budget = world.content().part(DelveContent.class).orElseThrow().budget();
        var worth = delve.worth(budget);
        var seconds = delve.wonTicks().orElse(0) / world.ticks(Duration.ofSeconds(1));
        note(character, tally -> tally.cleared(delve.id(), delve.site(), worth, seconds));
    }

    private void note(Actor character, UnaryOperator<WallTally> change) {
        if (!character.isRanked()) return;
        notes++;
        var sheet =
                sheets.computeIfAbsent(
                        character.id().value(), _ -> new WallSheet(character.name(), Map.of()));
        sheet.note(week(), change);
        marks.changed(character.id().value(), sheet);
    }

    /** Takes a deleted character off; one that has fallen stays. */
    void left(Actor actor) {
        if (actor.isCharacter() && actor.preferences().settings().deleted()) forget(actor.id());
    }

    /** Puts the new name of a character on its sheet. */
    void rename(Renaming renaming) {
        var sheet = sheets.get(renaming.character());
        if (sheet == null) return;
        var other = new WallSheet(renaming.now(), sheet.weeks());
        sheets.put(renaming.character(), other);
        notes++;
        marks.changed(renaming.character(), other);
    }

    void forget(ActorId character) {
        if (drop(character)) marks.gone(character.value());
    }

    /** Takes out a sheet without marking it as gone; false if there was none. */
    boolean drop(ActorId character) {
        return sheets.remove(character.value()) != null;
    }

    long notes() {
        return notes;
    }
}
