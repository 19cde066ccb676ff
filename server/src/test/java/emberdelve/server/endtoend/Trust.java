package emberdelve.server.endtoend;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.CertificateFactory;

import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.TrustManagerFactory;

/** TLS that believes one certificate and no other. */
record Trust(Path pem) {
    /** The one that a server has made for itself. */
    static Trust ofServer(Path data) {
        return new Trust(data.resolve("tls/certificate.pem"));
    }

    /** A connection to this machine, whose name has been looked at, too. */
    SSLSocket connect(int port) throws IOException, GeneralSecurityException {
        var socket = (SSLSocket) context().getSocketFactory().createSocket("localhost", port);
        var parameters = socket.getSSLParameters();
        parameters.setEndpointIdentificationAlgorithm("HTTPS");
        socket.setSSLParameters(parameters);
        socket.startHandshake();
        return socket;
    }

    private SSLContext context() throws IOException, GeneralSecurityException {
        var store = KeyStore.getInstance(KeyStore.getDefaultType());
        store.load(null, null);
        try (var in = Files.newInputStream(pem)) {
            store.setCertificateEntry(
                    "server", CertificateFactory.getInstance("X.509").generateCertificate(in));
        }
        var trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        trust.init(store);
        var context = SSLContext.getInstance("TLS");
        context.init(null, trust.getTrustManagers(), null);
        return context;
    }
}
