/**
 * What staff lay on players. Start at {@link emberdelve.server.feature.sanction.SanctionFeature}.
 */
@NullMarked
package emberdelve.server.feature.sanction;

import org.jspecify.annotations.NullMarked;
