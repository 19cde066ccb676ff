package emberdelve.db.row;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A component of a row that is stored as JSON in a column of text: a list, a map, or a record of
 * such. It is for values that no SQL statement asks about.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface JsonColumn {}
