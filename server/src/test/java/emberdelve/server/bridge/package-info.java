@NullMarked
package emberdelve.server.bridge;

import org.jspecify.annotations.NullMarked;
