/** What builders write behind triggers, played. */
@NullMarked
package emberdelve.server.feature.trigger;

import org.jspecify.annotations.NullMarked;
