package emberdelve.server.game;

import emberdelve.db.Database;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Characters from the database. Thread: world asks, jobs answer. */
record StoredCharacters(Database database, Jobs jobs, Inbox inbox) implements Loader {
    private static final Logger LOG = LoggerFactory.getLogger(StoredCharacters.class);

    @Override
    public boolean load(long characterId) {
        return jobs.offer(() -> answer(characterId));
    }

    /** Thread: jobs. */
    private void answer(long characterId) {
        var row = database.characters().byId(characterId);
        var items = database.characters().itemsOf(characterId);
        var ofAccount =
                row.map(its -> database.characters().ofAccount(its.accountId())).orElse(List.of());
        if (!inbox.offer(new Input.Loaded(characterId, row, items, ofAccount)))
            LOG.error("character {} was loaded in vain: the inbox is full", characterId);
    }
}
