package emberdelve.server.telnet;

import emberdelve.config.settings.Settings;
import emberdelve.protocol.transport.Transports;
import emberdelve.protocol.transport.tls.Credentials;
import emberdelve.protocol.transport.tls.Credentials.Refresh;
import emberdelve.protocol.transport.tls.PemFiles;
import emberdelve.protocol.transport.tls.TlsException;
import emberdelve.server.lifecycle.Chore;
import emberdelve.server.lifecycle.StartException;
import emberdelve.server.time.Clock;

import io.netty.channel.ChannelPipeline;

import jakarta.inject.Inject;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;

/**
 * The certificate of all encrypted ports, which is replaced when its files change. Safe for any
 * thread once it has started.
 */
final class Certificates {
    private static final Logger LOG = LoggerFactory.getLogger(Certificates.class);

    /**
     * The time before a certificate's end within which the operator is warned: by then, it should
     * have been renewed.
     */
    private static final Duration SOON = Duration.ofDays(14);

    private final Settings settings;
    private final OwnCertificate own;
    private final Handshakes handshakes;
    private final Clock clock;
    private volatile Optional<Credentials> credentials = Optional.empty();
    private Optional<ExecutorService> looking = Optional.empty();

    @Inject
    Certificates(Settings settings, OwnCertificate own, Handshakes handshakes, Clock clock) {
        this.settings = settings;
        this.own = own;
        this.handshakes = handshakes;
        this.clock = clock;
    }

    /**
     * Reads the certificate, if any port is encrypted.
     *
     * @throws StartException if it cannot be used
     */
    void start() {
        if (Arrays.stream(Listener.values()).noneMatch(this::needsOne)) return;

        var read = read();
        credentials = Optional.of(read);
        warnIfSoon(read.validUntil());
        look(read);
    }

    /** Looks at the files no more; does nothing where it was not started. */
    void stop() {
        looking.ifPresent(ExecutorService::shutdownNow);
        handshakes.stop();
    }

    /**
     * Encrypts a connection with the present certificate. Thread: its event loop.
     *
     * @throws IllegalStateException if no port is encrypted
     */
    void addTo(ChannelPipeline pipeline) {
        var now =
                credentials.orElseThrow(
                        () -> new IllegalStateException("nothing is encrypted here"));
        Transports.addTls(pipeline, now.context(), handshakes);
    }

    /** Whether an authority has signed the present certificate. */
    boolean isVouchedFor() {
        return credentials.filter(Credentials::isVouchedFor).isPresent();
    }

    /** The names in the present certificate; none where nothing is encrypted. */
    List<String> names() {
        return credentials.map(Credentials::names).orElse(List.of());
    }

    private boolean needsOne(Listener listener) {
        return listener.isOpen(settings) && listener.isEncrypted(settings);
    }

    private Credentials read() {
        try {
            return Credentials.read(files());
        } catch (TlsException refused) {
            throw new StartException("tls: " + refused.getMessage(), refused);
        }
    }

    private PemFiles files() {
        return settings.tls()
                .files()
                .map(theirs -> new PemFiles(theirs.certificate(), theirs.privateKey()))
                .orElseGet(() -> own.files(clock.instant()));
    }

    private void look(Credentials read) {
        looking =
                Optional.of(
                        Chore.every(
                                settings.tls().reloadInterval(),
                                "certificate",
                                () -> look(read.refresh())));
    }

    private void look(Refresh refresh) {
        switch (refresh) {
            case Refresh.Unchanged() -> {}
            case Refresh.Replaced(var until) -> {
                LOG.info("new connections get the new certificate, valid until {}", until);
                warnIfSoon(until);
            }
            case Refresh.Refused(var reason) ->
                    LOG.error("the old certificate is kept: {}", reason);
        }
    }

    private void warnIfSoon(Instant validUntil) {
        if (validUntil.isBefore(clock.instant().plus(SOON)))
            LOG.warn("the certificate is valid only until {}", validUntil);
    }
}
