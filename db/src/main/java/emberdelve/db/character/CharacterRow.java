package emberdelve.db.character;

import emberdelve.db.account.NameFold;
import emberdelve.db.account.Renaming;
import emberdelve.db.row.Require;
import emberdelve.db.row.Table;

import java.util.function.UnaryOperator;

/**
 * A player's character as of one tick.
 *
 * @param foldedName what {@link emberdelve.db.account.NameFold} makes of the name; unique
 * @param characterClass the id of its class in the content
 * @param room the id of the room it is in, or was in when it left
 * @param playedTicks ticks it has spent in the world
 * @param bornTick the tick of its creation
 * @param deleted whether its player has given it up
 */
public record CharacterRow(
        long id,
        long accountId,
        String name,
        String foldedName,
        String characterClass,
        String pronouns,
        StatsRow stats,
        AbilitiesRow abilities,
        ProgressRow progress,
        PurseRow purse,
        SettingsRow settings,
        PlightRow plight,
        FateRow fate,
        String room,
        long playedTicks,
        long bornTick,
        boolean deleted) {
    public static final Table<CharacterRow> TABLE =
            Table.of("player_character", CharacterRow.class).indexed("account_id", "account");

    public CharacterRow {
        Require.word("name", name);
        Require.word("folded_name", foldedName);
        Require.word("character_class", characterClass);
        Require.word("pronouns", pronouns);
        Require.word("room", room);
        Require.natural("played_ticks", playedTicks);
        Require.natural("born_tick", bornTick);
    }

    /** The same character with another progress. */
    public CharacterRow with(ProgressRow other) {
        return new CharacterRow(
                id,
                accountId,
                name,
                foldedName,
                characterClass,
                pronouns,
                stats,
                abilities,
                other,
                purse,
                settings,
                plight,
                fate,
                room,
                playedTicks,
                bornTick,
                deleted);
    }

    /** The same character with another purse. */
    public CharacterRow with(PurseRow other) {
        return new CharacterRow(
                id,
                accountId,
                name,
                foldedName,
                characterClass,
                pronouns,
                stats,
                abilities,
                progress,
                other,
                settings,
                plight,
                fate,
                room,
                playedTicks,
                bornTick,
                deleted);
    }

    /**
     * The same character without somebody else, who is erased.
     *
     * @param account the account of that person, which is not ignored any more
     * @param killer what the name of a killer becomes
     */
    public CharacterRow without(long account, UnaryOperator<String> killer) {
        return new CharacterRow(
                id,
                accountId,
                name,
                foldedName,
                characterClass,
                pronouns,
                stats,
                abilities,
                progress,
                purse,
                settings.withoutIgnored(account),
                plight,
                fate.killedBy(killer),
                room,
                playedTicks,
                bornTick,
                deleted);
    }

    /** The same character when a character, this one or another, has another name. */
    public CharacterRow after(Renaming renaming) {
        var its = renaming.isOf(id) ? renaming.now() : name;
        return new CharacterRow(
                id,
                accountId,
                its,
                NameFold.fold(its),
                characterClass,
                pronouns,
                stats,
                abilities,
                progress,
                purse,
                settings.after(renaming),
                plight,
                fate.killedBy(renaming::instead),
                room,
                playedTicks,
                bornTick,
                deleted);
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
                stats,
                abilities,
                progress,
                purse,
                settings,
                plight,
                fate,
                room,
                playedTicks,
                bornTick,
                deleted);
    }
}
