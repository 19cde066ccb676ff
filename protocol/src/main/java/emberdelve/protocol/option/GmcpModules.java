package emberdelve.protocol.option;

import java.util.Collection;
import java.util.Collections;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;

/**
 * The GMCP modules that a client wants to be told, each with everything below it. Immutable.
 *
 * @param names in lower case, without their versions, in their order
 */
public record GmcpModules(Set<String> names) {
    public static final GmcpModules NONE = new GmcpModules(Set.of());

    /** Mudlet asks for nine; more than this is no client. */
    public static final int MODULES_MAX = 64;

    public GmcpModules {
        names = Collections.unmodifiableSortedSet(new TreeSet<>(names));
    }

    /** Whether messages of that name are wanted: it or a parent of it is among the modules. */
    public boolean wants(String name) {
        if (names.isEmpty()) return false;
        var module = name.toLowerCase(Locale.ROOT);
        while (!names.contains(module)) {
            var dot = module.lastIndexOf('.');
            if (dot < 0) return false;
            module = module.substring(0, dot);
        }
        return true;
    }

    /** Whether that name itself is among the modules. */
    public boolean names(String name) {
        return names.contains(name.toLowerCase(Locale.ROOT));
    }

    /**
     * The modules with those as well, each perhaps with a version; what finds no room is dropped.
     */
    GmcpModules with(Collection<String> more) {
        var all = new TreeSet<>(names);
        for (var module : more) {
            var name = name(module);
            if (!name.isEmpty() && all.size() < MODULES_MAX) all.add(name);
        }
        return new GmcpModules(all);
    }

    GmcpModules without(Collection<String> fewer) {
        var left = new TreeSet<>(names);
        for (var module : fewer) left.remove(name(module));
        return new GmcpModules(left);
    }

    /** {@code Char.Items 1} is the module char.items. */
    private static String name(String module) {
        var label = Label.of(module, GmcpMessage.NAME_CHARS_MAX);
        var space = label.indexOf(' ');
        return (space < 0 ? label : label.substring(0, space)).toLowerCase(Locale.ROOT);
    }
}
