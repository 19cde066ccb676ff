/** Who belongs to which group: {@link emberdelve.db.group.MemberRow}. Knows rows only. */
@NullMarked
package emberdelve.db.group;

import org.jspecify.annotations.NullMarked;
