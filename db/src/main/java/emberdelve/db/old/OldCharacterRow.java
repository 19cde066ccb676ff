package emberdelve.db.old;

import emberdelve.db.character.AbilitiesRow;
import emberdelve.db.character.CharacterRow;
import emberdelve.db.character.ProgressRow;
import emberdelve.db.character.PurseRow;
import emberdelve.db.character.StatsRow;
import emberdelve.db.row.RowDigest;

/**
 * A character as it was stored, exported and recorded before schema 21: three texts that the server
 * had packed by hand are unpacked by {@link #now}. It does not change any more.
 *
 * @param damageBonus always 0 in the game
 * @param habits see {@link OldHabits}
 * @param plight see {@link OldPlight}
 * @param fate see {@link OldFate}
 */
public record OldCharacterRow(
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
    /** The same as a row of today. */
    public CharacterRow now() {
        var arranged = OldHabits.read(habits);
        return new CharacterRow(
                id,
                accountId,
                name,
                foldedName,
                characterClass,
                pronouns,
                new StatsRow(
                        hp, maxHp, attack, attackChance, defense, defenseChance, speed, vision),
                new AbilitiesRow(strength, intelligence, wisdom, dexterity, constitution, charisma),
                new ProgressRow(level, xp, arranged.givenXp(), choicesLeft),
                new PurseRow(gold, bankGold),
                arranged.settings(wimpyPercent, showRolls, showFar, screenReader),
                OldPlight.read(plight),
                OldFate.read(fate),
                room,
                playedTicks,
                bornTick,
                arranged.deleted());
    }

    /** As it is in the digest of a world of that time. */
    long digest() {
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
