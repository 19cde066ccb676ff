package emberdelve.server.feature.common;

import emberdelve.server.command.Errands;
import emberdelve.server.command.Greetings;
import emberdelve.server.command.Invitations;
import emberdelve.server.command.ScoreTables;
import emberdelve.server.command.Titles;
import emberdelve.server.command.Tutor;
import emberdelve.server.kernel.DelveCourse;
import emberdelve.server.kernel.Hooks;
import emberdelve.server.kernel.Parts;
import emberdelve.server.kernel.World;
import emberdelve.server.offer.Feature;
import emberdelve.server.rule.item.TradeEvent;
import emberdelve.server.rule.item.TradeWords;
import emberdelve.server.text.CommonPages;
import emberdelve.server.text.Page;
import emberdelve.server.text.Words;
import emberdelve.server.view.Listing;
import emberdelve.server.view.Note;
import emberdelve.server.view.Question;
import emberdelve.server.view.Text;
import emberdelve.server.view.Written;

import java.util.List;

/**
 * The views with which every feature may answer, such as a note, and the parts that features share.
 */
public final class CommonFeature implements Feature {
    @Override
    public String name() {
        return "common";
    }

    @Override
    public void addTo(World world, Parts parts, Hooks hooks) {
        parts.standIn(Tutor.class, Tutor.NONE);
        parts.offer(Errands.class, Errands::new);
        parts.offer(Greetings.class, Greetings::new);
        parts.offer(Invitations.class, Invitations::new);
        parts.offer(Titles.class, Titles::new);
        parts.offer(ScoreTables.class, ScoreTables::new);
        parts.standIn(DelveCourse.class, DelveCourse.NONE);
    }

    @Override
    public List<String> messages() {
        return List.of("actions", "commands", "life", "prompt", "session", "views", "web");
    }

    @Override
    public List<Words<?>> words() {
        return List.of(new Words<>(TradeEvent.class, TradeWords::tell));
    }

    @Override
    public List<Page<?>> pages() {
        return List.of(
                new Page<>(Note.class, CommonPages::note),
                new Page<>(Listing.class, CommonPages::listing),
                new Page<>(Written.class, CommonPages::written),
                new Page<>(Text.class, CommonPages::text),
                new Page<>(Question.class, CommonPages::question));
    }
}
