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

    /** Adds a value that goes up and down. */
    void gauge(String name, String help, Number value) {
        all.add(
                GaugeSnapshot.builder()
                        .name(PREFIX + name)
                        .help(help)
                        .dataPoint(
                                GaugeDataPointSnapshot.builder().value(value.doubleValue()).build())
                        .build());
    }

    /** Adds a gauge for each word of the label. */
    void byWord(String name, String help, String label, Map<String, ? extends Number> values) {
        var gauge = GaugeSnapshot.builder().name(PREFIX + name).help(help);
        values.forEach((word, value) ->
                gauge.dataPoint(
                        GaugeDataPointSnapshot.builder()
                                .labels(Labels.of(label, word))
                                .value(value.doubleValue())
                                .build()));
        all.add(gauge.build());
    }

    /** Adds a count since the start; its name gets {@code _total} behind it. */
    void counter(String name, String help, Number value) {
        all.add(
                CounterSnapshot.builder()
                        .name(PREFIX + name)
                        .help(help)
                        .dataPoint(
                                CounterDataPointSnapshot.builder()
                                        .value(value.doubleValue())
                                        .build())
                        .build());
    }

    /** Adds a counter for each word of the label. */
    void counters(String name, String help, String label, Map<String, ? extends Number> values) {
        var counter = CounterSnapshot.builder().name(PREFIX + name).help(help);
        values.forEach((word, value) ->
                counter.dataPoint(
                        CounterDataPointSnapshot.builder()
                                .labels(Labels.of(label, word))
                                .value(value.doubleValue())
                                .build()));
        all.add(counter.build());
    }

    /**
     * Adds a histogram.
     *
     * @param limits the upper limits of the classes but the last, which has none
     * @param counts the number of values in each class
     */
    void histogram(String name, String help, List<Double> limits, List<Long> counts, double sum) {
        var upTo = new ArrayList<>(limits);
        upTo.add(Double.POSITIVE_INFINITY);
        all.add(
                HistogramSnapshot.builder()
                        .name(PREFIX + name)
                        .help(help)
                        .dataPoint(
                                HistogramDataPointSnapshot.builder()
                                        .classicHistogramBuckets(
                                                ClassicHistogramBuckets.of(upTo, counts))
                                        .sum(sum)
                                        .build())
                        .build());
    }

    void writeTo(OutputStream out) throws IOException {
        PrometheusTextFormatWriter.create().write(out, new MetricSnapshots(all));
    }
}
