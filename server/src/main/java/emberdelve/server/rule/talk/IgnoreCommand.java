package emberdelve.server.rule.talk;

import emberdelve.server.command.Command;
import emberdelve.server.command.Presence;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Ignored;
import emberdelve.server.model.Named;
import emberdelve.server.model.Nature;
import emberdelve.server.view.Listing;

import java.util.List;
import java.util.Map;

/**
 * {@code ignore NAME}: hides all talk of that player, with any character. {@code unignore NAME}
 * ends that; {@code ignore} alone lists the ignored players.
 *
 * @param name the player's name; empty to show the list
 * @param on false to end ignoring
 */
record IgnoreCommand(String name, boolean on) implements Command.Free {
    public static final Verb VERB =
            Verb.of(Verb.Kind.TALK, "ig*nore").optionalText(name -> new IgnoreCommand(name, true));

    public static final Verb UNIGNORE =
            Verb.of(Verb.Kind.TALK, "uni*gnore")
                    .explainedBy("ignore")
                    .text(name -> new IgnoreCommand(name, false));

    @Override
    public Reply run(Scene scene) {
        if (name.isEmpty()) return list(ignored(scene.self()));
        return on ? begin(scene) : end(scene);
    }

    private Reply begin(Scene scene) {
        return scene.player(name)
                .map(Presence::actor)
                .map(whom -> begin(scene, account(whom), whom.named()))
                .or(() ->
                        scene.abroad(name)
                                .map(person ->
                                        begin(scene, person.seat().account(), person.named())))
                .orElseGet(() -> Reply.note("tell.nobody", Map.of("who", name)));
    }

    private static Reply begin(Scene scene, long account, Named whom) {
        if (account == scene.account()) return Reply.note("ignore.yourself");
        var ignored = ignored(scene.self());
        if (ignored.isFull()) return Reply.note("ignore.full");
        set(scene, ignored.with(account, whom.name(), scene.world().now()));
        return Reply.note("ignore.begun", whom);
    }

    private Reply end(Scene scene) {
        var ignored = ignored(scene.self());
        for (var each : ignored.names().entrySet()) {
            if (!each.getValue().equalsIgnoreCase(name)) continue;
            set(scene, ignored.without(each.getKey(), scene.world().now()));
            return Reply.note("ignore.ended", Map.of("who", each.getValue()));
        }
        return Reply.note("ignore.not", Map.of("who", name));
    }

    private static Reply list(Ignored ignored) {
        var names = List.copyOf(ignored.names().values());
        return Reply.of(
                new Listing(names.isEmpty() ? "ignore.nobody" : "ignore.list", Map.of(), names));
    }

    private static Ignored ignored(Actor self) {
        return self.preferences().settings().ignored();
    }

    /**
     * Sets the list of every character of this player in the dungeon; the others read it when they
     * enter.
     */
    private static void set(Scene scene, Ignored now) {
        for (var presence : scene.directory().online()) {
            var each = presence.actor();
            if (account(each) != scene.account()) continue;
            var old = each.preferences();
            each.setPreferences(old.withSettings(old.settings().withIgnored(now)));
        }
    }

    private static long account(Actor actor) {
        if (actor.nature() instanceof Nature.PlayerCharacter character)
            return character.accountId();
        throw new IllegalArgumentException(actor + " is nobody's character");
    }
}
