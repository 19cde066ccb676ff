package emberdelve.server.cli;

import emberdelve.config.settings.Settings;
import emberdelve.config.settings.TlsSettings;
import emberdelve.protocol.transport.tls.SelfSigned;
import emberdelve.protocol.transport.tls.TlsException;
import emberdelve.server.lifecycle.StartException;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Instant;

/** The certificate of those who have none: made at the first start, kept with the world. */
final class OwnCertificate {
    private static final String FOLDER = "tls";

    private OwnCertificate() {}

    /**
     * The settings with files in place of {@code self-signed}, wherever something is encrypted.
     *
     * @throws StartException if they cannot be made
     */
    static Settings in(Path data, Settings settings) {
        var tls = settings.tls();
        var needed =
                tls.enabled()
                        || (settings.websocket().enabled() && settings.websocket().encrypted());
        if (!needed || tls.files().isPresent()) return settings;
        try {
            var files =
                    SelfSigned.in(
                            data.toAbsolutePath().resolve(FOLDER),
                            new SecureRandom(),
                            Instant.now());
            return with(
                    settings,
                    new TlsSettings(
                            tls.enabled(),
                            tls.port(),
                            tls.bind(),
                            files.certificate().toString(),
                            files.privateKey().toString(),
                            tls.reloadInterval()));
        } catch (TlsException failure) {
            throw new StartException(
                    "tls.certificate: self-signed: "
                            + failure.getMessage()
                            + " (otherwise: files of your own, or tls.enabled: false)",
                    failure);
        }
    }

    private static Settings with(Settings read, TlsSettings tls) {
        return new Settings(
                read.telnet(),
                tls,
                read.proxy(),
                read.websocket(),
                read.listing(),
                read.world(),
                read.limits(),
                read.passwords(),
                read.backups(),
                read.recording());
    }
}
