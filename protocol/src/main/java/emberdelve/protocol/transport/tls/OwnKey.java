package emberdelve.protocol.transport.tls;

import org.jspecify.annotations.Nullable;

import java.net.Socket;
import java.security.Principal;
import java.security.PrivateKey;
import java.security.cert.X509Certificate;

import javax.net.ssl.SSLEngine;
import javax.net.ssl.X509ExtendedKeyManager;

/**
 * The one key of a server, for the JDK's TLS, which asks for keys by name: this one has the name of
 * its algorithm. For a client there is none. Safe for any thread.
 */
final class OwnKey extends X509ExtendedKeyManager {
    private final TlsIdentity identity;

    OwnKey(TlsIdentity identity) {
        this.identity = identity;
    }

    /**
     * The name of the key, if it is of that kind: {@code EC}, {@code RSA}, {@code EdDSA}; null if
     * not.
     */
    @Override
    public @Nullable String chooseEngineServerAlias(
            String keyType, Principal @Nullable [] issuers, SSLEngine engine) {
        return named(keyType);
    }

    @Override
    public @Nullable String chooseServerAlias(
            String keyType, Principal @Nullable [] issuers, Socket socket) {
        return named(keyType);
    }

    @Override
    public String @Nullable [] getServerAliases(String keyType, Principal @Nullable [] issuers) {
        return named(keyType) == null ? null : new String[] {keyType};
    }

    @Override
    public X509Certificate @Nullable [] getCertificateChain(String alias) {
        return named(alias) == null ? null : identity.chain().toArray(X509Certificate[]::new);
    }

    @Override
    public @Nullable PrivateKey getPrivateKey(String alias) {
        return named(alias) == null ? null : identity.key();
    }

    @Override
    public String @Nullable [] getClientAliases(String keyType, Principal @Nullable [] issuers) {
        return null;
    }

    @Override
    public @Nullable String chooseClientAlias(
            String[] keyTypes, Principal @Nullable [] issuers, Socket socket) {
        return null;
    }

    private @Nullable String named(String keyType) {
        return identity.key().getAlgorithm().equals(keyType) ? keyType : null;
    }
}
