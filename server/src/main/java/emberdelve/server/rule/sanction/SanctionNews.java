package emberdelve.server.rule.sanction;

import emberdelve.server.admin.AddressRange;
import emberdelve.server.admin.Role;
import emberdelve.server.admin.Sanction;
import emberdelve.server.command.Directory;
import emberdelve.server.command.Presence;
import emberdelve.server.command.StaffScene;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.PlayerMind;
import emberdelve.server.offer.Dispatch;
import emberdelve.server.view.Note;

import java.util.List;

/**
 * The news that a sanction was laid or lifted, which every world takes: those whom it concerns are
 * told wherever they are. Thread: world.
 *
 * @param holds false when it was lifted
 */
record SanctionNews(Sanction sanction, boolean holds) {
    static final Dispatch<SanctionNews> DISPATCH =
            new Dispatch<>(SanctionNews.class, SanctionNews::arrive);

    /** Tells all whom a sanction concerns that it holds. */
    static void laid(StaffScene scene, Sanction sanction) {
        tellAll(scene, new SanctionNews(sanction, true));
    }

    /** Tells all whom a sanction concerned that it is over. */
    static void lifted(StaffScene scene, Sanction sanction) {
        tellAll(scene, new SanctionNews(sanction, false));
    }

    private static void tellAll(StaffScene scene, SanctionNews news) {
        news.tell(scene.world(), scene.directory());
        scene.directory().abroad().sendToAll(news);
    }

    private static void arrive(World world, Directory directory, SanctionNews news) {
        var sanction = news.sanction;
        // It holds at once, and not only when the other world has stored it.
        world.part(Sanctions.class)
                .learn(
                        news.holds ? List.of(sanction) : List.of(),
                        news.holds ? List.of() : List.of(sanction.id()));
        news.tell(world, directory);
    }

    private void tell(World world, Directory directory) {
        for (var presence : directory.online())
            if (concerns(presence)) tell(world, directory, presence.actor());
    }

    /** Staff may still connect from a banned address, or nobody could undo a mistake. */
    private boolean concerns(Presence presence) {
        if (sanction.account().isPresent())
            return SanctionVerdict.isOf(presence.actor(), sanction.account().get());
        return !presence.role().isAtLeast(Role.HELPER)
                && AddressRange.read(sanction.name())
                        .filter(range ->
                                AddressRange.address(presence.from())
                                        .filter(range::holds)
                                        .isPresent())
                        .isPresent();
    }

    private void tell(World world, Directory directory, Actor actor) {
        if (!holds) {
            directory.show(actor, Note.of("sanction.over-" + sanction.kind().word()));
            return;
        }
        directory.show(actor, Verdict.of("sanction." + sanction.kind().word(), sanction));
        switch (sanction.kind()) {
            case MUTE -> {}
            case FREEZE -> {
                if (actor.minds().own() instanceof PlayerMind mind) mind.flush();
                world.turns().arrange(actor);
            }
            case BAN -> directory.quit(actor);
        }
    }
}
