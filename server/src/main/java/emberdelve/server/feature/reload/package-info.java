/**
 * Other content while everybody plays on: the verb {@code reload}, and what becomes of people and
 * things whose room or type has changed (docs/operating.md: New content). Start at {@link
 * emberdelve.server.feature.reload.ReloadFeature}.
 */
@NullMarked
package emberdelve.server.feature.reload;

import org.jspecify.annotations.NullMarked;
