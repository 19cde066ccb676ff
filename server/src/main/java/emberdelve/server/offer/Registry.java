package emberdelve.server.offer;

import emberdelve.config.content.Content;
import emberdelve.config.content.MessageCatalogue;
import emberdelve.config.content.MessageKey;
import emberdelve.config.content.Messages;
import emberdelve.config.content.Vocabulary;
import emberdelve.config.load.ContentLoader;
import emberdelve.config.read.PartReader;
import emberdelve.server.admin.Role;
import emberdelve.server.command.Verb;
import emberdelve.server.command.Verbs;
import emberdelve.server.command.WritingKind;
import emberdelve.server.gmcp.Bulletins;
import emberdelve.server.gmcp.DataPage;
import emberdelve.server.kernel.Hooks;
import emberdelve.server.kernel.Parts;
import emberdelve.server.kernel.World;
import emberdelve.server.kernel.WorldFeature;
import emberdelve.server.model.Actor;
import emberdelve.server.stored.Stored;
import emberdelve.server.stored.StoredKinds;
import emberdelve.server.text.MessageKeys;
import emberdelve.server.text.Narrator;
import emberdelve.server.text.Page;
import emberdelve.server.text.Phrasing;
import emberdelve.server.text.Prompt;
import emberdelve.server.text.Renderer;
import emberdelve.server.text.Voices;
import emberdelve.server.text.Words;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The offers of all features, in the order of their list. Immutable; safe for any thread. */
public final class Registry implements WorldFeature {
    private final List<Feature> features;
    private final List<Verb> verbs;
    private final MessageCatalogue catalogue;
    private final Map<Class<?>, Words<?>> words;
    private final Map<Class<?>, Page<?>> pages;
    private final Map<String, Topic<?>> topics;
    private final List<Exhibit<?>> exhibits;
    private final List<EnterLine> enterLines;
    private final Map<String, WritingKind> writings;
    private final List<Dispatch<?>> dispatches;
    private final StoredKinds stored;
    private final ContentLoader loader;

    private Registry(List<Feature> features) {
        this.features = List.copyOf(features);
        verbs = verbs(features);
        catalogue = catalogue(features);
        words = words(features);
        pages = pages(features);
        topics = topics(features);
        exhibits = exhibits(features);
        enterLines = features.stream().flatMap(each -> each.enterLine().stream()).toList();
        writings = writings(features);
        dispatches = dispatches(features);
        stored = stored(features);
        loader = new ContentLoader(content(), vocabulary());
    }

    /**
     * @throws IllegalStateException when two features offer the same thing, such as a verb; the
     *     message names both
     */
    public static Registry of(List<Feature> features) {
        return new Registry(features);
    }

    /** Every verb, with those that this content adds. */
    public Verbs verbs(Content content) {
        var added = new ArrayList<Verb>();
        for (var feature : features) added.addAll(feature.verbs(content));
        return new Verbs(verbs, added, content.loanwords(), content.help());
    }

    /** Every verb, without content's verbs and help pages. */
    public Verbs verbs() {
        return new Verbs(verbs, List.of(), Map.of(), Map.of());
    }

    /**
     * The words that content has to fit: what features say, and their verbs, without those that
     * content adds.
     */
    public Vocabulary vocabulary() {
        return new Vocabulary(catalogue(), words(Role.OWNER), words(Role.PLAYER));
    }

    /** The readers of the content that features have for themselves. */
    public List<PartReader<?>> content() {
        var all = new ArrayList<PartReader<?>>();
        for (var feature : features) all.addAll(feature.content());
        return all;
    }

    /** The loader of content that fits these features. */
    public ContentLoader loader() {
        return loader;
    }

    private Set<String> words(Role role) {
        var words = new LinkedHashSet<String>();
        for (var verb : verbs) if (role.isAtLeast(verb.least())) words.addAll(verb.words());
        return words;
    }

    /** Lets every feature add its parts, and adds this registry as a part. */
    @Override
    public void addTo(World world, Parts parts, Hooks hooks) {
        parts.offer(Registry.class, () -> this);
        parts.offer(StoredKinds.class, () -> stored);
        for (var feature : features) feature.addTo(world, parts, hooks);
    }

    /** Every message that features use. */
    public MessageCatalogue catalogue() {
        return catalogue;
    }

    /** Makes sentences from this content's messages. */
    public Phrasing phrasing(Messages messages) {
        return new Phrasing(messages, catalogue);
    }

    /** A narrator with words for every event. */
    public Narrator narrator(Messages messages) {
        return new Narrator(phrasing(messages), words);
    }

    /** A renderer with a page for every view. */
    public Renderer screen(Messages messages) {
        return new Renderer(phrasing(messages), narrator(messages), pages);
    }

    /** The voices that put this content's messages into words. */
    public Voices voices(Messages messages) {
        var phrasing = phrasing(messages);
        return new Voices(narrator(messages), screen(messages), phrasing, new Prompt(phrasing));
    }

    /** The line that ENTER alone types at this moment; empty for none. Thread: world. */
    public Optional<String> enter(World world, Actor actor) {
        for (var each : enterLines) {
            var line = each.of(world, actor);
            if (line.isPresent()) return line;
        }
        return Optional.empty();
    }

    /** The bulletins: how every topic is written for programs. */
    public Bulletins bulletins() {
        var data = new LinkedHashMap<Class<?>, DataPage<?>>();
        for (var topic : topics.values()) data.put(topic.page().view(), topic.page());
        return new Bulletins(data);
    }

    /** All topics by name, in the order in which they are sent. */
    public Map<String, Topic<?>> topics() {
        return topics;
    }

    /** The exhibits that the world shows to everybody. */
    public List<Exhibit<?>> exhibits() {
        return exhibits;
    }

    /** The kinds of texts that players write, by their words. */
    public Map<String, WritingKind> writings() {
        return writings;
    }

    /** The kinds of messages that features send from one world to others. */
    public List<Dispatch<?>> dispatches() {
        return dispatches;
    }

    /** All kinds of things that features store. */
    public StoredKinds stored() {
        return stored;
    }

    /** The classes of all events that have words. */
    public Set<Class<?>> events() {
        return words.keySet();
    }

    /** The classes of all views that have a page. */
    public Set<Class<?>> views() {
        return pages.keySet();
    }

    private static MessageCatalogue catalogue(List<Feature> features) {
        var all = new ArrayList<MessageKey>();
        for (var feature : features)
            for (var file : feature.messages())
                all.addAll(MessageKeys.read(feature.getClass(), file));
        return MessageCatalogue.of(all);
    }

    private static Map<Class<?>, Words<?>> words(List<Feature> features) {
        var all = new Once<Class<?>, Words<?>>("event");
        for (var feature : features)
            for (var words : feature.words())
                for (var event : words.events()) all.add(feature, event, words);
        return all.all();
    }

    private static Map<Class<?>, Page<?>> pages(List<Feature> features) {
        var all = new Once<Class<?>, Page<?>>("view");
        for (var feature : features)
            for (var page : feature.pages()) all.add(feature, page.view(), page);
        return all.all();
    }

    private static Map<String, Topic<?>> topics(List<Feature> features) {
        var all = new Once<String, Topic<?>>("topic");
        var views = new Once<Class<?>, Topic<?>>("view for programs");
        for (var feature : features) {
            for (var topic : feature.topics()) {
                all.add(feature, topic.name(), topic);
                views.add(feature, topic.page().view(), topic);
            }
        }
        return all.all();
    }

    private static List<Exhibit<?>> exhibits(List<Feature> features) {
        var all = new Once<String, Exhibit<?>>("page for everybody");
        var kinds = new Once<Class<?>, Exhibit<?>>("exhibit");
        for (var feature : features) {
            for (var exhibit : feature.exhibits()) {
                all.add(feature, exhibit.word(), exhibit);
                kinds.add(feature, exhibit.kind(), exhibit);
            }
        }
        return List.copyOf(all.all().values());
    }

    private static Map<String, WritingKind> writings(List<Feature> features) {
        var all = new Once<String, WritingKind>("kind of text");
        for (var feature : features)
            for (var kind : feature.writings()) all.add(feature, kind.word(), kind);
        return all.all();
    }

    private static List<Dispatch<?>> dispatches(List<Feature> features) {
        var all = new Once<Class<?>, Dispatch<?>>("message to other worlds");
        for (var feature : features)
            for (var dispatch : feature.dispatches()) all.add(feature, dispatch.kind(), dispatch);
        return List.copyOf(all.all().values());
    }

    private static StoredKinds stored(List<Feature> features) {
        var tables = new Once<String, Stored<?, ?>>("table");
        var kinds = new Once<Class<?>, Stored<?, ?>>("stored kind");
        for (var feature : features) {
            for (var stored : feature.stored()) {
                tables.add(feature, stored.table().name(), stored);
                kinds.add(feature, stored.kind(), stored);
            }
        }
        return new StoredKinds(List.copyOf(kinds.all().values()));
    }

    private static List<Verb> verbs(List<Feature> features) {
        var all = new ArrayList<Verb>();
        var words = new Once<String, Verb>("verb");
        var abbreviations = new Once<String, Verb>("abbreviation");
        for (var feature : features) {
            for (var verb : feature.verbs()) {
                all.add(verb);
                for (var word : verb.words()) words.add(feature, word, verb);
                for (var beginning : verb.abbreviations())
                    abbreviations.add(feature, beginning, verb);
            }
        }
        return List.copyOf(all);
    }
}
