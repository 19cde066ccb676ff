package emberdelve.config.region;

import emberdelve.config.content.Content;
import emberdelve.config.content.DelveContent;
import emberdelve.config.content.Direction;
import emberdelve.config.content.ExitTemplate;
import emberdelve.config.content.RoomId;
import emberdelve.config.content.RoomTemplate;
import emberdelve.config.content.Step;
import emberdelve.config.content.Trigger;
import emberdelve.config.content.Trigger.When;
import emberdelve.config.content.ZoneTemplate;
import emberdelve.config.read.Problems;
import emberdelve.config.region.RegionFile.Named;

import java.util.Collection;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The check of the borders between regions: refuses what both sides would have to know at the same
 * moment. Each region has all rooms, but only its own are alive; a door of a border would be
 * another door on each side, and a step of a trigger would be done to a place where nobody is. Ways
 * without doors, what is seen and heard over them, quests, shops and delves need nothing of a
 * border.
 *
 * @see "docs/decisions/0216-a-border-is-where-nothing-is-shared.md"
 */
final class BorderCheck {
    private static final Set<When> COMES_IN = EnumSet.of(When.ENTER, When.FIRST_TIME, When.GROUP);

    private final Content content;
    private final Problems problems;

    /** The region of each zone that is named, from 1; all others are the capital's, which is 0. */
    private final Map<String, Integer> regions = new HashMap<>();

    private final Map<String, Named> named = new TreeMap<>();
    private final Set<Set<RoomId>> doors = new HashSet<>();
    private final Set<String> told = new HashSet<>();

    /**
     * A trigger, and where it may go off.
     *
     * @param name as an operator finds it
     * @param zones empty: anywhere
     */
    private record Place(String name, Collection<String> zones) {}

    BorderCheck(RegionFile file, Content content, Problems problems) {
        this.content = content;
        this.problems = problems;
        for (var nth = 0; nth < file.all().size(); nth++)
            for (var zone : file.all().get(nth).zones()) {
                regions.put(zone.zone(), nth);
                named.put(zone.zone(), zone);
            }
    }

    void check() {
        if (named.isEmpty()) return;
        for (var zone : content.walkable())
            for (var room : zone.rooms()) {
                room.exits().forEach((direction, exit) -> door(room.id(), direction, exit));
                triggers("room " + room.id(), List.of(zone.id()), room.triggers());
            }
        var homes = homes();
        for (var monster : content.monsters().values())
            triggers(
                    "monster " + monster.id(),
                    homes.getOrDefault(monster.id(), Set.of()),
                    monster.habits().triggers().all());
        for (var item : content.items().values())
            triggers("item " + item.id(), List.of(), item.make().triggers().all());
    }

    private int region(String zone) {
        return regions.getOrDefault(zone, 0);
    }

    private void door(RoomId from, Direction direction, ExitTemplate exit) {
        var isBorder = region(from.zone()) != region(exit.to().zone());
        if (!isBorder || exit.door().isEmpty() || !doors.add(Set.of(from, exit.to()))) return;
        tell(
                List.of(from.zone(), exit.to().zone()),
                "the door " + direction.word() + " of " + from,
                "no door between two regions, where each side would have its own: "
                        + from.zone()
                        + " and "
                        + exit.to().zone()
                        + " in one region, or a way without a door");
    }

    /** The zones in which each kind of monster may be. */
    private Map<String, Set<String>> homes() {
        var homes = new HashMap<String, Set<String>>();
        for (var zone : content.walkable()) {
            for (var spawn : zone.spawns()) lives(homes, spawn.monster(), zone);
            zone.encounters()
                    .ifPresent(
                            all -> all.table().forEach(each -> lives(homes, each.monster(), zone)));
            for (var room : zone.rooms()) {
                room.hires()
                        .ifPresent(all ->
                                all.offers().forEach(each -> lives(homes, each.monster(), zone)));
                for (var trigger : room.triggers()) spawned(homes, trigger.steps(), zone);
            }
        }
        content.part(DelveContent.class)
                .ifPresent(delves -> {
                    var mouth = content.zone(delves.mouth().zone()).orElseThrow();
                    for (var site : delves.sites()) {
                        site.monsters().forEach(each -> lives(homes, each, mouth));
                        site.masters().forEach(each -> lives(homes, each, mouth));
                    }
                });
        return homes;
    }

    private static void spawned(
            Map<String, Set<String>> homes, List<Step> steps, ZoneTemplate zone) {
        for (var step : steps) {
            if (step instanceof Step.Spawn(var monster, _)) lives(homes, monster, zone);
            if (step instanceof Step.Ask(_, var answers))
                for (var answer : answers) spawned(homes, answer.steps(), zone);
        }
    }

    private static void lives(Map<String, Set<String>> homes, String monster, ZoneTemplate zone) {
        homes.computeIfAbsent(monster, _ -> new TreeSet<>()).add(zone.id());
    }

    private void triggers(String whose, Collection<String> zones, List<Trigger> triggers) {
        for (var trigger : triggers)
            steps(new Place(whose + ", trigger " + trigger.name(), zones), trigger.steps());
    }

    private void steps(Place place, List<Step> steps) {
        for (var at = 0; at < steps.size(); at++) {
            var rest = steps.subList(at + 1, steps.size());
            switch (steps.get(at)) {
                case Step.Door(_, var room, _) ->
                        elsewhere(place, room)
                                .ifPresent(zone ->
                                        tell(
                                                List.of(room.zone(), zone),
                                                place.name() + ": a door of " + room,
                                                "a step for a door of the same region:"
                                                        + together(room, zone)));
                case Step.Move(var room) ->
                        elsewhere(place, room).ifPresent(zone -> moves(place, zone, room, rest));
                case Step.Ask(_, var answers) ->
                        answers.forEach(answer -> steps(place, answer.steps()));
                default -> {}
            }
        }
    }

    /** A move into another region is fine, if nothing of the trigger has to go on over there. */
    private void moves(Place place, String zone, RoomId to, List<Step> rest) {
        var goesOn =
                rest.stream()
                        .anyMatch(step -> step instanceof Step.After || step instanceof Step.Ask);
        if (goesOn)
            tell(
                    List.of(to.zone(), zone),
                    place.name() + ": a move to " + to,
                    "no pause and no question behind a move into another region, where the trigger"
                            + " does not go on:"
                            + together(to, zone));
        if (awaits(to))
            tell(
                    List.of(to.zone(), zone),
                    place.name() + ": a move to " + to,
                    "a room of another region in which nothing waits for somebody to come in, since"
                            + " only who walks over a border sets that off:"
                            + together(to, zone));
    }

    private static String together(RoomId room, String zone) {
        return zone.isEmpty()
                ? " it goes off wherever somebody meets it; no such step, or one region"
                : " " + zone + " and " + room.zone() + " in one region, or no such step";
    }

    /**
     * A zone of another region in which the trigger may go off; an empty word if it may do so
     * anywhere.
     */
    private Optional<String> elsewhere(Place place, RoomId room) {
        if (place.zones().isEmpty()) return Optional.of("");
        return place.zones().stream()
                .filter(zone -> region(zone) != region(room.zone()))
                .findFirst();
    }

    private boolean awaits(RoomId id) {
        return content.zone(id.zone()).stream()
                .flatMap(zone -> zone.rooms().stream())
                .filter(room -> room.id().equals(id))
                .map(RoomTemplate::triggers)
                .flatMap(List::stream)
                .anyMatch(trigger -> COMES_IN.contains(trigger.when()));
    }

    /** Adds the problem at the first of the zones that the file names, or else at its first. */
    private void tell(List<String> zones, String value, String expected) {
        if (!told.add(value + expected)) return;
        var at =
                zones.stream()
                        .filter(named::containsKey)
                        .map(named::get)
                        .findFirst()
                        .orElse(named.values().iterator().next());
        problems.add(at.wrong(value, expected));
    }
}
