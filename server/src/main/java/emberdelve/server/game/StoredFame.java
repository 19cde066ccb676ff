package emberdelve.server.game;

import emberdelve.config.content.Content;
import emberdelve.db.character.CharacterRow;
import emberdelve.db.character.Characters;
import emberdelve.server.checkpoint.FateText;
import emberdelve.server.checkpoint.HabitsText;
import emberdelve.server.fame.Fame;
import emberdelve.server.fame.Renown;

/** The hall of fame as the stored characters make it. Before the game runs. */
record StoredFame(Content content) {
    Fame of(Characters stored) {
        var fame = new Fame();
        stored.each(row -> {
            if (!HabitsText.read(row.habits()).deleted()) fame.remember(renown(row));
        });
        return fame;
    }

    private Renown renown(CharacterRow row) {
        var known = content.classes().get(row.characterClass());
        return new Renown(
                row.id(),
                row.name(),
                known == null ? row.characterClass() : known.name(),
                row.level(),
                row.xp(),
                FateText.read(row.fate()));
    }
}
