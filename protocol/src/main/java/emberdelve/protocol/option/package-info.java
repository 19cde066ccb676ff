/**
 * The contents of the options' sub-negotiations, one file an option. Each takes {@link Octets} and
 * answers values; whether the option is on, and sending anything, is the business of others.
 */
@NullMarked
package emberdelve.protocol.option;

import org.jspecify.annotations.NullMarked;
