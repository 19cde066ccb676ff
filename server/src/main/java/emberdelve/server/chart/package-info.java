/**
 * Drawings (SVG) of figures, for simulations and measurements. Start at {@link
 * emberdelve.server.chart.LineChart}.
 */
@NullMarked
package emberdelve.server.chart;

import org.jspecify.annotations.NullMarked;
