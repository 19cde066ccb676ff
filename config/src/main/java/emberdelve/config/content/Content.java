package emberdelve.config.content;

import java.util.Collections;
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
 * @param saga of duels; without one nobody duels
 * @param delves what delves are made of; empty where there are none
 * @param pursuits what there is to pursue for weeks
 * @param town what there is to come back to
 * @param quests by their ids
 * @param drafts zones that are being built, by their ids: what lists, counts or draws zones does
 *     not see them
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
        Optional<Saga> saga,
        Optional<DelveContent> delves,
        Pursuits pursuits,
        Town town,
        Map<String, Quest> quests,
        Map<String, ZoneDraft> drafts) {
    /** Content with nothing that a dungeon can do without. */
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
                version,
                rules,
                zones,
                monsters,
                items,
                classes,
                messages,
                help,
                news,
                channels,
                Map.of(),
                Optional.empty(),
                Optional.empty(),
                Pursuits.NONE,
                Town.NONE,
                Map.of(),
                Map.of());
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
        quests = sorted(quests);
        drafts = sorted(drafts);
    }

    /** The zone of that id, be it a draft. */
    public Optional<ZoneTemplate> zone(String id) {
        return Optional.ofNullable(zones.get(id))
                .or(() -> Optional.ofNullable(drafts.get(id)).map(ZoneDraft::zone));
    }

    /** All zones that can be walked: drafts, too. */
    public List<ZoneTemplate> walkable() {
        return Stream.concat(zones.values().stream(), drafts.values().stream().map(ZoneDraft::zone))
                .toList();
    }

    /** The same by other rules. */
    public Content withRules(Rules others) {
        return new Content(
                version, others, zones, monsters, items, classes, messages, help, news, channels,
                loanwords, saga, delves, pursuits, town, quests, drafts);
    }

    /** The same, and this to pursue. */
    public Content withPursuits(Pursuits others) {
        return new Content(
                version, rules, zones, monsters, items, classes, messages, help, news, channels,
                loanwords, saga, delves, others, town, quests, drafts);
    }

    /** The same, and this town. */
    public Content withTown(Town other) {
        return new Content(
                version, rules, zones, monsters, items, classes, messages, help, news, channels,
                loanwords, saga, delves, pursuits, other, quests, drafts);
    }

    /** The same, and these quests instead. */
    public Content withQuests(Map<String, Quest> others) {
        return new Content(
                version, rules, zones, monsters, items, classes, messages, help, news, channels,
                loanwords, saga, delves, pursuits, town, others, drafts);
    }

    /** The same, and these classes instead. */
    public Content withClasses(Map<String, CharacterClass> others) {
        return new Content(
                version, rules, zones, monsters, items, others, messages, help, news, channels,
                loanwords, saga, delves, pursuits, town, quests, drafts);
    }

    /** The same, and these delves. */
    public Content withDelves(DelveContent others) {
        var given = Optional.of(others);
        return new Content(
                version, rules, zones, monsters, items, classes, messages, help, news, channels,
                loanwords, saga, given, pursuits, town, quests, drafts);
    }

    /** All but the zones, delves, pursuits, town and quests, and these zones instead: an arena. */
    public Content withZones(List<ZoneTemplate> others) {
        var byId = new TreeMap<String, ZoneTemplate>();
        for (var zone : others) byId.put(zone.id(), zone);
        return new Content(
                version,
                rules,
                byId,
                monsters,
                items,
                classes,
                messages,
                help,
                news,
                channels,
                loanwords,
                saga,
                Optional.empty(),
                Pursuits.NONE,
                Town.NONE,
                Map.of(),
                Map.of());
    }

    private static <T> Map<String, T> sorted(Map<String, T> map) {
        return Collections.unmodifiableMap(new TreeMap<>(map));
    }
}
