package emberdelve.server.rule.effect;

import emberdelve.config.content.Ability;
import emberdelve.config.content.Selector;
import emberdelve.server.kernel.Repertoire;
import emberdelve.server.kernel.World;
import emberdelve.server.kernel.WorldClock;
import emberdelve.server.model.Actor;
import emberdelve.server.view.DataView;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The abilities of the reader's class and path, learned or not. */
public record AbilitiesView(List<Line> lines) implements DataView {
    /**
     * @param word the word to type: {@code slam}
     * @param level the level from which the reader can do it
     * @param recovers the seconds until it can be used again after a use
     * @param whom whom it is for
     */
    public record Line(
            String word,
            String name,
            String about,
            int level,
            boolean learned,
            long recovers,
            Recovery recovery,
            Whom whom) {}

    /**
     * The wait until an ability can be used again. Two of them are equal that end at the same tick
     * and are both over or not, so that it is told when it begins and when it ends, and not while
     * time passes.
     *
     * @param untilTick the world's tick at which it ends or has ended; 0: there was none
     * @param seconds the seconds left, rounded up; 0: it is over
     */
    public record Recovery(long untilTick, long seconds) {
        private boolean isOver() {
            return seconds == 0;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Recovery recovery
                    && recovery.untilTick == untilTick
                    && recovery.isOver() == isOver();
        }

        @Override
        public int hashCode() {
            return Long.hashCode(untilTick);
        }
    }

    /**
     * @param target whom the reader may name behind the word
     * @param needed whether somebody is to be named wherever it is not clear who is meant
     */
    public record Whom(Target target, boolean needed) {
        static Whom of(Selector selector) {
            return switch (selector) {
                case Selector.Self _, Selector.Group _, Selector.AroundSelf _, Selector.Closest _ ->
                        new Whom(Target.NOBODY, false);
                case Selector.SelfOrSelected(_, var filter) -> new Whom(target(filter), false);
                case Selector.Selected(_, var filter) -> new Whom(target(filter), true);
                case Selector.AroundSelected _ -> new Whom(Target.ANYBODY, true);
            };
        }

        private static Target target(Selector.Filter filter) {
            return switch (filter) {
                case HOSTILE -> Target.ENEMY;
                case ALLY -> Target.FRIEND;
                case ANY -> Target.ANYBODY;
            };
        }
    }

    /** The side of those who may be named. */
    public enum Target {
        NOBODY,
        ENEMY,
        FRIEND,
        ANYBODY
    }

    public static AbilitiesView of(World world, Actor self) {
        var lines = new ArrayList<Line>();
        for (var ability : world.part(Repertoire.class).of(self))
            lines.add(line(world, self, ability));
        return new AbilitiesView(List.copyOf(lines));
    }

    private static Line line(World world, Actor self, Ability ability) {
        var clock = world.part(WorldClock.class);
        var untilTick = self.effects().readyAgain(ability.id());
        return new Line(
                ability.id(),
                ability.name(),
                ability.description(),
                ability.level(),
                self.progress().level() >= ability.level(),
                clock.secondsOf(UseAbility.recovers(ability, self, world)),
                new Recovery(untilTick, clock.secondsOf(untilTick - world.now())),
                Whom.of(ability.selector()));
    }

    /** Whether one of the abilities has been used since this view. */
    boolean isUsedSince(Actor self) {
        for (var line : lines)
            if (self.effects().readyAgain(line.word()) > line.recovery().untilTick()) return true;
        return false;
    }

    List<Shown> json() {
        return lines.stream()
                .map(line ->
                        new Shown(
                                line.word(),
                                line.name(),
                                line.about(),
                                line.level(),
                                line.learned(),
                                line.recovers(),
                                line.recovery().seconds(),
                                line.whom().target().name().toLowerCase(Locale.ROOT),
                                line.whom().needed()))
                .toList();
    }

    /** The same as programs read it. */
    record Shown(
            String command,
            String name,
            String about,
            int level,
            boolean learned,
            long recovers,
            long left,
            String target,
            boolean needsTarget) {}
}
