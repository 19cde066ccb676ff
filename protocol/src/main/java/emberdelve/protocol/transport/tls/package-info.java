/**
 * Certificates and their keys, from PEM files. Start at {@link Credentials}; {@link SelfSigned}
 * makes files where nobody has any.
 *
 * <p>Nothing here knows what is sent through TLS.
 */
@NullMarked
package emberdelve.protocol.transport.tls;

import org.jspecify.annotations.NullMarked;
