package emberdelve.server.rule.group;

import emberdelve.config.content.Rank;
import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;

import java.util.Locale;
import java.util.Optional;

/** {@code formation front}, {@code formation back}: sets the character's rank in fights. */
record FormationCommand(Rank rank) implements Command.Free {
    public static final Verb VERB =
            Verb.of(Verb.Kind.GROUP, "for*mation").parsed(FormationCommand::parse);

    private static Optional<Command> parse(String rest) {
        return switch (rest.toLowerCase(Locale.ROOT)) {
            case "front" -> Optional.of(new FormationCommand(Rank.FRONT));
            case "back" -> Optional.of(new FormationCommand(Rank.BACK));
            default -> Optional.empty();
        };
    }

    @Override
    public Reply run(Scene scene) {
        scene.world().part(Groups.class).stand(scene.self(), rank);
        return Reply.note(rank == Rank.FRONT ? "formation.front" : "formation.back");
    }
}
