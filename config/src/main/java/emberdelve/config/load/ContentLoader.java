package emberdelve.config.load;

import emberdelve.config.content.Content;
import emberdelve.config.content.Messages;
import emberdelve.config.content.QuestList;
import emberdelve.config.content.Vocabulary;
import emberdelve.config.learnt.FolderReader;
import emberdelve.config.learnt.FolderText;
import emberdelve.config.learnt.UnfitException;
import emberdelve.config.read.PartReader;
import emberdelve.config.read.Problems;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The reader of a content folder, which makes {@link Content} of it or reports every mistake of all
 * its files in one run. Safe for any thread.
 */
public final class ContentLoader {
    private static final List<String> SHARED =
            List.of(
                    "rules.yaml",
                    "zones",
                    "monsters",
                    "items",
                    "sets.yaml",
                    "classes",
                    "messages",
                    "help",
                    "news.yaml",
                    "channels.yaml",
                    "words.yaml");

    /** The readers of the parts that are read for every content. */
    private static final List<PartReader<?>> OWN =
            List.of(
                    new SagaReader(),
                    new DelvesReader(),
                    new FeatsReader(),
                    new SmithReader(),
                    new PeopleReader());

    /** The readers of all parts. */
    final List<PartReader<?>> readers;

    private final Optional<Vocabulary> vocabulary;
    private final Schemas schemas;

    /** Takes the readers of the parts that stand in the content besides. */
    public ContentLoader(List<PartReader<?>> parts) {
        this(parts, Optional.empty());
    }

    /**
     * Takes the readers, and the words of the code that will use the content: every message that
     * the code asks for must be there and must have only gaps that the code fills, and no other
     * message may be there.
     */
    public ContentLoader(List<PartReader<?>> parts, Vocabulary vocabulary) {
        this(parts, Optional.of(vocabulary));
    }

    private ContentLoader(List<PartReader<?>> parts, Optional<Vocabulary> vocabulary) {
        readers = Stream.concat(OWN.stream(), parts.stream()).toList();
        this.vocabulary = vocabulary;
        schemas = new Schemas(readers);
    }

    /** The schemas of the files that it reads. */
    public Schemas schemas() {
        return schemas;
    }

    /**
     * Reads the folder; problems name its files beginning with the folder's own name.
     *
     * @return empty when problems were added
     */
    public Optional<Content> load(Path contentFolder, Problems problems) {
        return text(new FolderReader(), contentFolder, problems)
                .flatMap(text -> load(text, Optional.empty(), problems));
    }

    /**
     * Makes content of the folder's text; files that {@code parsed} knows and that have not changed
     * are not parsed again.
     */
    public Optional<Content> load(FolderText folder, ParsedFiles parsed, Problems problems) {
        return load(folder, Optional.of(parsed), problems);
    }

    /** The contents of the folder; empty, with a problem, when it cannot be read. */
    public static Optional<FolderText> text(
            FolderReader reader, Path contentFolder, Problems problems) {
        var name = contentFolder.toAbsolutePath().normalize().getFileName();
        var nothing = new ContentFiles(FolderText.empty(String.valueOf(name)), problems);
        try {
            return Optional.of(reader.read(contentFolder));
        } catch (UnfitException at) {
            var unfit = at.unfit();
            problems.add(nothing.unknown(at.path(), unfit.value(), unfit.expected()));
        } catch (NoSuchFileException | NotDirectoryException _) {
            problems.add(nothing.unknown("", "missing", "a folder"));
        } catch (IOException failure) {
            var why = failure.getClass().getSimpleName();
            problems.add(nothing.unknown("", "unreadable", "a folder to read, not " + why));
        }
        return Optional.empty();
    }

    private Optional<Content> load(
            FolderText folder, Optional<ParsedFiles> parsed, Problems problems) {
        var before = problems.size();
        var files = new ContentFiles(folder, parsed, problems);
        expectOnly(files);
        var content = read(new Draft(files, vocabulary, problems), readers);
        return problems.size() == before ? content : Optional.empty();
    }

    /** Reports the files that nobody will read, in each folder whose files are known by name. */
    private void expectOnly(ContentFiles files) {
        var inside = new TreeMap<String, Set<String>>();
        for (var reader : readers) {
            for (var file : reader.files()) {
                var steps = file.split("/", 2);
                var folder = inside.computeIfAbsent(steps[0], _ -> new LinkedHashSet<>());
                if (steps.length > 1) folder.add(steps[1]);
            }
        }
        inside.computeIfAbsent("town", _ -> new LinkedHashSet<>()).add(SkyReader.FILE);
        var top = new ArrayList<>(SHARED);
        top.addAll(inside.keySet());
        top.add(QuestReader.FOLDER);
        files.expectOnly("", top);
        inside.forEach((folder, known) -> {
            if (!known.isEmpty() && files.has(folder)) files.expectOnly(folder, List.copyOf(known));
        });
    }

    static Optional<Content> read(Draft draft, List<PartReader<?>> readers) {
        var rules = draft.files.yaml("rules.yaml").map(node -> RulesReader.read(node, draft));
        // Zones have messages that stand instead of these.
        MessageReader.readAll(draft);
        draft.sky = SkyReader.read(draft);
        // Triggers may name quests.
        QuestReader.readAll(draft);
        ZoneReader.readAll(draft);
        draft.eachFile(
                "monsters",
                (_, file) ->
                        draft.eachId(
                                file,
                                (id, node) ->
                                        draft.monsters.put(
                                                id, MonsterReader.read(id, node, draft), node)),
                draft.monsters::markIncomplete);
        GearSetReader.readAll(draft);
        draft.eachFile(
                "items",
                (_, file) ->
                        draft.eachId(
                                file,
                                (id, node) ->
                                        draft.items.put(
                                                id, ItemReader.read(id, node, draft), node)),
                draft.items::markIncomplete);
        readClasses(draft);
        HelpReader.readAll(draft);
        var news = NewsReader.read(draft);
        var channels = ChannelReader.read(draft);
        var loanwords = LoanwordReader.read(draft, channels.keySet());
        var reading = new PartReading(draft);
        var parts = reading.parts(readers);
        if (draft.files.has(QuestReader.FOLDER)) parts.add(new QuestList(draft.quests.things()));
        draft.sky.ifPresent(parts::add);

        draft.rooms.checkMentions();
        draft.monsters.check();
        draft.items.check();
        reading.checkOthers();
        GearSetReader.check(draft);
        DoorSteps.check(draft);
        var dungeon = new DungeonCheck(draft.rooms, draft.problems);
        dungeon.doors();
        rules.ifPresent(read -> dungeon.reachableFrom(read.startRoom()));
        if (draft.problems.isEmpty()) {
            var gains = parts.stream().flatMap(part -> part.gains().stream()).toList();
            dungeon.warn();
            ContentWarnings.warn(draft, gains);
            Unused.warn(draft);
            LookAlikes.warn(draft);
            rules.ifPresent(read -> KeysInReach.warn(draft, read.startRoom(), gains));
        }
        return rules.map(read ->
                new Content(
                        draft.files.version(),
                        read,
                        draft.zones,
                        draft.monsters.things(),
                        draft.items.things(),
                        draft.classes.things(),
                        new Messages(draft.messages.things(), draft.irregularVerbs),
                        draft.help,
                        news,
                        channels,
                        loanwords,
                        draft.zoneDrafts,
                        parts));
    }

    private static void readClasses(Draft draft) {
        draft.eachFile(
                "classes",
                (_, file) ->
                        draft.eachId(
                                file,
                                (id, node) ->
                                        draft.classes.put(
                                                id, ClassReader.read(id, node, draft), node)),
                draft.classes::markIncomplete);
        if (draft.classes.things().isEmpty() && draft.classes.isComplete())
            draft.problems.add(draft.files.unknown("classes", "empty", "at least one class"));
    }
}
