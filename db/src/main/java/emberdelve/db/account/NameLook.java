package emberdelve.db.account;

import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.lang.UCharacter.IdentifierType;
import com.ibm.icu.text.SpoofChecker;

import java.util.OptionalInt;

/**
 * The look of a name, which tells whether two names can be taken for each other: "Marna" and "Mama"
 * can, and so can a Latin and a Cyrillic "coco". ICU decides, by the tables of Unicode (UTS 39).
 *
 * <p>Safe for any thread; the first call reads the tables and may take a second on a slow machine.
 */
public final class NameLook {
    private NameLook() {}

    /**
     * The skeleton of a name (UTS 39), which all names that look like it share, whatever their
     * case. It is for comparing only.
     */
    public static String of(String name) {
        return Tables.CHECKER.getSkeleton(NameFold.fold(name));
    }

    /**
     * The first letter of a name that no language of today uses, such as a small capital; empty if
     * there is none.
     */
    public static OptionalInt unusual(String name) {
        return name.codePoints()
                .filter(sign -> !UCharacter.hasIdentifierType(sign, IdentifierType.RECOMMENDED))
                .findFirst();
    }

    /**
     * The holder of the tables, so that they are read when a name first needs them: many servers
     * run for days without a new name.
     */
    private static final class Tables {
        static final SpoofChecker CHECKER =
                new SpoofChecker.Builder().setChecks(SpoofChecker.CONFUSABLE).build();
    }
}
