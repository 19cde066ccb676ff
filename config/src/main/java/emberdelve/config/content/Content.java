package emberdelve.config.content;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * All content of one {@code config/content} folder, checked: every id that is named exists. Safe
 * for any thread; maps iterate in the order of their ids.
 *
 * @param version digest of all files, for logs and replays
 * @param loanwords words that players bring from other games, in small letters
 * @param drafts zones that are being built, by their ids: what lists, counts or draws zones does
 *     not see them
 * @param parts what features have for themselves, one of a type, in the order of their types
 */
public record Content(
        String version,
        Rules rules,
        Map<String, ZoneTemplate> zones,
        Map<String, MonsterType> monsters,
        Map<String, ItemType> items,
        Map<String, CharacterClass> classes,
        Messages messages,
        Map<String, HelpPage> help,
        List<News> news,
        Map<String, Channel> channels,
        Map<String, Loanword> loanwords,
        Map<String, ZoneDraft> drafts,
        List<ContentPart> parts) {
    /** Content without the things that a dungeon need not have. */
    public Content(
            String version,
            Rules rules,
            Map<String, ZoneTemplate> zones,
            Map<String, MonsterType> monsters,
            Map<String, ItemType> items,
            Map<String, CharacterClass> classes,
            Messages messages,
            Map<String, HelpPage> help,
            List<News> news,
            Map<String, Channel> channels) {
        this(
                version, rules, zones, monsters, items, classes, messages, help, news, channels,
                Map.of(), Map.of(), List.of());
    }

    public Content {
        zones = sorted(zones);
        monsters = sorted(monsters);
        items = sorted(items);
        classes = sorted(classes);
        help = sorted(help);
        news = List.copyOf(news);
        channels = sorted(channels);
        loanwords = sorted(loanwords);
        drafts = sorted(drafts);
        parts =
                parts.stream()
                        .sorted(Comparator.comparing(each -> each.getClass().getName()))
                        .toList();
        for (var at = 1; at < parts.size(); at++)
            if (parts.get(at).getClass() == parts.get(at - 1).getClass())
                throw new IllegalArgumentException("two parts of " + parts.get(at).getClass());
    }

    /**
     * The part that is of that class or implements that interface; empty when no file says anything
     * of it.
     */
    public <T> Optional<T> part(Class<T> type) {
        for (var part : parts) if (type.isInstance(part)) return Optional.of(type.cast(part));
        return Optional.empty();
    }

    /** The quests by their ids. */
    public Map<String, Quest> quests() {
        return part(QuestList.class).map(QuestList::byId).orElse(Map.of());
    }

    /** The zone of that id, or the draft of that id. */
    public Optional<ZoneTemplate> zone(String id) {
        return Optional.ofNullable(zones.get(id))
                .or(() -> Optional.ofNullable(drafts.get(id)).map(ZoneDraft::zone));
    }

    /** All zones that can be walked: drafts, too. */
    public List<ZoneTemplate> walkable() {
        return Stream.concat(zones.values().stream(), drafts.values().stream().map(ZoneDraft::zone))
                .toList();
    }

    /** This content with other rules. */
    public Content withRules(Rules others) {
        return new Content(
                version, others, zones, monsters, items, classes, messages, help, news, channels,
                loanwords, drafts, parts);
    }

    /** This content with that part, which replaces any other of its type. */
    public Content with(ContentPart part) {
        var all = new ArrayList<>(parts);
        all.removeIf(each -> each.getClass().equals(part.getClass()));
        all.add(part);
        return new Content(
                version, rules, zones, monsters, items, classes, messages, help, news, channels,
                loanwords, drafts, all);
    }

    /** This content with these classes instead of its own. */
    public Content withClasses(Map<String, CharacterClass> others) {
        return new Content(
                version, rules, zones, monsters, items, others, messages, help, news, channels,
                loanwords, drafts, parts);
    }

    /** This content with these zones instead of its own, and without drafts and parts: an arena. */
    public Content withZones(List<ZoneTemplate> others) {
        var byId = new TreeMap<String, ZoneTemplate>();
        for (var zone : others) byId.put(zone.id(), zone);
        return new Content(
                version, rules, byId, monsters, items, classes, messages, help, news, channels,
                loanwords, Map.of(), List.of());
    }

    private static <T> Map<String, T> sorted(Map<String, T> map) {
        return Collections.unmodifiableMap(new TreeMap<>(map));
    }
}
