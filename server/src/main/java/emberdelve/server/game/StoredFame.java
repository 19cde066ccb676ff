package emberdelve.server.game;

import emberdelve.config.content.Content;
import emberdelve.db.character.CharacterRow;
import emberdelve.db.character.Characters;
import emberdelve.server.checkpoint.FateText;
import emberdelve.server.checkpoint.HabitsText;
import emberdelve.server.feature.fame.Fame;
import emberdelve.server.feature.fame.Renown;
import emberdelve.server.model.CharacterSettings;

import java.util.Set;

/** The hall of fame as the stored characters make it. Before the game runs. */
record StoredFame(Content content) {
    /**
     * @param guests accounts that only looked around; a crash left them no time to give up what
     *     they were
     */
    Fame of(Characters stored, Set<Long> guests) {
        var fame = new Fame();
        stored.each(row -> {
            var habits = HabitsText.read(row.habits());
            var gone = guests.contains(row.accountId()) || habits.deleted();
            if (!gone) fame.remember(renown(row, habits));
        });
        return fame;
    }

    private Renown renown(CharacterRow row, CharacterSettings habits) {
        var known = content.classes().get(row.characterClass());
        return new Renown(
                row.id(),
                row.name(),
                known == null ? row.characterClass() : known.name(),
                row.level(),
                Renown.earned(row.xp(), habits),
                FateText.read(row.fate()));
    }
}
