package emberdelve.server.feature.person;

import emberdelve.server.command.Verb;
import emberdelve.server.gmcp.DataPage;
import emberdelve.server.offer.Feature;
import emberdelve.server.offer.Topic;
import emberdelve.server.text.Words;

import java.util.List;

/** The feature of townspeople, who answer questions. */
public final class PersonFeature implements Feature {
    @Override
    public String name() {
        return "person";
    }

    @Override
    public List<String> messages() {
        return List.of("people");
    }

    @Override
    public List<Verb> verbs() {
        return List.of(AskCommand.VERB, TalkCommand.VERB);
    }

    @Override
    public List<Topic<?>> topics() {
        var page = DataPage.of("PEOPLE", PeopleView.class, "Room.People", PeopleView::json);
        return List.of(new Topic<>(page, (world, actor, _) -> PeopleView.of(world, actor)));
    }

    @Override
    public List<Words<?>> words() {
        return List.of(new Words<>(PersonEvent.class, PersonWords::tell));
    }
}
