package emberdelve.protocol.transport.tls;

import io.netty.handler.ssl.ApplicationProtocolConfig;
import io.netty.handler.ssl.ClientAuth;
import io.netty.handler.ssl.IdentityCipherSuiteFilter;
import io.netty.handler.ssl.JdkSslContext;
import io.netty.handler.ssl.SslContext;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.SecureRandom;
import java.security.Signature;
import java.security.cert.CertificateFactory;
import java.security.cert.CertificateParsingException;
import java.security.cert.X509Certificate;
import java.security.spec.PKCS8EncodedKeySpec;
import java.time.Instant;
import java.util.Base64;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

import javax.net.ssl.KeyManager;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManager;

/** A certificate with its chain and the key that belongs to it. */
record TlsIdentity(List<X509Certificate> chain, PrivateKey key) {
    private static final Pattern KEY =
            Pattern.compile(
                    "-----BEGIN PRIVATE KEY-----([A-Za-z0-9+/=\\s]+)-----END PRIVATE KEY-----");

    /** The kind of an alternative name that is the name of a host (RFC 5280 section 4.2.1.6). */
    private static final int DNS_NAME = 2;

    private static final byte[] PROBE = "probe".getBytes(StandardCharsets.US_ASCII);

    /**
     * Reads the certificate and its key.
     *
     * @throws TlsException naming the file that is at fault
     */
    static TlsIdentity of(PemFiles files, PemFiles.Contents contents) {
        var chain = chain(files, contents.certificate());
        var key = key(files, contents.privateKey(), chain.getFirst().getPublicKey());
        return new TlsIdentity(chain, key);
    }

    /**
     * A context of the JDK's own TLS, with the cipher suites that the JDK allows. Netty's builder
     * would hand it the key in a store behind a password of its own making, which takes 0.1 s of a
     * start.
     */
    SslContext context() {
        try {
            var tls = SSLContext.getInstance("TLS");
            tls.init(new KeyManager[] {new OwnKey(this)}, new TrustManager[0], new SecureRandom());
            return new JdkSslContext(
                    tls,
                    false,
                    List.of(tls.getDefaultSSLParameters().getCipherSuites()),
                    IdentityCipherSuiteFilter.INSTANCE,
                    ApplicationProtocolConfig.DISABLED,
                    ClientAuth.NONE,
                    new String[] {"TLSv1.3", "TLSv1.2"},
                    false);
        } catch (GeneralSecurityException failure) {
            throw new TlsException("the certificate cannot be used: " + failure.getMessage());
        }
    }

    /**
     * The names of the hosts for which the certificate is, in small letters; {@code *.} stands for
     * any one part before the rest.
     */
    List<String> names() {
        try {
            return Optional.ofNullable(chain.getFirst().getSubjectAlternativeNames()).stream()
                    .flatMap(Collection::stream)
                    .filter(name -> Integer.valueOf(DNS_NAME).equals(name.get(0)))
                    .map(name -> String.valueOf(name.get(1)).toLowerCase(Locale.ROOT))
                    .toList();
        } catch (CertificateParsingException unreadable) {
            // The certificate serves all the same; a client that wants a name in it will complain.
            return List.of();
        }
    }

    Instant validUntil() {
        return chain.getFirst().getNotAfter().toInstant();
    }

    /** Whether somebody else has signed the certificate, so that a browser may trust it. */
    boolean isVouchedFor() {
        var own = chain.getFirst();
        return !own.getIssuerX500Principal().equals(own.getSubjectX500Principal());
    }

    private static List<X509Certificate> chain(PemFiles files, String pem) {
        var octets = new ByteArrayInputStream(pem.getBytes(StandardCharsets.ISO_8859_1));
        try {
            var chain =
                    CertificateFactory.getInstance("X.509").generateCertificates(octets).stream()
                            .map(X509Certificate.class::cast)
                            .toList();
            if (!chain.isEmpty()) return chain;
        } catch (GeneralSecurityException unreadable) {
            // Reported below: the file counts, and not where the parser gave up.
        }
        throw new TlsException(
                files.certificate()
                        + ": no certificate (expected: PEM, -----BEGIN CERTIFICATE-----)");
    }

    private static PrivateKey key(PemFiles files, String pem, PublicKey owner) {
        var matcher = KEY.matcher(pem);
        if (!matcher.find())
            throw new TlsException(
                    files.privateKey()
                            + ": no private key (expected: PKCS #8 without a password, -----BEGIN"
                            + " PRIVATE KEY-----, as openssl pkcs8 -topk8 -nocrypt writes it)");
        try {
            var octets = Base64.getMimeDecoder().decode(matcher.group(1));
            var key =
                    KeyFactory.getInstance(owner.getAlgorithm())
                            .generatePrivate(new PKCS8EncodedKeySpec(octets));
            if (belongTogether(key, owner)) return key;
        } catch (GeneralSecurityException | IllegalArgumentException wrong) {
            // A key of another kind is as wrong as another key.
        }
        throw new TlsException(
                files.privateKey()
                        + ": another key (expected: that of the certificate in "
                        + files.certificate()
                        + ")");
    }

    private static boolean belongTogether(PrivateKey key, PublicKey owner)
            throws GeneralSecurityException {
        var signature =
                Signature.getInstance(
                        switch (key.getAlgorithm()) {
                            case "RSA" -> "SHA256withRSA";
                            case "EC" -> "SHA256withECDSA";
                            default -> key.getAlgorithm();
                        });
        signature.initSign(key);
        signature.update(PROBE);
        var signed = signature.sign();
        signature.initVerify(owner);
        signature.update(PROBE);
        return signature.verify(signed);
    }
}
