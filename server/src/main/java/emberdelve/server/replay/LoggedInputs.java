package emberdelve.server.replay;

import emberdelve.config.content.Content;
import emberdelve.server.command.Command;
import emberdelve.server.command.Parsed;
import emberdelve.server.command.Verbs;
import emberdelve.server.feature.Features;
import emberdelve.server.link.Input;
import emberdelve.server.model.ActorId;
import emberdelve.server.offer.Registry;
import emberdelve.server.view.AuditView;
import emberdelve.server.view.Note;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The inputs that are made of what was recorded: lines are parsed again by the verbs of this
 * program.
 */
final class LoggedInputs {
    private final Registry registry = Features.registry();
    private final Contents contents;
    private final Map<String, Verbs> verbsBefore = new HashMap<>();
    private Content content;
    private Verbs verbs;
    private final Map<Integer, SilentLink> links = new HashMap<>();

    /**
     * @param content with which the game began
     */
    LoggedInputs(Content content, Contents contents) {
        this.content = content;
        this.contents = contents;
        verbs = registry.verbs(content);
    }

    /**
     * @throws IllegalArgumentException when a line is no command any more
     */
    Input input(Logged logged) {
        return switch (logged) {
            case Logged.Typed(var actor, var line) ->
                    new Input.Typed(new ActorId(actor), command(line), line);
            case Logged.TypedBefore(var actor, var line, var readBy) ->
                    new Input.Typed(
                            new ActorId(actor), command(verbsOf(readBy), line), line, readBy);
            case Logged.Wrote(var actor, var line, var whole) ->
                    new Input.Wrote(new ActorId(actor), line, whole);
            case Logged.Console(var line) ->
                    new Input.Console(new SilentLink(0, "console"), command(line), line);
            case Logged.Enter(var link, var from, var role, var account, var character) ->
                    new Input.Enter(link(link, from), role, account, character);
            case Logged.Loaded(var character, var row, var items, var ofAccount) ->
                    new Input.Loaded(character, row, items, ofAccount);
            case Logged.NotLoaded(var character) -> new Input.NotLoaded(character);
            case Logged.Create(var link, var from, var role, var account, var character) ->
                    new Input.Create(link(link, from), role, account, character);
            case Logged.Follow(var actor, var topics) ->
                    new Input.Follow(new ActorId(actor), topics);
            case Logged.LinkLost(var actor, var link) ->
                    new Input.LinkLost(new ActorId(actor), link(link, ""));
            case Logged.Durable(var tick) -> new Input.Durable(tick);
            case Logged.DurableBut(var tick, var withheld) -> new Input.Durable(tick, withheld);
            case Logged.Saving(var stage, var failing) -> new Input.Saving(stage, failing);
            case Logged.ForStaff(var key) -> new Input.ForStaff(Note.of(key));
            case Logged.Answered(var who, var key) -> new Input.Answered(who, Note.of(key));
            case Logged.Judged(var who, var isTaken) -> new Input.Judged(who, isTaken);
            case Logged.AuditRead(var who) ->
                    new Input.AuditRead(who, new AuditView("", 1, 0, List.of()));
            case Logged.RoleChanged(var id, var name, var before, var role, var who, var from) ->
                    new Input.RoleChanged(id, name, before, role, who, from);
            case Logged.AccountFound(var order, var holder) ->
                    new Input.AccountFound(order, holder);
            case Logged.Reload(var version, var who, var from) ->
                    reload(version, who, from, Optional.empty());
            case Logged.Edited(var version, var who, var from, var deed, var target, var detail) ->
                    reload(
                            version,
                            who,
                            from,
                            Optional.of(
                                    new Input.Edited(
                                            deed, target, detail, List.of(), "build.audit")));
            case Logged.WallTime(var second) -> new Input.WallTime(second);
        };
    }

    /** {@code from}: counts when it is first heard of; what staff do may depend on it. */
    private SilentLink link(int number, String from) {
        return links.computeIfAbsent(number, _ -> new SilentLink(number, from));
    }

    private Input reload(String version, String who, String from, Optional<Input.Edited> edited) {
        var read =
                contents.of(version)
                        .orElseThrow(() ->
                                new IllegalArgumentException(
                                        "content "
                                                + version
                                                + " is not kept (expected: in the data folder)"));
        verbsBefore.put(content.version(), verbs);
        content = read;
        verbs = registry.verbs(read);
        return new Input.Reload(read, verbs, who, from, edited);
    }

    private Verbs verbsOf(String version) {
        return verbsBefore.getOrDefault(version, verbs);
    }

    private Command command(String line) {
        return command(verbs, line);
    }

    private static Command command(Verbs verbs, String line) {
        return switch (verbs.parse(line)) {
            case Parsed.Understood(var command) -> command;
            case Parsed.Unclear _ ->
                    throw new IllegalArgumentException("no command of this program: " + line);
        };
    }
}
