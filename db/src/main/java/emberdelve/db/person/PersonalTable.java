package emberdelve.db.person;

import emberdelve.db.row.Sql;
import emberdelve.db.row.Table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;

/**
 * A table with rows about persons.
 *
 * @param isAbout whether a row is about the person
 */
public record PersonalTable<R extends Record>(Table<R> table, BiPredicate<R, Person> isAbout) {
    /** The rows about the person, smallest key first. */
    List<R> about(Sql sql, Person person) {
        var rows = new ArrayList<R>();
        table.each(
                sql,
                row -> {
                    if (isAbout.test(row, person)) rows.add(row);
                });
        return rows;
    }
}
