package emberdelve.config.read.scalar;

import java.util.List;
import java.util.Optional;

/** {@code true} or {@code false}; YAML 1.2 knows no {@code yes} and {@code on}. */
public enum Flag implements Scalar<Boolean> {
    FLAG;

    @Override
    public String expected() {
        return "true or false";
    }

    @Override
    public Optional<Boolean> parse(String text) {
        return words().contains(text) ? Optional.of(Boolean.valueOf(text)) : Optional.empty();
    }

    @Override
    public Boolean standIn() {
        return false;
    }

    @Override
    public List<String> words() {
        return List.of("true", "false");
    }
}
