package emberdelve.server.feature.lodging;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.rule.sanction.Silence;
import emberdelve.server.view.Note;
import emberdelve.server.view.Question;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * {@code rent}: what a room costs, and until when one's own is paid. {@code rent room}: pays for a
 * week, after a question. {@code rent write WORDS}: writes on the wall of one's own room.
 *
 * @param words the words to write; empty for none
 */
record RentCommand(Wish wish, String words) implements Command.Free {
    static final Verb VERB =
            Verb.of(Verb.Kind.SELF, "rent").inOwnWords().parsed(RentCommand::parse);

    enum Wish {
        SHOW,
        ROOM,
        SURE,
        WRITE
    }

    private static Optional<Command> parse(String rest) {
        var parts = rest.split(" +", 2);
        if (parts[0].equalsIgnoreCase("write") && parts.length == 2)
            return Optional.of(new RentCommand(Wish.WRITE, parts[1].strip()));
        return switch (rest.toLowerCase(Locale.ROOT)) {
            case "" -> Optional.of(new RentCommand(Wish.SHOW, ""));
            case "room" -> Optional.of(new RentCommand(Wish.ROOM, ""));
            case "room yes" -> Optional.of(new RentCommand(Wish.SURE, ""));
            default -> Optional.empty();
        };
    }

    @Override
    public boolean needsSaving() {
        return wish == Wish.SURE;
    }

    @Override
    public Reply run(Scene scene) {
        var house = scene.world().part(LodgingHouse.class).lodgings();
        if (house.isEmpty()) return Reply.note("rent.none");
        var lodgings = house.get();
        return switch (wish) {
            case SHOW -> show(scene, lodgings);
            case ROOM, SURE -> rent(scene, lodgings);
            case WRITE -> write(scene, lodgings);
        };
    }

    private static Reply show(Scene scene, Lodgings lodgings) {
        var lines = new ArrayList<Note>();
        lines.add(note("rent.offer", scene, lodgings));
        var own = lodgings.of(scene.self());
        own.ifPresent(room -> lines.add(status(lodgings, room)));
        lines.add(
                note(
                        isHere(scene, lodgings)
                                ? own.isPresent() ? "rent.how-to-renew" : "rent.how"
                                : "rent.where",
                        scene,
                        lodgings));
        return new Reply(List.copyOf(lines), false);
    }

    private Reply rent(Scene scene, Lodgings lodgings) {
        var self = scene.self();
        if (!isHere(scene, lodgings)) return Reply.of(note("rent.where", scene, lodgings));
        if (!lodgings.mayPayMore(self))
            return Reply.of(
                    status(lodgings, lodgings.of(self).orElseThrow()), Note.of("rent.enough"));
        if (!lodgings.hasRoomFor(self)) return Reply.of(note("rent.full", scene, lodgings));
        if (lodgings.priceFor(self) > self.gold())
            return Reply.of(note("rent.too-poor", scene, lodgings));
        if (wish == Wish.ROOM) return ask(scene, lodgings);
        var room = lodgings.rent(self);
        return Reply.of(status(lodgings, room)).heldUntilDurable();
    }

    private static Reply ask(Scene scene, Lodgings lodgings) {
        var options =
                List.of(Question.Option.of("yes", "rent room yes"), Question.Option.of("no", ""));
        return Reply.of(
                new Question("question.rent", arguments(scene, lodgings), options, Optional.of(2)));
    }

    /** Writes on the wall, unless the player is muted: others read it, as they hear talk. */
    private Reply write(Scene scene, Lodgings lodgings) {
        var own = lodgings.of(scene.self()).filter(room -> room.room() == scene.room());
        if (own.isEmpty()) return Reply.note("rent.write-where");
        if (words.length() > Lodgings.WORDS_CHARS_MAX)
            return Reply.note(
                    "rent.write-too-long",
                    Map.of("most", Integer.toString(Lodgings.WORDS_CHARS_MAX)));
        var wanted = words.equalsIgnoreCase("none") ? "" : words;
        var silence = wanted.isEmpty() ? Optional.<Reply>empty() : Silence.of(scene);
        if (silence.isPresent()) return silence.get();
        lodgings.write(own.get(), wanted);
        return Reply.note(wanted.isEmpty() ? "rent.wiped" : "rent.written");
    }

    /** Whether the player is in the house, or in their own room. */
    private static boolean isHere(Scene scene, Lodgings lodgings) {
        return scene.room() == lodgings.house()
                || lodgings.of(scene.self()).filter(its -> its.room() == scene.room()).isPresent();
    }

    private static Note status(Lodgings lodgings, RentedRoom room) {
        var left = Duration.ofSeconds(lodgings.secondsLeft(room));
        if (left.isZero()) return Note.of("rent.over");
        if (left.toDays() == 0)
            return Note.of(
                    "rent.paid-today", Map.of("hours", Integer.toString(left.toHoursPart() + 1)));
        return Note.of(
                "rent.paid",
                Map.of(
                        "days", Long.toString(left.toDays()),
                        "hours", Integer.toString(left.toHoursPart())));
    }

    private static Note note(String key, Scene scene, Lodgings lodgings) {
        return Note.of(key, arguments(scene, lodgings));
    }

    private static Map<String, String> arguments(Scene scene, Lodgings lodgings) {
        return Map.of(
                "keeper", lodgings.plan().keeper(),
                "house", lodgings.houseName(),
                "price", Long.toString(lodgings.priceFor(scene.self())),
                "days", Long.toString(lodgings.plan().lasts().toDays()));
    }
}
