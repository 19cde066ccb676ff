package emberdelve.server.feature.person;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.People;
import emberdelve.server.feature.feat.Feats;
import emberdelve.server.model.Progress;
import emberdelve.server.rule.Rule;
import emberdelve.server.scenario.Armoury;
import emberdelve.server.scenario.Bestiary;
import emberdelve.server.scenario.Scenario;
import emberdelve.server.session.ShippedContent;
import emberdelve.server.view.Note;

import org.junit.jupiter.api.Test;

import java.util.List;

/** A sage in the refuge knows about lamps, and who asks. */
class PersonTest {
    private final Scenario play = Scenario.on("[hall @& ]");

    PersonTest() {
        for (var hero : play.heroes())
            play.world.population().move(hero, play.world.map().room(Bestiary.REFUGE));
    }

    @Test
    @Rule("R16.8")
    void whoTalksIsGreetedAndToldWhatThereIsToAsk() {
        play.types("talk", "talk to the sage", "talk wise", "talk Tolo", "talk king");
        assertThat(said("words"))
                .containsExactly("Well?", "lamps", "Well?", "lamps", "Well?", "lamps");
        assertThat(play.answers()).endsWith("person.player", "person.others");
        assertThat(play.saw(play.hero('&'), PersonEvent.Talked.class)).hasSize(3);
        play.world.population().move(play.hero(), play.room("hall"));
        play.forget().types("talk sage", "ask sage about lamps");
        assertThat(play.answers()).containsExactly("person.nobody", "person.nobody");
        play.ends();
    }

    @Test
    void programsAreToldWhoIsThereAndWhatToAsk() {
        assertThat(PeopleView.of(play.world, play.hero()).people())
                .singleElement()
                .satisfies(sage -> {
                    assertThat(sage.about()).containsExactly("lamps");
                    assertThat(sage.commands())
                            .hasSize(2)
                            .allSatisfy(line -> play.forget().types(line));
                });
        assertThat(said("words")).containsExactly("Small.");
        play.world.population().move(play.hero(), play.room("hall"));
        assertThat(PeopleView.of(play.world, play.hero()).people()).isEmpty();
        play.ends();
    }

    @Test
    @Rule("R16.8")
    void whatIsAnsweredDependsOnWhoAsks() {
        play.types("ask sage about lamps", "ask old sage lamp", "ask sage about the moon?");
        assertThat(said("words")).containsExactly("Small.", "Small.", "Hm.", "lamps");
        var hero = play.hero();
        hero.setProgress(new Progress(3, 200, 0));
        play.forget().types("ask sage about a lamp");
        assertThat(said("words")).containsExactly("Big.");
        play.gives(hero, Armoury.OIL);
        play.types("light lantern");
        assertThat(play.world.part(Feats.class).of(hero.id()).earned()).containsKey("lamp");
        play.forget().types("ask sage about lamps");
        assertThat(said("words")).containsExactly("Yours.");
        play.ends();
    }

    @Test
    @Rule("R16.8")
    void thePeopleThatShipAreInRoomsThatMentionThemAndKnowEnough() {
        var content = ShippedContent.load();
        var people = content.part(People.class).map(People::all).orElse(List.of());
        assertThat(people).hasSizeGreaterThanOrEqualTo(6);
        for (var person : people) {
            assertThat(person.answers().topics()).as(person.name()).hasSizeBetween(4, 9);
            var room =
                    content.zones().get(person.at().zone()).rooms().stream()
                            .filter(each -> each.id().equals(person.at()))
                            .findFirst()
                            .orElseThrow();
            assertThat(room.details().keySet()).contains(person.id());
        }
    }

    private List<String> said(String argument) {
        return play.views().stream()
                .filter(Note.class::isInstance)
                .map(view -> ((Note) view).arguments().getOrDefault(argument, ""))
                .filter(words -> !words.isEmpty())
                .toList();
    }
}
