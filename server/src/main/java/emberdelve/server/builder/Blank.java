package emberdelve.server.builder;

import emberdelve.config.content.ZoneTemplate;
import emberdelve.config.load.Schemas;
import emberdelve.config.read.scalar.Id;

import java.util.Locale;
import java.util.Optional;

/**
 * The files with which a builder begins: a small zone, monster, item or quest that can be played as
 * it is.
 */
public final class Blank {
    private Blank() {}

    /** The kind of thing that can be begun. */
    public enum Sort {
        ZONE,
        MONSTER,
        ITEM,
        QUEST
    }

    /** The id that goes with a name: {@code salt-cellar} with The Salt Cellar; empty for none. */
    public static Optional<String> id(String name) {
        var words = name.strip().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
        var bare = words.replaceAll("^(the|an|a)-|^-|-$", "");
        return Id.ID.parse(bare);
    }

    static String monster(String id, String name) {
        return modeline("monsters/" + id + ".yaml", "monsters")
                + """
                # Where it lives: a line in the spawns.yaml of a zone,
                #   - {room: ROOM, monster: %1$s, count: 1, respawn: 2m}
                # What else it may have: docs/building.md, A monster.
                %1$s:
                  name: %2$s
                  pronouns: it
                  description: >-
                    Nobody has described it yet.
                  hp: 2d5+2
                  attack: 1
                  attack-chance: 50
                  defense: 1
                  defense-chance: 30
                  speed: 10
                  mind: idle
                  blow: hits
                """
                        .formatted(id, quoted(name));
    }

    static String item(String id, String name) {
        return modeline("items/" + id + ".yaml", "items")
                + """
                # Where it comes from: the drops of a monster, the wares of a shop, the start-items of
                # a class. What else it may have: docs/building.md, An item.
                %1$s:
                  name: %2$s
                  kind: treasure
                  description: >-
                    Nobody has described it yet.
                  value: 1
                  grams: 100
                """
                        .formatted(id, quoted(name));
    }

    /** The file of a quest, whose texts the builder is to replace. */
    static String quest(String id, String name) {
        return modeline("quests/" + id + ".yaml", "quests")
                + """
                # What brings it on are triggers, with steps such as quest: {%1$s: asked}.
                # What else it may have: docs/building.md, Quests.
                %1$s:
                  name: %2$s
                  giver: somebody
                  level: 1
                  stages:
                    asked: Nobody has written yet what is to be done.
                  endings:
                    done: {journal: It is done., xp: 10}
                """
                        .formatted(id, quoted(name));
    }

    /**
     * The file of a zone that is as hard as the zone around it, and made for as many characters.
     */
    static String zone(String id, String name, ZoneTemplate around) {
        return modeline("zones/" + id + "/zone.yaml", "zones-zone")
                + """
                # For how many (made-for) of which level (danger): `balance` tells whether it is so.
                # What else it may have: docs/building.md, A zone.
                name: %s
                danger: %d
                made-for: %d
                refuge: %s
                """
                        .formatted(
                                quoted(name), around.danger(), around.madeFor(), around.refuge());
    }

    /**
     * The file of the zone's rooms; {@code at}: the square of the first one as it is written,
     * {@code [0, 1, 0]}.
     */
    static String rooms(String zone, String at, String back, String backTo) {
        return modeline("zones/" + zone + "/rooms.yaml", "zones-rooms")
                + """
                # What else a room may have: docs/building.md, A room.
                entrance:
                  name: An Empty Room
                  at: %s
                  description: >-
                    Bare walls and a bare floor. The way out leads %s.
                  exits:
                    %s: %s
                """
                        .formatted(at, back, back, backTo);
    }

    private static String modeline(String file, String schema) {
        return Schemas.modeline(file, schema) + "\n";
    }

    /** The name, in quotes where YAML would take it for something else. */
    private static String quoted(String name) {
        var isPlain = name.matches("[A-Za-z][A-Za-z0-9' -]*[A-Za-z0-9]");
        return isPlain ? name : "\"" + name.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
    }
}
