package emberdelve.db.row;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Writes the one statement that puts a row in or replaces it, in the SQL that H2 and PostgreSQL
 * share. Each parameter is cast, because neither can guess the type of a parameter that stands
 * alone in a {@code SELECT}.
 *
 * <p>Safe for any thread.
 */
public final class Upsert {
    private Upsert() {
    }

    /**
     * A {@code MERGE} with one parameter a column, in order.
     *
     * @param columns {@code "name TYPE"} each, separated by commas; the first is the primary key
     */
    public static String into(String table, String columns) {
        var names = new ArrayList<String>();
        var casts = new ArrayList<String>();
        for (var column : columns.split(",", -1)) {
            var parts = column.strip().split("\\s+", 2);
            names.add(parts[0]);
            casts.add("CAST(? AS " + parts[1] + ") AS " + parts[0]);
        }
        var key = names.getFirst();
        return """
                MERGE INTO %s t USING (SELECT %s) s ON (t.%s = s.%s)
                WHEN MATCHED THEN UPDATE SET %s
                WHEN NOT MATCHED THEN INSERT (%s) VALUES (%s)""".formatted(
                table, String.join(", ", casts), key, key,
                each(names.subList(1, names.size()), "%1$s = s.%1$s"),
                String.join(", ", names), each(names, "s.%s"));
    }

    private static String each(List<String> names, String form) {
        return names.stream().map(form::formatted).collect(Collectors.joining(", "));
    }
}
