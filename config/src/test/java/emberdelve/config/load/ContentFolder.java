package emberdelve.config.load;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Content;
import emberdelve.config.content.Vocabulary;
import emberdelve.config.read.Problem;
import emberdelve.config.read.Problems;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** A content folder of two rooms, a rat, a potion, a class, a message and a help page. */
public final class ContentFolder {
    private final Path folder;

    private ContentFolder(Path folder) {
        this.folder = folder;
    }

    /** Writes the small content to {@code content} in that folder. */
    public static ContentFolder small(Path parent) {
        var content = new ContentFolder(parent.resolve("content"));
        content.write(
                "rules.yaml",
                """
                start-room: mine/hall
                combat: dice-pool
                weights: {attack: 1, use: 1, handle: 0.5, move: 0.25}
                paces-per-step: 5
                pacing: {turn-timer: 20s, missed-turns: 2, zone-sleeps: 1m}
                travel: {recall-turns: 4, locks-again: 5m}
                healing: {rest-ticks: 25, every-ticks: 20, divisor: 50, refuge-factor: 4}
                death:
                  {corpse-decay: 10m, player-corpse-decay: 60m, gold-percent: 10, xp-percent: 5}
                experience:
                  {exponent: 1.5, factor: 20, heal-per-level: 2,
                   per-level: 2, kill-cap-percent: 33, group-bonus-percent: 10}
                level-options: {max-hp: 10, attack: 2, defense: 3, vision: 1}
                growth: {hp: 5, hp-per-constitution: 1, path-level: 6}
                scores:
                  {strength-damage: 1, dexterity-defense: 2, intelligence-recovery: 8, wisdom-healing: 10}
                fighting: {menace-lead: 4s, menace-rest: 6s, stance-lasts: 6s, braced-percent: 40, parting-percent: 50}
                teamwork: {guard-percent: 50, loot-reserved: 60s}
                limits: {group-members: 6, carried-items: 40, carried-grams: 40000,
                  grams-per-strength: 5000, invitation-lasts: 2m, vote-lasts: 60s,
                  hirelings: 1}
                heavens: {day: 2h, weather-least: 8m, weather-most: 25m, quiet: 3m}
                """);
        content.write(
                "zones/mine/zone.yaml",
                """
                name: The Mine
                danger: 1
                refuge: hall
                """);
        content.write(
                "zones/mine/rooms.yaml",
                """
                hall:
                  name: The Hall
                  at: [0, 0, 0]
                  description: High and dark.
                  exits:
                    north: {to: cell, door: oak door}
                cell:
                  name: A Cell
                  at: [0, 1, 0]
                  description: Low and dark.
                  exits:
                    south: {to: mine/hall, door: oak door}
                  details:
                    straw: It rustles.
                """);
        content.write(
                "zones/mine/spawns.yaml",
                """
                - {room: cell, monster: rat, count: 1d3, respawn: 2m, holds: south}
                """);
        content.write(
                "monsters/vermin.yaml",
                """
                rat:
                  name: rat
                  description: It has a tail.
                  hp: 2d5
                  attack: 1d3
                  attack-chance: 25d3
                  defense: 1
                  defense-chance: 10d4
                  speed: 12
                """);
        content.write(
                "items/potions.yaml",
                """
                potion-of-healing:
                  name: potion of healing
                  plural: potions of healing
                  kind: potion
                  description: Red.
                  value: 12
                  use: {verb: drinks, target: self, effects: [{heal: 4}]}
                """);
        content.write(
                "classes/guardian.yaml",
                """
                guardian:
                  name: Guardian
                  summary: protects others
                  description: Stands in the way.
                  stats: {hp: 120, attack: 2, attack-chance: 45, defense: 3,
                    defense-chance: 40, speed: 10, vision: 3}
                  start-items: [potion-of-healing]
                  gold: 10
                """);
        content.write(
                "messages/combat.yaml",
                """
                combat.missed: $Name$0 $verb(misses)$0 $name$1.
                """);
        content.write("messages/verbs.yaml", "is: are\n");
        content.write(
                "help/look.md",
                """
                # look

                Shows what is here.

                    look
                    look WORD

                The room, and who
                is in it.

                See also: look
                """);
        content.write("news.yaml", "- {date: 2026-11-21, text: It begins.}\n");
        return content;
    }

    /** Replaces a file's text. */
    public ContentFolder write(String file, String text) {
        return write(file, text.getBytes(StandardCharsets.UTF_8));
    }

    ContentFolder write(String file, byte[] octets) {
        try {
            var path = folder.resolve(file);
            Files.createDirectories(path.getParent());
            Files.write(path, octets);
            return this;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Adds lines at the end of a file. */
    public ContentFolder append(String file, String text) {
        return write(file, read(file) + text);
    }

    /** Replaces a part of a file's text, which must be there. */
    public ContentFolder change(String file, String from, String to) {
        var text = read(file);
        if (!text.contains(from)) throw new IllegalArgumentException(file + " lacks " + from);
        return write(file, text.replace(from, to));
    }

    ContentFolder delete(String file) {
        try {
            Files.delete(folder.resolve(file));
            return this;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The content, which must be sound. */
    public Content load() {
        var problems = new Problems();
        return load(problems)
                .orElseThrow(() -> new IllegalStateException("not sound:\n" + problems));
    }

    Optional<Content> load(Problems problems) {
        return new ContentLoader(List.of()).load(folder, problems);
    }

    /** A mistake is told of that place, {@code dice.yaml:5:10}, and what is expected there. */
    void requireTold(String place, String expected) {
        assertThat(problems())
                .anySatisfy(told -> assertThat(told).contains(place).contains(expected));
    }

    /** What is wrong, a line each; the content must not load if anything is. */
    List<String> problems() {
        var problems = new Problems();
        if (load(problems).isPresent() != problems.isEmpty())
            throw new IllegalStateException("loaded in spite of:\n" + problems);
        return problems.list().stream().map(Problem::toString).toList();
    }

    /** The same for content that is to fit that code. */
    List<String> problems(Vocabulary vocabulary) {
        var problems = new Problems();
        if (new ContentLoader(List.of(), vocabulary).load(folder, problems).isPresent()
                != problems.isEmpty())
            throw new IllegalStateException("loaded in spite of:\n" + problems);
        return problems.list().stream().map(Problem::toString).toList();
    }

    /** What is hardly meant in content that is to fit that code, a line each. */
    List<String> warnings(Vocabulary vocabulary) {
        var problems = new Problems();
        new ContentLoader(List.of(), vocabulary).load(folder, problems);
        return problems.warnings().stream().map(Problem::toString).toList();
    }

    private String read(String file) {
        try {
            return Files.readString(folder.resolve(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
