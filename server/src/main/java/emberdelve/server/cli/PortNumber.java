package emberdelve.server.cli;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A port as it is typed. */
final class PortNumber implements ITypeConverter<Integer> {
    private static final int MAX = 65_535;

    PortNumber() {}

    @Override
    public Integer convert(String typed) {
        if (typed.matches("\\d{1,5}")) {
            var port = Integer.parseInt(typed);
            if (port <= MAX) return port;
        }
        throw new TypeConversionException(typed + " (expected: 0.." + MAX + ", 0 = any free one)");
    }
}
