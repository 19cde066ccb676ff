package emberdelve.db.row;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.reflect.RecordComponent;

/**
 * The step from a record to one of its components, past its accessor. A handle of a field needs no
 * class of its own; that of a method, which is to answer an Object, has the JVM make some at every
 * start. Safe for any thread.
 */
sealed interface Step {
    /** The component of that record; a number or truth value in its box. */
    Object from(Object record);

    /**
     * @throws IllegalArgumentException if the component is of another primitive type than long,
     *     int, double and boolean
     */
    static Step to(RecordComponent component) {
        var type = component.getType();
        var field = field(component);
        if (type == long.class) return new OfLong(field);
        if (type == int.class) return new OfInt(field);
        if (type == double.class) return new OfDouble(field);
        if (type == boolean.class) return new OfBoolean(field);
        if (type.isPrimitive())
            throw new IllegalArgumentException(
                    component + " (expected: a long, int, double, boolean or an object)");
        return new OfObject(field);
    }

    private static VarHandle field(RecordComponent component) {
        var record = component.getDeclaringRecord();
        try {
            return MethodHandles.privateLookupIn(record, MethodHandles.lookup())
                    .findVarHandle(record, component.getName(), component.getType());
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException("every component has a field", impossible);
        }
    }

    /** The step to a {@code long}. */
    record OfLong(VarHandle field) implements Step {
        @Override
        public Object from(Object record) {
            return (long) field.get(record);
        }
    }

    /** The step to an {@code int}. */
    record OfInt(VarHandle field) implements Step {
        @Override
        public Object from(Object record) {
            return (int) field.get(record);
        }
    }

    /** The step to a {@code double}. */
    record OfDouble(VarHandle field) implements Step {
        @Override
        public Object from(Object record) {
            return (double) field.get(record);
        }
    }

    /** The step to a {@code boolean}. */
    record OfBoolean(VarHandle field) implements Step {
        @Override
        public Object from(Object record) {
            return (boolean) field.get(record);
        }
    }

    /** The step to an object. */
    record OfObject(VarHandle field) implements Step {
        @Override
        public Object from(Object record) {
            return field.get(record);
        }
    }
}
