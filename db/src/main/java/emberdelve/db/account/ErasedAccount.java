package emberdelve.db.account;

import java.util.List;

/**
 * An account that is erased, at the wish of the person whose it was.
 *
 * @param names the names of the account and of its characters, which stay nowhere
 */
public record ErasedAccount(long account, List<String> names) {
    /** The word in the place of a name that was erased, where what others own has named it. */
    public static final String NOBODY = "(erased)";

    public ErasedAccount {
        names = List.copyOf(names);
    }

    /** Whether that is one of the names, in capital or small letters. */
    public boolean isNamed(String name) {
        var folded = NameFold.fold(name);
        return names.stream().anyMatch(each -> NameFold.fold(each).equals(folded));
    }
}
