package emberdelve.server.cli;

import emberdelve.server.simulate.Match;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** The range of one number of a match: {@code level=1..10}. */
record Sweep(boolean ofLevel, int from, int to) {
    private static final Pattern FORM =
            Pattern.compile("(level|danger)=(\\d{1,3})\\.\\.(\\d{1,3})");

    List<Match> matches(Match match) {
        return IntStream.rangeClosed(from, to)
                .mapToObj(at -> ofLevel ? match.withLevel(at) : match.withDanger(at))
                .toList();
    }

    static final class Converter implements ITypeConverter<Sweep> {
        Converter() {}

        @Override
        public Sweep convert(String typed) {
            var form = FORM.matcher(typed);
            if (form.matches()) {
                var sweep =
                        new Sweep(
                                form.group(1).equals("level"),
                                Integer.parseInt(form.group(2)),
                                Integer.parseInt(form.group(3)));
                if (sweep.from <= sweep.to && sweep.from >= (sweep.ofLevel ? 1 : 0)) return sweep;
            }
            throw new TypeConversionException(typed + " (expected: level=1..10 or danger=0..9)");
        }
    }
}
