/**
 * The tools of builders: maps of zones, odds of what lives in them, and blanks to begin with. Used
 * by commands of the operating system's shell; no running world knows of it.
 */
@NullMarked
package emberdelve.server.builder;

import org.jspecify.annotations.NullMarked;
