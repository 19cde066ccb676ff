package emberdelve.server.command;

import java.util.Map;

/**
 * A staff command that does something to a player in the dungeon. It is handed the player only when
 * {@link StaffScene#refusal} has nothing against it.
 */
public interface OnPlayer extends Command.Staff {
    /** The name as it was typed; {@code me} is whoever gives the command. */
    String name();

    /** The line that means this command for that player, by which the player's world reads it. */
    String line(String who);

    /** Whether staff may do it to themselves. */
    default boolean suitsOneself() {
        return false;
    }

    /** Does it to the player. */
    Reply run(StaffScene scene, Presence player);

    @Override
    default Reply run(StaffScene scene) {
        var found = scene.player(name());
        if (found.isEmpty())
            return Scene.isMe(name())
                    ? nobody()
                    : scene.directory()
                            .abroad(name())
                            .map(person -> order(scene, person))
                            .orElseGet(this::nobody);

        var player = found.get();
        if (suitsOneself() && scene.self().filter(self -> self == player.actor()).isPresent())
            return run(scene, player);
        return scene.refusal(player.actor().name(), player.role())
                .map(Reply::of)
                .orElseGet(() -> run(scene, player));
    }

    private Reply nobody() {
        return Reply.note("tell.nobody", Map.of("who", name()));
    }

    private Reply order(StaffScene scene, Abroad.Person person) {
        scene.directory().abroad().order(person.world(), scene, line(person.name()));
        return Reply.NOTHING;
    }
}
