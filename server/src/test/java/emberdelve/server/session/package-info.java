/**
 * Sessions, from the greeting to the game. Start at {@code DialogueTest}, which reads like a talk;
 * {@code SessionLoginTest} plays whole logins against a real database. A {@code Visit} is one
 * connection, with {@code FakeTerminal} for the wire and the test itself for the world.
 */
@NullMarked
package emberdelve.server.session;

import org.jspecify.annotations.NullMarked;
