package emberdelve.server.game;

import emberdelve.db.Database;
import emberdelve.db.open.StoreException;
import emberdelve.server.link.Inbox;
import emberdelve.server.link.Input;

import jakarta.inject.Inject;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** Characters from the database. Thread: world asks, jobs answer. */
record StoredCharacters(Database database, Jobs jobs, Inbox inbox) implements Loader {
    private static final Logger LOG = LoggerFactory.getLogger(StoredCharacters.class);

    private static final int RETRY_SECONDS = 1;

    @Inject
    StoredCharacters {}

    @Override
    public boolean load(long characterId) {
        return jobs.offer(() -> answer(characterId));
    }

    /** Thread: jobs. */
    private void answer(long characterId) {
        try {
            offer(read(characterId));
        } catch (StoreException failure) {
            LOG.error("character {} cannot be read: {}", characterId, failure.getMessage());
            offer(new Input.NotLoaded(characterId));
        }
    }

    private Input read(long characterId) {
        var ofAccount = database.characters().withSiblings(characterId);
        var row = ofAccount.stream().filter(each -> each.id() == characterId).findFirst();
        var items = database.characters().itemsOf(characterId);
        return new Input.Loaded(characterId, row, items, ofAccount);
    }

    /** Offers the answer until it is taken: until then nobody can enter with the character. */
    private void offer(Input answer) {
        if (inbox.offer(answer)) return;
        CompletableFuture.delayedExecutor(RETRY_SECONDS, TimeUnit.SECONDS)
                .execute(() -> offer(answer));
    }
}
