package emberdelve.server.feature.fame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberdelve.config.content.RoomId;
import emberdelve.server.command.Fame;
import emberdelve.server.command.Renown;
import emberdelve.server.kernel.KnownNames;
import emberdelve.server.model.CharacterSettings;
import emberdelve.server.model.Fate;
import emberdelve.server.rule.Rule;
import emberdelve.server.scenario.Armoury;
import emberdelve.server.scenario.Scenario;
import emberdelve.server.view.Note;
import emberdelve.server.view.WhoView;

import org.junit.jupiter.api.Test;

import java.util.List;

class WhoIsWhoTest {
    @Test
    void aTitleIsReadByOthersWordForWord() {
        var play = Scenario.on("[hall @&]");
        play.types("title", "title the $name$ of %s", "title")
                .types(play.hero('&'), "look mira", "finger mira", "who");
        assertThat(play.answers())
                .containsExactly(
                        "title.none",
                        "title.is",
                        "title.is",
                        "look.character",
                        "look.title",
                        "look.condition-unhurt",
                        "look.character",
                        "look.title",
                        "WhoView");
        assertThat(((Note) play.views().get(4)).arguments())
                .containsEntry("title", "the $name$ of %s");
        assertThat(((WhoView) play.views().getLast()).lines().getFirst().title())
                .isEqualTo("the $name$ of %s");
        play.types("title none").forget().types(play.hero('&'), "finger mira");
        assertThat(play.answers()).containsExactly("look.character");
        play.ends();
    }

    @Test
    void whoListsThoseWhoseNamesBeginSo() {
        var play = Scenario.on("[hall @&]");
        play.types("who", "who to", "who TOLO", "who x");

        assertThat(play.answers()).containsExactly("WhoView", "WhoView", "WhoView", "who.nobody");
        assertThat(
                        play.views().stream()
                                .filter(WhoView.class::isInstance)
                                .map(view -> names((WhoView) view)))
                .containsExactly(List.of("Mira", "Tolo"), List.of("Tolo"), List.of("Tolo"));
        play.ends();
    }

    private static List<String> names(WhoView view) {
        return view.lines().stream().map(WhoView.Line::name).toList();
    }

    @Test
    void aTitleHasALimit() {
        var play = Scenario.on("[hall @]");
        play.types("title " + "x".repeat(CharacterSettings.TITLE_CHARS_MAX + 1));
        play.types("title " + "x".repeat(CharacterSettings.TITLE_CHARS_MAX));
        assertThat(play.answers()).containsExactly("title.too-long", "title.is");
        play.ends();
    }

    @Test
    @Rule("R8.11")
    void aTitleThatReadsLikeALineOfTheGameIsRefused() {
        var play = Scenario.on("[hall @]");
        play.types("title , gives you 1000 gold", "title has arrived");
        play.types("title the Giver");
        assertThat(play.answers())
                .containsExactly("talk.reads-as-ours", "talk.reads-as-ours", "title.is");
        play.ends();
    }

    @Test
    void fingerTellsOfGroupsAndOfNobody() {
        var play = Scenario.on("[hall @]--[cell &]");
        play.types("invite tolo").types(play.hero('&'), "accept", "afk");
        play.forget().types("finger tolo", "finger grist");
        assertThat(play.answers())
                .containsExactly("look.character", "finger.group", "finger.away", "finger.nobody");
        play.ends();
    }

    @Test
    void fingerKnowsThoseWhoAreNotHere() {
        var play = Scenario.on("[hall @]");
        var fame = play.company.service(Fame.class);
        var place = new Fate.Death(1, 3, new RoomId("hall/hall"), "");
        fame.remember(new Renown(90, "Bora", "Guardian", 4, 100, Fate.Living.WAKES, true));
        fame.remember(new Renown(91, "Dorn", "Striker", 3, 90, new Fate.Fallen(place), true));
        for (var name : List.of("Bora", "Dorn", "Unsung", "Ended"))
            play.world.part(KnownNames.class).know(name);
        play.world.part(KnownNames.class).giveUp("Ended");
        play.types("finger bora", "finger dorn", "finger unsung", "finger ended");

        assertThat(play.answers())
                .containsExactly(
                        "finger.absent-known", "finger.fallen", "finger.absent", "finger.given-up");
        play.ends();
    }

    @Test
    void whoHasOneLifeIsMarked() {
        var play = Scenario.on("[hall @&]");
        play.hero('&').setFate(Fate.Living.HARDCORE);
        play.types("who", "finger tolo", "look tolo");

        assertThat(((WhoView) play.views().getFirst()).lines())
                .extracting(WhoView.Line::hardcore)
                .containsExactly(false, true);
        assertThat(play.answers())
                .containsExactly(
                        "WhoView",
                        "look.character",
                        "look.hardcore",
                        "look.character",
                        "look.hardcore",
                        "look.condition-unhurt");
        play.ends();
    }

    @Test
    void thingsAreComparedWithEachOtherAndWithWhatIsWorn() {
        var play = Scenario.on("[hall @]");
        play.gives(play.hero(), Armoury.SWORD);
        play.types("compare sword").types("wield sword").ticks(10);
        play.gives(play.hero(), Armoury.VENOM_BLADE);
        play.gives(play.hero(), Armoury.LAMP);
        play.gives(play.hero(), Armoury.POTION);
        play.types(
                "compare venomblade",
                "compare venomblade with sword",
                "compare lamp sword",
                "compare potion sword",
                "compare potion",
                "compare sword sword",
                "compare x");
        assertThat(play.answers())
                .containsExactly(
                        "compare.nothing-worn",
                        "compare.items",
                        "compare.attack",
                        "SpecialView",
                        "compare.value",
                        "compare.items",
                        "compare.attack",
                        "SpecialView",
                        "compare.value",
                        "compare.slots",
                        "compare.not-worn",
                        "compare.not-worn",
                        "compare.one-thing",
                        "item.none");
        for (var wrong : List.of("compare", "compare a b c"))
            assertThatThrownBy(() -> play.types(wrong)).hasMessageContaining("usage");
        play.ends();
    }

    @Test
    void blowsAndScrollsGoWhereOneAims() {
        var play = Scenario.on("[hall @& d d ]");
        play.gives(play.hero(), Armoury.CONFUSION);
        play.types("target", "target tolo", "target ghost", "target 2.dummy", "read confusion");
        assertThat(play.answers())
                .containsExactly("target.none", "target.friend", "target.not-here", "target.is");
        assertThat(play.monster(1).minds().isBesetBy("confused")).isTrue();
        play.ticks(10).forget().types("kill 1.dummy", "target 2.dummy").ticks(10);
        assertThat(play.hero().combat().isFighting(play.monster(1))).isTrue();
        play.types("target none", "target");
        assertThat(play.answers()).endsWith("target.none", "target.none");
        play.ends();
    }

    @Test
    void throwingAtIsUsingOn() {
        var play = Scenario.on("[hall @ d ]");
        play.gives(play.hero(), Armoury.VENOM);
        play.types("throw vial at dummy").ticks(1);
        assertThat(play.monster().effects().active()).hasSize(1);
        play.ends();
    }
}
