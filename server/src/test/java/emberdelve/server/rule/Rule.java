package emberdelve.server.rule;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The numbers of the rules in {@code docs/rules.md} that a test holds: {@code @Rule("R2.3")}. */
@Retention(RetentionPolicy.SOURCE)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface Rule {
    String[] value();
}
