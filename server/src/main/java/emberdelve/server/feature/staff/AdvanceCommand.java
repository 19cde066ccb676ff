package emberdelve.server.feature.staff;

import emberdelve.server.admin.Role;
import emberdelve.server.command.Command;
import emberdelve.server.command.Numbers;
import emberdelve.server.command.OnPlayer;
import emberdelve.server.command.Presence;
import emberdelve.server.command.Reasoned;
import emberdelve.server.command.Reply;
import emberdelve.server.command.StaffScene;
import emberdelve.server.command.TypedWords;
import emberdelve.server.command.Verb;
import emberdelve.server.rule.level.Kills;

import java.util.Map;
import java.util.Optional;

/**
 * {@code advance NAME LEVEL [reason WORDS]}: gives the experience that the character needs for that
 * level.
 */
record AdvanceCommand(String name, int level, String reason) implements OnPlayer {
    private static final int LEVEL_MAX = 100;

    public static final Verb VERB =
            Verb.of(Verb.Kind.STAFF, "ad*vance")
                    .from(Role.ADMIN)
                    .inOwnWords()
                    .parsed(AdvanceCommand::parse);

    private static Optional<Command> parse(String rest) {
        var typed = Reasoned.read(rest);
        var words = TypedWords.apart(typed.what());
        if (words.size() != 2) return Optional.empty();
        return Numbers.whole(words.get(1), 2, LEVEL_MAX)
                .map(level ->
                        new AdvanceCommand(words.getFirst(), level.intValue(), typed.reason()));
    }

    @Override
    public String line(String who) {
        return Reasoned.line("advance " + who + " " + level, reason);
    }

    @Override
    public Role least() {
        return VERB.least();
    }

    @Override
    public boolean suitsOneself() {
        return true;
    }

    @Override
    public Reply run(StaffScene scene, Presence player) {
        var actor = player.actor();
        var before = actor.progress();
        if (before.level() >= level)
            return Reply.note("advance.already", Map.of("who", actor.name()));

        var kills = scene.world().part(Kills.class);
        kills.grant(actor, kills.nextLevelAt(level - 1) - before.xp());
        var number =
                scene.audit(
                        "advance",
                        actor.name(),
                        Reasoned.detail("level " + before.level() + " to " + level, reason));
        return Reply.note(
                "advance.done",
                Map.of(
                        "who", actor.name(),
                        "before", Integer.toString(before.level()),
                        "after", Integer.toString(actor.progress().level()),
                        "audit", number));
    }
}
