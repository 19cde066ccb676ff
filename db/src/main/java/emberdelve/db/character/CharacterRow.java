package emberdelve.db.character;

import emberdelve.db.row.Require;
import emberdelve.db.row.RowDigest;
import emberdelve.db.row.Table;

/**
 * A player's character as of one tick.
 *
 * @param foldedName what {@link emberdelve.db.account.NameFold} makes of the name; unique
 * @param characterClass the id of its class in the content
 * @param hp 0..maxHp
 * @param attackChance whole percent
 * @param defenseChance whole percent
 * @param damageBonus added to each wound; may be negative
 * @param speed ticks between two of its turns, 1..1000, lower is faster
 * @param vision steps
 * @param gold coins, 0..{@link #GOLD_MAX}
 * @param room the id of the room it is in, or was in when it left
 * @param choicesLeft level-up choices not yet made
 * @param wimpyPercent flees by itself below this share of its hp; 0 = never
 * @param showRolls whether its fight log shows every roll
 * @param showFar whether it reads what happens in other rooms
 * @param playedTicks ticks it has spent in the world
 * @param bornTick the tick of its creation
 * @param habits what its player has arranged, in the server's own text; may be empty
 * @param bankGold coins that a bank keeps for it, 0..{@link #GOLD_MAX}
 * @param plight what has befallen it for a while, in the server's own text; may be empty
 * @param fate what death means to it, in the server's own text; empty when it wakes again
 */
public record CharacterRow(
        long id,
        long accountId,
        String name,
        String foldedName,
        String characterClass,
        String pronouns,
        int level,
        long xp,
        int hp,
        int maxHp,
        int attack,
        int attackChance,
        int defense,
        int defenseChance,
        int damageBonus,
        int speed,
        int vision,
        int strength,
        int intelligence,
        int wisdom,
        int dexterity,
        int constitution,
        int charisma,
        long gold,
        String room,
        int choicesLeft,
        int wimpyPercent,
        boolean showRolls,
        boolean showFar,
        boolean screenReader,
        long playedTicks,
        long bornTick,
        String habits,
        long bankGold,
        String plight,
        String fate) {
    /** All there are. */
    public static final Table<CharacterRow> TABLE =
            Table.of("player_character", CharacterRow.class)
                    .digestedBy(CharacterRow::digest)
                    .indexed("account_id", "account");

    /** A purse's limit: sums of many purses still fit a {@code long}. */
    public static final long GOLD_MAX = 1_000_000_000_000L;

    /** All that a player can arrange at most, with room to spare: VARCHAR(16000) in the table. */
    public static final int HABITS_MAX_CHARS = 16_000;

    /** All that can befall a character at once, with room to spare: VARCHAR(4000). */
    public static final int PLIGHT_MAX_CHARS = 4_000;

    /** A tick, a room and a killer, each as long as a word may be, and room to spare. */
    public static final int FATE_MAX_CHARS = 1_000;

    public CharacterRow {
        Require.word("name", name);
        Require.word("folded_name", foldedName);
        Require.word("character_class", characterClass);
        Require.word("pronouns", pronouns);
        Require.word("room", room);
        Require.range("level", level, 1, Integer.MAX_VALUE);
        Require.natural("xp", xp);
        Require.range("max_hp", maxHp, 1, Integer.MAX_VALUE);
        Require.range("hp", hp, 0, maxHp);
        Require.natural("attack", attack);
        Require.natural("attack_chance", attackChance);
        Require.natural("defense", defense);
        Require.natural("defense_chance", defenseChance);
        Require.range("speed", speed, 1, 1_000);
        Require.natural("vision", vision);
        Require.range("gold", gold, 0, GOLD_MAX);
        Require.natural("choices_left", choicesLeft);
        Require.range("wimpy_percent", wimpyPercent, 0, 100);
        Require.natural("played_ticks", playedTicks);
        Require.natural("born_tick", bornTick);
        Require.text("habits", habits, HABITS_MAX_CHARS);
        Require.range("bank_gold", bankGold, 0, GOLD_MAX);
        Require.text("plight", plight, PLIGHT_MAX_CHARS);
        Require.text("fate", fate, FATE_MAX_CHARS);
    }

    /** The same character with another id and another owner. */
    public CharacterRow as(long newId, long newAccountId) {
        return new CharacterRow(
                newId,
                newAccountId,
                name,
                foldedName,
                characterClass,
                pronouns,
                level,
                xp,
                hp,
                maxHp,
                attack,
                attackChance,
                defense,
                defenseChance,
                damageBonus,
                speed,
                vision,
                strength,
                intelligence,
                wisdom,
                dexterity,
                constitution,
                charisma,
                gold,
                room,
                choicesLeft,
                wimpyPercent,
                showRolls,
                showFar,
                screenReader,
                playedTicks,
                bornTick,
                habits,
                bankGold,
                plight,
                fate);
    }

    /** Changes whenever a column does; see {@link RowDigest}. */
    public long digest() {
        var digest =
                RowDigest.of("player_character")
                        .add(id)
                        .add(accountId)
                        .add(name)
                        .add(foldedName)
                        .add(characterClass)
                        .add(pronouns)
                        .add(level)
                        .add(xp)
                        .add(hp)
                        .add(maxHp)
                        .add(attack)
                        .add(attackChance)
                        .add(defense)
                        .add(defenseChance)
                        .add(damageBonus)
                        .add(speed)
                        .add(vision)
                        .add(strength)
                        .add(intelligence)
                        .add(wisdom)
                        .add(dexterity)
                        .add(constitution)
                        .add(charisma)
                        .add(gold)
                        .add(room)
                        .add(choicesLeft)
                        .add(wimpyPercent)
                        .add(showRolls)
                        .add(showFar)
                        .add(screenReader)
                        .add(playedTicks)
                        .add(bornTick);
        // Rows from before these columns keep the digests they had: see V006, V007, V009, V012.
        if (!habits.isEmpty()) digest = digest.add(habits);
        if (bankGold > 0) digest = digest.add("bank").add(bankGold);
        if (!plight.isEmpty()) digest = digest.add("plight").add(plight);
        if (!fate.isEmpty()) digest = digest.add("fate").add(fate);
        return digest.value();
    }
}
