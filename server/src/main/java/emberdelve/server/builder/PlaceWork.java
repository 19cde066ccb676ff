package emberdelve.server.builder;

import emberdelve.config.load.Schemas;
import emberdelve.config.load.YamlText;
import emberdelve.server.admin.BuildDeed;
import emberdelve.server.view.Note;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The builder's work on who lives in a room, what its shop sells, and what monsters drop. */
final class PlaceWork {
    private static final String COUNT = "1";
    private static final String EVERY = "2m";
    private static final String CHANCE = "100";

    private final BuildSite site;
    private final Sheets sheets;

    PlaceWork(BuildSite site) {
        this.site = site;
        sheets = site.sheets();
    }

    Plan place(BuildDeed.Place deed) {
        var id = BuildSite.id(deed.what());
        if (site.content().monsters().containsKey(id)) return monster(id, deed);
        if (site.content().items().containsKey(id)) return ware(id);
        throw nothing(deed.what());
    }

    private Refused nothing(String what) {
        try {
            site.monster(what);
        } catch (Refused refused) {
            if (refused.note().arguments().containsKey("meant")) return refused;
        }
        try {
            site.item(what);
        } catch (Refused refused) {
            if (refused.note().arguments().containsKey("meant")) return refused;
        }
        return Refused.because("build.no-such", Map.of("what", what));
    }

    private Plan monster(String id, BuildDeed.Place deed) {
        var room = site.room().id();
        var file = spawns();
        if (sheets.text(file).isEmpty())
            sheets.write(file, Optional.of(Schemas.modeline(file, "zones-spawns") + "\n"));
        var known = spawnsHere(id);
        var spawn = new ArrayList<String>();
        spawn.add("room: " + room.room());
        spawn.add("monster: " + id);
        spawn.add("count: " + (deed.count().isEmpty() ? COUNT : deed.count()));
        spawn.add("respawn: " + (deed.every().isEmpty() ? EVERY : deed.every()));
        deed.holds().ifPresent(way -> spawn.add("holds: " + way.word()));
        var detail = String.join(", ", spawn.subList(2, spawn.size()));
        if (known.isEmpty())
            sheets.yaml(file, List.of(YamlText.NEXT), "{" + String.join(", ", spawn) + "}");
        else again(file, known.getFirst(), deed);
        return edit(
                "place",
                room.value(),
                id + ", " + detail,
                Note.of("build.placed", Map.of("what", id, "spawn", detail)));
    }

    /** Changes a monster that lives here already, in all that the builder has named. */
    private void again(String file, String nth, BuildDeed.Place deed) {
        if (deed.count().isEmpty() && deed.every().isEmpty() && deed.holds().isEmpty())
            throw Refused.because("build.lives-here", Map.of("what", BuildSite.id(deed.what())));
        if (!deed.count().isEmpty()) sheets.words(file, List.of(nth, "count"), deed.count());
        if (!deed.every().isEmpty()) sheets.words(file, List.of(nth, "respawn"), deed.every());
        deed.holds().ifPresent(way -> sheets.words(file, List.of(nth, "holds"), way.word()));
    }

    private Plan ware(String id) {
        var room = site.room();
        if (room.shop().isEmpty()) throw Refused.because("build.no-shop", Map.of("what", id));
        var spot = site.spot(room.id());
        sheets.words(spot.file(), spot.to("shop", "wares", YamlText.NEXT), id);
        return edit(
                "place",
                room.id().value(),
                id + " in the shop",
                Note.of("build.sold", Map.of("what", id)));
    }

    Plan placeOn(BuildDeed.PlaceOn deed) {
        var monster = site.monster(deed.monster());
        var item = site.item(deed.item()).name();
        var chance = deed.chance().isEmpty() ? CHANCE : deed.chance();
        var drops = steps(monster.file(), monster.to("drops"), List.of("item"), item);
        if (drops.isEmpty())
            sheets.yaml(
                    monster.file(),
                    monster.to("drops", YamlText.NEXT),
                    "{item: " + item + ", chance: " + chance + "}");
        else sheets.words(monster.file(), monster.to("drops", drops.getFirst(), "chance"), chance);
        return edit(
                "place",
                monster.name(),
                item + ", chance: " + chance,
                Note.of(
                        "build.dropped",
                        Map.of("item", item, "what", monster.name(), "chance", chance)));
    }

    Plan unplace(BuildDeed.Unplace deed) {
        var id = BuildSite.id(deed.what());
        if (!deed.on().isEmpty()) return unplaceOn(id, site.monster(deed.on()));
        var room = site.room();
        var spawns = spawnsHere(id);
        var shop = site.spot(room.id());
        var wares = steps(shop.file(), shop.to("shop", "wares"), List.of(), id);
        if (spawns.isEmpty() && wares.isEmpty())
            throw Refused.because("build.not-here", Map.of("what", deed.what()));
        spawns.reversed().forEach(nth -> sheets.without(spawns(), List.of(nth)));
        wares.reversed().forEach(nth -> sheets.without(shop.file(), shop.to("shop", "wares", nth)));
        return edit(
                "unplace", room.id().value(), id, Note.of("build.unplaced", Map.of("what", id)));
    }

    private Plan unplaceOn(String item, Spot monster) {
        var drops = steps(monster.file(), monster.to("drops"), List.of("item"), item);
        if (drops.isEmpty())
            throw Refused.because(
                    "build.not-dropped", Map.of("item", item, "what", monster.name()));
        drops.reversed().forEach(nth -> sheets.without(monster.file(), monster.to("drops", nth)));
        return edit(
                "unplace",
                monster.name(),
                item,
                Note.of("build.undropped", Map.of("item", item, "what", monster.name())));
    }

    private List<String> spawnsHere(String monster) {
        if (sheets.text(spawns()).isEmpty()) return List.of();
        var yaml = sheets.yaml(spawns());
        var room = site.room().id();
        return steps(spawns(), List.of(), List.of("monster"), monster).stream()
                .filter(nth -> {
                    var where = yaml.words(List.of(nth, "room")).orElse("");
                    return where.equals(room.room()) || where.equals(room.value());
                })
                .toList();
    }

    /** The numbers of the list's items that have those words under that key. */
    private List<String> steps(String file, List<String> list, List<String> key, String words) {
        var yaml = sheets.yaml(file);
        return yaml.steps(list).stream()
                .filter(nth -> {
                    var path = new ArrayList<>(list);
                    path.add(nth);
                    path.addAll(key);
                    return yaml.words(path).filter(words::equals).isPresent();
                })
                .toList();
    }

    private String spawns() {
        return "zones/" + site.zone().id() + "/spawns.yaml";
    }

    private Plan edit(String deed, String target, String detail, Note note) {
        return Plan.Edit.of(deed, target, detail, sheets, note);
    }
}
