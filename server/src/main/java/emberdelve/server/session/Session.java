package emberdelve.server.session;

import emberdelve.protocol.code.TextCode;
import emberdelve.protocol.option.GmcpModules;
import emberdelve.protocol.style.StyledText;
import emberdelve.server.gmcp.GmcpCredentials;
import emberdelve.server.gmcp.GmcpTicket;
import emberdelve.server.gmcp.GmcpVolumes;
import emberdelve.server.link.Batch;
import emberdelve.server.link.Heard;
import emberdelve.server.link.Input;
import emberdelve.server.link.LinkId;
import emberdelve.server.log.LoggedAddress;
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
 * the session does what they say, and keeps the lines that are typed while it waits. Thread: its
 * terminal's loop, but for {@link #loop} and {@link #from}.
 */
public final class Session implements Login.Front {
    private static final Logger LOG = LoggerFactory.getLogger(Session.class);
    private static final ActorId NOBODY = new ActorId(-1);
    private static final int RETRY_SECONDS = 1;

    /**
     * The most characters that may wait behind a line that begins a text: twice the longest text.
     */
    static final int EARLY_CHARS_MAX = 16_000;

    /**
     * The most lines that may wait behind a line that begins a text: twice the longest text, with
     * the lines that begin and end it.
     */
    static final int EARLY_LINES_MAX = 124;

    /** The number of further lines that may wait if they end texts. */
    private static final int ENDS_MAX = 20;

    /**
     * The key with which the world lets the character go when its player wants to choose another.
     */
    private static final String TO_ACCOUNT = "quit.to-account";

    /** The order with which output for screen readers ends with the visit. */
    private static final String FOR_VISIT = "sr visit";

    private static final String TAKEN_OVER = "session.taken-over";

    private static final String TOO_FAST = "input.too-fast";

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
    private final TicketDesk tickets;
    private final KeptDesk kept;
    private final OpenChoices choices;
    private final Login login;
    private final ScreenReaderMode screenReader = new ScreenReaderMode();
    private Optional<Play> play = Optional.empty();
    private Optional<ActorId> character = Optional.empty();
    private boolean hidden;
    private boolean unseen;
    private boolean saidTooFast;

    /** The moment at which the line came that was served last. */
    private long servedAt;

    /**
     * Whether the last line was refused; the next one must know, since a text must not have a hole.
     */
    private boolean missed;

    Session(Terminal terminal, String place, SessionContext context, LoopContext loop) {
        this.terminal = terminal;
        terminalSettings = new TerminalSettings(terminal);
        this.context = context;
        this.loop = loop;
        dataChannel = new DataChannel(terminal, context.programs(), this::plain);
        gmcpLogin =
                new GmcpLogin(dataChannel, context.logins().programLogin(), terminal.isPrivate());
        tickets = new TicketDesk(context.logins().service().tickets(), dataChannel);
        kept = new KeptDesk(context.logins().service().kept(), dataChannel);
        choices = new OpenChoices(dataChannel, context.logins().offered(), this::plain);
        login = new Login(context.logins(), context.world(), place, terminal::isOpen, this);
        allowance = new Allowance(context.inputRate());
    }

    /** Begins the session, whose connection is there. */
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
     * @param cut whether the end of the line is missing, or a line before it
     * @param at the moment at which it came
     * @param isPaid whether it has been counted among the commands of its second already
     */
    private record EarlyLine(String line, boolean cut, long at, boolean isPaid) {}

    private boolean mustWait() {
        return login.isWaiting() || isSettling();
    }

    private boolean isSettling() {
        return play.filter(Play::isSettling).isPresent();
    }

    /**
     * Keeps a line that cannot be served yet. While the world settles whether it is part of a text,
     * it is not counted: a text may have more lines than commands may come.
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
     * Whether there is room for a line among those that wait. Lines that end a text have extra
     * room: without them, the commands that follow would become lines of the text.
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

    /** Takes note that all lines of one read have been handed over. */
    public void readComplete() {
        tellLeftOut();
        loop.batch().readComplete();
    }

    /** Takes the client's announcement whether its user has a screen reader. */
    public void readerIsRead(boolean detected) {
        if (isClosed() || !screenReader.detect(detected)) return;
        if (play.isPresent()) {
            var stays = detected && play.get().reader().preferences().ears().always();
            if (!stays) askWorldToReadAloud(detected ? FOR_VISIT : "sr visit off");
        } else if (screenReader.isOn() != (detected || screenReader.isKept())) {
            readAloud(detected);
            say(List.of(Note.of(detected ? "session.sr-on" : "session.sr-off")));
        }
    }

    /**
     * Tells the user that what was typed was not UTF-8, and in which code it is read from now on.
     */
    public void codeIsGuessed(TextCode code) {
        if (!isClosed())
            say(List.of(Note.of("session.charset-guessed", Map.of("code", code.word()))));
    }

    /** Takes the GMCP modules that the client's programs want; no others are sent to them. */
    public void programsWant(GmcpModules modules) {
        dataChannel.wanted(modules);
        gmcpLogin.offer(login.stage());
        choices.forget();
        dataChannel.offerPackage();
        tellScreenReader();
        tellChoices();
        if (isClosed()) return;
        follow();
        tellKept();
    }

    /** Takes a GMCP message of the client's programs; unknown messages are ignored. */
    public void programsSay(String name, String json) {
        if (isClosed() || !isKnown(name) || !allowance.takesCommand()) return;
        if (name.equalsIgnoreCase(GmcpCredentials.NAME))
            gmcpLogin.take(login.stage(), json, context.logins().dialogue()).ifPresent(login::take);
        else if (name.equalsIgnoreCase(GmcpTicket.PRESENTED))
            gmcpLogin.resume(tickets.present(login.stage(), json)).ifPresent(login::take);
        else if (name.equalsIgnoreCase(GmcpTicket.ASKED)) giveTicket();
        else if (KeptDesk.isFor(name)) takeKept(name, json);
        else if (name.equalsIgnoreCase(GmcpVolumes.NAME)) dataChannel.soundsAt(json);
        else follow();
    }

    private static boolean isKnown(String name) {
        return name.equalsIgnoreCase(GmcpCredentials.NAME)
                || name.equalsIgnoreCase(GmcpTicket.PRESENTED)
                || name.equalsIgnoreCase(GmcpTicket.ASKED)
                || KeptDesk.isFor(name)
                || name.equalsIgnoreCase(GmcpVolumes.NAME)
                || DataChannel.asksAnew(name);
    }

    private void giveTicket() {
        if (login.stage() instanceof Stage.Playing(var who))
            login.identity().ifPresent(owner -> tickets.give(owner, who, loop()));
    }

    private void takeKept(String name, String json) {
        if (login.stage() instanceof Stage.Playing)
            login.identity().ifPresent(owner -> kept.take(name, json, owner, loop()));
    }

    private void tellKept() {
        if (login.stage() instanceof Stage.Playing)
            login.identity().ifPresent(owner -> kept.tell(owner, loop()));
    }

    /** Answers the user, who asks for a sign of life. */
    public void areYouThere() {
        if (!isClosed()) say(List.of(Note.of("session.yes")));
    }

    /**
     * Forgets the lines that wait, and the commands that wait in the world, because the user
     * interrupts them.
     */
    public void interrupted() {
        missed |= !early.isEmpty();
        forgetEarly();
        paste.ends();
        play.ifPresent(playing -> answer(playing.orders("flush")));
    }

    /** Ends the session, whose connection is gone. */
    public void lost() {
        login.lost();
        handEarlyOver(true);
        context.sessions().closed(this);
        character.ifPresent(this::tellLost);
    }

    /** Whether the session has logged in; it may be between two characters just now. */
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
            // The batches of other sessions are handed over in the same task, and must not be
            // missed.
            LOG.atError()
                    .addKeyValue(LoggedAddress.KEY, new LoggedAddress(from()))
                    .setCause(fault)
                    .log("a session could not be told");
            dismissed("session.fault");
        }
    }

    @Override
    public void entered(ActorId entered) {
        character = Optional.of(entered);
        login.entered(entered);
        if (isClosed()) {
            // The session was closed while it waited; the world must not think that somebody is
            // there.
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
        tellKept();
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
        // When another session has taken the character over, that one goes on with a text as the
        // world has it.
        handEarlyOver(!key.equals(TAKEN_OVER));
        login.close(key);
    }

    /**
     * Goes back to the account: the character is out of the dungeon, and its player may choose
     * another.
     */
    private void goToAccount(Identity who) {
        tickets.forget();
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
            if (heard instanceof Heard.Fact fact) dataChannel.tell(fact, told, reader);
            lines = joined(lines, told);
        }
        if (!lines.isEmpty()) {
            dataChannel.tellMoment(batch.moment());
            terminal.write(lines, prompt());
        }
        dataChannel.play(batch.self());
        if (settled) {
            playing.settled();
            leaveOutOfRefused(playing);
            answer(playing.goOn());
            serveEarly();
            tellLeftOut();
        }
        tellChoices();
    }

    /**
     * Puts lines together; mostly there is one list alone, which is handed on as it is, because a
     * full room shares it.
     */
    private static List<StyledText> joined(List<StyledText> lines, List<StyledText> more) {
        if (lines.isEmpty()) return more;
        if (more.isEmpty()) return lines;
        var all = new ArrayList<>(lines);
        all.addAll(more);
        return all;
    }

    private void tellChoices() {
        // Asked first, because it is called for each line, and nearly no client wants choices.
        if (dataChannel.wantsChoices())
            choices.tell(login.stage(), play.flatMap(Play::openQuestion));
        dataChannel.tellWriting(play.filter(Play::isWriting).isPresent());
    }

    /**
     * Asks the world to follow the program's topics; a request that finds no room is lost, and the
     * program may ask again.
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
     * Hands the lines that wait over to the world when the session ends: they may be part of a
     * text, which outlives the session and gets them, or learns that they are missing.
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
    public boolean keepsScreenReader() {
        return screenReader.isKept();
    }

    @Override
    public void readAloud(boolean on, boolean chosen) {
        if (chosen) screenReader.choose(on);
        else screenReader.remember();
        if (chosen || (screenReader.isKept() && !screenReader.isOn())) readAloud(on);
    }

    @Override
    public void tellStatus() {
        terminal.writeStatus();
        say(List.of());
    }

    @Override
    public void answered(Answer answer, Step step) {
        gmcpLogin.answered(answer, step);
        tickets.answered(answer);
    }

    @Override
    public Optional<Long> takeRead() {
        return tickets.takeRead();
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
        // The world must learn it, or the character would stand there for ever as if it were
        // played.
        CompletableFuture.delayedExecutor(RETRY_SECONDS, TimeUnit.SECONDS)
                .execute(() -> tellLost(actor, link));
    }

    /**
     * Takes the character's state. Its preference decides on the screen reader mode, once the world
     * knows of a mode that was switched on before.
     */
    private void become(Play playing, Batch.Self self) {
        if (playing.isAlready(self)) return;
        var first = playing.isNew();
        var wanted = self.preferences().screenReader();
        if (first && screenReader.isOn() && !wanted) {
            playing.is(self.with(self.preferences().withScreenReader(true)));
            askWorldToReadAloud(screenReader.isKept() ? "sr on" : FOR_VISIT);
            return;
        }
        playing.is(self);
        show(self);
        if (wanted != screenReader.isOn()) readAloud(wanted);
        tellScreenReader();
    }

    /**
     * Tells it only of a character that is in the dungeon: what the character's player has chosen
     * counts, and windows that open at the door would close again.
     */
    private void tellScreenReader() {
        if (play.filter(playing -> !playing.isNew()).isPresent())
            dataChannel.tellScreenReader(screenReader.isOn());
    }

    /** Lets those who are not in the dungeon learn of the character, unless it is invisible. */
    private void show(Batch.Self self) {
        if (self.speaker().invisible()) context.sessions().hidden(this);
        else if (unseen) context.sessions().playing(this, self.who().name());
        unseen = self.speaker().invisible();
    }

    private void askWorldToReadAloud(String order) {
        play.ifPresent(playing -> answer(playing.orders(order)));
    }

    private void readAloud(boolean on) {
        screenReader.set(on);
        terminalSettings.readAloud(on);
    }

    private void refuse() {
        missed = true;
        context.sessions().refused(TOO_FAST);
        if (!saidTooFast) say(List.of(Note.of(TOO_FAST)));
        // Only the first refusal is said, until a line is taken again.
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
        if (play.isEmpty()) notes.stream().findFirst().ifPresent(dataChannel::tellSaid);
        show(notes);
        tellChoices();
    }

    private String plain(Note note) {
        return context.speech().line(note, reader()).plain();
    }

    @Override
    public void close(Note reason) {
        var words = context.speech().show(reason, reader());
        if (play.isEmpty()) dataChannel.tellSaid(reason);
        terminal.write(words, Optional.empty());
        terminal.sayGoodbye(words.isEmpty() ? "" : words.getFirst().plain());
        terminal.close();
        context.sessions().ended(reason.key());
        context.sessions().closed(this);
    }

    @Override
    public void hideInput(boolean now) {
        if (login.stage() instanceof Stage.Asking asking)
            asking.newPasswordOf().ifPresent(dataChannel::tellOfNewPassword);
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
