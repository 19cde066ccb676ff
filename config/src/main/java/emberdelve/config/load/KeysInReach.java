package emberdelve.config.load;

import emberdelve.config.content.ContentPart.Gain;
import emberdelve.config.content.RoomId;
import emberdelve.config.content.RoomTemplate;
import emberdelve.config.content.ZoneTemplate;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The search for keys that no new character can come by, because a key lies behind its own door, or
 * each of two behind the other's door. The search takes it that whoever comes to a room gets all
 * that there is to get in it.
 */
final class KeysInReach {
    private final Draft draft;
    private final List<Gain> gains;
    private final Set<String> items = new HashSet<>();
    private final Set<RoomId> rooms = new HashSet<>();
    private final Set<String> zones = new HashSet<>();
    private final Map<RoomId, List<String>> livesIn = new HashMap<>();

    private KeysInReach(Draft draft, List<Gain> gains) {
        this.draft = draft;
        this.gains = gains;
    }

    static void warn(Draft draft, RoomId start, List<Gain> gains) {
        if (draft.keys.isEmpty()) return;
        var reach = new KeysInReach(draft, gains);
        reach.goFrom(start);
        var obtainable = ContentWarnings.obtainable(draft, gains);
        for (var key : draft.keys) {
            var item = key.text().orElse("");
            if (reach.items.contains(item) || !obtainable.contains(item)) continue;
            draft.problems.warn(
                    key.wrong("a key to be found before this door; this one lies behind it"));
        }
    }

    private void goFrom(RoomId start) {
        for (var each : draft.classes.things().values()) items.addAll(each.startItems());
        for (var before = -1; before < items.size() + rooms.size(); ) {
            before = items.size() + rooms.size();
            walk(start);
        }
    }

    private void walk(RoomId start) {
        var seen = new HashSet<RoomId>();
        var open = new ArrayDeque<RoomId>();
        if (seen.add(start)) open.add(start);
        for (var here = open.poll(); here != null; here = open.poll()) {
            var room = draft.rooms.get(here);
            if (room.isEmpty()) continue;
            if (rooms.add(here)) come(room.get());
            for (var exit : room.get().exits().values()) {
                var isLocked = exit.key().filter(key -> !items.contains(key)).isPresent();
                if (!isLocked && seen.add(exit.to())) open.add(exit.to());
            }
        }
    }

    private void come(RoomTemplate room) {
        room.shop().ifPresent(shop -> items.addAll(shop.wares()));
        var zone = Optional.ofNullable(draft.zones.get(room.id().zone()));
        zone.ifPresent(its -> {
            if (zones.add(its.id())) come(its);
            livesIn.getOrDefault(room.id(), List.of()).forEach(this::drops);
        });
        gain(room.id().value());
    }

    private void come(ZoneTemplate zone) {
        for (var spawn : zone.spawns())
            livesIn.computeIfAbsent(spawn.room(), _ -> new ArrayList<>()).add(spawn.monster());
        zone.encounters().ifPresent(some -> some.table().forEach(entry -> drops(entry.monster())));
        gain(zone.id());
    }

    private void gain(String where) {
        for (var gain : gains) {
            if (!gain.where().equals(where)) continue;
            items.addAll(gain.items());
            gain.monsters().forEach(this::drops);
        }
    }

    private void drops(String monster) {
        var type = Optional.ofNullable(draft.monsters.things().get(monster));
        type.ifPresent(its -> its.drops().forEach(drop -> items.add(drop.item())));
    }
}
