/**
 * People of the town who can be asked something. Start at {@link
 * emberdelve.server.feature.person.PersonFeature}.
 */
@NullMarked
package emberdelve.server.feature.person;

import org.jspecify.annotations.NullMarked;
