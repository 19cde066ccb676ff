package emberdelve.server.session;

import emberdelve.server.admin.Milestone;
import emberdelve.server.link.Input;
import emberdelve.server.link.InputSink;
import emberdelve.server.link.Link;
import emberdelve.server.link.LinkId;
import emberdelve.server.model.ActorId;
import emberdelve.server.view.Note;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/**
 * The way of one session from connecting to leaving: puts the questions of the dialogue, gives its
 * tasks to those who do them, and asks the world to let the character in. Thread: its connection's
 * event loop.
 */
final class Login {
    private final Logins logins;
    private final InputSink world;
    private final String place;
    private final BooleanSupplier connected;
    private final Front front;
    private Stage stage = new Stage.AskingName(0);
    private Optional<Identity> identity = Optional.empty();
    private Optional<LinkId> link = Optional.empty();

    /** The side of a login that the person sees. */
    interface Front extends Link {
        void say(List<Note> notes);

        void hideInput(boolean hidden);

        /** Ends the session, for that reason. */
        void close(Note reason);

        /** Whether the person wants output for a screen reader for good. */
        boolean keepsScreenReader();

        /**
         * @param chosen whether the person has just chosen it; if not, the account remembers it
         */
        void readAloud(boolean on, boolean chosen);

        void tellStatus();

        /**
         * Takes the number of the last moment of the character that the person has read; empty when
         * nobody knows.
         */
        Optional<Long> takeRead();

        /** Tells a program that logs in what the answer was. */
        void answered(Answer answer, Step step);

        /** Tells that what was typed meanwhile can be taken now. */
        void ready();
    }

    /**
     * @param place the address or network for which bans hold and wrong passwords are counted
     * @param connected whether somebody is still there; safe for any thread
     */
    Login(Logins logins, InputSink world, String place, BooleanSupplier connected, Front front) {
        this.logins = logins;
        this.world = world;
        this.place = place;
        this.connected = connected;
        this.front = front;
    }

    void begin() {
        logins.funnel().reachedFrom(place, Milestone.CONNECTED);
        take(logins.dialogue().welcome());
    }

    Stage stage() {
        return stage;
    }

    /** The person who has logged in. */
    Optional<Identity> identity() {
        return identity;
    }

    /** The id by which the world was last asked to let somebody in. */
    Optional<LinkId> link() {
        return link;
    }

    boolean isClosed() {
        return stage instanceof Stage.Closed;
    }

    boolean isWaiting() {
        return stage instanceof Stage.Waiting;
    }

    /** Takes a line as the answer to the question that was put. */
    void typed(Stage.Asking asking, String line) {
        take(logins.dialogue().next(asking, line));
    }

    /**
     * Notes that the world has let the character in; ends the session if the account was banned
     * meanwhile.
     */
    void entered(ActorId character) {
        identity.ifPresent(who -> logins.newCharacters().entered(who, character));
        identity.filter(who -> logins.shutsOut(who, place))
                .ifPresent(_ -> front.dismissed("session.banned"));
        if (!isClosed()) stage = new Stage.Playing(character);
    }

    /**
     * Goes back to the account menu: the character is out of the dungeon, and its player may choose
     * another.
     */
    void goToAccount(Identity who) {
        take(AccountMenu.back(who));
    }

    void close(String key) {
        take(Step.close(key));
    }

    /** Ends the login without a word, because the connection is gone. */
    void lost() {
        stage = new Stage.Closed(Note.of("session.bye"));
    }

    void take(Step step) {
        LoginProgress.milestone(stage, step.next())
                .ifPresent(milestone -> logins.funnel().reachedFrom(place, milestone));
        stage = step.next();
        front.hideInput(stage instanceof Stage.Asking asking && asking.isHidden());
        if (stage instanceof Stage.Closed(var reason)) front.close(reason);
        else front.say(step.notes());
        step.task().ifPresent(this::run);
    }

    private void run(Task task) {
        switch (task) {
            case Task.Slow slow ->
                    logins.service()
                            .ask(
                                    slow,
                                    new LoginService.Caller(
                                            place, front.keepsScreenReader(), connected),
                                    front.loop(),
                                    this::resume);
            case Task.Enter(var who, var id) -> {
                identity = Optional.of(who);
                var read = front.takeRead();
                order(its -> new Input.Enter(its, who.role(), who.accountId(), id, read));
            }
            case Task.Create(var who, var wanted) -> create(who, wanted);
            case Task.TellStatus() -> front.tellStatus();
            case Task.ReadAloud(var on) -> front.readAloud(on, true);
        }
    }

    private void resume(Answer answer) {
        if (isClosed()) return;
        if (answer.bare() instanceof Answer.Known(var who, _) && who.screenReader())
            front.readAloud(true, false);
        var step = logins.dialogue().resume(answer);
        front.answered(answer, step);
        take(step);
        front.ready();
    }

    private void create(Identity who, Input.NewCharacter wanted) {
        identity = Optional.of(who);
        var id = who.accountId();
        if (!logins.newCharacters().order(who)) {
            front.dismissed("login.busy");
            return;
        }
        if (!order(its -> new Input.Create(its, who.role(), id, wanted)))
            logins.newCharacters().withdraw(who);
    }

    private boolean order(Function<LinkId, Input> input) {
        var id = logins.links().add(front);
        link = Optional.of(id);
        if (world.offer(input.apply(id))) return true;
        logins.links().take(id);
        front.dismissed("login.busy");
        return false;
    }
}
