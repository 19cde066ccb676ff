package emberdelve.protocol.transport.tls;

import io.netty.handler.ssl.SslContext;

import java.time.Instant;
import java.util.List;

/**
 * The present certificate, read anew when its files change. {@link #refresh} is for one thread,
 * which may wait for a disk; all else is safe for any.
 */
public final class Credentials {
    private final PemFiles files;
    private PemFiles.Contents used;
    private PemFiles.Contents seen;
    private String complaint = "";
    private volatile TlsIdentity identity;
    private volatile SslContext context;
    private volatile List<String> names;

    /** The result of a look at the files. */
    public sealed interface Refresh {
        /** No new certificate, or one that is still being written. */
        record Unchanged() implements Refresh {}

        /** The new certificate, which new connections get. */
        record Replaced(Instant validUntil) implements Refresh {}

        /**
         * The reason why the new files cannot be used and the old certificate is kept; answered
         * once for each state of the files.
         */
        record Refused(String reason) implements Refresh {}
    }

    private Credentials(PemFiles files, PemFiles.Contents contents) {
        this.files = files;
        used = contents;
        seen = contents;
        identity = TlsIdentity.of(files, contents);
        context = identity.context();
        names = identity.names();
    }

    /**
     * Reads the certificate and its key.
     *
     * @throws TlsException if they cannot be used
     */
    public static Credentials read(PemFiles files) {
        return new Credentials(files, files.read());
    }

    /** The context for the next connection. */
    public SslContext context() {
        return context;
    }

    /**
     * The names of the hosts for which the certificate is, in small letters; {@code *.} stands for
     * any one part before the rest.
     */
    public List<String> names() {
        return names;
    }

    public Instant validUntil() {
        return identity.validUntil();
    }

    /** Whether an authority has signed the certificate. */
    public boolean isVouchedFor() {
        return identity.isVouchedFor();
    }

    /** Looks at the files; a change counts when the next look finds it unchanged. */
    public Refresh refresh() {
        try {
            var now = files.read();
            var lies = now.equals(seen);
            seen = now;
            if (!lies) complaint = "";
            if (!lies || now.equals(used)) return new Refresh.Unchanged();
            used = now;
            return replace(now);
        } catch (TlsException refused) {
            return complain(String.valueOf(refused.getMessage()));
        }
    }

    private Refresh replace(PemFiles.Contents contents) {
        var fresh = TlsIdentity.of(files, contents);
        context = fresh.context();
        names = fresh.names();
        identity = fresh;
        complaint = "";
        return new Refresh.Replaced(fresh.validUntil());
    }

    private Refresh complain(String reason) {
        if (reason.equals(complaint)) return new Refresh.Unchanged();
        complaint = reason;
        return new Refresh.Refused(reason);
    }
}
