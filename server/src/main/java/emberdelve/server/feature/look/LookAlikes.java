package emberdelve.server.feature.look;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.Function;

/** The groups of actors or corpses that look the same, so that forty rats are one line. */
final class LookAlikes {
    private LookAlikes() {}

    /** The groups, in the order of their first members. */
    static <P> List<List<P>> of(List<P> people, Function<P, ?> looks) {
        var alike = new LinkedHashMap<Object, List<P>>();
        for (var person : people)
            alike.computeIfAbsent(looks.apply(person), _ -> new ArrayList<>()).add(person);
        return List.copyOf(alike.values());
    }
}
