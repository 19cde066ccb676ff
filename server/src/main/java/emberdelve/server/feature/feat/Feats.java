package emberdelve.server.feature.feat;

import emberdelve.config.content.Feat;
import emberdelve.config.content.Feat.Measure;
import emberdelve.config.content.FeatList;
import emberdelve.server.kernel.Hooks;
import emberdelve.server.kernel.World;
import emberdelve.server.kernel.WorldClock;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Fate;
import emberdelve.server.model.Marks;
import emberdelve.server.rule.group.KillShares;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The feats of all characters (docs/rules.md R12.6 and R12.7). Thread: world. */
public final class Feats {
    /**
     * The measures that can grow unannounced: without a kill, and without an {@code Achievement}.
     */
    private static final Set<Measure> GROWING = Set.of(Measure.ROOMS, Measure.LEVEL, Measure.GOLD);

    /** The measures that nothing else counts, so that they are counted here. */
    private static final Set<Measure> COUNTED =
            Set.of(
                    Measure.DEATHS,
                    Measure.DELVES,
                    Measure.DAILY_DELVES,
                    Measure.DUELS,
                    Measure.LANTERNS);

    private final World world;
    private final FeatMeasures measures;
    private final KillShares shares;
    private final Marks<FeatRecord> marks;
    private List<Feat> grown;

    /** The number of changes to records since the server started. */
    private long notes;

    /** The records, which are only looked up, never run through: their order means nothing. */
    private final Map<ActorId, FeatRecord> records = new HashMap<>();

    Feats(World world, FeatMeasures measures, KillShares shares) {
        this.world = world;
        this.measures = measures;
        this.shares = shares;
        marks = world.changes().of(FeatRecord.class);
        grown = growing();
    }

    private List<Feat> growing() {
        return all().stream().filter(feat -> GROWING.contains(feat.when())).toList();
    }

    /** Looks up, in changed content, the feats whose measures can grow unannounced. */
    void reloaded() {
        grown = growing();
    }

    /** Takes over a stored record, without marking it as changed. */
    void restore(ActorId character, FeatRecord record) {
        records.put(character, record);
    }

    /** The record of the character; a new, empty one if there was none. */
    public FeatRecord of(ActorId character) {
        return records.computeIfAbsent(character, _ -> new FeatRecord());
    }

    /** All feats, in the order of their ids. */
    Collection<Feat> all() {
        return world.content().part(FeatList.class).map(FeatList::byId).orElse(Map.of()).values();
    }

    boolean hasEarned(Actor who, Feat feat) {
        return hasEarned(who, feat.id());
    }

    boolean hasEarned(Actor who, String feat) {
        return of(who.id()).earned().containsKey(feat);
    }

    long needed(Feat feat) {
        return measures.needed(feat);
    }

    /** The count that the character has reached for the feat, at most the count that earns it. */
    long done(Feat feat, Actor who) {
        return Math.min(needed(feat), measures.done(feat, who, of(who.id())));
    }

    /** Whether that is the title of a feat that the character has not earned. */
    boolean isUnearned(Actor who, String title) {
        return titled(title).filter(feat -> !hasEarned(who, feat)).isPresent();
    }

    private Optional<Feat> titled(String title) {
        var plain = plain(title);
        return all().stream().filter(feat -> plain(feat.title()).equals(plain)).findFirst();
    }

    /**
     * The title reduced to small letters and digits, so that titles are equal which differ in case
     * or in a full stop alone.
     */
    private static String plain(String title) {
        return title.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]", "");
    }

    void killed(Hooks.Kill kill) {
        for (var party : shares.ofCharacters(kill)) party.sharers().forEach(this::look);
    }

    /** Notes that the character has done one more deed of that kind. */
    void did(Actor character, Measure what) {
        if (COUNTED.contains(what)) {
            of(character.id()).add(what);
            changed(character);
        }
        look(character);
    }

    /**
     * Gives the character, which has come into a room, a feat that it has earned. As this happens
     * at every step, only the measures that can grow unannounced are counted, unless another feat
     * may wait.
     */
    void cameIn(Actor character) {
        if (of(character.id()).mayWait()) look(character);
        else give(character, grown);
    }

    /**
     * Gives the character a feat that it has earned; of several, the others wait for the next look.
     */
    private void look(Actor character) {
        of(character.id()).setMayWait(give(character, all()));
    }

    /**
     * Gives the character the first of these feats that it has earned and not been given; returns
     * whether there was such a feat.
     */
    private boolean give(Actor character, Collection<Feat> feats) {
        for (var feat : feats) {
            if (hasEarned(character, feat) || done(feat, character) < needed(feat)) continue;
            of(character.id()).earn(feat.id(), world.part(WorldClock.class).today());
            changed(character);
            world.emit(
                    character.room(),
                    new FeatEvent.Earned(character.named(), feat.title(), feat.sentence()));
            return true;
        }
        return false;
    }

    private void changed(Actor character) {
        notes++;
        marks.changed(character.id().value(), of(character.id()));
    }

    /** Forgets an actor that leaves, if it is a character that nobody will play again. */
    void left(Actor actor) {
        if (!actor.isCharacter()) return;
        var isOver =
                actor.fate() instanceof Fate.Fallen || actor.preferences().settings().deleted();
        if (isOver) forget(actor.id());
    }

    void forget(ActorId character) {
        if (drop(character)) marks.gone(character.value());
    }

    /** Takes out a record without marking it as gone; false if there was none. */
    boolean drop(ActorId character) {
        return records.remove(character) != null;
    }

    long notes() {
        return notes;
    }
}
