package emberdelve.config.load;

import emberdelve.config.read.Problems;
import emberdelve.config.read.YamlNode;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * All things of one kind, over all files, and the nodes that name them. Thread: the one that loads.
 */
final class Register<T> {
    private final String kind;
    private final Problems problems;
    private final Map<String, T> things = new TreeMap<>();
    private final Map<String, YamlNode> nodes = new LinkedHashMap<>();
    private final List<Mention> mentions = new ArrayList<>();
    private boolean isIncomplete;

    /** {@code kind}: with its article, as problems say it: {@code a monster}. */
    Register(String kind, Problems problems) {
        this.kind = kind;
        this.problems = problems;
    }

    /** Keeps the thing; a problem when its id is taken. */
    void put(String id, T thing, YamlNode node) {
        var first = nodes.putIfAbsent(id, node);
        if (first == null) things.put(id, thing);
        else problems.add(node.named("twice", "once; see " + first.namePlace()));
    }

    /** Notes that somebody names the thing, which may yet come. */
    void mention(String id, YamlNode node) {
        mentions.add(new Mention(id, node));
    }

    /**
     * Notes that a file could not be read: a thing that is not here may be there, and so is not
     * called unknown.
     */
    void markIncomplete() {
        isIncomplete = true;
    }

    /** Reports, once all is read, each mention of a thing that does not exist. */
    void check() {
        if (isIncomplete) return;
        for (var mention : mentions) {
            if (things.containsKey(mention.id)) continue;
            problems.add(mention.node.wrong(kind + " that exists", things.keySet()));
        }
    }

    /** The ids that somebody names, whether they exist or not. */
    Set<String> mentioned() {
        return mentions.stream().map(Mention::id).collect(Collectors.toSet());
    }

    boolean isComplete() {
        return !isIncomplete;
    }

    /** The node in which the thing of that id is described. */
    Optional<YamlNode> node(String id) {
        return Optional.ofNullable(nodes.get(id));
    }

    Map<String, T> things() {
        return things;
    }

    private record Mention(String id, YamlNode node) {}
}
