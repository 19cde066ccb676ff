/** Tests of hours and weather. */
@NullMarked
package emberdelve.server.feature.sky;

import org.jspecify.annotations.NullMarked;
