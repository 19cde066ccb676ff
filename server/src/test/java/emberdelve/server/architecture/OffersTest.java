package emberdelve.server.architecture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.Sets;
import com.tngtech.archunit.core.domain.JavaClass;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.feature.Features;
import emberdelve.server.model.WorldEvent;
import emberdelve.server.offer.Feature;
import emberdelve.server.offer.Registry;
import emberdelve.server.rule.talk.TalkEvent;
import emberdelve.server.text.Page;
import emberdelve.server.text.Words;
import emberdelve.server.view.DataView;
import emberdelve.server.view.Note;
import emberdelve.server.view.View;

import org.junit.jupiter.api.Test;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** What happens has words, what is answered has a page, and nothing is offered twice. */
class OffersTest {
    private final Registry registry = Features.registry();

    @Test
    void everyEventHasWords() {
        assertThat(registry.events())
                .containsExactlyInAnyOrderElementsOf(kindsOf(WorldEvent.class));
    }

    @Test
    void everyViewHasAPage() {
        assertThat(registry.views())
                .containsExactlyInAnyOrderElementsOf(
                        Sets.difference(kindsOf(View.class), kindsOf(DataView.class)));
    }

    @Test
    void everyViewWithoutAPageIsATopic() {
        var topics = new HashSet<Class<?>>();
        for (var topic : registry.topics().values()) topics.add(topic.page().view());
        assertThat(topics).containsAll(kindsOf(DataView.class));
    }

    @Test
    void whatTwoFeaturesOfferStopsTheStartAndNamesBoth() {
        var look = Verb.of(Verb.Kind.SEE, "loo*k").alone(Nothing::new);
        var loom = Verb.of(Verb.Kind.SEE, "loo*m").alone(Nothing::new);
        var words = new Words<>(TalkEvent.class, (_, _) -> List.of());
        var note = new Page<>(Note.class, (_, _) -> {});
        assertRefused(verb("one", look), verb("other", look), "verb look");
        assertRefused(verb("one", look), verb("other", loom), "abbreviation loo");
        assertRefused(offer("one", words, note), offer("other", words, note), "event");
        assertRefused(
                offer("one", words, note),
                offer("other", new Words<>(WorldEvent.class, (_, _) -> List.of()), note),
                Note.class.getName());
    }

    private static void assertRefused(Feature one, Feature other, String what) {
        assertThatThrownBy(() -> Registry.of(List.of(one, other)))
                .hasMessageContainingAll(what, "the feature one", "the feature other");
    }

    private record Nothing() implements Command.Free {
        @Override
        public Reply run(Scene scene) {
            return Reply.NOTHING;
        }
    }

    private static Feature verb(String name, Verb verb) {
        return new Feature() {
            @Override
            public String name() {
                return name;
            }

            @Override
            public List<Verb> verbs() {
                return List.of(verb);
            }
        };
    }

    private static Feature offer(String name, Words<?> words, Page<?> page) {
        return new Feature() {
            @Override
            public String name() {
                return name;
            }

            @Override
            public List<Words<?>> words() {
                return List.of(words);
            }

            @Override
            public List<Page<?>> pages() {
                return List.of(page);
            }
        };
    }

    /** Every class of that kind that there can be something of. */
    private static Set<Class<?>> kindsOf(Class<?> kind) {
        return CompiledClasses.SERVER.stream()
                .filter(each -> each.isAssignableTo(kind) && !each.isInterface())
                .map(JavaClass::reflect)
                .collect(Collectors.toUnmodifiableSet());
    }
}
