package emberdelve.server.command.group;

import emberdelve.config.content.Hires;
import emberdelve.config.content.MonsterType;
import emberdelve.server.command.Command;
import emberdelve.server.command.Numbers;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.TargetName;
import emberdelve.server.command.Verb;
import emberdelve.server.view.HiresView;
import emberdelve.server.world.action.Employ;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * {@code hire}: whom one can hire here, and for how much; {@code hire spearman}, {@code hire 1}
 * does it.
 *
 * @param whom empty for the list
 */
public record HireCommand(String whom) implements Command.Timed {
    public static final Verb VERB =
            Verb.of(Verb.Kind.GROUP, "hire").optionalText(HireCommand::new);

    private static final Reply NOBODY = Reply.note("hire.none");

    private record Candidate(Hires.Offer offer, MonsterType type) {}

    @Override
    public boolean needsSaving() {
        return !whom.isEmpty();
    }

    @Override
    public Intent intent(Scene scene) {
        var hires = scene.room().template().hires();
        if (hires.isEmpty()) return Intent.refuse(NOBODY);
        var candidates = candidates(scene, hires.get());
        if (whom.isEmpty()) return Intent.refuse(list(scene, hires.get(), candidates));
        return named(candidates)
                .map(candidate -> Intent.to(new Employ(candidate.offer())))
                .orElseGet(() -> Intent.refuse(
                        Reply.note("hire.nobody-called", Map.of("who", whom))));
    }

    private static List<Candidate> candidates(Scene scene, Hires hires) {
        var monsters = scene.world().content().monsters();
        return hires.offers().stream()
                .flatMap(offer -> Optional.ofNullable(monsters.get(offer.monster()))
                        .map(type -> new Candidate(offer, type)).stream())
                .toList();
    }

    private Optional<Candidate> named(List<Candidate> candidates) {
        var number = Numbers.whole(whom, 1, candidates.size());
        if (number.isPresent()) return Optional.of(candidates.get(number.get().intValue() - 1));
        var name = TargetName.parse(whom);
        return candidates.stream()
                .filter(each -> name.fits(each.type().name(), each.type().id()))
                .findFirst();
    }

    private static Reply list(Scene scene, Hires hires, List<Candidate> candidates) {
        var level = scene.self().progress().level();
        var lines = candidates.stream()
                .map(each -> new HiresView.Line(
                        each.type().name(),
                        each.offer().priceAt(level),
                        each.offer().lasts().toMinutes()))
                .toList();
        return Reply.of(new HiresView(hires.keeper(), lines, scene.self().gold()));
    }
}
