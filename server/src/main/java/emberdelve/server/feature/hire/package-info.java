/**
 * Hirelings: monsters that a character pays, and the orders that they obey. Start at {@link
 * emberdelve.server.feature.hire.HireFeature}.
 */
@NullMarked
package emberdelve.server.feature.hire;

import org.jspecify.annotations.NullMarked;
