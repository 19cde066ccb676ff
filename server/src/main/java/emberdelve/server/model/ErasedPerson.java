package emberdelve.server.model;

import java.util.List;

/**
 * A person whose account is erased with the next checkpoint.
 *
 * @param names the names of the account and of its characters
 */
public record ErasedPerson(long account, List<String> names) {
    public ErasedPerson {
        names = List.copyOf(names);
    }
}
