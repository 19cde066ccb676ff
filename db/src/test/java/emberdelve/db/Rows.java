package emberdelve.db;

import emberdelve.db.account.NameFold;
import emberdelve.db.account.NameTaken;
import emberdelve.db.account.NewAccount;
import emberdelve.db.audit.AuditRow;
import emberdelve.db.character.AbilitiesRow;
import emberdelve.db.character.CharacterRow;
import emberdelve.db.character.CorpseOwner;
import emberdelve.db.character.CorpseRow;
import emberdelve.db.character.FateRow;
import emberdelve.db.character.ItemPlace;
import emberdelve.db.character.ItemRow;
import emberdelve.db.character.PlightRow;
import emberdelve.db.character.ProgressRow;
import emberdelve.db.character.PurseRow;
import emberdelve.db.character.SettingsRow;
import emberdelve.db.character.StatsRow;
import emberdelve.db.zone.MonsterRow;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Rows for tests: everything that a test does not say has an ordinary value. */
public final class Rows {
    public static final Instant NOON = Instant.parse("2026-03-01T12:00:00.123456Z");

    private static final SettingsRow SETTINGS =
            new SettingsRow(
                    25,
                    true,
                    false,
                    true,
                    Optional.empty(),
                    "",
                    "",
                    true,
                    false,
                    true,
                    Optional.empty(),
                    Map.of(),
                    List.of(),
                    List.of(),
                    Map.of(),
                    0,
                    Map.of());

    private Rows() {}

    public static long account(Database database, String name) {
        try {
            return database.accounts().create(new NewAccount(name, "$no", "player", false, NOON));
        } catch (NameTaken taken) {
            throw new AssertionError(taken);
        }
    }

    public static CharacterRow character(long id, long accountId, String name, long gold) {
        return banking(id, accountId, name, gold, 0);
    }

    /** A character with so much gold in its purse and so much in a bank. */
    public static CharacterRow banking(
            long id, long accountId, String name, long gold, long bankGold) {
        return new CharacterRow(
                id,
                accountId,
                name,
                NameFold.fold(name),
                "guardian",
                "she",
                new StatsRow(40, 110, 4, 50, 2, 40, 10, 3),
                new AbilitiesRow(16, 9, 11, 12, 13, 8),
                new ProgressRow(3, 71, 0, 1),
                new PurseRow(gold, bankGold),
                SETTINGS,
                PlightRow.NONE,
                FateRow.living(false),
                "town.square",
                9_000,
                17,
                false);
    }

    public static ItemRow carried(long id, long characterId) {
        return new ItemRow(
                id, "potion-of-healing", new ItemPlace.OnCharacter(characterId, ItemPlace.PACK));
    }

    public static ItemRow onFloor(long id) {
        return new ItemRow(id, "torch", new ItemPlace.OnFloor("mine.shaft"));
    }

    public static ItemRow inCorpse(long id, long corpseId) {
        return new ItemRow(id, "rusty-sword", new ItemPlace.InCorpse(corpseId));
    }

    public static CorpseRow corpse(long id, long gold) {
        return new CorpseRow(
                id,
                "the corpse of a kobold",
                "mine.shaft",
                gold,
                0,
                3_000,
                CorpseOwner.Unowned.UNOWNED,
                "Mira");
    }

    public static MonsterRow monster(long id) {
        return new MonsterRow(
                id,
                "kobold",
                "mine.shaft",
                Optional.of("mine.hall"),
                3,
                7,
                2,
                40,
                1,
                30,
                14,
                3,
                2,
                33,
                9,
                List.of("torch", "rusty-sword"));
    }

    public static AuditRow deed(long id) {
        return new AuditRow(id, 5, NOON, "warden", "192.0.2.7", "gold", "mira", "0 -> 50: prize");
    }
}
