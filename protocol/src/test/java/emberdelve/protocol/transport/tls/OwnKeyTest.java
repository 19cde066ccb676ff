package emberdelve.protocol.transport.tls;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.buffer.UnpooledByteBufAllocator;

import org.bouncycastle.asn1.x500.X500Name;
import org.bouncycastle.cert.jcajce.JcaX509CertificateConverter;
import org.bouncycastle.cert.jcajce.JcaX509v3CertificateBuilder;
import org.bouncycastle.operator.jcajce.JcaContentSignerBuilder;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.KeyStore;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.time.Instant;
import java.util.Date;
import java.util.List;

import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.SSLEngineResult.HandshakeStatus;
import javax.net.ssl.SSLSession;
import javax.net.ssl.TrustManagerFactory;

/** A client and the server shake hands, without a network. */
class OwnKeyTest {
    private static final int PACKETS = 1 << 16;
    private static final Duration VALID = Duration.ofDays(1);

    @ParameterizedTest
    @CsvSource({
        "EC, 256, SHA256withECDSA, TLSv1.2",
        "EC, 256, SHA256withECDSA, TLSv1.3",
        "RSA, 2048, SHA256withRSA, TLSv1.2",
        "RSA, 2048, SHA256withRSA, TLSv1.3",
        "Ed25519, 255, Ed25519, TLSv1.2",
        "Ed25519, 255, Ed25519, TLSv1.3"
    })
    void everyKindOfKeyIsShownToWhoeverAsks(String kind, int bits, String signature, String version)
            throws Exception {
        // The least that is trusted: to find the primes of a longer key takes up to a quarter of a
        // minute.
        var keys = keyPair(kind, bits);
        var name = new X500Name("CN=localhost");
        var now = Instant.now();
        var made =
                new JcaX509v3CertificateBuilder(
                                name,
                                BigInteger.ONE,
                                Date.from(now.minus(VALID)),
                                Date.from(now.plus(VALID)),
                                name,
                                keys.getPublic())
                        .build(new JcaContentSignerBuilder(signature).build(keys.getPrivate()));
        var certificate = new JcaX509CertificateConverter().getCertificate(made);
        var identity = new TlsIdentity(List.of(certificate), keys.getPrivate());

        var client = client(certificate, version);
        var server = identity.context().newEngine(UnpooledByteBufAllocator.DEFAULT);
        var session = shakeHands(client, server);

        assertThat(session.getProtocol()).isEqualTo(version);
        assertThat(session.getPeerCertificates()).containsExactly(certificate);
    }

    private static KeyPair keyPair(String kind, int bits) throws Exception {
        var maker = KeyPairGenerator.getInstance(kind);
        maker.initialize(bits);
        return maker.generateKeyPair();
    }

    private static SSLEngine client(X509Certificate trusted, String version) throws Exception {
        var store = KeyStore.getInstance("PKCS12");
        store.load(null, new char[0]);
        store.setCertificateEntry("own", trusted);
        var trust = TrustManagerFactory.getInstance("PKIX");
        trust.init(store);
        var tls = SSLContext.getInstance("TLS");
        tls.init(null, trust.getTrustManagers(), null);
        var engine = tls.createSSLEngine("localhost", 0);
        engine.setUseClientMode(true);
        engine.setEnabledProtocols(new String[] {version});
        return engine;
    }

    private static SSLSession shakeHands(SSLEngine client, SSLEngine server) throws Exception {
        var toServer = ByteBuffer.allocate(PACKETS);
        var toClient = ByteBuffer.allocate(PACKETS);
        client.beginHandshake();
        server.beginHandshake();
        while (isBusy(client) || isBusy(server)) {
            step(client, toClient, toServer);
            step(server, toServer, toClient);
        }
        return client.getSession();
    }

    private static boolean isBusy(SSLEngine engine) {
        return engine.getHandshakeStatus() != HandshakeStatus.NOT_HANDSHAKING;
    }

    private static void step(SSLEngine engine, ByteBuffer in, ByteBuffer out) throws Exception {
        switch (engine.getHandshakeStatus()) {
            case NEED_TASK -> engine.getDelegatedTask().run();
            case NEED_WRAP -> engine.wrap(ByteBuffer.allocate(0), out);
            case NEED_UNWRAP, NEED_UNWRAP_AGAIN -> {
                in.flip();
                engine.unwrap(in, ByteBuffer.allocate(PACKETS));
                in.compact();
            }
            case FINISHED, NOT_HANDSHAKING -> {}
        }
    }
}
