package emberdelve.protocol.transport;

import java.net.InetAddress;

/** The proxies before a site, which say in a header from where each of their visitors comes. */
public interface TrustedProxies {
    /** Whether a proxy at that address may say it. Thread: any event loop. */
    boolean isTrusted(InetAddress address);

    /** The one header that is read; the other may be of the visitor. Thread: any event loop. */
    VisitorHeader header();
}
