package emberdelve.server.session;

import emberdelve.protocol.code.TextCode;
import emberdelve.protocol.option.GmcpModules;
import emberdelve.protocol.style.StyledText;
import emberdelve.server.gmcp.GmcpCredentials;
import emberdelve.server.link.Batch;
import emberdelve.server.link.Heard;
import emberdelve.server.link.Input;
import emberdelve.server.link.LinkId;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Preferences;
import emberdelve.server.rule.writing.Writings;
import emberdelve.server.terminal.Terminal;
import emberdelve.server.text.Reader;
import emberdelve.server.view.Note;
import emberdelve.server.view.Question;
import emberdelve.server.view.View;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;

/**
 * One person at one terminal, from connecting to leaving. {@link Dialogue} and {@link Play} decide;
 * this does what they say, and keeps what is typed while it waits. Thread: its terminal's loop, but
 * for {@link #loop} and {@link #from}.
 */
public final class Session implements Login.Front {
    private static final Logger LOG = LoggerFactory.getLogger(Session.class);
    private static final ActorId NOBODY = new ActorId(-1);
    private static final int RETRY_SECONDS = 1;

    /**
     * The most characters that may come at once behind the verb: the longest text that can be
     * written, twice.
     */
    static final int EARLY_CHARS_MAX = 16_000;

    /** The same in lines, with what begins and ends them. */
    static final int EARLY_LINES_MAX = 124;

    /** The number of lines that end texts which may wait besides. */
    private static final int ENDS_MAX = 20;

    /** The world has let the character go, and its player wants to choose another. */
    private static final String TO_ACCOUNT = "quit.to-account";

    private static final String TAKEN_OVER = "session.taken-over";

    private final Terminal terminal;
    private final TerminalSettings terminalSettings;
    private final SessionContext context;
    private final LoopContext loop;
    private final Allowance allowance;
    private final Paste paste = new Paste();
    private final ArrayDeque<EarlyLine> early = new ArrayDeque<>(0);
    private int earlyChars;
    private final DataChannel dataChannel;
    private final GmcpLogin gmcpLogin;
    private final OpenChoices choices;
    private final Login login;
    private final ScreenReaderMode screenReader = new ScreenReaderMode();
    private Optional<Play> play = Optional.empty();
    private Optional<ActorId> character = Optional.empty();
    private boolean hidden;
    private boolean saidTooFast;

    /** The moment when the last line came that was served. */
    private long servedAt;

    /** Whether the line before the next one was refused: a text must not have a hole there. */
    private boolean missed;

    Session(Terminal terminal, String place, SessionContext context, LoopContext loop) {
        this.terminal = terminal;
        terminalSettings = new TerminalSettings(terminal);
        this.context = context;
        this.loop = loop;
        dataChannel = new DataChannel(terminal, context.bulletins(), this::plain);
        gmcpLogin =
                new GmcpLogin(dataChannel, context.logins().programLogin(), terminal.isPrivate());
        choices = new OpenChoices(dataChannel, context.logins().offered(), this::plain);
        login = new Login(context.logins(), context.world(), place, terminal::isOpen, this);
        allowance = new Allowance(context.inputRate());
    }

    /** The connection is there. */
    public void opened() {
        context.sessions().opened(this);
        login.begin();
    }

    /**
     * A line has come.
     *
     * @param cut whether it was too long, so that its end is missing
     */
    public void typed(String line, boolean cut) {
        if (isClosed()) return;
        var mustWait = mustWait();
        var now = context.inputRate().now();
        if (!mustWait && paste.takes(line, now)) return;
        var took = mustWait ? keepsForLater(line, cut, now) : takes(line);
        if (!took) {
            refuse();
            return;
        }
        if (cut) say(List.of(Note.of("input.cut")));
        if (!mustWait) serve(line, cut, now);
        tellChoices();
    }

    /**
     * A line that waits.
     *
     * @param cut whether its end is missing, or a line before it
     * @param at when it came
     * @param isPaid whether it counts among the commands of its second already
     */
    private record EarlyLine(String line, boolean cut, long at, boolean isPaid) {}

    private boolean mustWait() {
        return login.isWaiting() || isSettling();
    }

    private boolean isSettling() {
        return play.filter(Play::isSettling).isPresent();
    }

    /**
     * Keeps a line that comes behind one that may begin or end a text. It is perhaps a text itself,
     * which may be long: it is counted when it is known what it is.
     */
    private boolean keepsForLater(String line, boolean cut, long now) {
        var settling = isSettling();
        if (settling ? !fitsEarly(line) : !(isRoomEarly() && takes(line))) return false;
        early.add(new EarlyLine(line, cut || missed, now, !settling));
        earlyChars += line.length() + 1;
        missed = false;
        return true;
    }

    /**
     * Whether a line fits. One that ends a text always does: without it the commands that follow
     * would be lines of it.
     */
    private boolean fitsEarly(String line) {
        if (Writings.mayEnd(line.strip())) return early.size() < EARLY_LINES_MAX + ENDS_MAX;
        return early.size() < EARLY_LINES_MAX && earlyChars + line.length() < EARLY_CHARS_MAX;
    }

    private boolean isRoomEarly() {
        return early.size() < context.inputRate().waitingMax();
    }

    private boolean takes(String line) {
        var ofText = play.filter(playing -> playing.isOfText(line)).isPresent();
        if (!(ofText ? allowance.takesOfText(line) : allowance.takesCommand())) return false;
        saidTooFast = false;
        return true;
    }

    /** Ends a read: all that came at once has been handed over. */
    public void readComplete() {
        tellLeftOut();
        loop.batch().readComplete();
    }

    /** Whether the client says that its user listens instead of looking. */
    public void readerIsRead(boolean detected) {
        if (isClosed() || !screenReader.detect(detected)) return;
        if (play.isPresent()) askWorldToReadAloud();
        else {
            readAloud(true);
            say(List.of(Note.of("session.sr-on")));
        }
    }

    /** Takes note that what was typed was no UTF-8, and is taken for something else from now on. */
    public void codeIsGuessed(TextCode code) {
        if (!isClosed())
            say(List.of(Note.of("session.charset-guessed", Map.of("code", code.word()))));
    }

    /** The client's programs want to be told of these modules, and of nothing else. */
    public void programsWant(GmcpModules modules) {
        dataChannel.wanted(modules);
        gmcpLogin.offer(login.stage());
        choices.forget();
        tellChoices();
        if (!isClosed()) follow();
    }

    /** The client's programs say something; what nobody understands is passed over in silence. */
    public void programsSay(String name, String json) {
        var logsIn = name.equalsIgnoreCase(GmcpCredentials.NAME);
        if (isClosed() || !(logsIn || DataChannel.asksAnew(name))) return;
        if (!allowance.takesCommand()) return;
        if (logsIn)
            gmcpLogin.take(login.stage(), json, context.logins().dialogue()).ifPresent(login::take);
        else follow();
    }

    /** The user asks for a sign of life. */
    public void areYouThere() {
        if (!isClosed()) say(List.of(Note.of("session.yes")));
    }

    /** The user wants what goes on to stop: what waits is forgotten. */
    public void interrupted() {
        missed |= !early.isEmpty();
        forgetEarly();
        paste.ends();
        play.ifPresent(playing -> answer(playing.orders("flush")));
    }

    /** The connection is gone. */
    public void lost() {
        login.lost();
        handEarlyOver(true);
        context.sessions().closed(this);
        character.ifPresent(this::tellLost);
    }

    /** Whether it has come in; it may be between two characters just now. */
    public boolean isPlaying() {
        return login.stage() instanceof Stage.Playing
                || (login.identity().isPresent() && !isClosed());
    }

    @Override
    public Executor loop() {
        return loop.batch();
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
        login.entered(entered);
        if (isClosed()) {
            // It was closed while it waited; the world must not think that somebody is there.
            tellLost(entered);
            return;
        }
        var preferences = Preferences.DEFAULT.withScreenReader(screenReader.isOn());
        play =
                Optional.of(
                        new Play(
                                entered,
                                preferences,
                                terminalSettings,
                                context.speech(),
                                context.editions()::current,
                                loop.batch()));
        login.identity().ifPresent(who -> context.sessions().playing(this, who.name()));
        if (!dataChannel.topics().isEmpty()) follow();
        serveEarly();
        tellChoices();
    }

    @Override
    public void dismissed(String key) {
        if (isClosed()) return;
        if (key.equals(TO_ACCOUNT) && login.identity().isPresent()) {
            goToAccount(login.identity().get());
            return;
        }
        // Whoever took the character over goes on from what the world has.
        handEarlyOver(!key.equals(TAKEN_OVER));
        login.close(key);
    }

    /** The character is out of the dungeon; whoever played it may take another one. */
    private void goToAccount(Identity who) {
        play = Optional.empty();
        character = Optional.empty();
        context.sessions().opened(this);
        login.goToAccount(who);
    }

    private void tell(Play playing, Batch batch) {
        var settled = playing.isNew();
        batch.self().ifPresent(self -> become(playing, self));
        var lines = List.<StyledText>of();
        var reader = reader();
        for (var heard : batch.heard()) {
            if (heard instanceof Heard.Shown(Question put)) playing.asked(put);
            settled |= heard instanceof Heard.Settled;
            if (heard instanceof Heard.Beside(var view)) dataChannel.tell(view);
            var told = loop.retelling().tell(heard, reader);
            if (heard instanceof Heard.Fact fact) dataChannel.tell(fact, told);
            lines = joined(lines, told);
        }
        if (!lines.isEmpty()) terminal.write(lines, prompt());
        if (settled) {
            playing.settled();
            leaveOutOfRefused(playing);
            answer(playing.goOn());
            serveEarly();
            tellLeftOut();
        }
        tellChoices();
    }

    /** Mostly there is one thing to tell, whose lines are the same for a full room. */
    private static List<StyledText> joined(List<StyledText> lines, List<StyledText> more) {
        if (lines.isEmpty()) return more;
        if (more.isEmpty()) return lines;
        var all = new ArrayList<>(lines);
        all.addAll(more);
        return all;
    }

    private void tellChoices() {
        // Asked first: nearly nobody wants them, and this is asked for each line that is told.
        if (dataChannel.wantsChoices())
            choices.tell(login.stage(), play.flatMap(Play::openQuestion));
    }

    /**
     * Follows the program's topics; when it is too late or too much, the next wish comes through.
     */
    private void follow() {
        character.ifPresent(
                self -> loop.batch().offer(new Input.Follow(self, dataChannel.topics())));
    }

    private void serve(String line, boolean cut, long at) {
        servedAt = at;
        switch (login.stage()) {
            case Stage.Asking asking -> login.typed(asking, line);
            case Stage.Playing _ -> {
                var whole = !(cut || missed);
                play.ifPresent(playing -> {
                    answer(playing.typed(line, whole));
                    leaveOutOfRefused(playing);
                });
            }
            case Stage.Waiting _, Stage.Closed _ -> {}
        }
        missed = false;
    }

    private void serveEarly() {
        while (!early.isEmpty() && !mustWait()) {
            var next = early.remove();
            earlyChars -= next.line().length() + 1;
            if (paste.takes(next.line(), next.at())) continue;
            if (next.isPaid() || takes(next.line())) serve(next.line(), next.cut(), next.at());
            else refuse();
        }
    }

    /** Leaves out the lines of a text whose beginning was refused. */
    private void leaveOutOfRefused(Play playing) {
        if (!playing.wasRefusedText()) return;
        paste.begins(servedAt);
        playing.leaveOut(line -> paste.takes(line, servedAt));
    }

    private void tellLeftOut() {
        var count = paste.leftOut();
        if (count > 0)
            say(List.of(Note.of("writing.not-begun", Map.of("count", Integer.toString(count)))));
    }

    /**
     * Hands over what waits when the session ends: it may be lines of a text, which is there still
     * and gets them, or is told that they are missing.
     */
    private void handEarlyOver(boolean whole) {
        play.ifPresent(playing -> {
            if (playing.isNew()) return;
            for (var next : early)
                if (whole || !Writings.mayEnd(next.line().strip()))
                    playing.leaves(next.line(), whole && !next.cut());
            if (missed) playing.leaves("", false);
            playing.leaves();
        });
        forgetEarly();
    }

    private void forgetEarly() {
        early.clear();
        earlyChars = 0;
    }

    @Override
    public boolean isReadAloud() {
        return screenReader.isOn();
    }

    @Override
    public void readAloud(boolean on, boolean chosen) {
        if (chosen) screenReader.choose(on);
        if (chosen) readAloud(on);
        else if (!screenReader.isOn()) readAloud(screenReader.remembered());
    }

    @Override
    public void tellStatus() {
        terminal.writeStatus();
        say(List.of());
    }

    @Override
    public void answered(Answer answer, Step step) {
        gmcpLogin.answered(answer, step);
    }

    @Override
    public void ready() {
        serveEarly();
    }

    private void tellLost(ActorId actor) {
        login.link().ifPresent(link -> tellLost(actor, link));
    }

    private void tellLost(ActorId actor, LinkId link) {
        if (context.world().offer(new Input.LinkLost(actor, link))) return;
        // It must be told, or the character would stand there for ever as if it were played.
        CompletableFuture.delayedExecutor(RETRY_SECONDS, TimeUnit.SECONDS)
                .execute(() -> tellLost(actor, link));
    }

    /** The character's preference decides, once it has been told of what was said at the door. */
    private void become(Play playing, Batch.Self self) {
        if (playing.isAlready(self)) return;
        var first = playing.isNew();
        var wanted = self.preferences().screenReader();
        if (first && screenReader.isOn() && !wanted) {
            playing.is(self.with(self.preferences().withScreenReader(true)));
            askWorldToReadAloud();
            return;
        }
        playing.is(self);
        if (wanted != screenReader.isOn()) readAloud(wanted);
    }

    private void askWorldToReadAloud() {
        play.ifPresent(playing -> answer(playing.orders("sr on")));
    }

    private void readAloud(boolean on) {
        screenReader.set(on);
        terminalSettings.readAloud(on);
    }

    private void refuse() {
        missed = true;
        if (!saidTooFast) say(List.of(Note.of("input.too-fast")));
        // A flood of refusals would be a flood, too.
        saidTooFast = true;
    }

    private void answer(Optional<List<View>> views) {
        views.ifPresent(this::show);
    }

    private void show(List<? extends View> views) {
        var lines = new ArrayList<StyledText>();
        for (var view : views) lines.addAll(context.speech().show(view, reader()));
        var prompt = prompt();
        if (!lines.isEmpty() || prompt.isPresent()) terminal.write(lines, prompt);
    }

    @Override
    public void say(List<Note> notes) {
        show(notes);
        tellChoices();
    }

    private String plain(Note note) {
        return context.speech().line(note, reader()).plain();
    }

    @Override
    public void close(Note reason) {
        var words = context.speech().show(reason, reader());
        terminal.write(words, Optional.empty());
        terminal.sayGoodbye(words.isEmpty() ? "" : words.getFirst().plain());
        terminal.close();
        context.sessions().closed(this);
    }

    @Override
    public void hideInput(boolean now) {
        if (now != hidden) terminal.hideInput(now);
        hidden = now;
    }

    private Optional<StyledText> prompt() {
        return switch (login.stage()) {
            case Stage.Asking asking ->
                    Optional.of(context.speech().line(asking.question(), reader()));
            case Stage.Playing _ -> play.flatMap(Play::prompt);
            case Stage.Waiting _, Stage.Closed _ -> Optional.empty();
        };
    }

    private Reader reader() {
        if (play.isPresent()) return play.get().reader();
        return new Reader(NOBODY, Preferences.DEFAULT.withScreenReader(screenReader.isOn()));
    }

    private boolean isClosed() {
        return login.isClosed();
    }
}
