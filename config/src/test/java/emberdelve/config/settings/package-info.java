/** Settings check themselves, in files and in Java. */
@NullMarked
package emberdelve.config.settings;

import org.jspecify.annotations.NullMarked;
