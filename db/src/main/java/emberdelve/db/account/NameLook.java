package emberdelve.db.account;

import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.lang.UCharacter.IdentifierType;
import com.ibm.icu.text.SpoofChecker;

import java.util.OptionalInt;

/**
 * The look of a name, by which two look the same: "Marna" and "Mama" do, and so do a Latin and a
 * Cyrillic "coco". By Unicode's tables (UTS 39), which ICU has.
 *
 * <p>Safe for any thread; the first call reads the tables and may take a second on a slow machine.
 */
public final class NameLook {
    private NameLook() {}

    /** The same for all names that look the same, whatever their case. For comparing only. */
    public static String of(String name) {
        return Tables.CHECKER.getSkeleton(NameFold.fold(name));
    }

    /** The first letter that no language of today is written with, such as a small capital. */
    public static OptionalInt unusual(String name) {
        return name.codePoints()
                .filter(sign -> !UCharacter.hasIdentifierType(sign, IdentifierType.RECOMMENDED))
                .findFirst();
    }

    /**
     * The tables, which are read when they are needed first: many servers run for days without a
     * new name.
     */
    private static final class Tables {
        static final SpoofChecker CHECKER =
                new SpoofChecker.Builder().setChecks(SpoofChecker.CONFUSABLE).build();
    }
}
