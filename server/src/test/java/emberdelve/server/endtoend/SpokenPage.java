package emberdelve.server.endtoend;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What a browser tells a screen reader of a page: a line for each part, with its role and its name,
 * indented by what it is in; words alone stand in quotes.
 */
record SpokenPage(List<String> lines) {
    /** Parts that are for the reader no parts. */
    private static final Set<String> SILENT =
            Set.of("none", "generic", "InlineTextBox", "LineBreak", "ListMarker", "LabelText");

    /** Parts that say nothing without a name. */
    private static final Set<String> NAMED =
            Set.of(
                    "button",
                    "link",
                    "textbox",
                    "combobox",
                    "checkbox",
                    "radio",
                    "tab",
                    "menuitem",
                    "navigation",
                    "complementary",
                    "region",
                    "heading",
                    "dialog",
                    "log",
                    "tablist",
                    "meter",
                    "progressbar",
                    "img");

    static SpokenPage of(Browser browser) {
        browser.devTools("Accessibility.enable", Map.of());
        var nodes =
                (List<?>) browser.devTools("Accessibility.getFullAXTree", Map.of()).get("nodes");
        var byId = new HashMap<String, Map<?, ?>>();
        for (var node : nodes) {
            var part = (Map<?, ?>) node;
            byId.put(String.valueOf(part.get("nodeId")), part);
        }
        var lines = new ArrayList<String>();
        write((Map<?, ?>) nodes.getFirst(), byId, 0, lines);
        return new SpokenPage(List.copyOf(lines));
    }

    private static void write(
            Map<?, ?> part, Map<String, Map<?, ?>> byId, int depth, List<String> lines) {
        var role = value(part, "role");
        var isSilent = Boolean.TRUE.equals(part.get("ignored")) || SILENT.contains(role);
        var name = value(part, "name").replaceAll("\\s+", " ").strip();
        if (role.equals("StaticText")) {
            // Often its words are the name of what it is in, and have been read with that.
            if (!name.isEmpty() && !(lines.getLast() + "\n").endsWith(" " + name + "\n"))
                lines.add(" ".repeat(2 * depth) + '"' + name + '"');
            return;
        }
        if (!isSilent) lines.add(" ".repeat(2 * depth) + (role + " " + name).strip());
        if (part.get("childIds") instanceof List<?> children) {
            for (var child : children) {
                var inside = byId.get(String.valueOf(child));
                if (inside != null) write(inside, byId, isSilent ? depth : depth + 1, lines);
            }
        }
    }

    private static String value(Map<?, ?> part, String property) {
        return part.get(property) instanceof Map<?, ?> held && held.get("value") != null
                ? held.get("value").toString()
                : "";
    }

    /** The roles and names of all parts, in the order of reading. */
    List<String> parts() {
        return lines.stream().map(String::strip).toList();
    }

    /** Those who need a name and have none. */
    List<String> nameless() {
        return parts().stream().filter(NAMED::contains).toList();
    }

    @Override
    public String toString() {
        return String.join("\n", lines) + "\n";
    }
}
