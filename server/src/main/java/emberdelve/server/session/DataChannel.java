package emberdelve.server.session;

import emberdelve.db.account.KeptDocument;
import emberdelve.protocol.option.GmcpModules;
import emberdelve.protocol.style.StyledText;
import emberdelve.server.gmcp.Bulletin;
import emberdelve.server.gmcp.Bulletins;
import emberdelve.server.gmcp.GmcpKept;
import emberdelve.server.gmcp.GmcpVolumes;
import emberdelve.server.link.Batch;
import emberdelve.server.link.Heard;
import emberdelve.server.model.Cue;
import emberdelve.server.terminal.Terminal;
import emberdelve.server.text.Reader;
import emberdelve.server.view.Note;
import emberdelve.server.view.View;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * GMCP messages between the client's programs and the session. Nothing is sent that the client has
 * not asked for. Thread: its connection's event loop.
 */
final class DataChannel {
    private static final String TALK = "Comm.Channel.Text";
    private static final String LOGIN = "Char.Login";
    private static final String CHOICES = "Input.Choices";
    private static final String MOMENT = "Recap.Moment";
    private static final String MEDIA = "Client.Media";
    private static final String PACKAGE = "Client.GUI";

    private final Terminal terminal;
    private final Programs programs;
    private final Bulletins bulletins;
    private final Function<Note, String> words;
    private GmcpModules wanted = GmcpModules.NONE;
    private final Soundtrack soundtrack = new Soundtrack();
    private boolean wantsChoices;
    private boolean wantsSounds;
    private boolean wantsMoments;
    private boolean hasSounds;
    private boolean toldWriting;
    private Optional<Boolean> toldScreenReader = Optional.empty();
    private Optional<Note> saidAtLogin = Optional.empty();
    private boolean offeredPackage;
    private long toldMoment;

    DataChannel(Terminal terminal, Programs programs, Function<Note, String> words) {
        this.terminal = terminal;
        this.programs = programs;
        bulletins = programs.bulletins();
        this.words = words;
    }

    /** Sets the modules that the client's programs want. */
    void wanted(GmcpModules modules) {
        wanted = modules;
        wantsChoices = modules.wants(CHOICES);
        wantsMoments = modules.wants(MOMENT);
        toldWriting = false;
        var wantedSounds = wantsSounds;
        wantsSounds = modules.wants(MEDIA);
        if (wantsSounds && !wantedSounds)
            programs.soundFolder().ifPresent(url -> send(bulletins.soundFolder(url)));
        toldScreenReader = Optional.empty();
        saidAtLogin = Optional.empty();
    }

    /** The topics that the world must follow for the client. */
    List<String> topics() {
        return bulletins.topics(wanted::wants, wanted::names);
    }

    /**
     * Whether the client's message asks for all topics again, because its programs were reloaded.
     */
    static boolean asksAnew(String name) {
        return name.equalsIgnoreCase("Char.Items.Inv") || name.equalsIgnoreCase("Char.Items.Room");
    }

    /** Whether the client shows the answers to a question as buttons. */
    boolean wantsChoices() {
        return wantsChoices;
    }

    /**
     * Tells the open question, and what may be sent to answer it; there are no choices when no
     * question is open.
     */
    void tellChoices(String question, List<Bulletins.Choice> choices) {
        send(bulletins.choices(question, choices));
    }

    /** Tells whether what is typed now are lines of a text, when that has changed. */
    void tellWriting(boolean writing) {
        if (writing == toldWriting) return;
        toldWriting = writing;
        send(bulletins.writing(writing));
    }

    /** Tells whether the person listens to a screen reader, when that has changed. */
    void tellScreenReader(boolean on) {
        if (toldScreenReader.equals(Optional.of(on))) return;
        toldScreenReader = Optional.of(on);
        send(bulletins.screenReader(on));
    }

    /** Tells up to which moment the lines tell that come next, when that has changed. */
    void tellMoment(long number) {
        if (!wantsMoments || number == toldMoment) return;
        toldMoment = number;
        send(bulletins.moment(number));
    }

    /** Offers the package for Mudlet, once, to a client that installs packages. */
    void offerPackage() {
        if (offeredPackage || !wanted.wants(PACKAGE)) return;
        var offer = programs.offer();
        offeredPackage = offer.isPresent();
        offer.ifPresent(this::send);
    }

    /** Whether the client can log in by GMCP. */
    boolean wantsLogin() {
        return wanted.wants(LOGIN);
    }

    void offerLogin() {
        send(bulletins.loginOffer());
    }

    /** Tells the program that the person is asked for a code now. */
    void tellOfCode() {
        send(bulletins.loginCode());
    }

    /** Tells the program that the person is asked for a new password of that account now. */
    void tellOfNewPassword(String account) {
        send(bulletins.newPassword(account));
    }

    /** Gives the page a ticket, by which it takes that character's player back in. */
    void tellTicket(Secret ticket, String character) {
        send(bulletins.loginTicket(ticket.text(), character, Tickets.RENEWED.toSeconds()));
    }

    /** Whether the client is a page that keeps something for its player. */
    boolean wantsKept() {
        return wanted.wants(GmcpKept.NAME);
    }

    /** Tells what is kept for the account. */
    void tellKept(long account, KeptDocument kept) {
        send(bulletins.kept(account, kept.version(), kept.text()));
    }

    /** Tells that what the page wanted to be kept is on the disk, under that version. */
    void tellIsKept(long version) {
        send(bulletins.isKept(version));
    }

    void tellIsNotKept(Note why) {
        send(bulletins.isNotKept(words.apply(why)));
    }

    void acceptLogin() {
        send(bulletins.loginResult(true, ""));
    }

    /**
     * Tells what the text says next at the log-in, when that is something else than it said last.
     */
    void tellSaid(Note note) {
        if (saidAtLogin.equals(Optional.of(note))) return;
        saidAtLogin = Optional.of(note);
        send(bulletins.loginSaid(note, words.apply(note)));
    }

    /**
     * Tells the program that the login failed, with the first note of {@code why}; the others say
     * what to type.
     */
    void refuseLogin(List<Note> why) {
        if (!why.isEmpty()) tellSaid(why.getFirst());
        var line = why.isEmpty() ? "" : words.apply(why.getFirst());
        send(bulletins.loginResult(false, line));
    }

    void tell(View view) {
        bulletins.of(view).forEach(this::send);
    }

    /**
     * Passes on somebody's words.
     *
     * @param told as the text tells it; empty when it is nothing to this reader
     */
    void tell(Heard.Fact fact, List<StyledText> told, Reader reader) {
        if (told.isEmpty()) return;
        if (wantsSounds) fact.event().cue(reader.self()).ifPresent(soundtrack::hears);
        if (!wanted.wants(TALK)) return;
        var line = told.getFirst().plain();
        fact.event().voice().ifPresent(voice -> send(bulletins.of(voice, line)));
    }

    /** Takes the volumes that the client's user has chosen in it. */
    void soundsAt(String json) {
        GmcpVolumes.read(json).ifPresent(soundtrack::wants);
        letLoad();
    }

    /** Names all sounds to whoever is to hear any, so that the first one is not late. */
    private void letLoad() {
        if (hasSounds || soundtrack.isOff()) return;
        hasSounds = true;
        for (var file : programs.sounds().all()) send(bulletins.soundToLoad(file.name()));
    }

    /** Plays the sounds of what was told just now, to a character that is now in that state. */
    void play(Optional<Batch.Self> now) {
        if (!wantsSounds) return;
        now.ifPresent(soundtrack::is);
        letLoad();
        soundtrack.take().forEach(this::play);
    }

    private void play(Cue cue, int volume) {
        var file = programs.sounds().of(cue).name();
        var caption = words.apply(Note.of("sound." + cue.word()));
        send(bulletins.sound(file, cue.word(), volume, caption));
    }

    private void send(Bulletin bulletin) {
        if (wanted.wants(bulletin.name())) terminal.sendMessage(bulletin.name(), bulletin.json());
    }
}
