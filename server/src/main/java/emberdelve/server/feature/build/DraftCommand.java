package emberdelve.server.feature.build;

import emberdelve.config.content.RoomId;
import emberdelve.config.content.ZoneDraft;
import emberdelve.server.admin.BuildDeed;
import emberdelve.server.admin.Drafts;
import emberdelve.server.admin.Role;
import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.StaffScene;
import emberdelve.server.command.Verb;
import emberdelve.server.model.Room;
import emberdelve.server.rule.move.Travel;
import emberdelve.server.view.Note;
import emberdelve.server.view.View;

import java.util.ArrayList;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * {@code draft ZONE} enters the draft of a zone, or makes one where there is none; {@code draft}
 * lists all drafts.
 *
 * @param zone the zone as it was typed; empty to list all drafts
 */
record DraftCommand(String zone) implements Command.Staff {
    static final Verb DRAFT = BuildCommand.verb("draft").parsed(DraftCommand::parse);
    static final Verb PUBLISH =
            BuildCommand.verb("publish").explainedBy("draft").parsed(DraftCommand::publish);

    private static Optional<Command> parse(String rest) {
        var words = rest.split("\\s+", 2);
        var more = words.length > 1 ? words[1] : "";
        return switch (words[0].toLowerCase(Locale.ROOT)) {
            case "new" -> deed(more, new BuildDeed.BeginDraft(more));
            case "drop" -> deed(more, new BuildDeed.DropDraft(more));
            default -> Optional.of(new DraftCommand(rest));
        };
    }

    private static Optional<Command> deed(String named, BuildDeed deed) {
        return named.isEmpty() ? Optional.empty() : Optional.of(new BuildCommand(deed));
    }

    private static Optional<Command> publish(String rest) {
        return switch (rest.toLowerCase(Locale.ROOT)) {
            case "" -> Optional.of(new BuildCommand(new BuildDeed.Publish(false)));
            case "yes" -> Optional.of(new BuildCommand(new BuildDeed.Publish(true)));
            default -> Optional.empty();
        };
    }

    @Override
    public Role least() {
        return Role.BUILDER;
    }

    @Override
    public boolean isDeed() {
        return !zone.isEmpty();
    }

    @Override
    public Reply run(StaffScene scene) {
        if (zone.isEmpty()) return list(scene);
        if (scene.self().isEmpty()) return Reply.note("staff.needs-body");
        var id = zone.strip().toLowerCase(Locale.ROOT).replace(' ', '-');
        var name = id.startsWith(ZoneDraft.PREFIX) ? id : ZoneDraft.PREFIX + id;
        var draft = scene.world().content().drafts().get(name);
        return draft == null
                ? new BuildCommand(new BuildDeed.MakeDraft(zone)).run(scene)
                : enter(scene, draft);
    }

    private static Reply list(StaffScene scene) {
        var drafts = scene.world().content().drafts().values();
        if (drafts.isEmpty()) return Reply.note("build.no-drafts");
        var lines = new ArrayList<View>();
        for (var draft : drafts)
            lines.add(
                    Note.of(
                            "build.draft",
                            Map.of(
                                    "zone", draft.becomes(),
                                    "what", draft.zone().name(),
                                    "who", String.join(", ", draft.builders()))));
        return new Reply(lines, false);
    }

    private static Reply enter(StaffScene scene, ZoneDraft draft) {
        var id = draft.zone().id();
        if (!Drafts.mayEnter(scene.world().content(), id, scene.who(), scene.role()))
            return Reply.note(
                    "build.not-your-draft", Map.of("who", String.join(", ", draft.builders())));
        var self = scene.self().orElseThrow();
        var to = counterpart(scene, draft, self.room());
        scene.world().part(Travel.class).teleport(self, to);
        var number = scene.audit("draft", to.id().value(), "enters");
        return Reply.note("build.draft-entered", Map.of("zone", draft.becomes(), "audit", number));
    }

    /**
     * The draft's version of the room in which the builder stands; the draft's first room if it has
     * no such version.
     */
    private static Room counterpart(StaffScene scene, ZoneDraft draft, Room here) {
        var map = scene.world().map();
        var same =
                here.id().zone().equals(draft.becomes())
                        ? map.find(RoomId.of(draft.zone().id(), here.id().room()))
                        : Optional.<Room>empty();
        return same.orElseGet(() -> map.room(draft.zone().rooms().getFirst().id()));
    }
}
