package emberdelve.server.session;

import emberdelve.db.character.AbilitiesRow;
import emberdelve.db.character.CharacterRow;
import emberdelve.db.character.FateRow;
import emberdelve.db.character.PlightRow;
import emberdelve.db.character.ProgressRow;
import emberdelve.db.character.PurseRow;
import emberdelve.db.character.SettingsRow;
import emberdelve.db.character.StatsRow;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The row of Tolo, a guardian of level 4 in the yard. */
final class StoredTolo {
    private StoredTolo() {}

    static CharacterRow row(long id, long account, FateRow fate) {
        return new CharacterRow(
                id,
                account,
                "Tolo",
                "tolo",
                "guardian",
                "they",
                new StatsRow(0, 100, 2, 50, 2, 40, 10, 3),
                new AbilitiesRow(10, 10, 10, 10, 10, 10),
                new ProgressRow(4, 130, 0, 0),
                new PurseRow(0, 0),
                new SettingsRow(
                        0,
                        false,
                        true,
                        false,
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
                        Map.of()),
                PlightRow.NONE,
                fate,
                "lantern-yard/yard",
                0,
                0,
                false);
    }
}
