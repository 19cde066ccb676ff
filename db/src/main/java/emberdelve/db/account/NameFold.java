package emberdelve.db.account;

import java.text.Normalizer;
import java.util.Locale;

/**
 * The maker of the form of a name that decides whether two names are the same: compatible forms
 * (wide letters, ligatures) and case do not count. Every unique name in the database goes through
 * here.
 *
 * <p>Safe for any thread.
 */
public final class NameFold {
    private NameFold() {}

    /** The form of the name that is compared and kept unique. Folding it again changes nothing. */
    public static String fold(String name) {
        var compatible = Normalizer.normalize(name, Normalizer.Form.NFKC);
        // Upper case first: it is what makes sharp s equal to ss, and final sigma to sigma.
        var caseless = compatible.toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT);
        // Lowering a final capital sigma gives its final form again; one form has to win.
        return Normalizer.normalize(caseless.replace('\u03c2', '\u03c3'), Normalizer.Form.NFKC);
    }
}
