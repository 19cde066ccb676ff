package emberdelve.server.game;

import emberdelve.config.content.Content;
import emberdelve.db.character.CharacterRow;
import emberdelve.db.character.Characters;
import emberdelve.server.checkpoint.CharacterMapping;
import emberdelve.server.command.Fame;
import emberdelve.server.command.Renown;

import java.util.Set;

/** The hall of fame of the stored characters, made before the game runs. */
record StoredFame(Content content) {
    /**
     * @param guests the accounts of guests, whose characters are left out: a crash leaves them
     *     without the mark of being deleted
     * @param unranked the accounts of those who can change the world
     */
    Fame of(Characters stored, Set<Long> guests, Set<Long> unranked) {
        var fame = new Fame();
        stored.each(row -> {
            var gone = guests.contains(row.accountId()) || row.deleted();
            if (!gone) fame.remember(renown(row, !unranked.contains(row.accountId())));
        });
        return fame;
    }

    private Renown renown(CharacterRow row, boolean ranked) {
        var known = content.classes().get(row.characterClass());
        return new Renown(
                row.id(),
                row.name(),
                known == null ? row.characterClass() : known.name(),
                row.progress().level(),
                Renown.earned(row.progress().xp(), row.progress().givenXp()),
                CharacterMapping.fate(row.fate()),
                ranked);
    }
}
