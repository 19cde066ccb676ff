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

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;

/**
 * The check of the borders between regions: finds what both sides would have to know at the same
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
    private final Map<String, Integer> regions;
    private final Set<Set<RoomId>> doors = new HashSet<>();
    private final Set<Obstacle> obstacles = new LinkedHashSet<>();

    /**
     * A trigger, and where it may go off.
     *
     * @param name as an operator finds it
     * @param zones empty: anywhere
     */
    private record Place(String name, Collection<String> zones) {}

    /**
     * @param regions the number of the region of each zone; 0 for one that is not named
     */
    BorderCheck(Content content, Map<String, Integer> regions) {
        this.content = content;
        this.regions = Map.copyOf(regions);
    }

    /** The things that must not lie at the borders of these regions, each once. */
    List<Obstacle> obstacles() {
        if (regions.values().stream().allMatch(region -> region == 0)) return List.of();
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
        return List.copyOf(obstacles);
    }

    private int region(String zone) {
        return regions.getOrDefault(zone, 0);
    }

    private void door(RoomId from, Direction direction, ExitTemplate exit) {
        var isBorder = region(from.zone()) != region(exit.to().zone());
        if (!isBorder || exit.door().isEmpty() || !doors.add(Set.of(from, exit.to()))) return;
        obstacles.add(
                new Obstacle(
                        List.of(from.zone(), exit.to().zone()),
                        "the door " + direction.word() + " of " + from,
                        "no door between two regions, where each side would have its own: "
                                + from.zone()
                                + " and "
                                + exit.to().zone()
                                + " in one region, or a way without a door"));
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
                        elsewhere(
                                place,
                                room,
                                zone ->
                                        add(
                                                room,
                                                zone,
                                                place.name() + ": a door of " + room,
                                                "a step for a door of the same region"));
                case Step.Move(var room) ->
                        elsewhere(place, room, zone -> moves(place, zone, room, rest));
                case Step.Ask(_, var answers) ->
                        answers.forEach(answer -> steps(place, answer.steps()));
                default -> {}
            }
        }
    }

    /** A move into another region is fine, if nothing of the trigger has to go on over there. */
    private void moves(Place place, Optional<String> zone, RoomId to, List<Step> rest) {
        var goesOn =
                rest.stream()
                        .anyMatch(step -> step instanceof Step.After || step instanceof Step.Ask);
        if (goesOn)
            add(
                    to,
                    zone,
                    place.name() + ": a move to " + to,
                    "no pause and no question behind a move into another region, where the trigger"
                            + " does not go on");
        if (awaits(to))
            add(
                    to,
                    zone,
                    place.name() + ": a move to " + to,
                    "a room of another region in which nothing waits for somebody to come in, since"
                            + " only who walks over a border sets that off");
    }

    /** Does that with each zone of another region in which the trigger may go off. */
    private void elsewhere(Place place, RoomId room, Consumer<Optional<String>> with) {
        if (place.zones().isEmpty()) with.accept(Optional.empty());
        for (var zone : place.zones())
            if (region(zone) != region(room.zone())) with.accept(Optional.of(zone));
    }

    /**
     * Adds what a trigger does to a room.
     *
     * @param zone the zone in which it goes off; empty: anywhere
     */
    private void add(RoomId room, Optional<String> zone, String value, String expected) {
        var zones = new ArrayList<>(List.of(room.zone()));
        zone.ifPresent(zones::add);
        var instead =
                zone.map(from -> from + " and " + room.zone() + " in one region, or no such step")
                        .orElse(
                                "it goes off wherever somebody meets it; no such step, or one"
                                        + " region");
        obstacles.add(new Obstacle(zones, value, expected + ": " + instead));
    }

    private boolean awaits(RoomId id) {
        return content.zone(id.zone()).stream()
                .flatMap(zone -> zone.rooms().stream())
                .filter(room -> room.id().equals(id))
                .map(RoomTemplate::triggers)
                .flatMap(List::stream)
                .anyMatch(trigger -> COMES_IN.contains(trigger.when()));
    }
}
