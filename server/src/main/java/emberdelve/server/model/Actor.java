package emberdelve.server.model;

import emberdelve.config.content.BaseStats;
import emberdelve.config.content.Bonuses;
import emberdelve.config.content.Direction;
import emberdelve.config.content.ItemType;
import emberdelve.config.content.Pronouns;
import emberdelve.config.content.Rank;
import emberdelve.config.content.Trigger;
import emberdelve.server.schedule.Appointment;
import emberdelve.server.schedule.Contender;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A player's character or a monster. Thread: world. */
public final class Actor implements Contender {
    /** Nobody waits longer between two turns, however slowed. */
    private static final int SPEED_MAX = 1000;

    private final ActorId id;
    private final Nature nature;
    private final Abilities abilities;
    private final Minds minds;
    private final Changes changes;
    private final Appointment appointment = new Appointment(this);
    private final Holder pack = new Holder();
    private final EnumMap<ItemType.Slot, Item> worn = new EnumMap<>(ItemType.Slot.class);
    private final CombatState combat = new CombatState();
    private final Vault vault = new Vault(this::changed);
    private final BaseStats born;
    private final StatusEffects statusEffects = new StatusEffects(this::reckon);
    private final List<ItemType> belongings = new ArrayList<>();
    private Named named;
    private BaseStats base;
    private BaseStats stats;
    private Fighter fighter;
    private Progress progress;
    private Preferences preferences = Preferences.DEFAULT;
    private Fate fate = Fate.Living.WAKES;
    private int hp;
    private long gold;
    private long playedTicks;
    private @Nullable Room room;
    private @Nullable Direction heldExit;
    private Rank rank;
    private @Nullable Actor ward;
    private boolean led;
    private boolean inDungeon;
    private boolean alive = true;

    Actor(ActorBuilder from) {
        this.id = from.id;
        this.nature = from.nature;
        this.named = from.named;
        this.abilities = from.abilities;
        this.minds = from.minds;
        this.changes = from.changes;
        this.base = from.base;
        this.born = nature.bornWith(from.base);
        this.stats = from.base;
        this.progress = from.progress;
        this.hp = from.base.hp();
        this.rank = nature.rank();
        this.fighter = asFighter(Bonuses.NONE);
    }

    public ActorId id() {
        return id;
    }

    public Nature nature() {
        return nature;
    }

    public boolean isCharacter() {
        return nature instanceof Nature.PlayerCharacter;
    }

    public String name() {
        return named.name();
    }

    public Named named() {
        return named;
    }

    public void setPronouns(Pronouns pronouns) {
        named = new Named(id, named.name(), named.article(), pronouns, named.plural());
        changed();
    }

    public Abilities abilities() {
        return abilities;
    }

    public Minds minds() {
        return minds;
    }

    /** Who it fights, and since when it has rested. */
    public CombatState combat() {
        return combat;
    }

    /** Where it is; after it left the dungeon, where it was last. */
    public Room room() {
        if (room == null) throw new IllegalStateException(name() + " is nowhere");
        return room;
    }

    /** Whether it is in the dungeon at all, and alive. */
    public boolean isPresent() {
        return inDungeon && alive;
    }

    /** For {@code World} alone, which keeps the room's own list in step. */
    public void placeIn(Room room) {
        this.room = room;
        inDungeon = true;
        combat.stepForward();
        changed();
    }

    /** For {@code World} alone: it leaves the dungeon; where it was is kept for the store. */
    public void leaveDungeon() {
        if (appointment.isWaiting())
            throw new IllegalStateException(name() + " leaves the dungeon, but not the queue");
        inDungeon = false;
    }

    public boolean isAlive() {
        return alive;
    }

    public void die() {
        alive = false;
    }

    /** A character wakes again after its death. */
    public void revive(int newHp) {
        alive = true;
        setHp(newHp);
    }

    public int hp() {
        return hp;
    }

    /** Hit points stay within 0..max, whatever is asked. */
    public void setHp(int newHp) {
        hp = Math.clamp(newHp, 0, stats.hp());
        changed();
    }

    /** What it was born with and what its levels added, without what it wears. */
    public BaseStats base() {
        return base;
    }

    public void setBase(BaseStats newBase) {
        base = newBase;
        reckon();
        changed();
    }

    /** With all that it wears. {@code hp} is the maximum. */
    public BaseStats stats() {
        return stats;
    }

    public Fighter fighter() {
        return fighter;
    }

    private Fighter asFighter(Bonuses bonuses) {
        return new Fighter(
                stats.attack(),
                stats.attackChance(),
                stats.defense(),
                stats.defenseChance(),
                Arms.melee(nature.melee(), base, born, weapon(), bonuses.armour()),
                Abilities.modifier(abilities.strength()));
    }

    public Progress progress() {
        return progress;
    }

    public void setProgress(Progress newProgress) {
        progress = newProgress;
        changed();
    }

    public Preferences preferences() {
        return preferences;
    }

    public void setPreferences(Preferences newPreferences) {
        preferences = newPreferences;
        changed();
    }

    /** What death means to it. */
    public Fate fate() {
        return fate;
    }

    public void setFate(Fate newFate) {
        fate = newFate;
        changed();
    }

    /** Whether its player wants to hear nothing of the other's, nor of any character of theirs. */
    public boolean ignores(Actor other) {
        return other.nature instanceof Nature.PlayerCharacter character
                && preferences.settings().ignored().contains(character.accountId());
    }

    public long gold() {
        return gold;
    }

    /**
     * @throws IllegalArgumentException when it would be negative or beyond {@link Purse#GOLD_MAX}
     */
    public void setGold(long newGold) {
        if (newGold < 0 || newGold > Purse.GOLD_MAX)
            throw new IllegalArgumentException("gold: " + newGold + " (expected: 0..10^12)");
        gold = newGold;
        changed();
    }

    /** Ticks spent in the dungeon; counted on when the character leaves it. */
    public long playedTicks() {
        return playedTicks;
    }

    public void setPlayedTicks(long ticks) {
        playedTicks = ticks;
        changed();
    }

    public Holder pack() {
        return pack;
    }

    /** What a bank keeps for it; of no use to a monster. */
    public Vault vault() {
        return vault;
    }

    /** What it wears, by slot; a live view. */
    public Map<ItemType.Slot, Item> worn() {
        return Collections.unmodifiableMap(worn);
    }

    /** For {@code Item.moveTo} alone. */
    public void putOn(ItemType.Slot slot, Item item) {
        worn.put(slot, item);
        reckon();
    }

    /** For {@code Item.moveTo} alone. */
    public void takeOff(ItemType.Slot slot) {
        worn.remove(slot);
        reckon();
    }

    /** What a blow of it looks like, third person: that of its weapon, else its own. */
    public String blow() {
        return weapon().flatMap(ItemType.Worn::blow).orElseGet(nature::blow);
    }

    /** What has befallen it, and what it has to recover from. */
    public StatusEffects statusEffects() {
        return statusEffects;
    }

    /** What may go off when a blow of it wounds. */
    public Optional<Trigger> proc() {
        return weapon().flatMap(ItemType.Worn::proc);
    }

    /** What a monster came with; no things of the world before it falls. A list to change. */
    public List<ItemType> belongings() {
        return belongings;
    }

    public Rank rank() {
        return rank;
    }

    public void setRank(Rank newRank) {
        rank = newRank;
    }

    /** Whether it walks wherever another walks. */
    public boolean isLed() {
        return led;
    }

    /** For the feature that lets actors follow one another alone. */
    public void setLed(boolean newLed) {
        led = newLed;
    }

    /** Whose blows it takes, if it can. */
    public Optional<Actor> ward() {
        return Optional.ofNullable(ward);
    }

    /** Whether it takes the blows of that one. */
    public boolean guards(Actor other) {
        return ward == other;
    }

    public void guard(@Nullable Actor newWard) {
        ward = newWard;
    }

    public void hold(Direction exit) {
        heldExit = exit;
    }

    /** Whether it stands in the way of its enemies there. */
    public boolean holds(Direction exit) {
        return alive && heldExit == exit;
    }

    /** Whether it stays to hold an exit. */
    public boolean holdsAny() {
        return heldExit != null;
    }

    /** Whether the two are enemies by nature; the zone may forbid harm all the same. */
    public boolean isHostileTo(Actor other) {
        return Hostility.between(nature, other.nature);
    }

    @Override
    public int speed() {
        return stats.speed();
    }

    @Override
    public int initiativeModifier() {
        return Abilities.modifier(abilities.dexterity());
    }

    @Override
    public Appointment appointment() {
        return appointment;
    }

    @Override
    public String toString() {
        return named.name() + id;
    }

    private Optional<ItemType.Worn> weapon() {
        return Optional.ofNullable(worn.get(ItemType.Slot.WEAPON))
                .flatMap(item -> item.type().worn());
    }

    private void reckon() {
        var bonuses = Arms.bonuses(statusEffects.bonuses(), worn.values());
        stats =
                new BaseStats(
                        base.hp(),
                        Math.max(0, base.attack() + bonuses.attack()),
                        base.attackChance() + bonuses.attackChance(),
                        Math.max(0, base.defense() + bonuses.defense()),
                        base.defenseChance() + bonuses.defenseChance(),
                        Math.clamp(base.speed() * statusEffects.speedPercent() / 100, 1, SPEED_MAX),
                        Math.max(0, base.vision() + bonuses.vision()));
        hp = Math.min(hp, stats.hp());
        fighter = asFighter(bonuses);
    }

    /** For {@code Item.moveTo} alone: a monster's row depends on what it has. */
    public void belongingsChanged() {
        if (!isCharacter()) changes.monsterChanged(this);
    }

    /** Whether a monster would be missed: it owns or has learned something. */
    public boolean isMemorable() {
        return !isCharacter() && isPresent() && (progress.xp() > 0 || !pack.items().isEmpty());
    }

    void changed() {
        if (isCharacter()) changes.characterChanged(this);
        else if (isMemorable()) changes.monsterChanged(this);
    }
}
