/**
 * The feats that characters are known for, told once, and their titles. Start at {@link
 * emberdelve.server.feature.feat.FeatFeature}.
 */
@NullMarked
package emberdelve.server.feature.feat;

import org.jspecify.annotations.NullMarked;
