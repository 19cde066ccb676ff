/** The package for Mudlet, taken apart as Mudlet does it, and run by a Lua without Mudlet. */
@NullMarked
package emberdelve.server.mudlet;

import org.jspecify.annotations.NullMarked;
