package emberdelve.server.feature.staff;

import emberdelve.server.admin.Role;
import emberdelve.server.command.Command;
import emberdelve.server.command.Numbers;
import emberdelve.server.command.OnPlayer;
import emberdelve.server.command.Presence;
import emberdelve.server.command.Reply;
import emberdelve.server.command.StaffScene;
import emberdelve.server.command.Verb;
import emberdelve.server.kernel.Ledger;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Purse;
import emberdelve.server.rule.fight.Recovery;
import emberdelve.server.rule.level.Kills;
import emberdelve.server.view.Note;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** {@code adjust NAME gold|xp|hp NUMBER reason WORDS}: sets one of a character's numbers. */
record AdjustCommand(String name, Trait trait, long value, String reason) implements OnPlayer {
    private static final Pattern FORM =
            Pattern.compile("(\\S+)\\s+(gold|xp|hp)\\s+(\\S+)\\s+reason\\s+(.+)");

    public static final Verb VERB =
            Verb.of(Verb.Kind.STAFF, "adj*ust")
                    .from(Role.ADMIN)
                    .inOwnWords()
                    .parsed(AdjustCommand::parse);

    /** The number of a character that can be set. */
    public enum Trait {
        GOLD,
        XP,
        HP
    }

    private static Optional<Command> parse(String rest) {
        var form = FORM.matcher(rest);
        if (!form.matches()) return Optional.empty();
        var trait = Trait.valueOf(form.group(2).toUpperCase(Locale.ROOT));
        return Numbers.whole(form.group(3), 0, Purse.GOLD_MAX)
                .map(value -> new AdjustCommand(form.group(1), trait, value, form.group(4)));
    }

    @Override
    public String line(String who) {
        return String.join(
                " ",
                "adjust",
                who,
                trait.name().toLowerCase(Locale.ROOT),
                Long.toString(value),
                "reason",
                reason);
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
        var before = read(actor);
        var bound = actor.boundGold();
        set(scene, actor, before);
        var after = read(actor);
        var what = trait.name().toLowerCase(Locale.ROOT);
        var number =
                scene.audit(
                        "adjust",
                        actor.name(),
                        what + " " + before + " to " + after + ": " + reason);
        // Experience may have brought levels, with choices made since.
        if (trait != Trait.XP)
            scene.canTakeBack(
                    new NumberBack(
                            actor,
                            after,
                            () -> read(actor),
                            () -> takeBack(scene, actor, before, bound)));
        return Reply.of(
                Note.of(
                        "adjust.done",
                        Map.of(
                                "who", actor.name(),
                                "trait", what,
                                "before", Long.toString(before),
                                "after", Long.toString(after),
                                "audit", number)));
    }

    private void takeBack(StaffScene scene, Actor actor, long before, long bound) {
        if (trait == Trait.HP) {
            actor.setHp(Math.clamp(before, 1, actor.stats().hp()));
            return;
        }
        var minted = Math.max(0, value - before);
        var destroyed = Math.max(0, before - value);
        scene.world()
                .part(Ledger.class)
                .takeBack(StaffFeature.LEDGER, new Ledger.Entry(minted, destroyed, 0, 0));
        actor.setGold(before);
        actor.bindGold(bound);
    }

    private long read(Actor actor) {
        return switch (trait) {
            case GOLD -> actor.gold();
            case XP -> actor.progress().xp();
            case HP -> actor.hp();
        };
    }

    private void set(StaffScene scene, Actor actor, long before) {
        switch (trait) {
            case GOLD -> setGold(scene, actor, before);
            case XP -> setXp(scene, actor, before);
            case HP -> {
                actor.setHp(Math.clamp(value, 1, actor.stats().hp()));
                scene.world().part(Recovery.class).watch(actor);
            }
        }
    }

    private void setGold(StaffScene scene, Actor actor, long before) {
        var source = StaffFeature.LEDGER;
        if (value > before) scene.world().part(Ledger.class).mintGold(source, value - before);
        else scene.world().part(Ledger.class).destroyGold(source, before - value);
        actor.setGold(value);
        actor.bindGold(0);
    }

    /** Sets the experience: more brings levels, less takes none away. */
    private void setXp(StaffScene scene, Actor actor, long before) {
        var kills = scene.world().part(Kills.class);
        if (value > before) kills.grant(actor, value - before);
        if (value < before) kills.deprive(actor, before - value);
    }
}
