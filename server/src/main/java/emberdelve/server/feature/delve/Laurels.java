package emberdelve.server.feature.delve;

import emberdelve.config.content.Template;
import emberdelve.server.kernel.Week;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The titles for the best delves of last week, one for each size of a party (docs/rules.md R11.13).
 * They may be worn until this week is over. Thread: world.
 */
public final class Laurels {
    private final World world;
    private final Delves delves;
    private long week;

    Laurels(World world, Delves delves) {
        this.world = world;
        this.delves = delves;
    }

    /** A title, and the names of the characters who may wear it now. */
    record Laurel(String title, List<String> names) {}

    List<Laurel> all() {
        var laurels = new ArrayList<Laurel>();
        for (var size : PartySize.values())
            for (var best : best(size))
                laurels.add(
                        new Laurel(
                                title(size),
                                best.members().stream().map(DelveRun.Member::name).toList()));
        return laurels;
    }

    /** Whether the title is one of these, and the character has not earned it. */
    public boolean isUnearned(Actor who, String title) {
        for (var size : PartySize.values())
            if (plain(title(size)).equals(plain(title)))
                return best(size).stream().noneMatch(each -> each.member(who.id()).isPresent());
        return false;
    }

    /** Takes the titles of the week before off all characters when a new week begins. */
    void tick() {
        var now = Week.of(delves.today());
        if (week == now) return;
        week = now;
        for (var zone : world.map().zones())
            for (var room : zone.rooms())
                for (var actor : List.copyOf(room.actors())) takeOff(actor);
    }

    /** Takes the character's title off if it is one that the character may not wear any more. */
    void takeOff(Actor actor) {
        if (!actor.isCharacter()) return;
        var settings = actor.preferences().settings();
        if (settings.title().isEmpty() || !isUnearned(actor, settings.title())) return;
        actor.setPreferences(actor.preferences().withSettings(settings.withTitle("")));
    }

    /** The best delve of last week by a party of that size; at most one. */
    private List<DelveRun> best(PartySize size) {
        return delves.history().best(Week.of(delves.today()) - 1, size, 1);
    }

    private String title(PartySize size) {
        var key = "delve.title-" + size.name().toLowerCase(Locale.ROOT);
        var words = new StringBuilder();
        for (var part : world.content().messages().get(key).template().parts())
            if (part instanceof Template.Part.Literal(var text)) words.append(text);
        return words.toString();
    }

    /**
     * The title reduced to small letters and digits, so that a full stop more makes no other title.
     */
    private static String plain(String title) {
        return title.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]", "");
    }
}
