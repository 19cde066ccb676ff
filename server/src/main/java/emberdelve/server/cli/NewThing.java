package emberdelve.server.cli;

import emberdelve.config.content.Content;
import emberdelve.config.content.Direction;
import emberdelve.config.content.RoomId;
import emberdelve.config.read.Problems;
import emberdelve.config.read.scalar.RoomName;
import emberdelve.server.builder.Blank;
import emberdelve.server.builder.ContentBlanks;
import emberdelve.server.reload.FolderWriter;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.io.IOException;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;

/**
 * {@code emberdelve new zone NAME}: writes files to begin with, which can be played as they are.
 */
@Command(
        name = "new",
        description =
                "Writes a zone, a monster, an item or a quest to begin with, and checks all"
                        + " content.",
        mixinStandardHelpOptions = true,
        sortOptions = false)
final class NewThing implements Callable<Integer> {
    @Mixin private final Folders folders = new Folders();

    @Parameters(paramLabel = "zone|monster|item|quest", description = "what")
    private String what = "";

    @Parameters(
            paramLabel = "NAME",
            description = "as players read it, such as \"The Salt Cellar\"; its id follows from it")
    private String name = "";

    @Option(
            names = "--from",
            paramLabel = "ZONE/ROOM",
            description = "for a zone: the room that leads there (default: the start room)")
    private Optional<String> from = Optional.empty();

    @Option(
            names = "--way",
            paramLabel = "DIRECTION",
            description = "for a zone: where it lies (default: the first way that is free)")
    private Optional<String> way = Optional.empty();

    @Spec private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() throws IOException {
        var err = spec.commandLine().getErr();
        var problems = new Problems();
        var text = Loaded.text(folders, problems);
        var loaded = Loaded.from(folders, text, Optional.empty(), problems, err);
        if (text.isEmpty() || loaded.isEmpty()) return ExitCode.MISTAKE;
        var content = loaded.get().content();
        var blanks = new ContentBlanks(text.get(), content);
        var files = files(blanks, content);
        new FolderWriter(folders.content()).write(files);
        var out = spec.commandLine().getOut();
        for (var file : files.keySet()) out.println(folders.content().resolve(file));
        out.flush();
        return Loaded.from(folders, err).isPresent() ? ExitCode.OK : ExitCode.FAULT;
    }

    private Map<String, String> files(ContentBlanks blanks, Content content) {
        var id = Blank.id(name).orElseThrow(() -> mistake("NAME: " + name, "a name with letters"));
        try {
            return switch (sort()) {
                case ZONE -> blanks.zone(id, name, room(content), direction());
                case MONSTER -> blanks.monster(id, name);
                case ITEM -> blanks.item(id, name);
                case QUEST -> blanks.quest(id, name);
            };
        } catch (IllegalArgumentException mistake) {
            throw new ParameterException(
                    spec.commandLine(), String.valueOf(mistake.getMessage()), mistake);
        }
    }

    private Blank.Sort sort() {
        return Arrays.stream(Blank.Sort.values())
                .filter(sort -> sort.name().toLowerCase(Locale.ROOT).equals(what))
                .findFirst()
                .orElseThrow(() -> mistake(what, "zone, monster, item or quest"));
    }

    private RoomId room(Content content) {
        if (from.isEmpty()) return content.rules().startRoom();
        return RoomName.WITH_ZONE
                .parse(from.get())
                .orElseThrow(() -> mistake("--from: " + from.get(), "zone/room"));
    }

    private Optional<Direction> direction() {
        if (way.isEmpty()) return Optional.empty();
        var found = Direction.named(way.get().toLowerCase(Locale.ROOT));
        if (found.isEmpty()) throw mistake("--way: " + way.get(), "a direction");
        return found;
    }

    private ParameterException mistake(String typed, String expected) {
        return new ParameterException(spec.commandLine(), typed + " (expected: " + expected + ")");
    }
}
