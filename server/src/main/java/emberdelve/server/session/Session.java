package emberdelve.server.session;

import emberdelve.protocol.option.GmcpModules;
import emberdelve.protocol.style.StyledText;
import emberdelve.server.game.Batch;
import emberdelve.server.game.Heard;
import emberdelve.server.game.Input;
import emberdelve.server.game.Link;
import emberdelve.server.gmcp.Credentials;
import emberdelve.server.narrate.Reader;
import emberdelve.server.newcomer.Milestone;
import emberdelve.server.terminal.Terminal;
import emberdelve.server.view.Note;
import emberdelve.server.view.Question;
import emberdelve.server.view.View;
import emberdelve.server.view.Writing;
import emberdelve.server.world.actor.ActorId;
import emberdelve.server.world.actor.Preferences;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One person at one terminal, from connecting to leaving. {@link Dialogue} and {@link Play} decide;
 * this does what they say, and keeps what is typed while it waits. Thread: its terminal's loop,
 * but for {@link #loop} and {@link #from}.
 */
public final class Session implements Link {
    private static final Logger LOG = LoggerFactory.getLogger(Session.class);
    private static final ActorId NOBODY = new ActorId(-1);
    private static final int RETRY_SECONDS = 1;

    /** The world has let the character go, and its player wants to choose another. */
    private static final String TO_ACCOUNT = "quit.to-account";

    private final Terminal terminal;
    private final String place;
    private final House house;
    private final TokenBucket allowance;
    private final ArrayDeque<String> early = new ArrayDeque<>();
    private final DataChannel dataChannel;
    private final ProgramDoor programDoor;
    private final ReadingAloud aloud = new ReadingAloud();
    private Stage stage = new Stage.AskingName(0);
    private Optional<Play> play = Optional.empty();
    private Optional<Identity> identity = Optional.empty();
    private Optional<ActorId> character = Optional.empty();
    private boolean hidden;
    private boolean saidTooFast;

    Session(Terminal terminal, String place, House house) {
        this.terminal = terminal;
        this.place = place;
        this.house = house;
        dataChannel = new DataChannel(terminal, house.bulletins(), this::plain);
        programDoor =
                new ProgramDoor(dataChannel, house.programLogin(), terminal.transport());
        var limits = house.limits();
        allowance =
                new TokenBucket(
                        limits.commandsPerSecond(),
                        limits.commandBurst(),
                        house.nanoClock().getAsLong());
    }

    /** The connection is there. */
    public void opened() {
        house.sessions().opened(this);
        house.funnel().reached(Milestone.CONNECTED, place);
        take(house.dialogue().welcome());
    }

    /**
     * A line has come.
     *
     * @param cut whether it was too long, so that its end is missing
     */
    public void typed(String line, boolean cut) {
        if (isClosed()) return;
        if (!allowance.take(house.nanoClock().getAsLong()) || isFullOfEarlyLines()) {
            sayTooFast();
            return;
        }
        saidTooFast = false;
        if (cut) say(List.of(Note.of("input.cut")));
        if (stage instanceof Stage.Waiting) early.add(line);
        else serve(line);
    }

    /** Whether the client says that its user listens instead of looking. */
    public void readerIsRead(boolean detected) {
        if (isClosed() || !aloud.detect(detected)) return;
        if (play.isPresent()) askWorldToReadAloud();
        else {
            readAloud(true);
            say(List.of(Note.of("session.sr-on")));
        }
    }

    /** The client's programs want to be told of these modules, and of nothing else. */
    public void programsWant(GmcpModules modules) {
        dataChannel.wanted(modules);
        programDoor.offer(stage);
        if (!isClosed()) follow();
    }

    /** The client's programs say something; what nobody understands is passed over in silence. */
    public void programsSay(String name, String json) {
        var logsIn = name.equalsIgnoreCase(Credentials.NAME);
        if (isClosed() || !(logsIn || DataChannel.asksAnew(name))) return;
        if (!allowance.take(house.nanoClock().getAsLong())) return;
        if (logsIn) programDoor.take(stage, json, house.dialogue()).ifPresent(this::take);
        else follow();
    }

    /** The user asks for a sign of life. */
    public void areYouThere() {
        if (!isClosed()) say(List.of(Note.of("session.yes")));
    }

    /** The user wants what goes on to stop: what waits is forgotten. */
    public void interrupted() {
        early.clear();
        play.ifPresent(playing -> answer(playing.typed("flush")));
    }

    /** The connection is gone. */
    public void lost() {
        stage = new Stage.Closed(Note.of("session.bye"));
        early.clear();
        house.sessions().closed(this);
        character.ifPresent(this::tellLost);
    }

    /** Whether it has come in; it may be between two characters just now. */
    public boolean isPlaying() {
        return stage instanceof Stage.Playing || (identity.isPresent() && !isClosed());
    }

    @Override
    public Executor loop() {
        return terminal.loop();
    }

    @Override
    public String from() {
        return terminal.address();
    }

    @Override
    public void hear(Batch batch) {
        if (play.isEmpty() || isClosed()) return;
        try {
            tell(play.get(), batch);
        } catch (RuntimeException fault) {
            // The others of this loop are handed theirs in the same breath, and must not miss it.
            LOG.error("a session of {} could not be told", from(), fault);
            dismissed("session.fault");
        }
    }

    @Override
    public void entered(ActorId entered) {
        character = Optional.of(entered);
        identity.ifPresent(who -> house.newCharacters().entered(who, entered));
        identity.filter(who -> house.shutsOut(who, place))
                .ifPresent(_ -> dismissed("session.banned"));
        if (isClosed()) {
            // It was closed while it waited; the world must not think that somebody is there.
            tellLost(entered);
            return;
        }
        stage = new Stage.Playing(entered);
        var preferences = Preferences.DEFAULT.withScreenReader(aloud.isOn());
        play =
                Optional.of(
                        new Play(
                                entered,
                                preferences,
                                terminal,
                                house.speech(),
                                house.verbs(),
                                house.world()));
        identity.ifPresent(who -> house.sessions().playing(this, who.name()));
        if (!dataChannel.topics().isEmpty()) follow();
        serveEarly();
    }

    @Override
    public void dismissed(String key) {
        if (isClosed()) return;
        if (key.equals(TO_ACCOUNT) && identity.isPresent()) {
            goToAccount(identity.get());
            return;
        }
        early.clear();
        take(Step.close(key));
    }

    /** The character is out of the dungeon; whoever played it may take another one. */
    private void goToAccount(Identity who) {
        play = Optional.empty();
        character = Optional.empty();
        house.sessions().opened(this);
        take(AccountMenu.back(who));
    }

    private void tell(Play playing, Batch batch) {
        batch.self().ifPresent(self -> become(playing, self));
        var lines = new ArrayList<StyledText>();
        for (var heard : batch.heard()) {
            if (heard instanceof Heard.Shown(Question put)) playing.asked(put);
            if (heard instanceof Heard.Shown(Writing writing)) playing.writes(writing);
            if (heard instanceof Heard.Beside(var view)) dataChannel.tell(view);
            var told = house.speech().tell(heard, reader());
            dataChannel.tell(heard, told.isEmpty() ? "" : told.getFirst().plain());
            lines.addAll(told);
        }
        if (!lines.isEmpty()) terminal.write(lines, prompt());
    }

    /** When it is too late or too much, the next wish comes through. */
    private void follow() {
        character.ifPresent(
                self -> house.world().offer(new Input.Follow(self, dataChannel.topics())));
    }

    private void serve(String line) {
        switch (stage) {
            case Stage.Asking asking -> take(house.dialogue().next(asking, line));
            case Stage.Playing _ -> play.ifPresent(playing -> answer(playing.typed(line)));
            case Stage.Waiting _, Stage.Closed _ -> {}
        }
    }

    private void serveEarly() {
        while (!early.isEmpty() && !(stage instanceof Stage.Waiting)) serve(early.remove());
    }

    private void take(Step step) {
        Progress.milestone(stage, step.next())
                .ifPresent(milestone -> house.funnel().reached(milestone, place));
        stage = step.next();
        hide(stage instanceof Stage.Asking asking && asking.isHidden());
        if (stage instanceof Stage.Closed(var reason)) close(reason);
        else say(step.notes());
        step.task().ifPresent(this::run);
    }

    private void run(Task task) {
        switch (task) {
            case Task.Slow slow ->
                house.desk()
                        .ask(
                                slow,
                                new LoginDesk.Caller(
                                        place, aloud.isOn(), terminal::isOpen),
                                loop(),
                                this::resume);
            case Task.Enter(var who, var id) -> {
                identity = Optional.of(who);
                order(new Input.Enter(this, who.role(), who.accountId(), id));
            }
            case Task.Create(var who, var wanted) -> create(who, wanted);
            case Task.TellStatus() -> {
                terminal.writeStatus();
                say(List.of());
            }
            case Task.ReadAloud(var on) -> {
                aloud.choose(on);
                readAloud(on);
            }
        }
    }

    private void resume(Answer answer) {
        if (isClosed()) return;
        if (answer instanceof Answer.Known(var who, _) && who.screenReader() && !aloud.isOn())
            readAloud(aloud.remembered());
        var step = house.dialogue().resume(answer);
        programDoor.answered(answer, step);
        take(step);
        serveEarly();
    }

    private void create(Identity who, Input.NewCharacter wanted) {
        identity = Optional.of(who);
        var id = who.accountId();
        if (!house.newCharacters().order(who)) {
            dismissed("login.busy");
            return;
        }
        if (!order(new Input.Create(this, who.role(), id, wanted)))
            house.newCharacters().withdraw(who);
    }

    private boolean order(Input input) {
        if (house.world().offer(input)) return true;
        dismissed("login.busy");
        return false;
    }

    private void tellLost(ActorId actor) {
        if (house.world().offer(new Input.LinkLost(actor, this))) return;
        // It must be told, or the character would stand there for ever as if it were played.
        CompletableFuture.delayedExecutor(RETRY_SECONDS, TimeUnit.SECONDS)
                .execute(() -> tellLost(actor));
    }

    /** The character's preference decides, once it has been told of what was said at the door. */
    private void become(Play playing, Batch.Self self) {
        var first = playing.isNew();
        var wanted = self.preferences().screenReader();
        if (first && aloud.isOn() && !wanted) {
            playing.is(self.with(self.preferences().withScreenReader(true)));
            askWorldToReadAloud();
            return;
        }
        playing.is(self);
        if (wanted != aloud.isOn()) readAloud(wanted);
    }

    private void askWorldToReadAloud() {
        play.ifPresent(playing -> answer(playing.typed("sr on")));
    }

    private void readAloud(boolean on) {
        aloud.set(on);
        terminal.screenReader(on);
    }

    private boolean isFullOfEarlyLines() {
        return early.size() >= house.limits().waitingCommands();
    }

    private void sayTooFast() {
        if (!saidTooFast) say(List.of(Note.of("input.too-fast")));
        // A flood of refusals would be a flood, too.
        saidTooFast = true;
    }

    private void answer(Optional<List<View>> views) {
        views.ifPresent(this::say);
    }

    private void say(List<? extends View> views) {
        var lines = new ArrayList<StyledText>();
        for (var view : views) lines.addAll(house.speech().show(view, reader()));
        var prompt = prompt();
        if (!lines.isEmpty() || prompt.isPresent()) terminal.write(lines, prompt);
    }

    private String plain(Note note) {
        return house.speech().line(note, reader()).plain();
    }

    private void close(Note reason) {
        var words = house.speech().show(reason, reader());
        terminal.write(words, Optional.empty());
        terminal.sayGoodbye(words.isEmpty() ? "" : words.getFirst().plain());
        terminal.close();
        house.sessions().closed(this);
    }

    private void hide(boolean now) {
        if (now != hidden) terminal.hideInput(now);
        hidden = now;
    }

    private Optional<StyledText> prompt() {
        return switch (stage) {
            case Stage.Asking asking ->
                Optional.of(house.speech().line(asking.question(), reader()));
            case Stage.Playing _ -> play.flatMap(Play::prompt);
            case Stage.Waiting _, Stage.Closed _ -> Optional.empty();
        };
    }

    private Reader reader() {
        var atTheDoor = Preferences.DEFAULT.withScreenReader(aloud.isOn());
        return play.map(Play::reader).orElseGet(() -> new Reader(NOBODY, atTheDoor));
    }

    private boolean isClosed() {
        return stage instanceof Stage.Closed;
    }
}
