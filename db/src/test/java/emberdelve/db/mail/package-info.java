/** Tests of the package of the same name, each against a real H2 file where rows are concerned. */
@NullMarked
package emberdelve.db.mail;

import org.jspecify.annotations.NullMarked;
