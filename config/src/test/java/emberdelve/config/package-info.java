/** The settings that ship have no problem. */
@NullMarked
package emberdelve.config;

import org.jspecify.annotations.NullMarked;
