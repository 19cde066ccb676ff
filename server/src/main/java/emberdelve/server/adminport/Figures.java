package emberdelve.server.adminport;

import io.prometheus.metrics.expositionformats.PrometheusTextFormatWriter;
import io.prometheus.metrics.model.snapshots.ClassicHistogramBuckets;
import io.prometheus.metrics.model.snapshots.CounterSnapshot;
import io.prometheus.metrics.model.snapshots.CounterSnapshot.CounterDataPointSnapshot;
import io.prometheus.metrics.model.snapshots.GaugeSnapshot;
import io.prometheus.metrics.model.snapshots.GaugeSnapshot.GaugeDataPointSnapshot;
import io.prometheus.metrics.model.snapshots.HistogramSnapshot;
import io.prometheus.metrics.model.snapshots.HistogramSnapshot.HistogramDataPointSnapshot;
import io.prometheus.metrics.model.snapshots.Labels;
import io.prometheus.metrics.model.snapshots.MetricSnapshot;
import io.prometheus.metrics.model.snapshots.MetricSnapshots;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The figures of one scrape, in Prometheus's text format. Thread: its maker's. */
final class Figures {
    static final String CONTENT_TYPE = PrometheusTextFormatWriter.CONTENT_TYPE;

    private static final String PREFIX = "emberdelve_";

    private final List<MetricSnapshot> all = new ArrayList<>();

    /** One value of a figure, and what it is of. */
    record Point(Labels labels, double value) {
        Point(Labels labels, Number value) {
            this(labels, value.doubleValue());
        }

        private static List<Point> byWord(String label, Map<String, ? extends Number> values) {
            return values.entrySet().stream()
                    .map(each -> new Point(Labels.of(label, each.getKey()), each.getValue()))
                    .toList();
        }
    }

    /**
     * The values of one histogram.
     *
     * @param counts the number of values in each class
     */
    record Spread(Labels labels, List<Long> counts, double sum) {
        Spread {
            counts = List.copyOf(counts);
        }
    }

    /** Adds a value that goes up and down. */
    void gauge(String name, String help, Number value) {
        gauges(name, help, List.of(new Point(Labels.EMPTY, value)));
    }

    /** Adds a gauge for each word of the label. */
    void byWord(String name, String help, String label, Map<String, ? extends Number> values) {
        gauges(name, help, Point.byWord(label, values));
    }

    void gauges(String name, String help, List<Point> points) {
        var gauge = GaugeSnapshot.builder().name(PREFIX + name).help(help);
        for (var point : points)
            gauge.dataPoint(
                    GaugeDataPointSnapshot.builder()
                            .labels(point.labels)
                            .value(point.value)
                            .build());
        all.add(gauge.build());
    }

    /** Adds a count since the start; its name gets {@code _total} behind it. */
    void counter(String name, String help, Number value) {
        counters(name, help, List.of(new Point(Labels.EMPTY, value)));
    }

    /** Adds a counter for each word of the label. */
    void counters(String name, String help, String label, Map<String, ? extends Number> values) {
        counters(name, help, Point.byWord(label, values));
    }

    void counters(String name, String help, List<Point> points) {
        var counter = CounterSnapshot.builder().name(PREFIX + name).help(help);
        for (var point : points)
            counter.dataPoint(
                    CounterDataPointSnapshot.builder()
                            .labels(point.labels)
                            .value(point.value)
                            .build());
        all.add(counter.build());
    }

    /**
     * Adds a histogram.
     *
     * @param limits the upper limits of the classes but the last, which has none
     */
    void histogram(String name, String help, List<Double> limits, List<Spread> spreads) {
        var upTo = new ArrayList<>(limits);
        upTo.add(Double.POSITIVE_INFINITY);
        var histogram = HistogramSnapshot.builder().name(PREFIX + name).help(help);
        for (var spread : spreads)
            histogram.dataPoint(
                    HistogramDataPointSnapshot.builder()
                            .labels(spread.labels)
                            .classicHistogramBuckets(
                                    ClassicHistogramBuckets.of(upTo, spread.counts))
                            .sum(spread.sum)
                            .build());
        all.add(histogram.build());
    }

    void writeTo(OutputStream out) throws IOException {
        PrometheusTextFormatWriter.create().write(out, new MetricSnapshots(all));
    }
}
