/**
 * Sanctions that staff impose on players, such as bans and silence. Start at {@link
 * emberdelve.server.feature.sanction.SanctionFeature}.
 */
@NullMarked
package emberdelve.server.feature.sanction;

import org.jspecify.annotations.NullMarked;
