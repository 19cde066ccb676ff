@NullMarked
package emberdelve.server.chart;

import org.jspecify.annotations.NullMarked;
