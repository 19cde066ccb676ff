/**
 * Commands for staff, such as {@code goto}, {@code kick} and {@code shutdown}. Start at {@link
 * emberdelve.server.feature.staff.StaffFeature}.
 */
@NullMarked
package emberdelve.server.feature.staff;

import org.jspecify.annotations.NullMarked;
