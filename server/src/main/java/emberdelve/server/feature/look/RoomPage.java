package emberdelve.server.feature.look;

import emberdelve.server.model.ActorId;
import emberdelve.server.model.Condition;
import emberdelve.server.model.Named;
import emberdelve.server.text.Conditions;
import emberdelve.server.text.Nouns;
import emberdelve.server.text.Sheet;
import emberdelve.server.text.Ways;
import emberdelve.server.view.Person;
import emberdelve.server.view.Remains;
import emberdelve.server.view.RoomView;
import emberdelve.server.view.Things;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The page of a room: its name, exits and description, and the actors and items in it (rule 10).
 */
final class RoomPage {
    private RoomPage() {}

    public static void write(RoomView room, Sheet sheet) {
        sheet.add(room.safe() ? "view.room-safe" : "view.room", Map.of("room", room.name()));
        Ways.line(room.exits(), sheet);
        if (room.dark()) sheet.add("view.dark");
        if (!room.description().isBlank())
            sheet.add("view.description", Map.of("text", room.description().strip()));
        var names = names(room.people());
        for (var alike : LookAlikes.of(room.people(), RoomPage::looksLike))
            people(alike, names.getOrDefault(alike.getFirst().who().id(), ""), sheet);
        count("view.crowd", room.unlisted().characters(), sheet);
        for (var things : room.things()) things(things, sheet);
        count("view.more", room.unlisted().things(), sheet);
        remains(room.remains(), sheet);
    }

    /** The looks of an actor in a line; actors with equal values share one. */
    private static List<Object> looksLike(Person person) {
        var who = person.who();
        return person.character()
                ? List.of(who.id())
                : List.of(
                        who.name(),
                        person.condition(),
                        person.fighting().map(Named::id),
                        person.holds());
    }

    private static void count(String key, int unlisted, Sheet sheet) {
        if (unlisted > 0) sheet.add(key, Map.of("count", Integer.toString(unlisted)));
    }

    /** The name that a player types for each: the second of two rats is {@code 2.rat}. */
    private static Map<ActorId, String> names(List<Person> people) {
        var sameNames = new HashMap<String, Integer>();
        var names = new HashMap<ActorId, String>();
        for (var person : people) {
            var name = person.who().name().toLowerCase(Locale.ROOT);
            var place = sameNames.merge(name, 1, Integer::sum);
            names.put(person.who().id(), place > 1 ? place + "." + name : name);
        }
        return names;
    }

    private static void people(List<Person> alike, String name, Sheet sheet) {
        var first = alike.getFirst();
        if (alike.size() == 1) person(first, name, sheet);
        else
            sheet.addLinked(
                    "view.people",
                    Map.of(
                            "count", Integer.toString(alike.size()),
                            "more", more(first, sheet)),
                    Map.of("kind", Sheet.link(first.who().plural(), "look " + name)));
    }

    private static void person(Person person, String name, Sheet sheet) {
        var who = List.of(person.who());
        var line = sheet.words("view.person", who, Map.of("more", more(person, sheet)));
        var holds =
                person.holds()
                        .map(direction ->
                                sheet.words(
                                        "view.person-holds",
                                        who,
                                        Map.of("direction", direction.word())))
                        .orElse("");
        var named = Nouns.capital(sheet.words("view.option-named", who, Map.of()));
        sheet.add(sheet.linkedStart("view.person", named, line + holds, "look " + name));
    }

    private static String more(Person person, Sheet sheet) {
        var more = new StringBuilder();
        if (person.condition() != Condition.UNHURT) {
            var condition = sheet.words(Conditions.key(person.condition()), Map.of());
            more.append(sheet.words("view.person-condition", Map.of("condition", condition)));
        }
        person.fighting()
                .map(enemy -> sheet.words("view.person-fighting", List.of(enemy), Map.of()))
                .ifPresent(more::append);
        if (person.linkDead()) more.append(sheet.words("view.person-link-dead", Map.of()));
        return more.toString();
    }

    private static void things(Things things, Sheet sheet) {
        var pile = Nouns.capital(Nouns.pile(things.type(), things.count()));
        sheet.addLinked(
                things.count() == 1 ? "view.thing" : "view.things",
                Map.of(),
                Map.of("item", Sheet.link(pile, "get " + things.type().name())));
    }

    /** Writes the lines of the corpses; those of one kind share a line. */
    private static void remains(List<Remains> remains, Sheet sheet) {
        for (var alike : LookAlikes.of(remains, RoomPage::whose)) {
            var corpse = alike.getFirst();
            sheet.addLinked(
                    alike.size() == 1 ? "view.corpse" : "view.corpses",
                    Map.of("count", Integer.toString(alike.size())),
                    Map.of("corpse", Sheet.link(whose(corpse), "look corpse of " + corpse.of())));
        }
    }

    private static String whose(Remains corpse) {
        return corpse.player() ? corpse.of() : Nouns.any(corpse.of());
    }
}
