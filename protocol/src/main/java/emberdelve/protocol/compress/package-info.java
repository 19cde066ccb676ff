/**
 * zlib in both directions, for MCCP: {@link Deflation} for what we send, {@link Inflation} for what
 * a stranger sends, within {@link InflationLimits}. {@link Permits} says who may have it at all.
 *
 * <p>Pure: knows no option and no channel.
 */
@NullMarked
package emberdelve.protocol.compress;

import org.jspecify.annotations.NullMarked;
