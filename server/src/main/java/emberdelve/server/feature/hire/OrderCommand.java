package emberdelve.server.feature.hire;

import emberdelve.server.command.Command;
import emberdelve.server.command.Find;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.TargetName;
import emberdelve.server.command.TypedWords;
import emberdelve.server.command.Verb;
import emberdelve.server.model.Actor;
import emberdelve.server.rule.fight.Sides;
import emberdelve.server.rule.group.Following;
import emberdelve.server.view.Note;
import emberdelve.server.view.View;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * {@code order spearman attack rat}, {@code order all stay}: gives orders to hirelings.
 *
 * @param whom {@code all}, or a hireling's name
 * @param target the name of the target of the task; empty if none was typed
 */
record OrderCommand(String whom, Task task, String target) implements Command.Free {
    public static final Verb VERB = Verb.of(Verb.Kind.GROUP, "or*der").parsed(OrderCommand::parse);

    /** A task for a hireling. */
    public enum Task {
        ATTACK,
        GUARD,
        FOLLOW,
        STAY,
        STOP,
        DISMISS;

        static Optional<Task> of(String typed) {
            return switch (typed.toLowerCase(Locale.ROOT)) {
                case "attack", "kill" -> Optional.of(ATTACK);
                case "guard" -> Optional.of(GUARD);
                case "follow" -> Optional.of(FOLLOW);
                case "stay" -> Optional.of(STAY);
                case "stop" -> Optional.of(STOP);
                case "dismiss" -> Optional.of(DISMISS);
                default -> Optional.empty();
            };
        }

        boolean needsTarget() {
            return this == ATTACK;
        }

        boolean mayHaveTarget() {
            return this == ATTACK || this == GUARD;
        }
    }

    /** Parses the order. The task may come first, without a name: it is then for all hirelings. */
    private static Optional<Command> parse(String rest) {
        var words = TypedWords.apart(rest);
        for (var at = 0; at < Math.min(2, words.size()); at++) {
            var task = Task.of(words.get(at));
            if (task.isEmpty()) continue;
            var whom = at == 0 ? "all" : words.getFirst();
            var target = String.join(" ", words.subList(at + 1, words.size()));
            var fits = target.isEmpty() ? !task.get().needsTarget() : task.get().mayHaveTarget();
            return fits
                    ? Optional.of(new OrderCommand(whom, task.get(), target))
                    : Optional.empty();
        }
        return Optional.empty();
    }

    @Override
    public Reply run(Scene scene) {
        var own = scene.world().part(Hirelings.class).of(scene.self());
        if (own.isEmpty()) return Reply.note("order.nobody");
        var meant = meant(own);
        if (meant.isEmpty()) return Reply.note("order.nobody-called", Map.of("who", whom));
        var answers = new ArrayList<View>();
        for (var hireling : meant) order(scene, hireling).ifPresent(answers::add);
        return new Reply(List.copyOf(answers), false);
    }

    private List<Actor> meant(List<Actor> own) {
        var name = TargetName.parse(whom);
        if (name.isEverything()) return own;
        return Find.actor(own, name).map(List::of).orElse(List.of());
    }

    /** Gives the order to a hireling; the answer is empty if an event tells the result. */
    private Optional<Note> order(Scene scene, Actor hireling) {
        if (hireling.room() != scene.room())
            return Optional.of(Note.of("order.not-here", hireling.named()));
        if (hireling.minds().isOverridden())
            return Optional.of(Note.of("order.not-itself", hireling.named()));
        return switch (task) {
            case ATTACK -> Optional.of(attack(scene, hireling));
            case GUARD -> Optional.of(guard(scene, hireling));
            case FOLLOW -> follow(scene, hireling);
            case STAY -> Optional.of(stay(scene, hireling));
            case STOP -> Optional.of(stop(scene, hireling));
            case DISMISS -> {
                scene.world().part(Hirelings.class).dismiss(hireling);
                yield Optional.empty();
            }
        };
    }

    private Note attack(Scene scene, Actor hireling) {
        var sides = scene.world().part(Sides.class);
        var name = TargetName.parse(target);
        var here = scene.room().actors();
        var enemies = here.stream().filter(other -> sides.mayHarm(hireling, other)).toList();
        var enemy = Find.actor(enemies, name).or(() -> scene.somebody(target));
        if (enemy.isEmpty()) return Find.missing("target.not-here", target);
        if (!sides.mayHarm(hireling, enemy.get()))
            return Note.of("order.no-enemy", hireling.named(), enemy.get().named());

        hireling.combat().turnTo(enemy.get());
        scene.world().turns().arrange(hireling);
        return Note.of("order.attack", hireling.named(), enemy.get().named());
    }

    private Note guard(Scene scene, Actor hireling) {
        if (target.isEmpty()) {
            hireling.guard(null);
            return Note.of("order.guard-nobody", hireling.named());
        }
        var ward = scene.somebody(target);
        if (ward.isEmpty()) return Find.missing("target.not-here", target);
        if (ward.get() == hireling
                || !scene.world().part(Sides.class).areTogether(hireling, ward.get()))
            return Note.of("order.no-ward", hireling.named(), ward.get().named());

        hireling.guard(ward.get());
        return Note.of("order.guard", hireling.named(), ward.get().named());
    }

    private static Optional<Note> follow(Scene scene, Actor hireling) {
        if (hireling.minds().own() instanceof HiredMind mind) mind.stay(false);
        var follows = scene.world().part(Following.class).leaderOf(hireling).isPresent();
        if (follows) return Optional.of(Note.of("order.follows-already", hireling.named()));
        scene.world().part(Following.class).follow(hireling, scene.self());
        return Optional.empty();
    }

    private static Note stay(Scene scene, Actor hireling) {
        if (hireling.minds().own() instanceof HiredMind mind) mind.stay(true);
        scene.world().part(Following.class).letGo(hireling);
        return Note.of("order.stay", hireling.named());
    }

    private static Note stop(Scene scene, Actor hireling) {
        hireling.combat().end();
        scene.world().turns().arrange(hireling);
        return Note.of("order.stop", hireling.named());
    }
}
