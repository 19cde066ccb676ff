/**
 * The option negotiation of RFC 1143, for all 256 options and both sides. Start at {@link
 * Negotiator}; the rules are in {@link OptionState}.
 *
 * <p>Pure, and without the numbers of any option: what an option means is not its business.
 */
@NullMarked
package emberdelve.protocol.negotiate;

import org.jspecify.annotations.NullMarked;
