@NullMarked
package emberdelve.db.lost;

import org.jspecify.annotations.NullMarked;
