package emberdelve.config.content;

/**
 * A condition or value of a trigger, checked: only numbers are added and ordered, and what is
 * compared is of one kind. Its value is a whole number, see {@link Variable}.
 */
public sealed interface Expression {
    /** A number, a truth value, a word by its place, or nobody. */
    record Literal(long value) implements Expression {}

    record Recall(Variable variable) implements Expression {}

    /** Something that the world knows. */
    enum Fact implements Expression {
        /** The one who set the trigger off. */
        SELF,
        LEVEL,
        /** Percent of its hit points. */
        HEALTH,
        GOLD,
        /** The number of its group who are in the room, itself included. */
        GROUP,
        /** Characters in the room. */
        HERE,
        /**
         * A number from 1 to 100, drawn once each time that a trigger is tried; every use in that
         * trigger has this value.
         */
        ROLL,
        /** The day since the world began, from 1, each of 24 hours that the world has run. */
        TODAY,
        /** The hour of the dungeon's own day, 0 to 23; 12 where there is no sky. */
        HOUR,
        /** Whether it is night in the dungeon, as a truth value. */
        NIGHT,
        /** The weather: a place among the kinds of {@link Sky}. */
        WEATHER
    }

    /** The number of items of that kind that it carries. */
    record Has(String item) implements Expression {}

    /** The number of monsters of that kind that are in the room. */
    record Living(String monster) implements Expression {}

    /** The progress with a quest: a place in {@link Quest#words}. */
    record Progress(String quest) implements Expression {}

    record Not(Expression of) implements Expression {}

    record And(Expression left, Expression right) implements Expression {}

    record Or(Expression left, Expression right) implements Expression {}

    record Sum(Expression left, Expression right, boolean minus) implements Expression {}

    record Compare(Comparison how, Expression left, Expression right) implements Expression {}

    /** The way in which two values are compared. */
    enum Comparison {
        EQUAL("=="),
        UNEQUAL("!="),
        AT_MOST("<="),
        AT_LEAST(">="),
        LESS("<"),
        MORE(">");

        private final String sign;

        Comparison(String sign) {
            this.sign = sign;
        }

        public String sign() {
            return sign;
        }

        /** Whether the comparison holds for these two values. */
        public boolean holds(long left, long right) {
            return switch (this) {
                case EQUAL -> left == right;
                case UNEQUAL -> left != right;
                case AT_MOST -> left <= right;
                case AT_LEAST -> left >= right;
                case LESS -> left < right;
                case MORE -> left > right;
            };
        }

        /** Whether only numbers can be compared in this way. */
        public boolean orders() {
            return this != EQUAL && this != UNEQUAL;
        }
    }
}
