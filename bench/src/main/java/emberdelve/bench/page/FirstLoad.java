package emberdelve.bench.page;

import emberdelve.bench.report.FigureColumn;
import emberdelve.bench.report.FigureLine;
import emberdelve.bench.report.FigureSheet;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/**
 * The files that a browser reads when it comes for the first time: the page, and the files that the
 * page needs.
 */
public record FirstLoad(List<WebFile> files) {
    private static final double KIB = 1 << 10;

    private static final List<FigureColumn> COLUMNS =
            List.of(
                    new FigureColumn("requests", "requests", 0),
                    new FigureColumn("plain-kib", "plain KiB", 1),
                    new FigureColumn("gzip-kib", "with gzip KiB", 1),
                    new FigureColumn("headers-kib", "headers KiB", 1));

    public FirstLoad {
        files = List.copyOf(files);
    }

    /** The octets that are sent, without headers, when the browser reads gzip, as all do. */
    public long packedOctets() {
        return files.stream().mapToLong(WebFile::packedOctets).sum();
    }

    /** A line for each kind of file, and one for all of them. */
    public FigureSheet sheet() {
        var byType = new TreeMap<String, List<WebFile>>();
        for (var file : files)
            byType.computeIfAbsent(file.type(), _ -> new ArrayList<>()).add(file);
        var lines = new ArrayList<FigureLine>();
        byType.forEach((type, some) -> lines.add(line(type, some)));
        lines.add(line("all", files));
        return new FigureSheet("first load of the page", "kind", COLUMNS, lines);
    }

    private static FigureLine line(String name, List<WebFile> files) {
        return new FigureLine(
                name,
                List.of(
                        (double) files.size(),
                        files.stream().mapToLong(WebFile::plainOctets).sum() / KIB,
                        files.stream().mapToLong(WebFile::packedOctets).sum() / KIB,
                        files.stream().mapToLong(WebFile::headerOctets).sum() / KIB));
    }
}
