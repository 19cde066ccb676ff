/**
 * The menaces: what monsters show that they are about to do, and what one does about it. Start at
 * {@link emberdelve.server.rule.menace.MenaceFeature}.
 */
@NullMarked
package emberdelve.server.rule.menace;

import org.jspecify.annotations.NullMarked;
