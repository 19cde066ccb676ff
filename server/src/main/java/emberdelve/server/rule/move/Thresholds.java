package emberdelve.server.rule.move;

import emberdelve.server.command.Command.Intent;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The thresholds that features have added. Thread: world. */
public final class Thresholds {
    private final List<Threshold> all = new ArrayList<>();

    Thresholds() {}

    public void add(Threshold threshold) {
        all.add(threshold);
    }

    /** The answer of the first threshold that has one. */
    Optional<Intent> first(Function<Threshold, Optional<Intent>> answer) {
        return all.stream().flatMap(each -> answer.apply(each).stream()).findFirst();
    }
}
