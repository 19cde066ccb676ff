/** Tests of what an operator may write to divide a dungeon. */
@NullMarked
package emberdelve.config.region;

import org.jspecify.annotations.NullMarked;
