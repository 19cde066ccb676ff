package emberdelve.config.load.sketch;

import emberdelve.config.read.scalar.Scalar;
import emberdelve.config.read.scalar.Whole;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * The knowledge of one place in the files of one kind: what may stand there, and what below it.
 * Thread: the one that loads.
 */
public final class Sketch {
    final Set<Scalar<?>> kinds = new LinkedHashSet<>();
    final Map<String, Field> fields = new LinkedHashMap<>();
    final Sizes listSizes = new Sizes(Sizes.LIST);
    final Sizes mappingSizes = new Sizes(Sizes.MAPPING);
    Optional<Sketch> item = Optional.empty();
    Optional<Sketch> entry = Optional.empty();
    Optional<Scalar<?>> names = Optional.empty();

    /** The number of items of a list that the reader says it takes. */
    Optional<Whole> count = Optional.empty();

    /**
     * The sort of this place, if things of the same sort may be inside; then the sort's sketch has
     * all that is known.
     */
    Optional<Sort> sort = Optional.empty();

    /** The sorts of a file by their names. */
    final Map<String, Sort> sorts = new TreeMap<>();

    /** Whether the reader takes a text apart itself, whatever it looks like. */
    boolean hasText;

    boolean hasFields;

    /** Whether the reader has asked what stands there, so that it may be of more than one form. */
    boolean isOpen;

    int fieldsRead;

    /** The sketch of what stands in a mapping whose keys are somebody's choice. */
    Sketch entry() {
        if (entry.isEmpty()) entry = Optional.of(new Sketch());
        return entry.get();
    }

    Sort sort(String name) {
        return sorts.computeIfAbsent(name, each -> new Sort(each, new Sketch()));
    }

    Sketch item() {
        if (item.isEmpty()) item = Optional.of(new Sketch());
        return item.get();
    }

    Field field(String key) {
        return fields.computeIfAbsent(key, _ -> new Field());
    }

    boolean isList() {
        return item.isPresent();
    }

    boolean isMapping() {
        return entry.isPresent();
    }

    /**
     * Forgets the sizes, which were learned from documents that were half understood: they are
     * found out anew.
     */
    public void forgetSizes() {
        listSizes.forget();
        mappingSizes.forget();
        item.ifPresent(Sketch::forgetSizes);
        entry.ifPresent(Sketch::forgetSizes);
        fields.values().forEach(field -> field.value.forgetSizes());
        sorts.values().forEach(each -> each.sketch.forgetSizes());
    }

    /** This sketch, or that of its sort, if it has one. */
    Sketch real() {
        return sort.map(Sort::sketch).orElse(this);
    }

    /** Whether the key has to be there whenever its mapping is read. */
    boolean isRequired(Field field) {
        return fieldsRead > 0 && field.required == fieldsRead;
    }

    /**
     * A sort of things that may hold things of the same sort; one sketch holds what is known of all
     * of them.
     */
    record Sort(String name, Sketch sketch) {}

    /** One key of a mapping whose keys are the game's. */
    static final class Field {
        final Sketch value = new Sketch();
        final Set<Object> otherwise = new HashSet<>();
        int required;

        /** A few words about it; empty until it is explained. */
        Optional<String> meaning = Optional.empty();
    }
}
