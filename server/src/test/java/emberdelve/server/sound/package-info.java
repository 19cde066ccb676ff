@NullMarked
package emberdelve.server.sound;

import org.jspecify.annotations.NullMarked;
