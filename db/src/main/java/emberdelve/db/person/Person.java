package emberdelve.db.person;

import emberdelve.db.account.ErasedAccount;
import emberdelve.db.account.NameFold;

import java.util.ArrayList;
import java.util.List;

/**
 * A person, as far as a world knows one: an account with all its characters, given up ones
 * included.
 *
 * @param name the name with which the person logs in
 */
public record Person(long account, String name, List<Figure> characters) {
    /** The word by which the audit names what was done with all that is kept of somebody. */
    public static final String DEED = "person";

    /** From where the audit says that a deed was done on a stopped world. */
    public static final String LOCAL = "local";

    /** What the audit says of a person who was exported. */
    public static final String EXPORT = "export";

    /** A character of the person. */
    public record Figure(long id, String name) {}

    public Person {
        characters = List.copyOf(characters);
    }

    /** What the audit says of a person who was erased. */
    public static String erasure(int characters) {
        return "erase, with " + characters + (characters == 1 ? " character" : " characters");
    }

    /** The person as the audit names one: by the account's number, without a name. */
    public String numbered() {
        return numbered(account);
    }

    /** The person whose account that is, likewise. */
    public static String numbered(long account) {
        return "account " + account;
    }

    /** Whether that is the id of the person's account. */
    public boolean hasAccount(long id) {
        return id == account;
    }

    /** Whether that is the id of a character of the person. */
    public boolean plays(long character) {
        return characters.stream().anyMatch(each -> each.id() == character);
    }

    /** Whether a character of the person has that name, in capital or small letters. */
    public boolean isCalled(String character) {
        var folded = NameFold.fold(character);
        return characters.stream().anyMatch(each -> NameFold.fold(each.name()).equals(folded));
    }

    /** Whether the account or a character has that name, in capital or small letters. */
    public boolean isNamed(String typed) {
        return isCalled(typed) || NameFold.fold(typed).equals(NameFold.fold(name));
    }

    /** The name, or the neutral word if it is that of a character of the person. */
    public String instead(String character) {
        return isCalled(character) ? ErasedAccount.NOBODY : character;
    }

    /** The person as one whose account is to be erased. */
    public ErasedAccount erased() {
        var names = new ArrayList<>(List.of(name));
        for (var each : characters) if (!names.contains(each.name())) names.add(each.name());
        return new ErasedAccount(account, names);
    }
}
