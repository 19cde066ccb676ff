package emberdelve.server.feature.trigger;

import emberdelve.config.content.Content;
import emberdelve.server.transcript.ContentCopy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The shipped content with a zone more, whose rooms and monsters have triggers of all kinds. */
final class Workshop {
    private Workshop() {}

    static Content in(Path folder) throws IOException {
        var copy = ContentCopy.in(folder);
        var zone = Files.createDirectory(folder.resolve("zones/workshop"));
        Files.writeString(
                zone.resolve("zone.yaml"),
                """
                name: The Workshop
                danger: 0
                safe: true
                refuge: bench
                remembers: {lever: bool, pulls: int, mood: [calm, cross]}
                remembers-each: {visits: int, friend: bool}
                """);
        Files.writeString(
                zone.resolve("spawns.yaml"),
                """
                - {room: bench, monster: tinker, count: 1, respawn: 1m}
                - {room: shed, monster: desk-rat, count: 1, respawn: 1h}
                """);
        Files.writeString(zone.resolve("rooms.yaml"), ROOMS + steps());
        Files.writeString(folder.resolve("monsters/workshop.yaml"), TINKER);
        copy.with(ITEM, "items/treasure.yaml");
        // Every room must be within reach.
        var yard = folder.resolve("zones/chalk-pit/rooms.yaml");
        Files.writeString(
                yard,
                Files.readString(yard)
                        .replace(
                                "    west: lantern-yard/chapel\n",
                                "    west: lantern-yard/chapel\n    north: workshop/bench\n"));
        return Troupe.content(folder);
    }

    /** A room in which a step leads to more than a chain may do. */
    private static String steps() {
        var room =
                new StringBuilder(
                        """
                        steps:
                          name: Steps
                          at: [-1, 1, 0]
                          description: Many.
                          exits:
                            south: forge
                          triggers:
                        """);
        for (var number = 1; number <= 9; number++)
            room.append("    - {name: step ")
                    .append(number)
                    .append(", when: enter, do: [")
                    .append("{tell: Up.}, ".repeat(50))
                    .append("]}\n");
        return room.toString();
    }

    private static final String TINKER =
            """
            tinker:
              name: tinker
              pronouns: she
              description: Small.
              hp: 5
              attack: 0
              attack-chance: 0
              defense: 0
              defense-chance: 0
              speed: 10
              remembers: {gifts: int}
              remembers-each: {thanked: bool}
              triggers:
                - name: greeting
                  when: first-time
                  do: [{say: "{name}. That is a name."}]
                - name: gift
                  when: give
                  of: cog
                  if: actor.gifts < 2
                  do:
                    - set: {actor.gifts: actor.gifts + 1, self.thanked: "true"}
                    - emote: puts it where it belongs.
                    - give: {gold: 7}
                - name: stamp
                  when: give
                  of: card
                  recovers: 10s
                  do: [{emote: stamps it.}]
                - name: mending
                  when: give
                  of: peg
                  do: [{take: {gold: 100}}, {emote: mends it.}]
                - name: darning
                  when: give
                  of: sock
                  do: [{take: {item: sock}}, {emote: darns a pair.}]
                - name: clock
                  when: timer
                  every: 10s
                  do: [{emote: looks at a clock.}]
                - name: last word
                  when: death
                  do: [{tell: It says nothing.}]
            """;

    private static final String ITEM =
            """

            cog:
              name: cog
              kind: treasure
              description: Toothed.
              triggers:
                - {name: oily cog, when: take, do: [{tell: It is oily.}]}
                - {name: teeth, when: look, do: [{tell: Twelve of them.}]}
                - name: spin
                  when: use
                  recovers: 10s
                  do: [{tell: It spins.}]
            peg:
              name: peg
              kind: treasure
              description: Broken.
            sock:
              name: sock
              kind: treasure
              description: With a hole.
            card:
              name: card
              kind: treasure
              description: Without a stamp.
            """;

    private static final String ROOMS =
            """
            bench:
              name: Bench
              at: [0, 0, 0]
              description: Wood.
              exits:
                south: chalk-pit/rim
                north: {to: shed, door: shed door, key: pay-hole-key}
                east: loop-a
                west: forge
              remembers: {holder: who}
              triggers:
                - name: lever
                  when: use
                  words: [lever]
                  recovers: 200ms
                  do:
                    - set: {zone.lever: not zone.lever, zone.pulls: zone.pulls + 1}
                    - set: {room.holder: self}
                    - unlock: north
                    - open: north
                    - after: 20
                    - lock: north
                    - set: {zone.lever: "false", room.holder: nobody}
                - name: count
                  when: enter
                  do: [{set: {self.visits: self.visits + 1}}]
                - name: word
                  when: say
                  words: [open sesame]
                  voice: A pipe
                  if: self.visits >= 2 and zone.mood == 'calm'
                  do:
                    - say: Not any more, {name}.
                    - set: {zone.mood: cross}
                - {name: going, when: leave, do: [{emote: The floor creaks.}]}
                - {name: pair, when: group, count: 2, do: [{emote: Two is company.}]}
                - {name: echo, when: say, words: [echo], recovers: 4s, do: [{after: 400}, {emote: Echo.}]}
                - {name: hinge, when: open, words: [shed door], do: [{tell: It squeaks.}]}
                - name: supply
                  when: use
                  words: [crate]
                  do:
                    - give: {item: cog}
                    - spawn: {monster: desk-rat, count: 2}
                - {name: rack, when: use, words: [rack], do: [{give: {item: card}}]}
                - name: broom
                  when: use
                  words: [broom]
                  if: living('desk-rat') > 1
                  do: [{remove: {monster: desk-rat}}]
                - name: toll
                  when: use
                  words: [slot]
                  if: gold >= 3 and has('cog') == 0
                  do: [{take: {gold: 3}}, {move: forge}]
                - {name: stairs, when: use, words: [stairs], do: [{move: steps}]}
                - name: bell
                  when: use
                  words: [bell]
                  recovers: 10s
                  do: [{tell: It hums.}]
                - name: die
                  when: use
                  words: [die]
                  if: roll <= 50
                  do: [{tell: Low.}]
            shed:
              name: Shed
              at: [0, 1, 0]
              description: Tin.
              exits:
                south: {to: bench, door: shed door}
            forge:
              name: Forge
              at: [-1, 0, 0]
              description: Hot.
              exits:
                east: bench
                north: steps
                west: counter
              triggers:
                - name: question
                  when: say
                  words: [ask]
                  recovers: 200ms
                  do:
                    - ask:
                        question: Hot or cold?
                        answers:
                          - answer: Hot.
                            do: [{heal: 1}, {set: {self.friend: "true"}}]
                          - answer: Cold.
                            if: self.visits > 99
                            do: [{tell: No.}]
                          - answer: Neither.
                            do: [{after: 5}, {tell: Well.}]
                - name: slow question
                  when: say
                  words: [slowly]
                  recovers: 4s
                  do:
                    - ask:
                        question: Now or later?
                        answers:
                          - answer: Now.
                            do: [{tell: Now it is.}]
                          - answer: Later.
                            do: [{after: 400}, {tell: It is later.}]
            counter:
              name: Counter
              at: [-2, 0, 0]
              description: Long.
              exits:
                east: forge
                west: alley
              triggers:
                - name: meter
                  when: use
                  words: [meter]
                  recovers: 1ms
                  do: [{take: {gold: 3}}, {tell: It ticks.}]
                - name: hatch
                  when: use
                  words: [hatch]
                  recovers: 200ms
                  do: [{take: {gold: 3}}, {after: 2}, {give: {item: card}}]
                - name: book
                  when: use
                  words: [book]
                  recovers: 1ms
                  do: [{take: {gold: 3}}, {quest: {man-in-the-tun: walked}}]
            alley:
              name: Alley
              at: [-3, 0, 0]
              description: Narrow.
              exits:
                east: counter
              triggers:
                - name: fingers
                  when: timer
                  every: 1s
                  if: gold >= 3
                  do: [{take: {gold: 3}}, {tell: A hand.}]
            loop-a:
              name: Loop A
              at: [1, 0, 0]
              description: Round.
              exits:
                west: bench
                east: loop-b
              triggers:
                - {name: there, when: enter, do: [{move: loop-b}]}
                - {name: slow, when: use, words: [slow], recovers: 200ms, do: [{after: 1}, {move: loop-c}]}
                - name: many
                  when: use
                  words: [many]
                  recovers: 4s
                  do: [{after: 400}, {tell: Late.}]
            loop-b:
              name: Loop B
              at: [2, 0, 0]
              description: Round, too.
              exits:
                west: loop-a
                east: loop-c
              triggers:
                - {name: and back, when: enter, do: [{move: loop-a}]}
            loop-c:
              name: Loop C
              at: [3, 0, 0]
              description: Round and round.
              exits:
                west: loop-b
              triggers:
                - name: once more
                  when: enter
                  recovers: 200ms
                  do: [{after: 1}, {move: bench}, {move: loop-c}]
            """;
}
