package emberdelve.server.feature.profile;

import emberdelve.config.content.Feat;
import emberdelve.config.content.FeatList;
import emberdelve.server.command.Directory;
import emberdelve.server.command.Fame;
import emberdelve.server.command.Presence;
import emberdelve.server.command.Renown;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Fate;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The characters that everybody is shown.
 *
 * @param byWord the characters by the last words of their pages' addresses, which may be asked for
 *     in capitals, too
 */
public record ProfileFacts(SortedMap<String, Known> byWord) {
    public ProfileFacts {
        byWord = Collections.unmodifiableSortedMap(byWord);
    }

    /** The characters by their levels, the highest first, and those of one level by their words. */
    List<Map.Entry<String, Known>> byRank() {
        // The sort is stable, and the words of a sorted map are in their order.
        return byWord.entrySet().stream()
                .sorted(Comparator.comparingInt(each -> -each.getValue().profile().level()))
                .toList();
    }

    /** A table with no characters yet. */
    public static SortedMap<String, Known> none() {
        return new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    }

    /** The name as an address has it: {@code zo%C3%AB} for Zoë. */
    public static String word(String name) {
        return URLEncoder.encode(name.toLowerCase(Locale.ROOT), StandardCharsets.UTF_8);
    }

    /**
     * A character.
     *
     * @param feats the titles of its feats
     * @param end its last death; empty if it has not died, or so many have died since that the hall
     *     of fame no longer knows
     */
    public record Known(Profile profile, List<String> feats, Optional<End> end) {}

    /**
     * A death.
     *
     * @param place the room's name; empty if the room no longer exists
     * @param killer empty if there was none
     * @param forGood whether the character is gone
     */
    public record End(int level, String place, String killer, boolean forGood) {}

    /**
     * The facts about those who are in the dungeon as they are now, and about all others as they
     * were kept; these may be many, and are looked at only when one has changed.
     */
    static ProfileFacts of(World world, Directory directory) {
        var profiles = world.part(Profiles.class);
        var kept = profiles.facts(all -> kept(world, directory.service(Fame.class), all));
        var here =
                directory.online().stream().map(Presence::actor).filter(profiles::isShown).toList();
        if (here.isEmpty()) return kept;

        var all = none();
        all.putAll(kept.byWord());
        for (var actor : here)
            put(all, world, Profile.of(world, actor), Optional.of(Renown.of(actor).fate()));
        return new ProfileFacts(all);
    }

    /** A name may come again when it is free: the younger character is shown. */
    private static ProfileFacts kept(World world, Fame fame, SortedMap<Long, Profile> profiles) {
        var fates = new HashMap<Long, Fate>();
        for (var renown : fame.dead(Fame.REMEMBERED_MAX)) fates.put(renown.id(), renown.fate());
        var all = none();
        profiles.forEach(
                (id, profile) -> put(all, world, profile, Optional.ofNullable(fates.get(id))));
        return new ProfileFacts(all);
    }

    private static void put(
            SortedMap<String, Known> all, World world, Profile profile, Optional<Fate> fate) {
        var end = fate.flatMap(its -> end(world, its));
        all.put(word(profile.name()), new Known(profile, titles(world, profile), end));
    }

    private static List<String> titles(World world, Profile profile) {
        var feats = world.content().part(FeatList.class).map(FeatList::byId).orElse(Map.of());
        return profile.feats().stream()
                .flatMap(id -> Optional.ofNullable(feats.get(id)).stream())
                .map(Feat::title)
                .toList();
    }

    private static Optional<End> end(World world, Fate fate) {
        return fate.lastDeath()
                .map(death ->
                        new End(
                                death.level(),
                                world.map()
                                        .find(death.room())
                                        .map(room -> room.template().name())
                                        .orElse(""),
                                death.killer(),
                                fate instanceof Fate.Fallen));
    }
}
