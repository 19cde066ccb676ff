package emberdelve.server.feature.trace;

import emberdelve.server.view.View;

import java.util.List;

/**
 * One page of the life of a thing, the oldest entry first.
 *
 * @param name the name of the thing
 * @param id its id, as it is typed
 * @param page the number of this page, from 1
 * @param pages the number of pages
 * @param missing the number of entries that were not kept
 */
record TraceView(String name, String id, int page, int pages, int missing, List<LifeEntry> entries)
        implements View {
    /** The most entries of a page: a screenful. */
    static final int SIZE = 20;

    /** The page of that number; without entries, if there is none. */
    static TraceView of(String name, Life life, int page) {
        var all = life.entries();
        var from = (int) Math.min(all.size(), (page - 1L) * SIZE);
        var to = Math.min(all.size(), from + SIZE);
        return new TraceView(
                name,
                life.item().toString(),
                page,
                Math.ceilDiv(all.size(), SIZE),
                life.missing(),
                List.copyOf(all.subList(from, to)));
    }
}
