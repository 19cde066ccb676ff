/**
 * The package for Mudlet, a program that many players play with: windows, gauges and a map, made of
 * what the server tells programs. Start at {@link emberdelve.server.mudlet.MudletPackage}.
 *
 * <p>Its Lua is in the resources of the same folder, a file a purpose; {@code modules.txt} says in
 * which order Mudlet runs them. Pure; knows nothing of connections and of the world.
 */
@NullMarked
package emberdelve.server.mudlet;

import org.jspecify.annotations.NullMarked;
