package emberdelve.config.settings;

import emberdelve.config.read.Fields;
import emberdelve.config.read.Problems;
import emberdelve.config.read.YamlNode;
import emberdelve.config.read.scalar.Flag;
import emberdelve.config.read.scalar.Span;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/**
 * Telnet inside TLS, and the certificate of all encrypted ports: the {@code tls:} part.
 *
 * @param port 0 = any free one
 * @param bind a numeric address
 * @param certificate absolute path of a PEM file, or {@code self-signed}
 * @param privateKey absolute path of a PEM file, or {@code self-signed} if and only if the
 *     certificate is
 * @param reloadInterval the time between two checks whether the files have changed
 */
public record TlsSettings(
        boolean enabled,
        int port,
        String bind,
        String certificate,
        String privateKey,
        Duration reloadInterval) {
    private static final Span RELOAD = new Span(Duration.ofSeconds(1), Duration.ofHours(24));
    private static final String BOTH = "both files, or " + PemPath.SELF_SIGNED + " for both";

    public static final TlsSettings DEFAULTS =
            new TlsSettings(
                    true,
                    4443,
                    "::",
                    PemPath.SELF_SIGNED,
                    PemPath.SELF_SIGNED,
                    Duration.ofSeconds(10));

    public TlsSettings {
        Port.require("tls", port, bind);
        RELOAD.require("tls.reload-interval", reloadInterval);
        if (isSelfSigned(certificate) != isSelfSigned(privateKey))
            throw new IllegalArgumentException(
                    "tls.private-key: " + privateKey + " (expected: " + BOTH + ")");
    }

    /** The operator's files; none when the certificate is our own. */
    public Optional<Files> files() {
        return isSelfSigned(certificate)
                ? Optional.empty()
                : Optional.of(new Files(Path.of(certificate), Path.of(privateKey)));
    }

    /** The two files, by their absolute paths. */
    public record Files(Path certificate, Path privateKey) {}

    static TlsSettings read(YamlNode node, Problems problems) {
        var fields = Fields.of(node, problems);
        var enabled = fields.optional("enabled", Flag.FLAG, DEFAULTS.enabled);
        var port = fields.optional("port", Port.PORT, DEFAULTS.port);
        var bind = fields.optional("bind", NumericAddress.ADDRESS, DEFAULTS.bind);
        var certificate = fields.optional("certificate", PemPath.PEM, DEFAULTS.certificate);
        var key = fields.optional("private-key", PemPath.PEM, DEFAULTS.privateKey);
        var reload = fields.optional("reload-interval", RELOAD, DEFAULTS.reloadInterval);
        if (isSelfSigned(certificate) != isSelfSigned(key)) {
            var odd = fields.optional("private-key").or(() -> fields.optional("certificate"));
            problems.add(odd.orElse(node).wrong(BOTH));
            key = certificate;
        }
        fields.end();
        return new TlsSettings(enabled, port, bind, certificate, key, reload);
    }

    private static boolean isSelfSigned(String path) {
        return path.equals(PemPath.SELF_SIGNED);
    }
}
