package emberdelve.server.model;

import java.util.List;

/** The numbers by which actors of one name are told apart, as in {@code kill 2.kobold}. */
public final class Alike {
    private Alike() {}

    /**
     * The place of an actor among those of its name, from 1, in their order; 0 if there is no
     * other, or if the name is a proper name.
     */
    public static int number(Actor one, List<Actor> among) {
        if (one.named().isProper()) return 0;
        var alike = among.stream().filter(each -> each.name().equals(one.name())).toList();
        return alike.size() < 2 ? 0 : alike.indexOf(one) + 1;
    }
}
