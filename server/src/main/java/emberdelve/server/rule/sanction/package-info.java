/**
 * Sanctions that staff impose on players, such as bans and silence. Start at {@link
 * emberdelve.server.rule.sanction.SanctionFeature}.
 */
@NullMarked
package emberdelve.server.rule.sanction;

import org.jspecify.annotations.NullMarked;
