/** Every view in both profiles. Start at {@code ScreenTest}; its samples are in {@code Views}. */
@NullMarked
package emberdelve.server.render;

import org.jspecify.annotations.NullMarked;
