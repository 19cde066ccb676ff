package emberdelve.config.load.sketch;

import emberdelve.config.read.ReaderListener;
import emberdelve.config.read.scalar.Scalar;
import emberdelve.config.read.scalar.Whole;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The visit of a reader at one node of a probe: what the reader asks for goes into the sketch of
 * the node's place.
 */
public final class Visit implements ReaderListener {
    private static final int UNREAD = -1;

    private final Sketch sketch;
    private final Sketch file;
    private final Optional<Visit> around;
    private final List<Visit> all;
    private final Map<String, Visit> byKey = new HashMap<>();
    private int listSize = UNREAD;
    private int mappingSize = UNREAD;
    private boolean isLookedAt;
    private boolean isScalar;
    private boolean isComplained;
    private boolean isComplainedInside;

    private Visit(Sketch sketch, Sketch file, Optional<Visit> around, List<Visit> all) {
        this.sketch = sketch;
        this.file = file;
        this.around = around;
        this.all = all;
        all.add(this);
    }

    /**
     * Begins with a document.
     *
     * @param all the list in which the document's visits are kept until it is read to its end
     */
    public static Visit of(Sketch sketch, List<Visit> all) {
        return new Visit(sketch, sketch, Optional.empty(), all);
    }

    /** Ends the visits, as the documents are read and no reader will complain any more. */
    public static void end(List<Visit> all) {
        for (var visit : all.reversed()) visit.end();
    }

    /**
     * Ends the visit, after those of the nodes inside: a mistake inside keeps readers from
     * reporting others here.
     */
    private void end() {
        // Where the reader looked at the text without a kind, it takes the text apart itself.
        if (isLookedAt && !isScalar) sketch.hasText = true;
        var isAmiss = isComplained || isComplainedInside;
        if (isAmiss) around.ifPresent(visit -> visit.isComplainedInside = true);
        var outcome =
                isComplained
                        ? Sizes.Outcome.REFUSED
                        : isAmiss ? Sizes.Outcome.UNKNOWN : Sizes.Outcome.FINE;
        if (listSize != UNREAD) sketch.listSizes.read(listSize, outcome);
        if (mappingSize != UNREAD) sketch.mappingSizes.read(mappingSize, outcome);
    }

    private Visit inside(Sketch inner) {
        return new Visit(inner, file, Optional.of(this), all);
    }

    @Override
    public void looksAtText(boolean isText) {
        sketch.isOpen = true;
        isLookedAt |= isText;
    }

    @Override
    public void asksForm() {
        sketch.isOpen = true;
    }

    @Override
    public void readsScalar(Scalar<?> kind) {
        isScalar = true;
        sketch.kinds.add(kind);
    }

    @Override
    public void readsList(int size) {
        sketch.item();
        listSize = size;
    }

    @Override
    public void takes(Whole count) {
        sketch.count = Optional.of(count);
    }

    @Override
    public void readsMapping(int size) {
        sketch.entry();
        mappingSize = size;
    }

    @Override
    public void readsNames(Scalar<?> kind) {
        sketch.names = Optional.of(kind);
    }

    @Override
    public void readsFields(int size) {
        sketch.hasFields = true;
        sketch.fieldsRead++;
        mappingSize = size;
    }

    @Override
    public void complains() {
        isComplained = true;
    }

    @Override
    public void requires(String key) {
        sketch.field(key).required++;
    }

    @Override
    public ReaderListener key(String key) {
        return byKey.computeIfAbsent(key, _ -> inside(sketch.field(key).value));
    }

    @Override
    public void stands(String key, Object otherwise) {
        sketch.field(key).otherwise.add(otherwise);
    }

    @Override
    public ReaderListener as(String sort) {
        var its = file.sort(sort);
        sketch.sort = Optional.of(its);
        return inside(its.sketch());
    }

    @Override
    public ReaderListener item() {
        return inside(sketch.item());
    }

    @Override
    public ReaderListener entry() {
        return inside(sketch.entry());
    }
}
