/**
 * Hirelings and other followers that obey. Start at {@link
 * emberdelve.server.feature.hire.HireFeature}.
 */
@NullMarked
package emberdelve.server.feature.hire;

import org.jspecify.annotations.NullMarked;
