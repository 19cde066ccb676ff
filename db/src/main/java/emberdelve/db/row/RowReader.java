package emberdelve.db.row;

import java.sql.ResultSet;
import java.sql.SQLException;

/** A maker of one value from the row that was just read. */
public interface RowReader<T> {
    T read(ResultSet row) throws SQLException;
}
