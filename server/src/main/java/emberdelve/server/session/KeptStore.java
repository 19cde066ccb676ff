package emberdelve.server.session;

import emberdelve.db.account.KeptDocument;
import emberdelve.db.account.KeptDocuments;
import emberdelve.server.game.Jobs;
import emberdelve.server.gmcp.GmcpKept;

import java.time.Instant;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;

/** What pages keep for accounts, in the store. Safe for any thread. */
final class KeptStore {
    private final StoredAccounts accounts;
    private final Jobs jobs;

    KeptStore(StoredAccounts accounts, Jobs jobs) {
        this.accounts = accounts;
        this.jobs = jobs;
    }

    Instant now() {
        return accounts.now();
    }

    /** What is kept for the account; it fails with the store, and where too much waits for it. */
    CompletableFuture<KeptDocument> read(long account) {
        var answer = new CompletableFuture<KeptDocument>();
        if (!jobs.offer(() -> answer.completeAsync(() -> accounts.kept(account), Runnable::run)))
            answer.completeExceptionally(new RejectedExecutionException("too many jobs wait"));
        return answer;
    }

    /** Keeps it; it is done when that is durable. */
    CompletableFuture<KeptDocuments.Outcome> keep(long account, GmcpKept wanted) {
        return accounts.keep(account, wanted.version(), wanted.text());
    }
}
