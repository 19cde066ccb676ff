package emberdelve.server.feature.hire;

import emberdelve.server.command.Command;
import emberdelve.server.command.NameMatch;
import emberdelve.server.command.Numbers;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.TargetName;
import emberdelve.server.command.Verb;
import emberdelve.server.rule.group.Candidate;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * {@code hire spearman}, {@code hire 1}: hires one of the candidates in the room; see {@link
 * HiresCommand}.
 */
record HireCommand(String whom) implements Command.Timed {
    public static final Verb VERB =
            Verb.of(Verb.Kind.GROUP, "hir*e")
                    .optionalText(
                            whom -> whom.isEmpty() ? new HiresCommand() : new HireCommand(whom));

    @Override
    public boolean needsSaving() {
        return true;
    }

    @Override
    public Intent intent(Scene scene) {
        var hires = scene.room().template().hires();
        if (hires.isEmpty()) return Intent.refuse(HiresCommand.NOBODY);
        return named(Candidate.here(scene, hires.get()))
                .map(candidate -> Intent.to(new Employ(candidate.offer())))
                .orElseGet(
                        () -> Intent.refuse(Reply.note("hire.nobody-called", Map.of("who", whom))));
    }

    private Optional<Candidate> named(List<Candidate> candidates) {
        var number = Numbers.whole(whom, 1, candidates.size());
        if (number.isPresent()) return Optional.of(candidates.get(number.get().intValue() - 1));
        var name = TargetName.parse(whom);
        return NameMatch.one(
                candidates, name, each -> List.of(each.type().name()), each -> each.type().id());
    }
}
