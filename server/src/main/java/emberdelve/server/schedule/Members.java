package emberdelve.server.schedule;

import org.jspecify.annotations.Nullable;

import java.util.Arrays;

/** The members of one queue by number; a free number is given again. */
final class Members {
    private static final int AT_FIRST = 16;

    private @Nullable Contender[] members = new @Nullable Contender[AT_FIRST];
    private int[] free = new int[AT_FIRST];
    private int freeCount;
    private int given;

    int add(Contender contender) {
        var number = freeCount > 0 ? free[--freeCount] : given++;
        if (number == members.length) members = Arrays.copyOf(members, 2 * number);
        members[number] = contender;
        return number;
    }

    void remove(int number) {
        members[number] = null;
        if (freeCount == free.length) free = Arrays.copyOf(free, 2 * freeCount);
        free[freeCount++] = number;
    }

    Contender get(int number) {
        var member = members[number];
        if (member == null) throw new IllegalStateException("nobody has number " + number);
        return member;
    }
}
