package emberdelve.server.feature.dice;

import emberdelve.server.command.Command;
import emberdelve.server.command.Numbers;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.model.Named;
import emberdelve.server.rule.item.BoundGold;
import emberdelve.server.rule.talk.ChatRateLimit;
import emberdelve.server.view.Note;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * {@code dice}: shows the rules and who plays. {@code dice 20}: opens or joins a table. {@code dice
 * press}, {@code dice stand}: decides.
 *
 * @param stake the coins to stake, with {@link Wish#STAKE}; else 0
 */
record DiceCommand(Wish wish, long stake) implements Command.Free {
    static final Verb VERB = Verb.of(Verb.Kind.GROUP, "dic*e").parsed(DiceCommand::parse);

    private static final long STAKE_MAX = 1_000_000_000L;

    enum Wish {
        SHOW,
        STAKE,
        JOIN,
        START,
        PRESS,
        STAND
    }

    private static Optional<Command> parse(String rest) {
        return switch (rest.toLowerCase(Locale.ROOT)) {
            case "" -> wish(Wish.SHOW);
            case "join", "accept" -> wish(Wish.JOIN);
            case "start" -> wish(Wish.START);
            case "press", "roll", "on" -> wish(Wish.PRESS);
            case "stand", "stop", "stay" -> wish(Wish.STAND);
            default ->
                    Numbers.whole(rest, 1, STAKE_MAX)
                            .map(stake -> new DiceCommand(Wish.STAKE, stake));
        };
    }

    private static Optional<Command> wish(Wish wish) {
        return Optional.of(new DiceCommand(wish, 0));
    }

    @Override
    public boolean needsSaving() {
        return wish == Wish.STAKE || wish == Wish.JOIN;
    }

    @Override
    public Reply run(Scene scene) {
        var house = scene.world().part(DiceHouse.class).table();
        if (house.isEmpty()) return Reply.note("dice.none");
        var table = house.get();
        var self = scene.self();
        return switch (wish) {
            case SHOW -> show(scene, table);
            // Everybody in the room is told of a stake, so stakes are limited as talk is.
            case STAKE ->
                    BoundGold.asGuest(scene)
                            .orElseGet(() ->
                                    ChatRateLimit.whisper(
                                            scene,
                                            () -> reply(scene, table, table.open(self, stake))));
            case JOIN -> join(scene, table);
            case START -> reply(scene, table, table.start(self));
            case PRESS -> reply(scene, table, table.decide(self, true));
            case STAND -> reply(scene, table, table.decide(self, false));
        };
    }

    static Reply join(Scene scene, DiceTable table) {
        return BoundGold.asGuest(scene)
                .orElseGet(() ->
                        ChatRateLimit.whisper(
                                scene, () -> reply(scene, table, table.join(scene.self()))));
    }

    private static Reply show(Scene scene, DiceTable table) {
        var lines = new ArrayList<Note>();
        lines.add(note("dice.rules", scene, table));
        lines.add(note("dice.house", scene, table));
        if (table.seats().isEmpty()) lines.add(note("dice.nobody-plays", scene, table));
        else {
            lines.add(
                    Note.of(
                            table.isPlaying() ? "dice.game" : "dice.waiting",
                            Map.of(
                                    "stake", Long.toString(table.stake()),
                                    "seconds", Long.toString(table.secondsLeft()))));
            for (var seat : table.seats()) lines.add(line(seat, table.isPlaying()));
        }
        return new Reply(List.copyOf(lines), false);
    }

    private static Note line(DiceSeat seat, boolean playing) {
        var key =
                !playing
                        ? "dice.seat"
                        : seat.isOut()
                                ? "dice.seat-out"
                                : seat.isDone() ? "dice.seat-stands" : "dice.seat-plays";
        return new Note(
                key,
                List.<Named>of(seat.named()),
                playing ? Map.of("sum", Integer.toString(seat.sum())) : Map.of());
    }

    /** The reply to an answer; nothing for a success, of which events tell. */
    private static Reply reply(Scene scene, DiceTable table, DiceAnswer answer) {
        return switch (answer) {
            case DONE -> Reply.NOTHING;
            case NOT_HERE -> Reply.of(note("dice.not-here", scene, table));
            case NO_TABLE -> Reply.of(note("dice.nobody-plays", scene, table));
            case SEATED -> Reply.note("dice.seated");
            case NOT_SEATED -> Reply.note("dice.not-seated");
            case TAKEN -> Reply.note("dice.taken");
            case NOT_BEGUN -> Reply.note("dice.not-begun");
            case NOT_YOURS -> Reply.note("dice.not-yours");
            case DECIDED -> Reply.note("dice.decided");
            case OTHER_STAKE ->
                    Reply.note("dice.other-stake", Map.of("stake", Long.toString(table.stake())));
            case LIMIT -> Reply.of(note("dice.limit", scene, table));
            case TOO_POOR -> Reply.note("dice.too-poor");
            case BOUND -> BoundGold.reply(scene.self());
        };
    }

    private static Note note(String key, Scene scene, DiceTable table) {
        var rules = table.rules();
        return Note.of(
                key,
                Map.of(
                        "room", table.room().template().name(),
                        "keeper", rules.keeper(),
                        "deepest", Integer.toString(rules.deepest()),
                        "stands", Integer.toString(rules.houseStands()),
                        "percent", Integer.toString(rules.housePercent()),
                        "least", Long.toString(rules.leastStake()),
                        "most", Long.toString(rules.mostStake(scene.self().progress().level()))));
    }
}
