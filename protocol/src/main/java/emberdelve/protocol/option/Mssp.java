package emberdelve.protocol.option;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * The status that a server tells to lists of servers: MSSP. Immutable.
 *
 * @param variables in the order in which they are told
 * @see "the Mud Server Status Protocol"
 */
public record Mssp(List<Variable> variables) {
    public static final Mssp NOTHING = new Mssp(List.of());

    private static final int VAR = 1;
    private static final int VAL = 2;
    private static final String NEW_LINE = "\r\n";

    /** A variable and its values; of several values the best is the last. */
    public record Variable(String name, List<String> values) {
        /**
         * Takes control characters out of the texts, because some of them mean something to the
         * protocol.
         */
        public Variable {
            name = printable(name);
            values = values.stream().map(Variable::printable).toList();
        }

        private static String printable(String text) {
            return text.replaceAll("\\p{Cntrl}", "");
        }
    }

    public Mssp {
        variables = List.copyOf(variables);
    }

    /** The same status with one more variable. */
    public Mssp with(String name, Object... values) {
        var more = new ArrayList<>(variables);
        var texts = new ArrayList<String>();
        for (var value : values) texts.add(value.toString());
        more.add(new Variable(name, texts));
        return new Mssp(more);
    }

    /** The octets as the option sends them. */
    public Octets octets() {
        var told = new StringBuilder();
        for (var variable : variables) {
            told.append((char) VAR).append(variable.name());
            for (var value : variable.values()) told.append((char) VAL).append(value);
        }
        return Octets.utf8(told.toString());
    }

    /** The lines of text for those who type {@code mssp-request} instead. */
    public byte[] plainText() {
        var told = new StringBuilder(NEW_LINE).append("MSSP-REPLY-START").append(NEW_LINE);
        for (var variable : variables) {
            told.append(variable.name());
            for (var value : variable.values()) told.append('\t').append(value);
            told.append(NEW_LINE);
        }
        return told.append("MSSP-REPLY-END")
                .append(NEW_LINE)
                .toString()
                .getBytes(StandardCharsets.UTF_8);
    }
}
