/**
 * The content that ships is read here by the readers of all features, whose rooms are in the
 * server.
 */
@NullMarked
package emberdelve.config;

import org.jspecify.annotations.NullMarked;
