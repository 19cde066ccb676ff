/**
 * The files that people edit, and the code that reads and checks them: {@code settings} (how the
 * server runs), {@code content} (what the dungeon is made of), {@code load} (YAML to either, with
 * every mistake).
 */
@NullMarked
package emberdelve.config;

import org.jspecify.annotations.NullMarked;
