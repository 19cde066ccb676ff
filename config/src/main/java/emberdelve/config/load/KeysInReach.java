package emberdelve.config.load;

import emberdelve.config.content.DelveContent;
import emberdelve.config.content.RoomId;
import emberdelve.config.content.RoomTemplate;
import emberdelve.config.content.Rumours;
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
 * The search for keys that nobody who begins with nothing can come by, because they lie behind
 * their own doors, or two behind one another's. Whoever comes to a room gets all that there is to
 * get in it.
 */
final class KeysInReach {
    private final Draft draft;
    private final Optional<DelveContent> delves;
    private final Optional<Rumours> rumours;
    private final Set<String> items = new HashSet<>();
    private final Set<RoomId> rooms = new HashSet<>();
    private final Set<String> zones = new HashSet<>();
    private final Map<RoomId, List<String>> livesIn = new HashMap<>();

    private KeysInReach(Draft draft, Optional<DelveContent> delves, Optional<Rumours> rumours) {
        this.draft = draft;
        this.delves = delves;
        this.rumours = rumours;
    }

    static void warn(
            Draft draft, RoomId start, Optional<DelveContent> delves, Optional<Rumours> rumours) {
        if (draft.keys.isEmpty()) return;
        var reach = new KeysInReach(draft, delves, rumours);
        reach.goFrom(start);
        var obtainable = ContentWarnings.obtainable(draft, delves);
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
        delves.filter(its -> its.mouth().equals(room.id())).ifPresent(this::come);
    }

    private void come(ZoneTemplate zone) {
        for (var spawn : zone.spawns())
            livesIn.computeIfAbsent(spawn.room(), _ -> new ArrayList<>()).add(spawn.monster());
        zone.encounters().ifPresent(some -> some.table().forEach(entry -> drops(entry.monster())));
        for (var rare : rumours.map(Rumours::rare).orElse(List.of()))
            if (rare.zone().equals(zone.id())) drops(rare.monster());
    }

    private void come(DelveContent delve) {
        for (var site : delve.sites()) {
            items.addAll(site.treasure());
            site.monsters().forEach(this::drops);
            site.masters().forEach(this::drops);
        }
    }

    private void drops(String monster) {
        var type = Optional.ofNullable(draft.monsters.things().get(monster));
        type.ifPresent(its -> its.drops().forEach(drop -> items.add(drop.item())));
    }
}
