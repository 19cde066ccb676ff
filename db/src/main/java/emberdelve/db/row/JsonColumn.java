package emberdelve.db.row;

import org.jdbi.v3.core.qualifier.Qualifier;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A component of a row that is stored as JSON in a column of text: a list, a map, or a record of
 * such. For what no question in SQL asks about.
 */
@Qualifier
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.RECORD_COMPONENT, ElementType.METHOD, ElementType.PARAMETER, ElementType.TYPE})
public @interface JsonColumn {}
