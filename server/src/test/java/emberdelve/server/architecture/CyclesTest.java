package emberdelve.server.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;

import org.junit.jupiter.api.Test;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** No packages need each other in a circle, so that each can be read after those it needs. */
class CyclesTest {
    private final JavaClasses classes = CompiledClasses.ALL;

    @Test
    void noPackagesNeedEachOther() {
        var arrows = arrows();

        assertThat(circles(arrows))
                .extracting(circle -> circle + " by " + reasons(circle, arrows))
                .isEmpty();
    }

    /** From each package to those it needs, with one class for a reason. */
    private Map<String, Map<String, String>> arrows() {
        var arrows = new TreeMap<String, Map<String, String>>();
        for (var type : classes) {
            var from = type.getPackageName();
            var to = arrows.computeIfAbsent(from, _ -> new TreeMap<>());
            for (var dependency : type.getDirectDependenciesFromSelf()) {
                var target = dependency.getTargetClass().getBaseComponentType();
                if (isOurs(target) && !target.getPackageName().equals(from))
                    to.putIfAbsent(
                            target.getPackageName(),
                            type.getSimpleName() + " > " + target.getSimpleName());
            }
        }
        return arrows;
    }

    private static boolean isOurs(JavaClass type) {
        return type.getPackageName().startsWith("emberdelve.");
    }

    private static List<String> reasons(
            Set<String> circle, Map<String, Map<String, String>> arrows) {
        var reasons = new ArrayList<String>();
        for (var from : circle) {
            arrows.getOrDefault(from, Map.of())
                    .forEach((to, why) -> {
                        if (circle.contains(to)) reasons.add(from + " -> " + to + " (" + why + ")");
                    });
        }
        return reasons;
    }

    private static List<Set<String>> circles(Map<String, Map<String, String>> arrows) {
        var reach = new HashMap<String, Set<String>>();
        for (var start : arrows.keySet()) reach.put(start, reachable(start, arrows));
        var circles = new ArrayList<Set<String>>();
        var seen = new HashSet<String>();
        for (var start : arrows.keySet()) {
            if (seen.contains(start) || !reach.getOrDefault(start, Set.of()).contains(start))
                continue;
            var circle = new TreeSet<String>();
            for (var other : reach.getOrDefault(start, Set.of())) {
                if (reach.getOrDefault(other, Set.of()).contains(start)) circle.add(other);
            }
            seen.addAll(circle);
            circles.add(circle);
        }
        return circles;
    }

    private static Set<String> reachable(String start, Map<String, Map<String, String>> arrows) {
        var found = new HashSet<String>();
        Deque<String> open = new ArrayDeque<>(arrows.getOrDefault(start, Map.of()).keySet());
        while (!open.isEmpty()) {
            var next = open.pop();
            if (found.add(next)) open.addAll(arrows.getOrDefault(next, Map.of()).keySet());
        }
        return found;
    }
}
