/** What staff do. Start at {@link emberdelve.server.feature.staff.StaffFeature}. */
@NullMarked
package emberdelve.server.feature.staff;

import org.jspecify.annotations.NullMarked;
