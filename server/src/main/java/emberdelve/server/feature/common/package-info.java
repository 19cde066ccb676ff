/**
 * The pages of answers that every feature uses: a note, a listing, a text, a question. Start at
 * {@link emberdelve.server.feature.common.CommonFeature}.
 */
@NullMarked
package emberdelve.server.feature.common;

import org.jspecify.annotations.NullMarked;
