package emberdelve.server.schedule;

import java.util.Arrays;

/**
 * Lists of numbers, kept in pages of a few dozen side by side. All pages are parts of one array:
 * while the world runs steadily, nothing is allocated and no reference is written, so that a member
 * costs the same among a million as among a thousand.
 */
final class CalendarPages {
    /** No page; the end of a chain. */
    static final int NONE = -1;

    /** The entry of a member that left early. */
    static final int GAP = -1;

    /** Size of a page, as a power of two: small for a small zone, large enough to read quickly. */
    private static final int BITS = 6;

    static final int SLOTS = 1 << BITS;
    private static final int AT_FIRST = 16;

    private int[] slots = new int[0];
    private int[] used = new int[0];
    private int[] live = new int[0];
    private int[] before = new int[0];
    private int[] after = new int[0];
    private long[] tick = new long[0];
    private int spare = NONE;

    static int pageOf(int slot) {
        return slot >> BITS;
    }

    int after(int page) {
        return after[page];
    }

    int before(int page) {
        return before[page];
    }

    /** The tick that all members on this page wait for. */
    long tick(int page) {
        return tick[page];
    }

    int used(int page) {
        return used[page];
    }

    boolean isEmpty(int page) {
        return live[page] == 0;
    }

    boolean isFull(int page) {
        return used[page] == SLOTS;
    }

    int at(int page, int index) {
        return slots[(page << BITS) + index];
    }

    /** Adds a new page at the end of the chain. */
    int append(int last, long dueTick) {
        if (spare == NONE) grow();
        var page = spare;
        spare = after[page];
        used[page] = 0;
        live[page] = 0;
        tick[page] = dueTick;
        after[page] = NONE;
        before[page] = last;
        if (last != NONE) after[last] = page;
        return page;
    }

    /** Adds the number to the page; answers its slot. */
    int add(int page, int number) {
        var slot = (page << BITS) + used[page]++;
        live[page]++;
        slots[slot] = number;
        return slot;
    }

    void leave(int slot) {
        var page = pageOf(slot);
        slots[slot] = GAP;
        live[page]--;
        if (slot == (page << BITS) + used[page] - 1) used[page]--;
    }

    void copy(int page, int[] to, int from) {
        System.arraycopy(slots, page << BITS, to, from, used[page]);
    }

    /** Takes the page out of its chain, to be used again. */
    void drop(int page) {
        if (before[page] != NONE) after[before[page]] = after[page];
        if (after[page] != NONE) before[after[page]] = before[page];
        after[page] = spare;
        spare = page;
    }

    private void grow() {
        var old = used.length;
        var pages = Math.max(AT_FIRST, 2 * old);
        slots = Arrays.copyOf(slots, pages << BITS);
        used = Arrays.copyOf(used, pages);
        live = Arrays.copyOf(live, pages);
        before = Arrays.copyOf(before, pages);
        after = Arrays.copyOf(after, pages);
        tick = Arrays.copyOf(tick, pages);
        for (var page = pages - 1; page >= old; page--) {
            after[page] = spare;
            spare = page;
        }
    }
}
