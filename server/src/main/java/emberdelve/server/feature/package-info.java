/**
 * The features that a game may be without, one room (package) each. {@link
 * emberdelve.server.feature.Features} lists them after the rules that they stand on, in the order
 * in which hooks are called.
 */
@NullMarked
package emberdelve.server.feature;

import org.jspecify.annotations.NullMarked;
