/** What is shipped has no problem. Start at {@link emberdelve.config.ShippedContentTest}. */
@NullMarked
package emberdelve.config;

import org.jspecify.annotations.NullMarked;
