package emberdelve.server.schedule;

import java.util.Arrays;
import java.util.function.IntConsumer;

/**
 * The calendar of who is due when: a ring of buckets, each a chain of pages. Joining, leaving and
 * being called cost the same for a thousand members and for a million, because a member is only a
 * number and eight octets. Members of one tick are not sorted.
 */
public final class Calendar {
    /** The number that stands for a called member that need not be asked. */
    public static final int GONE = CalendarPages.GAP;

    /**
     * The number of buckets: more than the slowest speed, so that a bucket seldom holds a turn of a
     * later round.
     */
    private static final int BUCKETS = 1024;

    private static final int ROOM_AT_FIRST = 16;

    // The data of so many members does not fit into the processor's cache.
    private static final int MANY = 4096;

    private static final long NEVER = -1;

    // A slot and its tick in one number: 700 years of 20 ms ticks, and 16 million members.
    private static final int DUE_BITS = 40;
    private static final long DUE_MASK = (1L << DUE_BITS) - 1;
    private static final long NOT_WAITING = -1;

    private final CalendarPages pages = new CalendarPages();
    private final Ascending ascending = new Ascending();
    private final int[] firsts = new int[BUCKETS];
    private final int[] lasts = new int[BUCKETS];
    private long[] waiting = new long[0];
    private int[] called = new int[ROOM_AT_FIRST];
    private int calledCount;
    private long calledTick = NEVER;

    public Calendar() {
        Arrays.fill(firsts, CalendarPages.NONE);
        Arrays.fill(lasts, CalendarPages.NONE);
    }

    /**
     * Makes room for a member of that number, which waits for nothing yet; must be called first for
     * each number.
     */
    public void makeRoom(int number) {
        var old = waiting.length;
        if (number < old) return;
        waiting = Arrays.copyOf(waiting, Math.max(ROOM_AT_FIRST, 2 * number));
        Arrays.fill(waiting, old, waiting.length, NOT_WAITING);
    }

    /** Puts the number at that tick only; the tick must not have been called yet. */
    public void put(int number, long dueTick) {
        var old = waiting[number];
        if (old != NOT_WAITING) {
            if ((old & DUE_MASK) == dueTick) return;
            leave(old);
        }
        var bucket = (int) (dueTick % BUCKETS);
        var page = lasts[bucket];
        if (page == CalendarPages.NONE || pages.isFull(page) || pages.tick(page) != dueTick)
            page = append(bucket, dueTick);
        waiting[number] = ((long) pages.add(page, number) << DUE_BITS) | dueTick;
    }

    /** Removes the number, if it is in the calendar. */
    public void remove(int number) {
        var old = waiting[number];
        if (old == NOT_WAITING) return;
        leave(old);
        waiting[number] = NOT_WAITING;
    }

    public boolean isWaiting(int number) {
        return waiting[number] != NOT_WAITING;
    }

    /**
     * Calls the members due in this tick. {@link #called} answers them, in no promised order, until
     * {@link #dismiss}.
     *
     * @return how many were called, those that have left included
     */
    public int call(long tick) {
        calledCount = 0;
        calledTick = tick;
        var bucket = (int) (tick % BUCKETS);
        for (var page = firsts[bucket]; page != CalendarPages.NONE; ) {
            var next = pages.after(page);
            if (pages.tick(page) == tick) {
                var count = calledCount + pages.used(page);
                if (called.length < count) called = Arrays.copyOf(called, 2 * count);
                pages.copy(page, called, calledCount);
                calledCount = count;
                drop(page, bucket);
            }
            page = next;
        }
        if (calledCount >= MANY) calledCount = ascending.order(called, calledCount);
        return calledCount;
    }

    /** One called member; {@link #GONE} when it has left, or waits for another tick by now. */
    public int called(int index) {
        var number = called[index];
        if (number == GONE || !isCalled(waiting[number])) return GONE;
        return number;
    }

    /** Lets members that were called and not asked, after a failure, be due in the next tick. */
    void postpone() {
        for (var i = 0; i < calledCount; i++) {
            if (called(i) != GONE) put(called[i], calledTick + 1);
        }
    }

    /** Ends the call, when all members have been asked. */
    public void dismiss() {
        calledCount = 0;
        calledTick = NEVER;
    }

    /** Every member that waits, in no promised order. */
    void forEach(IntConsumer reader) {
        for (var number = 0; number < waiting.length; number++) {
            if (waiting[number] != NOT_WAITING) reader.accept(number);
        }
    }

    /** Whether the entry was called: its page is gone already, and it waits to be asked. */
    private boolean isCalled(long entry) {
        return entry != NOT_WAITING && (entry & DUE_MASK) == calledTick;
    }

    private void leave(long entry) {
        if (isCalled(entry)) return;
        var slot = (int) (entry >>> DUE_BITS);
        pages.leave(slot);
        var page = CalendarPages.pageOf(slot);
        if (pages.isEmpty(page)) drop(page, (int) ((entry & DUE_MASK) % BUCKETS));
    }

    private int append(int bucket, long dueTick) {
        var page = pages.append(lasts[bucket], dueTick);
        if (firsts[bucket] == CalendarPages.NONE) firsts[bucket] = page;
        lasts[bucket] = page;
        return page;
    }

    private void drop(int page, int bucket) {
        if (firsts[bucket] == page) firsts[bucket] = pages.after(page);
        if (lasts[bucket] == page) lasts[bucket] = pages.before(page);
        pages.drop(page);
    }
}
