/**
 * The pages of characters who want to be shown to everybody. Start at {@link
 * emberdelve.server.feature.profile.ProfileFeature}.
 */
@NullMarked
package emberdelve.server.feature.profile;

import org.jspecify.annotations.NullMarked;
