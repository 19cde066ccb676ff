/**
 * Text with colours, and how it becomes lines for one terminal. Start at {@link StyledText}; {@link
 * Wrap} breaks it, {@link Ascii} makes it plain, {@link AnsiEncoder} paints it. {@link Printable}
 * goes the other way: what the text of a stranger may hold.
 *
 * <p>Pure: knows no network and no negotiation, only what a terminal can show.
 */
@NullMarked
package emberdelve.protocol.style;

import org.jspecify.annotations.NullMarked;
