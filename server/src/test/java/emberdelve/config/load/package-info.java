/** Schemas and the page of keys are made of what the readers of all features ask for. */
@NullMarked
package emberdelve.config.load;

import org.jspecify.annotations.NullMarked;
