package emberdelve.server.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import static java.util.stream.Collectors.toSet;

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
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * No packages need each other in a circle, so that each can be read after those it needs. Files
 * may, a few of them, when they are one idea together. What is looked at is compiled: of a constant
 * of another class it has only the value.
 */
class CyclesTest {
    /** Files that need each other in one circle, at most. */
    private static final int FILES_MAX = 5;

    /**
     * An actor with its place, its minds, its turns and what has befallen it, which is one idea of
     * more files (docs/decisions/0131).
     */
    private static final Set<String> ACTOR =
            Stream.of(
                            "Action",
                            "Actor",
                            "CombatState",
                            "Exit",
                            "Mind",
                            "Minds",
                            "Outcome",
                            "Room",
                            "StatusEffect",
                            "StatusEffects",
                            "Turn",
                            "Way",
                            "Zone")
                    .map(file -> "emberdelve.server.model." + file)
                    .collect(toSet());

    private final JavaClasses classes = CompiledClasses.ALL;

    @Test
    void noPackagesNeedEachOther() {
        var arrows = arrows(JavaClass::getPackageName);

        assertThat(circles(arrows))
                .extracting(circle -> circle + " by " + reasons(circle, arrows))
                .isEmpty();
    }

    @Test
    void fewFilesNeedEachOther() {
        var arrows = arrows(CyclesTest::file);

        assertThat(circles(arrows))
                .filteredOn(circle -> circle.size() > FILES_MAX && !circle.equals(ACTOR))
                .extracting(circle -> circle + " by " + reasons(circle, arrows))
                .isEmpty();
    }

    /** The outermost class, after which its file is called. */
    private static String file(JavaClass type) {
        return type.getName().replaceFirst("\\$.*", "");
    }

    /** From each place to those it needs, with one class for a reason. */
    private Map<String, Map<String, String>> arrows(Function<JavaClass, String> place) {
        var arrows = new TreeMap<String, Map<String, String>>();
        for (var type : classes) {
            var from = place.apply(type);
            var to = arrows.computeIfAbsent(from, _ -> new TreeMap<>());
            for (var dependency : type.getDirectDependenciesFromSelf()) {
                var target = dependency.getTargetClass().getBaseComponentType();
                if (isOurs(target) && !place.apply(target).equals(from))
                    to.putIfAbsent(
                            place.apply(target),
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
