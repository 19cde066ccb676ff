package emberdelve.server.session;

import emberdelve.protocol.style.StyledText;
import emberdelve.protocol.style.Wrap;
import emberdelve.server.gmcp.Bulletins;
import emberdelve.server.link.Batch;
import emberdelve.server.link.Heard;
import emberdelve.server.link.Input;
import emberdelve.server.link.InputSink;
import emberdelve.server.link.Link;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Preferences;
import emberdelve.server.offer.Edition;
import emberdelve.server.view.Note;
import emberdelve.server.view.Question;
import emberdelve.server.view.View;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * Where somebody plays in this process, past all that is asked at the door: what they type is
 * taken, and what they are told is put into words, as a session does it. Whatever they read, a
 * Telnet client and a page would show in the same words ({@link TwoScreens}).
 */
public final class LocalPlayer implements Link {
    private static final int COLUMNS = 78;

    private final String name;
    private final Speech speech;
    private final Bulletins bulletins;
    private final Edition edition;
    private final InputSink world;
    private final Consumer<List<String>> paper;
    private final TwoScreens screens = new TwoScreens();
    private final ArrayDeque<String> early = new ArrayDeque<>();
    private Optional<Play> play = Optional.empty();

    /**
     * @param world takes what is typed; false when there is no room for it
     * @param paper gets what a screen would, a batch at a time, the prompt at its end; and what a
     *     program would, a message a line: its name, and its JSON
     */
    public LocalPlayer(
            String name,
            Speech speech,
            Bulletins bulletins,
            Edition edition,
            Predicate<Input> world,
            Consumer<List<String>> paper) {
        this.name = name;
        this.speech = speech;
        this.bulletins = bulletins;
        this.edition = edition;
        this.world = world::test;
        this.paper = paper;
    }

    public String name() {
        return name;
    }

    public ActorId character() {
        return playing().reader().self();
    }

    /**
     * What the world does not answer, but the session itself, is told at once. A line behind one
     * that may begin or end a text waits, as it does in a session.
     */
    public void types(String line) {
        early.add(line);
        serveEarly();
    }

    private void serveEarly() {
        while (!early.isEmpty() && !playing().isSettling())
            playing().typed(early.remove(), true).ifPresent(this::tell);
    }

    @Override
    public Executor loop() {
        return Runnable::run;
    }

    @Override
    public void entered(ActorId character) {
        early.clear();
        play =
                Optional.of(
                        new Play(
                                character,
                                Preferences.DEFAULT,
                                new TerminalSettings(new FakeTerminal()),
                                speech,
                                () -> edition,
                                world));
    }

    @Override
    public void hear(Batch batch) {
        var settled = playing().isNew();
        batch.self().ifPresent(playing()::is);
        var lines = new ArrayList<StyledText>();
        for (var heard : batch.heard()) {
            if (heard instanceof Heard.Shown(Question put)) playing().asked(put);
            settled |= heard instanceof Heard.Settled;
            if (heard instanceof Heard.Beside(var view)) tellProgram(view);
            lines.addAll(speech.tell(heard, playing().reader()));
        }
        if (!lines.isEmpty()) write(lines, playing().prompt());
        if (settled) {
            playing().settled();
            playing().goOn().ifPresent(this::tell);
            serveEarly();
        }
    }

    @Override
    public void dismissed(String key) {
        write(speech.show(Note.of(key), playing().reader()), Optional.empty());
    }

    @Override
    public String from() {
        return name;
    }

    private void tellProgram(View view) {
        for (var message : bulletins.of(view))
            paper.accept(List.of(message.name() + " " + message.json()));
    }

    private void tell(List<View> views) {
        var lines = new ArrayList<StyledText>();
        for (var view : views) lines.addAll(speech.show(view, playing().reader()));
        write(lines, playing().prompt());
    }

    private void write(List<StyledText> lines, Optional<StyledText> prompt) {
        screens.show(lines, prompt);
        var written = new ArrayList<String>();
        for (var line : lines)
            for (var row : Wrap.wrap(line, COLUMNS)) written.add(row.plain().stripTrailing());
        prompt.ifPresent(text -> written.add(text.plain().stripTrailing()));
        paper.accept(written);
    }

    private Play playing() {
        return play.orElseThrow(() -> new AssertionError(name + " has not come in"));
    }
}
