package emberdelve.server.session;

import emberdelve.config.content.Pronouns;
import emberdelve.server.admin.Role;
import emberdelve.server.command.Speaker;
import emberdelve.server.link.Batch;
import emberdelve.server.link.Heard;
import emberdelve.server.link.Input;
import emberdelve.server.link.LinkId;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Named;
import emberdelve.server.model.Preferences;
import emberdelve.server.view.Note;
import emberdelve.server.view.View;
import emberdelve.server.view.VitalsView;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One connection; the test is its client and the world behind it. */
final class Visit {
    static final ActorId HERO = new ActorId(99);

    /** The link of whoever comes in first. */
    static final LinkId LINK = new LinkId(1, "192.0.2.7");

    /** Inputs that the world takes here; of more it says that it is full. */
    static final int WORLD_MAX = 100;

    final FakeTerminal terminal = new FakeTerminal();
    final SessionContext context;
    final Session session;

    /** What has reached the world. */
    final List<Input> inputs;

    private long moment;

    Visit(SessionContext context, List<Input> inputs) {
        this.context = context;
        this.inputs = inputs;
        session = new SessionFactory(context).create(terminal, "192.0.2.7");
    }

    /** What is read after these lines, and only after them. */
    List<String> types(String... lines) {
        terminal.read();
        for (var line : lines) session.typed(line, false);
        return terminal.read();
    }

    void logsIn() {
        types("connect Tolo " + Doorstep.SECRET);
        terminal.runNext();
    }

    /** The world lets the hero in, and says a first word. */
    void entersWith(Preferences preferences) {
        session.entered(HERO);
        hears(preferences, Note.of("session.yes"));
    }

    void hears(Preferences preferences, View... views) {
        var who = new Named(HERO, "Tolo", "", Pronouns.THEY);
        var vitals = new VitalsView(8, 8, 1, 0, 21, 0, false);
        hears(
                new Batch.Self(
                        who,
                        vitals,
                        preferences,
                        Optional.empty(),
                        Optional.empty(),
                        Speaker.of(Role.PLAYER)),
                views);
    }

    void hears(Batch.Self self, View... views) {
        var heard = new ArrayList<Heard>();
        for (var view : views) heard.add(new Heard.Shown(view));
        session.hear(new Batch(heard, Optional.of(self), ++moment));
    }

    /** Leaves no room in the world for anything more. */
    void fillsTheWorld() {
        while (inputs.size() < WORLD_MAX) inputs.add(new Input.Durable(1));
    }
}
