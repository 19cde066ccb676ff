package emberdelve.server.walk;

import emberdelve.config.content.Content;
import emberdelve.config.content.ExitTemplate;
import emberdelve.config.content.QuestList;
import emberdelve.config.content.RoomTemplate;
import emberdelve.config.content.Sky;
import emberdelve.config.content.ZoneTemplate;
import emberdelve.server.feature.trigger.Troupe;
import emberdelve.server.transcript.ContentCopy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * A dungeon of four rooms with a locked door, somebody who has its key, a loft to which a rope
 * leads, and a quest. Tests break it.
 */
record Annex(String rooms, String walk, String ways) {
    static final Annex WHOLE =
            new Annex(
                    """
                    hall:
                      name: Hall
                      at: [0, 0, 0]
                      description: Wide.
                      exits:
                        north: cellar
                        east: {to: vault, door: oak door, key: vault-key}
                        up: {to: loft, door: trap door, key: no-key}
                        south: lantern-yard/yard
                      details:
                        rope: It is to be pulled.
                        lamp: It burns.
                      triggers:
                        - {name: rope, when: use, words: [rope], do: [{open: up}]}
                        - name: beginning
                          when: say
                          words: [well]
                          do: [{quest: {the-well: asked}}]
                    cellar:
                      name: Cellar
                      at: [0, 1, 0]
                      description: Damp.
                      exits: {south: hall}
                    loft:
                      name: Loft
                      at: [0, 0, 1]
                      description: Airy.
                      exits:
                        down: {to: hall, door: trap door}
                    vault:
                      name: Vault
                      at: [1, 0, 0]
                      description: Dry.
                      exits:
                        west: {to: hall, door: oak door}
                      triggers:
                        - name: well
                          when: use
                          words: [well]
                          if: quest.the-well == 'asked'
                          do: [{quest: {the-well: found}}]
                    """,
                    """
                    ending found
                    say well
                    to annex/vault
                    pull well
                    """,
                    """
                    into annex/loft
                    to annex/hall
                    pull rope
                    up
                    """);

    /** The same with one thing otherwise. */
    Annex but(String text, String instead) {
        if (!(rooms + walk + ways).contains(text)) throw new IllegalArgumentException(text);
        return new Annex(
                rooms.replace(text, instead),
                walk.replace(text, instead),
                ways.replace(text, instead));
    }

    ErrandBook book(Path parent) throws IOException {
        var folder = Files.createTempDirectory(parent, "walks");
        var quests = Files.createDirectory(folder.resolve("quests"));
        if (!walk.isEmpty()) Files.writeString(quests.resolve("the-well.txt"), walk);
        Files.writeString(folder.resolve("ways.txt"), ways);
        return new ErrandBook(folder);
    }

    /** Nothing else of the shipped dungeon is left but its sky. */
    Content content(Path parent) throws IOException {
        var folder = Files.createTempDirectory(parent, "content");
        ContentCopy.in(folder);
        var zone = Files.createDirectories(folder.resolve("zones/annex"));
        Files.writeString(
                zone.resolve("zone.yaml"), "{name: Annex, danger: 0, safe: false, refuge: hall}");
        Files.writeString(zone.resolve("rooms.yaml"), rooms);
        Files.writeString(
                zone.resolve("spawns.yaml"),
                "[{room: cellar, monster: key-bearer, count: 1, respawn: 1m}]");
        Files.writeString(folder.resolve("monsters/annex.yaml"), BEARER);
        Files.writeString(folder.resolve("items/annex.yaml"), KEYS);
        Files.writeString(folder.resolve("quests/annex.yaml"), WELL);
        var rules = folder.resolve("rules.yaml");
        Files.writeString(
                rules, Files.readString(rules).replace("lantern-yard/yard", "annex/hall"));
        var all = Troupe.content(folder);
        var quest = all.quests().get("the-well");
        var alone =
                all.withZones(List.of(apart(all.zones().get("annex"))))
                        .with(all.part(Sky.class).orElseThrow())
                        .with(new QuestList(Map.of(quest.id(), quest)));
        return Troupe.withShortDays(alone);
    }

    /** Without ways into other zones. */
    private static ZoneTemplate apart(ZoneTemplate zone) {
        return zone.withRooms(zone.rooms().stream().map(room -> apart(zone, room)).toList());
    }

    private static RoomTemplate apart(ZoneTemplate zone, RoomTemplate room) {
        var exits =
                room.exits().entrySet().stream()
                        .filter(exit -> exit.getValue().to().zone().equals(zone.id()))
                        .collect(
                                Collectors.toMap(
                                        Map.Entry::getKey,
                                        Map.Entry<?, ExitTemplate>::getValue,
                                        (one, _) -> one,
                                        TreeMap::new));
        return room.withExits(exits);
    }

    private static final String BEARER =
            """
            key-bearer:
              name: key bearer
              description: Bent.
              hp: 5
              attack: 0
              attack-chance: 0
              defense: 0
              defense-chance: 0
              speed: 10
              drops: [{item: vault-key, chance: 60}]
            """;

    private static final String KEYS =
            """
            vault-key: {name: vault key, kind: treasure, description: Iron.}
            no-key: {name: key of nobody, kind: treasure, description: Air.}
            """;

    private static final String WELL =
            """
            the-well:
              name: The Well
              giver: nobody
              level: 1
              stages: {asked: Find it.}
              endings: {found: {journal: It is dry., xp: 5, item: no-key}}
            """;
}
