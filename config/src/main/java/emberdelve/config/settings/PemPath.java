package emberdelve.config.settings;

import emberdelve.config.read.scalar.Scalar;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The path of a PEM file outside our folders, or the word for a certificate of our own. The path
 * must be absolute: nobody could tell what a relative one begins from.
 */
enum PemPath implements Scalar<String> {
    PEM;

    static final String SELF_SIGNED = "self-signed";

    @Override
    public String expected() {
        return "absolute path of a PEM file, or " + SELF_SIGNED;
    }

    @Override
    public Optional<String> parse(String text) {
        try {
            var isGood = text.equals(SELF_SIGNED) || Path.of(text).isAbsolute();
            return isGood ? Optional.of(text) : Optional.empty();
        } catch (InvalidPathException _) {
            return Optional.empty();
        }
    }

    @Override
    public String standIn() {
        return SELF_SIGNED;
    }
}
