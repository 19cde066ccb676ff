package emberdelve.server.model;

import java.util.List;

/**
 * The numbers of those who have one name, by which they are told apart, as {@code kill 2.kobold}
 * does.
 */
public final class Alike {
    private Alike() {}

    /**
     * The place of an actor among those of its name, from 1, in their order; 0 if there is no
     * other, or if the name is its own.
     */
    public static int number(Actor one, List<Actor> among) {
        if (one.named().isProper()) return 0;
        var alike = among.stream().filter(each -> each.name().equals(one.name())).toList();
        return alike.size() < 2 ? 0 : alike.indexOf(one) + 1;
    }
}
