/**
 * Socials: the gestures of {@code content}, each with a verb of its own. Start at {@link
 * emberdelve.server.feature.social.SocialFeature}.
 */
@NullMarked
package emberdelve.server.feature.social;

import org.jspecify.annotations.NullMarked;
