/**
 * The report of what was measured, for people and for programs: a Markdown table, JSON, and a
 * drawing. Start at {@link emberdelve.bench.report.FigureSheet}. Knows nothing of what was
 * measured.
 */
@NullMarked
package emberdelve.bench.report;

import org.jspecify.annotations.NullMarked;
