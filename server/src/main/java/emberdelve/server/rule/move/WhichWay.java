package emberdelve.server.rule.move;

import emberdelve.server.command.Command.Intent;
import emberdelve.server.command.Reply;
import emberdelve.server.model.Way;
import emberdelve.server.view.Question;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The question which way was meant, if there is more than one. */
final class WhichWay {
    private WhichWay() {}

    /**
     * @param ways the ways that may be meant, one or more
     */
    static Intent among(List<Way> ways) {
        if (ways.size() == 1) return Intent.to(new Walk(ways.getFirst().direction()));
        var options = ways.stream().map(WhichWay::option).toList();
        return Intent.refuse(
                Reply.of(new Question("question.enter", Map.of(), options, Optional.empty())));
    }

    /** The option for a way; a shut door hides the room behind it. */
    private static Question.Option option(Way way) {
        var direction = way.direction().word();
        var label = way.isOpen() ? direction + " to " + way.to().template().name() : direction;
        return Question.Option.of(label, direction);
    }
}
