package emberdelve.server.feature.journal;

import emberdelve.config.content.Hires;
import emberdelve.config.content.ItemType;
import emberdelve.config.content.MonsterType;
import emberdelve.config.content.RoomTemplate;
import emberdelve.server.command.Command;
import emberdelve.server.command.NameMatch;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.TargetName;
import emberdelve.server.command.Verb;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.text.Nouns;
import emberdelve.server.view.Note;
import emberdelve.server.view.View;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * {@code journal}: the kinds of monsters that one has met. {@code journal kobold}: what one has
 * learned of one of them.
 *
 * @param kind empty for all
 */
record JournalCommand(String kind) implements Command.Free {
    static final Verb VERB =
            Verb.of(Verb.Kind.SEE, "jou*rnal", "bes*tiary").optionalText(JournalCommand::new);

    @Override
    public Reply run(Scene scene) {
        var journal = scene.world().part(Journals.class).of(scene.self().id());
        return kind.isEmpty() ? all(scene.world(), journal) : one(scene.world(), journal);
    }

    private static Reply all(World world, Journal journal) {
        var met = met(world, journal);
        var counts =
                Map.of(
                        "met", Integer.toString(met.size()),
                        "kinds", Integer.toString(kinds(world)));
        if (met.isEmpty()) return Reply.note("journal.none", counts);

        var lines = new ArrayList<View>();
        lines.add(Note.of("journal.title", counts));
        for (var type : met)
            lines.add(line(type, journal.of(type.id()), journal.namesOf(type.id())));
        lines.add(Note.of("journal.more"));
        return new Reply(List.copyOf(lines), false);
    }

    /** The line of a kind, with the names that victims of the kind had, the latest first. */
    private static Note line(MonsterType type, JournalEntry entry, List<String> names) {
        var called = names.isEmpty() ? "journal.line" : "journal.line-named";
        return Note.of(
                entry.deaths() == 0 ? called : called + "-deaths",
                Map.of(
                        "kind", Nouns.capital(type.name()),
                        "names", String.join(", ", names.reversed()),
                        "kills", Long.toString(entry.kills()),
                        "deaths", Long.toString(entry.deaths())));
    }

    private Reply one(World world, Journal journal) {
        return NameMatch.one(
                        met(world, journal),
                        TargetName.parse(kind),
                        type ->
                                Stream.concat(
                                                Stream.of(type.name()),
                                                journal.namesOf(type.id()).stream())
                                        .toList(),
                        MonsterType::id)
                .map(type ->
                        new Reply(
                                JournalLessons.of(
                                        world.content(),
                                        type,
                                        journal.of(type.id()),
                                        journal.namesOf(type.id())),
                                false))
                .orElseGet(() -> Reply.note("journal.not-met", Map.of("kind", kind)));
    }

    /** The journal for programs. */
    static JournalView view(World world, Actor actor) {
        var journal = world.part(Journals.class).of(actor.id());
        return new JournalView(
                kinds(world),
                met(world, journal).stream()
                        .map(type ->
                                new JournalView.Line(
                                        type.id(),
                                        type.name(),
                                        journal.of(type.id()),
                                        journal.namesOf(type.id()).reversed(),
                                        found(world, journal.of(type.id()))))
                        .toList());
    }

    private static List<String> found(World world, JournalEntry entry) {
        if (entry.kills() < JournalLessons.DROPS) return List.of();
        return entry.drops().keySet().stream()
                .map(id -> world.content().items().get(id))
                .filter(Objects::nonNull)
                .map(ItemType::name)
                .toList();
    }

    /** The kinds that were met, in the order of their names. */
    private static List<MonsterType> met(World world, Journal journal) {
        return journal.entries().keySet().stream()
                .map(id -> world.content().monsters().get(id))
                .filter(Objects::nonNull)
                .sorted(Comparator.comparing(MonsterType::name))
                .toList();
    }

    /** The number of kinds that one can meet: all but those that are for hire. */
    private static int kinds(World world) {
        var hired =
                world.content().zones().values().stream()
                        .flatMap(zone -> zone.rooms().stream())
                        .map(RoomTemplate::hires)
                        .flatMap(Optional::stream)
                        .flatMap(hires -> hires.offers().stream())
                        .map(Hires.Offer::monster)
                        .collect(Collectors.toUnmodifiableSet());
        return (int)
                world.content().monsters().keySet().stream()
                        .filter(kind -> !hired.contains(kind))
                        .count();
    }
}
