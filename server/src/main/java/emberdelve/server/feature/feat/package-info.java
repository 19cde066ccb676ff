/**
 * The feats that characters are known for, each told once when it is earned, and the titles that go
 * with them. Start at {@link emberdelve.server.feature.feat.FeatFeature}.
 */
@NullMarked
package emberdelve.server.feature.feat;

import org.jspecify.annotations.NullMarked;
