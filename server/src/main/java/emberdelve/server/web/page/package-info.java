/**
 * Pages for everybody, written on the server and read without a script: who is in the dungeon, the
 * hall of fame, the delve of the day, news, help and maps. Start at {@link
 * emberdelve.server.web.page.PublicPages}.
 */
@NullMarked
package emberdelve.server.web.page;

import org.jspecify.annotations.NullMarked;
