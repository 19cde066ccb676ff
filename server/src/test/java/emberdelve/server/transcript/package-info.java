/**
 * What players type and what they read, played in this process and compared with files that read as
 * documentation. Start at {@link emberdelve.server.transcript.FightTranscriptTest}; {@link
 * emberdelve.server.transcript.Performance} is what a new one needs.
 *
 * <p>How they are written anew, when words have changed on purpose, is told there.
 */
@NullMarked
package emberdelve.server.transcript;

import org.jspecify.annotations.NullMarked;
