package emberdelve.server.feature.build;

import emberdelve.server.command.Verb;
import emberdelve.server.command.WritingKind;
import emberdelve.server.offer.Feature;

import java.util.List;

/** The feature of builders, who change the dungeon from within. */
public final class BuildFeature implements Feature {
    @Override
    public String name() {
        return "build";
    }

    @Override
    public List<String> messages() {
        return List.of("build");
    }

    @Override
    public List<WritingKind> writings() {
        return List.of(WriteCommand.VALUE);
    }

    @Override
    public List<Verb> verbs() {
        return List.of(
                RoomVerbs.DIG,
                RoomVerbs.FILL,
                RoomVerbs.LINK,
                RoomVerbs.UNLINK,
                PlaceVerbs.PLACE,
                PlaceVerbs.UNPLACE,
                EditVerbs.EDIT,
                EditVerbs.SHOW,
                DraftCommand.DRAFT,
                DraftCommand.PUBLISH);
    }
}
