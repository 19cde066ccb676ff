package emberdelve.server.session;

import emberdelve.db.account.KeptDocuments;
import emberdelve.server.admin.Role;
import emberdelve.server.gmcp.GmcpKept;
import emberdelve.server.view.Note;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.Executor;

/**
 * What the page of one session keeps for its player's account: it is told once the player is in the
 * dungeon, and changed by the page. Each change is a write, so that there is one at a time, and one
 * a second at most. Thread: its connection's event loop.
 */
final class KeptDesk {
    private static final Logger LOG = LoggerFactory.getLogger(KeptDesk.class);

    static final Duration PAUSE = Duration.ofSeconds(1);

    private final KeptStore store;
    private final DataChannel channel;
    private boolean reads;
    private boolean writes;
    private Instant last = Instant.MIN;

    KeptDesk(KeptStore store, DataChannel channel) {
        this.store = store;
        this.channel = channel;
    }

    static boolean isFor(String name) {
        return name.equalsIgnoreCase(GmcpKept.NAME) || name.equalsIgnoreCase(GmcpKept.SET);
    }

    /** Takes a message of the page. */
    void take(String name, String json, Identity who, Executor loop) {
        if (name.equalsIgnoreCase(GmcpKept.NAME)) tell(who, loop);
        else keep(json, who, loop);
    }

    /**
     * Tells the page what is kept, if it wants to know. A page that is told nothing asks again.
     *
     * @param loop the session's own
     */
    // The last step hands it over, or says why there is nothing.
    @SuppressWarnings("FutureReturnValueIgnored")
    void tell(Identity who, Executor loop) {
        if (reads || !channel.wantsKept()) return;
        reads = true;
        store.read(who.accountId())
                .whenCompleteAsync(
                        (kept, failure) -> {
                            reads = false;
                            if (failure == null) channel.tellKept(who.accountId(), kept);
                            else
                                LOG.warn("a page is not told what is kept: {}", failure.toString());
                        },
                        loop);
    }

    // The last step tells what came of it.
    @SuppressWarnings("FutureReturnValueIgnored")
    private void keep(String json, Identity who, Executor loop) {
        var wanted = GmcpKept.read(json);
        if (wanted.isEmpty()) {
            refuse(Note.of("kept.form", Map.of("where", "document")));
            return;
        }
        var fault = wanted.get().fault();
        var octets = wanted.get().text().getBytes(StandardCharsets.UTF_8).length;
        if (who.role() == Role.GUEST) refuse(Note.of("kept.guest"));
        else if (fault.isPresent()) refuse(Note.of("kept.form", Map.of("where", fault.get())));
        else if (octets > KeptDocuments.OCTETS_MAX) refuse(tooLarge(octets));
        else if (writes || store.now().isBefore(last.plus(PAUSE))) refuse(Note.of("kept.too-fast"));
        else {
            writes = true;
            last = store.now();
            store.keep(who.accountId(), wanted.get())
                    .whenCompleteAsync(
                            (outcome, failure) -> {
                                writes = false;
                                if (failure == null) tell(outcome, who);
                                else fail(failure);
                            },
                            loop);
        }
    }

    private void tell(KeptDocuments.Outcome outcome, Identity who) {
        switch (outcome) {
            case KeptDocuments.Outcome.Kept(var version) -> channel.tellIsKept(version);
            case KeptDocuments.Outcome.Newer(var document) -> {
                refuse(Note.of("kept.newer"));
                channel.tellKept(who.accountId(), document);
            }
            case KeptDocuments.Outcome.NoAccount() -> refuse(Note.of("kept.failed"));
        }
    }

    private void fail(Throwable failure) {
        LOG.warn("what a page wants to keep is not kept: {}", failure.toString());
        refuse(Note.of("kept.failed"));
    }

    private void refuse(Note why) {
        channel.tellIsNotKept(why);
    }

    private static Note tooLarge(int octets) {
        return Note.of(
                "kept.too-large",
                Map.of(
                        "octets",
                        Integer.toString(octets),
                        "most",
                        Integer.toString(KeptDocuments.OCTETS_MAX)));
    }
}
