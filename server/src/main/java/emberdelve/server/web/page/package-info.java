/**
 * Pages for everybody, written on the server and read without a script: news, help and maps, and
 * those of what features exhibit. Start at {@link emberdelve.server.web.page.PublicPages}.
 */
@NullMarked
package emberdelve.server.web.page;

import org.jspecify.annotations.NullMarked;
