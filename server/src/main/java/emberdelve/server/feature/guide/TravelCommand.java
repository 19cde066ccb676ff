package emberdelve.server.feature.guide;

import emberdelve.server.command.Command;
import emberdelve.server.command.NameMatch;
import emberdelve.server.command.Numbers;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.TargetName;
import emberdelve.server.command.Verb;
import emberdelve.server.model.Room;
import emberdelve.server.view.Question;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * {@code travel}: lists the places to which the guide leads the traveller, and the fare. {@code
 * travel old mine}, {@code travel 2}: has the traveller led there.
 *
 * @param where the name or the number of the place; empty for the list
 */
record TravelCommand(String where) implements Command.Timed {
    static final Verb VERB = Verb.of(Verb.Kind.MOVE, "trav*el").optionalText(TravelCommand::parse);

    private static final String TO = "to ";

    private static Command parse(String rest) {
        return new TravelCommand(rest.startsWith(TO) ? rest.substring(TO.length()).strip() : rest);
    }

    @Override
    public boolean needsSaving() {
        return !where.isEmpty();
    }

    @Override
    public Intent intent(Scene scene) {
        return scene.world()
                .content()
                .part(Guide.class)
                .map(guide -> by(new Stops(scene.world(), guide), scene))
                .orElseGet(() -> Intent.refuse(Reply.note("travel.nobody")));
    }

    private Intent by(Stops stops, Scene scene) {
        var known = stops.known(scene.self());
        var guide = Map.of("keeper", stops.guide().name());
        if (known.isEmpty()) return Intent.refuse(Reply.note("travel.nowhere", guide));
        if (where.isEmpty()) return Intent.refuse(list(stops, known, scene));
        var meant = named(known);
        return switch (meant.size()) {
            case 0 -> Intent.refuse(Reply.note("travel.unknown", Map.of("what", where)));
            case 1 -> Intent.to(new BeLed(stops, meant.getFirst()));
            default -> Intent.refuse(list(stops, meant, scene));
        };
    }

    private List<Room> named(List<Room> known) {
        var number = Numbers.whole(where, 1, known.size());
        if (number.isPresent()) return List.of(known.get(number.get().intValue() - 1));
        return NameMatch.best(
                known,
                TargetName.parse(where),
                room ->
                        List.of(
                                room.template().name(),
                                room.zone().template().name(),
                                room.template().name() + " " + room.zone().template().name()),
                room -> room.id().value());
    }

    private static Reply list(Stops stops, List<Room> places, Scene scene) {
        var fare = Long.toString(stops.fare(scene.self()));
        var options = new ArrayList<Question.Option>();
        for (var room : places)
            options.add(Question.Option.of(Stops.words(room), "travel " + room.template().name()));
        var about =
                Map.of(
                        "keeper", stops.guide().name(),
                        "price", fare,
                        "gold", Long.toString(scene.self().gold()));
        return Reply.of(
                new Question("question.travel", about, List.copyOf(options), Optional.empty()));
    }
}
