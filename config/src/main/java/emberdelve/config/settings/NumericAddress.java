package emberdelve.config.settings;

import emberdelve.config.read.scalar.Scalar;

import java.net.InetAddress;
import java.util.Optional;

/** An IP address in digits. Names are refused: a start must not wait for, or trust, a resolver. */
enum NumericAddress implements Scalar<String> {
    ADDRESS;

    @Override
    public String expected() {
        return "numeric address such as ::, 0.0.0.0 or 127.0.0.1";
    }

    @Override
    public Optional<String> parse(String text) {
        try {
            InetAddress.ofLiteral(text);
            return Optional.of(text);
        } catch (IllegalArgumentException _) {
            return Optional.empty();
        }
    }

    @Override
    public String standIn() {
        return "::";
    }
}
