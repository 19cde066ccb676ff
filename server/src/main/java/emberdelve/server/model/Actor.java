package emberdelve.server.model;

import emberdelve.config.content.BaseStats;
import emberdelve.config.content.Bonuses;
import emberdelve.config.content.Direction;
import emberdelve.config.content.ItemType;
import emberdelve.config.content.Mirror;
import emberdelve.config.content.Pronouns;
import emberdelve.config.content.Rank;
import emberdelve.config.content.Trait.Measure;
import emberdelve.config.content.TriggerSet;
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
    /** Most ticks between two turns, whatever slows the actor. */
    private static final int SPEED_MAX = 1000;

    private final ActorId id;
    private Nature nature;
    private final Abilities abilities;
    private final Changes changes;
    private final Appointment appointment = new Appointment(this);
    private final Holder pack = new Holder();
    private final EnumMap<ItemType.Slot, Item> worn = new EnumMap<>(ItemType.Slot.class);
    private final CombatState combat = new CombatState();
    private final Vault vault = new Vault(this::changed);
    private final Minds minds;
    private final StatusEffects effects = new StatusEffects(this);
    private BaseStats born;
    private final List<ItemType> belongings = new ArrayList<>();
    private Gear gear = Gear.NONE;
    private Bonuses befallen = Bonuses.NONE;
    private long speedPercent = 100;
    private Named named;
    private BaseStats base;
    private BaseStats stats;
    private Fighter fighter;
    private Progress progress;
    private Preferences preferences = Preferences.DEFAULT;
    private Fate fate = Fate.Living.WAKES;
    private int hp;
    private long gold;
    private long boundGold;
    private long playedTicks;
    private @Nullable Room room;
    private @Nullable Direction heldExit;
    private Rank rank;
    private @Nullable Actor ward;
    private boolean led;
    private boolean inDungeon;
    private boolean alive = true;
    private boolean remembers;
    private boolean ranked = true;
    private int standing;
    private boolean invisible;

    Actor(
            Named named,
            Nature nature,
            Mind mind,
            Abilities abilities,
            BaseStats base,
            Progress progress,
            Changes changes) {
        this.id = named.id();
        this.nature = nature;
        this.named = named;
        this.minds = new Minds(mind, this::changed);
        this.abilities = abilities;
        this.changes = changes;
        this.base = base;
        this.born = nature.bornWith(base);
        this.stats = base;
        this.progress = progress;
        this.hp = base.hp();
        this.rank = nature.rank();
        this.fighter = asFighter(Bonuses.NONE);
    }

    public ActorId id() {
        return id;
    }

    public Nature nature() {
        return nature;
    }

    /**
     * Changes the character to other content: to what its class gives from now on, and gave at
     * birth.
     */
    public void become(Nature.PlayerCharacter now) {
        nature = now;
        born = now.bornWith(base);
        reckon();
    }

    /**
     * Changes the monster to other content. It keeps its hit points, as far as the new maximum lets
     * it.
     *
     * @param newBase its statistics by the new content, from birth and from what it has learned
     */
    public void become(Nature.Monster now, BaseStats newBase) {
        if (rank == nature.rank()) rank = now.rank();
        nature = now;
        named = Named.of(id, now.type());
        born = born.plus(newBase.minus(base));
        base = newBase;
        if (inDungeon) room().watchAnew();
        reckon();
        changed();
    }

    /** Reckons anew after a change of the worn items or their types. */
    public void refit() {
        gear = Gear.of(worn.values());
        reckon();
    }

    public boolean isCharacter() {
        return nature instanceof Nature.PlayerCharacter;
    }

    /** Whether what the actor does counts in rankings; what staff do does not. */
    public boolean isRanked() {
        return ranked;
    }

    public void setRanked(boolean isRanked) {
        ranked = isRanked;
    }

    /** Sets how high the role of the actor's account is; that of a monster is 0. */
    public void setStanding(int newStanding) {
        standing = newStanding;
    }

    public boolean isInvisible() {
        return invisible;
    }

    public void setInvisible(boolean isInvisible) {
        invisible = isInvisible;
    }

    /** Whether the other notices the actor: who is invisible is seen by no lower role. */
    public boolean isSeenBy(Actor other) {
        return !invisible || other == this || other.standing >= standing;
    }

    /** Whether things that happen around it may set off its triggers. */
    public boolean isWatchful() {
        return !triggers().isEmpty();
    }

    /** The triggers that the actor answers to. */
    public TriggerSet triggers() {
        return nature.triggers();
    }

    /** Lets a monster be stored from now on, because it remembers something. */
    public void remember() {
        remembers = true;
        changed();
    }

    public String name() {
        return named.name();
    }

    public Named named() {
        return named;
    }

    /** Gives the character another name. */
    public void rename(String other) {
        named = new Named(id, other, named.article(), named.pronouns(), named.plural());
        changed();
    }

    public void setPronouns(Pronouns pronouns) {
        named = new Named(id, named.name(), named.article(), pronouns, named.plural());
        changed();
    }

    public Abilities abilities() {
        return abilities;
    }

    /** The minds that decide what the actor does with its turns. */
    public Minds minds() {
        return minds;
    }

    /** The actor's status effects, and its abilities that are recovering. */
    public StatusEffects effects() {
        return effects;
    }

    /** The actor's part in fights: whom it fights, and since when it has rested. */
    public CombatState combat() {
        return combat;
    }

    /** The actor's room; after it left the dungeon, its last room. */
    public Room room() {
        if (room == null) throw new IllegalStateException(name() + " is nowhere");
        return room;
    }

    /** The same; empty for an actor that has never been in a room. */
    public Optional<Room> roomIfAny() {
        return Optional.ofNullable(room);
    }

    /** Whether the actor is in the dungeon and alive. */
    public boolean isPresent() {
        return inDungeon && alive;
    }

    /**
     * Puts the actor into a room. Called by {@code Population} only, which also updates the room's
     * list of actors.
     */
    public void placeIn(Room room) {
        this.room = room;
        inDungeon = true;
        combat.stepForward();
        changed();
    }

    /**
     * Takes the actor out of the dungeon. Called by {@code Population} only. The actor's last room
     * is kept for the checkpoint.
     */
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

    /** Brings a dead character back to life. */
    public void revive(int newHp) {
        alive = true;
        setHp(newHp);
    }

    public int hp() {
        return hp;
    }

    /** Sets the hit points, clamped to 0..max. */
    public void setHp(int newHp) {
        hp = Math.clamp(newHp, 0, stats.hp());
        if (!isBelowWimpy()) combat.takeHeart();
        changed();
    }

    /** Whether it has fewer hit points than it wants to fight with. */
    public boolean isBelowWimpy() {
        return hp * 100L < (long) preferences.wimpyPercent() * stats.hp();
    }

    /** The statistics from birth and levels, without worn items. */
    public BaseStats base() {
        return base;
    }

    public void setBase(BaseStats newBase) {
        base = newBase;
        reckon();
        changed();
    }

    /** The statistics with worn items; {@code hp} is the maximum. */
    public BaseStats stats() {
        return stats;
    }

    public Fighter fighter() {
        return fighter;
    }

    /** The numbers with which the actor strikes the target; a mirror takes the target's. */
    public Fighter striking(Actor target) {
        var mirror = nature.mirror();
        return mirror.isEmpty() || !mirror.get().takes(Mirror.Part.BLOW)
                ? fighter
                : fighter.strikingAs(target.fighter, mirror.get().dice(), mirror.get().percent());
    }

    /**
     * The numbers with which the actor meets a blow of the attacker; a mirror takes the attacker's.
     */
    public Fighter guarding(Actor attacker) {
        return mirrors(Mirror.Part.GUARD) ? fighter.guardingAs(attacker.fighter) : fighter;
    }

    private boolean mirrors(Mirror.Part part) {
        return nature.mirror().filter(its -> its.takes(part)).isPresent();
    }

    private Fighter asFighter(Bonuses bonuses) {
        return new Fighter(
                stats.attack(),
                stats.attackChance(),
                stats.defense(),
                stats.defenseChance(),
                Arms.melee(nature.melee(), base, born, weapon(), bonuses.armour()),
                Abilities.modifier(abilities.strength()),
                Abilities.modifier(abilities.dexterity()),
                bonuses.keenness(),
                bonuses.sturdiness());
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

    /** The meaning of death to this actor. */
    public Fate fate() {
        return fate;
    }

    public void setFate(Fate newFate) {
        fate = newFate;
        changed();
    }

    /** Whether the actor's player ignores the other actor's player. */
    public boolean ignores(Actor other) {
        return other.nature instanceof Nature.PlayerCharacter character
                && ignores(character.accountId());
    }

    /** Whether the actor's player ignores the player of that account. */
    public boolean ignores(long account) {
        return preferences.settings().ignored().contains(account);
    }

    public long gold() {
        return gold;
    }

    /**
     * Sets the gold. If it is less than before, the difference has been spent, bound coins first.
     *
     * @throws IllegalArgumentException when negative or more than {@link Purse#GOLD_MAX}
     */
    public void setGold(long newGold) {
        if (newGold < 0 || newGold > Purse.GOLD_MAX)
            throw new IllegalArgumentException("gold: " + newGold + " (expected: 0..10^12)");
        boundGold = Math.max(0, boundGold - Math.max(0, gold - newGold));
        gold = newGold;
        changed();
    }

    /** The part of the gold that nobody else can have (docs/rules.md R6.33). */
    public long boundGold() {
        return boundGold;
    }

    /** The gold that somebody else may have. */
    public long freeGold() {
        return gold - boundGold;
    }

    /**
     * @throws IllegalArgumentException when negative or more than there is
     */
    public void bindGold(long coins) {
        if (coins < 0 || coins > gold)
            throw new IllegalArgumentException(
                    "bound gold: " + coins + " (expected: 0.." + gold + ")");
        boundGold = coins;
        changed();
    }

    /**
     * Takes so many coins out of the purse to somebody or somewhere else; bound coins stay.
     *
     * @throws IllegalArgumentException when negative or more than is free
     */
    public void partWith(long coins) {
        if (coins < 0 || coins > freeGold())
            throw new IllegalArgumentException(
                    "gold: " + coins + " (expected: 0.." + freeGold() + ")");
        gold -= coins;
        changed();
    }

    /** Ticks spent in the dungeon; updated when the character leaves it. */
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

    /** The things and gold that banks keep for this character; unused for monsters. */
    public Vault vault() {
        return vault;
    }

    /** Worn items by slot; a live view. */
    public Map<ItemType.Slot, Item> worn() {
        return Collections.unmodifiableMap(worn);
    }

    void putOn(ItemType.Slot slot, Item item) {
        worn.put(slot, item);
        gear = Gear.of(worn.values());
        reckon();
    }

    void takeOff(ItemType.Slot slot) {
        worn.remove(slot);
        gear = Gear.of(worn.values());
        reckon();
    }

    /** The verb of the actor's blow, third person: its weapon's, else its own. */
    public String blow() {
        return weapon().flatMap(ItemType.Worn::blow).orElseGet(nature::blow);
    }

    /** The verb of the actor's blow at the target; a mirror takes the target's. */
    public String blowAt(Actor target) {
        return mirrors(Mirror.Part.BLOW) ? target.blow() : blow();
    }

    /**
     * Sets what status effects do to the actor's numbers.
     *
     * @param newSpeedPercent the ticks between its turns, in percent of the usual number
     */
    void befall(Bonuses bonuses, long newSpeedPercent) {
        befallen = bonuses;
        speedPercent = newSpeedPercent;
        reckon();
    }

    /** The sum of all that the actor wears. */
    public Gear gear() {
        return gear;
    }

    /** Types of the items that a monster was made with; items are minted when it dies. Mutable. */
    public List<ItemType> belongings() {
        return belongings;
    }

    public Rank rank() {
        return rank;
    }

    public void setRank(Rank newRank) {
        rank = newRank;
    }

    /** Whether the actor follows another. */
    public boolean isLed() {
        return led;
    }

    /**
     * Sets whether the actor follows another. Called only by the feature that lets actors follow
     * one another.
     */
    public void setLed(boolean newLed) {
        led = newLed;
    }

    /** The actor that this one guards: it may take blows meant for its ward. */
    public Optional<Actor> ward() {
        return Optional.ofNullable(ward);
    }

    /** Whether this actor guards the other. */
    public boolean guards(Actor other) {
        return ward == other;
    }

    public void guard(@Nullable Actor newWard) {
        ward = newWard;
    }

    public void hold(Direction exit) {
        heldExit = exit;
    }

    public void holdNothing() {
        heldExit = null;
    }

    /** Whether the actor holds that exit against its enemies. */
    public boolean holds(Direction exit) {
        return alive && heldExit == exit;
    }

    /** Whether the actor holds any exit. */
    public boolean holdsAny() {
        return heldExit != null;
    }

    /**
     * Whether the two are enemies by nature; the zone may forbid harm all the same. Who is
     * invisible is nobody's enemy.
     */
    public boolean isHostileTo(Actor other) {
        return !invisible && !other.invisible && Hostility.between(nature, other.nature);
    }

    /**
     * The ticks of a turn. In a fight a mirror may take its opponent's; effects and gear that slow
     * or hurry the mirror still do so.
     */
    @Override
    public int speed() {
        if (!combat.isFighting() || !mirrors(Mirror.Part.PACE)) return stats.speed();
        var taken = combat.opponent().map(other -> other.stats.speed()).orElse(stats.speed());
        return Math.max(1, taken * stats.speed() / base.speed());
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
        var bonuses = gear.bonuses().plus(befallen);
        var speed = (base.speed() - gear.gain(Measure.HASTE)) * speedPercent / 100;
        stats =
                new BaseStats(
                        Math.max(1, base.hp() + gear.gain(Measure.HP)),
                        Math.max(0, base.attack() + bonuses.attack()),
                        base.attackChance() + bonuses.attackChance(),
                        Math.max(0, base.defense() + bonuses.defense()),
                        base.defenseChance() + bonuses.defenseChance(),
                        Math.clamp(speed, 1, SPEED_MAX),
                        Math.max(0, base.vision() + bonuses.vision()));
        hp = Math.min(hp, stats.hp());
        fighter = asFighter(bonuses);
    }

    /** Marks a monster as changed, because its row depends on its items. */
    void belongingsChanged() {
        if (!isCharacter()) mark();
    }

    /** Whether a monster must be stored, because it owns, has learned or remembers something. */
    public boolean isMemorable() {
        return !isCharacter()
                && isPresent()
                && (remembers || progress.xp() > 0 || !pack.items().isEmpty());
    }

    void changed() {
        if (isCharacter() || isMemorable()) mark();
    }

    private void mark() {
        changes.of(Actor.class).changed(id.value(), this);
    }
}
