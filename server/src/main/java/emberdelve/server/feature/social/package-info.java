/**
 * Gestures that have a word of their own. Start at {@link
 * emberdelve.server.feature.social.SocialFeature}.
 */
@NullMarked
package emberdelve.server.feature.social;

import org.jspecify.annotations.NullMarked;
