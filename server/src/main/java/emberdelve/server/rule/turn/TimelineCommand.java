package emberdelve.server.rule.turn;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Alike;
import emberdelve.server.model.CombatState.Looming;
import emberdelve.server.model.Condition;
import emberdelve.server.model.Named;
import emberdelve.server.rule.fight.Sides;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** {@code timeline}: shows who acts next in this room, and when. */
record TimelineCommand() implements Command.Free {
    public static final Verb VERB =
            Verb.of(Verb.Kind.SEE, "t*imeline").listedAfter("commands").alone(TimelineCommand::new);

    @Override
    public Reply run(Scene scene) {
        return Reply.of(view(scene.world(), scene.self()));
    }

    public static TimelineView view(World world, Actor self) {
        var room = self.room();
        var now = room.zone().now();
        var sides = world.part(Sides.class);
        var enemies = room.actors().stream().filter(each -> sides.mayHarm(self, each)).toList();
        var lines =
                room.actors().stream()
                        .filter(actor -> actor.isSeenBy(self))
                        .map(actor ->
                                new TimelineView.Line(
                                        actor.named(),
                                        enemies.contains(actor) ? Alike.number(actor, enemies) : 0,
                                        Math.max(now, world.turns().readyTick(actor)),
                                        sign(actor),
                                        target(actor),
                                        standing(world, self, actor, enemies.contains(actor))))
                        .sorted(Comparator.comparingLong(TimelineView.Line::dueTick))
                        .toList();
        return new TimelineView(now, TimelineView.tick(world), room.zone().isTurnBased(), lines);
    }

    private static TimelineView.Standing standing(
            World world, Actor self, Actor actor, boolean isFoe) {
        return new TimelineView.Standing(
                Condition.of(actor.hp(), actor.stats().hp()),
                isFoe,
                actor.combat().opponent().filter(each -> each.isSeenBy(self)).map(Actor::named),
                actor.combat().looming().map(Looming::tick).orElse(0L),
                isFoe ? AnswerLines.of(world, self, actor) : List.of());
    }

    private static String sign(Actor actor) {
        return actor.combat().looming().map(looming -> looming.menace().sign()).orElse("");
    }

    private static Optional<Named> target(Actor actor) {
        return actor.combat()
                .looming()
                .filter(looming -> looming.menace().isForOne())
                .map(looming -> looming.target().named());
    }
}
