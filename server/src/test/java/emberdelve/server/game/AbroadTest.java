package emberdelve.server.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import emberdelve.config.content.Content;
import emberdelve.server.admin.Role;
import emberdelve.server.link.Input;
import emberdelve.server.rule.group.GroupView;
import emberdelve.server.rule.group.Groups;
import emberdelve.server.session.ShippedContent;
import emberdelve.server.view.WhoView;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Ada, Mira and Tolo are in one dungeon, whichever of its worlds each of them is in. */
final class AbroadTest {
    private static final Content CONTENT = ShippedContent.load();

    private final DividedDungeon dungeon =
            new DividedDungeon(CONTENT, (message, deliver) -> deliver.accept(message));
    private final String out = word(dungeon.border.direction());
    private final String back = word(dungeon.border.direction().opposite());
    private final DividedPlayer mira = dungeon.joins("Mira", Role.PLAYER);
    private final DividedPlayer tolo = dungeon.joins("Tolo", Role.PLAYER);

    private static String word(Enum<?> direction) {
        return direction.name().toLowerCase(Locale.ROOT);
    }

    /** Tolo is in the other world, and nothing is there that would begin a fight. */
    private void toloIsAbroad() {
        dungeon.isEmptied();
        tolo.types(out);
        assertThat(tolo.world()).isNotEqualTo(mira.world());
        tolo.hears();
    }

    @Test
    void whatOneTellsAnotherIsHeardAndAnswered() {
        toloIsAbroad();
        assertThat(mira.types("tell tolo are you down there")).containsExactly("Told");
        assertThat(tolo.hears()).containsExactly("Told");
        assertThat(tolo.types("reply i am")).containsExactly("Told");
        assertThat(mira.hears()).endsWith("Told");
        // She still knows whom she answers, and is reached, wherever she has gone since.
        mira.types(out);
        assertThat(mira.types("reply i am")).contains("Told");
        assertThat(tolo.hears()).contains("Told");
        mira.hears();
        assertThat(tolo.types("reply welcome")).containsExactly("Told");
        assertThat(mira.hears()).containsExactly("Told");
    }

    @Test
    void whoIsAwayAndIsLedOverTheBorderIsStillAway() {
        dungeon.isEmptied();
        mira.types("follow tolo");
        mira.types("afk tea");
        tolo.types(out);
        assertThat(mira.world()).isEqualTo(tolo.world());
        assertThat(tolo.types("tell mira hello")).containsExactly("Told", "tell.away");
    }

    @Test
    void whoIgnoresIsAwayOrGoneIsSaidToBe() {
        toloIsAbroad();
        tolo.types("afk tea");
        assertThat(mira.types("tell tolo hello")).containsExactly("Told", "tell.away");
        tolo.types("ignore mira");
        tolo.hears();
        assertThat(mira.types("tell tolo hello")).containsExactly("tell.ignored");
        mira.types("chat hello");
        assertThat(tolo.hears()).isEmpty();
        tolo.types("quit");
        assertThat(mira.types("tell tolo hello")).containsExactly("tell.nobody");
    }

    @Test
    void aBeginningThatTwoNamesHaveIsNobodysName() {
        var tomas = dungeon.joins("Tomas", Role.PLAYER);
        toloIsAbroad();
        assertThat(mira.types("tell to hello")).containsExactly("tell.nobody");
        assertThat(mira.types("tell tom hello")).containsExactly("Told");
        assertThat(tomas.hears()).contains("Told");
    }

    @Test
    void channelsAreHeardEverywhere() {
        toloIsAbroad();
        assertThat(mira.types("chat hello")).containsExactly("Channelled");
        assertThat(tolo.hears()).containsExactly("Channelled");
        tolo.types("chat off");
        tolo.hears();
        mira.types("chat hello");
        assertThat(tolo.hears()).isEmpty();
    }

    @Test
    void whoAndFingerKnowEverybody() {
        toloIsAbroad();
        tolo.types("title the Deep");
        dungeon.passes(12);
        mira.types("who");
        assertThat(mira.sees(WhoView.class).lines())
                .extracting(WhoView.Line::name, WhoView.Line::title)
                .containsExactly(tuple("Mira", ""), tuple("Tolo", "the Deep"));
        assertThat(mira.types("finger tolo")).containsExactly("look.character", "look.title");
        mira.types(out);
        mira.types("who");
        assertThat(mira.sees(WhoView.class).lines()).hasSize(2);
    }

    @Test
    void aGroupStaysTogetherWhereverItsMembersAre() {
        dungeon.isEmptied();
        mira.types("invite tolo");
        tolo.types("accept");
        mira.hears();
        tolo.types(out);
        // Nobody has left.
        assertThat(mira.hears()).doesNotContain("Left", "Joined");
        assertThat(mira.types("gtell where are you")).containsExactly("ToldGroup");
        assertThat(tolo.hears()).endsWith("ToldGroup");
        tolo.types("gtell down here");
        assertThat(mira.hears()).containsExactly("ToldGroup");
        for (var each : List.of(mira, tolo)) {
            each.types("group");
            assertThat(each.sees(GroupView.class).members())
                    .extracting(GroupView.Member::name, GroupView.Member::leader)
                    .containsExactly(tuple("Mira", true), tuple("Tolo", false));
        }
        tolo.types(back);
        assertThat(tolo.hears()).doesNotContain("Joined");
        assertThat(groupsSizes()).containsExactly(2, 0);
        mira.types(out);
        assertThat(groupsSizes()).containsExactly(1, 1);
        // The one who leaves leaves everywhere, and nobody is a group alone.
        tolo.types("leave");
        dungeon.passes(12);
        assertThat(groupsSizes()).containsExactly(0, 0);
    }

    private List<Integer> groupsSizes() {
        return dungeon.parts.stream()
                .map(part ->
                        Stream.of(mira, tolo)
                                .flatMap(person -> part.find(person.id).stream())
                                .flatMap(actor -> part.world.part(Groups.class).of(actor).stream())
                                .findFirst()
                                .map(group -> group.members().size())
                                .orElse(0))
                .toList();
    }

    @Test
    void staffReachWhoeverTheyName() {
        var ada = dungeon.joins("Ada", Role.OWNER);
        toloIsAbroad();
        assertThat(ada.types("announce the lamps are lit")).contains("announce.said");
        assertThat(tolo.hears()).containsExactly("announce.said");
        assertThat(ada.types("adjust tolo gold 7 reason lost")).containsExactly("adjust.done");
        assertThat(tolo.world().find(tolo.id).orElseThrow().gold()).isEqualTo(7);
        assertThat(ada.types("mute tolo 10m reason noise")).containsExactly("sanction.done");
        assertThat(tolo.hears()).containsExactly("sanction.mute");
        assertThat(tolo.types("chat hello")).containsExactly("sanction.muted");
        assertThat(ada.types("unmute tolo")).containsExactly("sanction.lifted");
        assertThat(tolo.hears()).endsWith("sanction.over-mute");
        assertThat(ada.types("snoop tolo reason noise")).containsExactly("snoop.abroad");
        assertThat(ada.types("adjust tolo gold 9 reason found")).containsExactly("adjust.done");
        // What was done last is taken back, wherever it was done and wherever one has gone since.
        assertThat(ada.types("undo")).containsExactly("undo.done");
        assertThat(tolo.world().find(tolo.id).orElseThrow().gold()).isEqualTo(7);
        ada.types("adjust mira gold 3 reason lost");
        ada.types(out);
        assertThat(ada.types("undo")).contains("undo.done");
        assertThat(mira.world().find(mira.id).orElseThrow().gold()).isNotEqualTo(3);
        ada.types(back);
        assertThat(ada.types("transfer tolo")).contains("transfer.done");
        dungeon.passes(20);
        assertThat(tolo.world()).isEqualTo(ada.world());
        tolo.types(out);
        ada.types("goto tolo");
        dungeon.passes(20);
        assertThat(ada.world()).isEqualTo(tolo.world());
        assertThat(ada.types("kick mira reason noise")).containsExactly("kick.done");
        assertThat(mira.link.dismissed).containsExactly("session.kicked");
    }

    @Test
    void nobodyOrdersWhoeverIsNotLower() {
        var ada = dungeon.joins("Ada", Role.ADMIN);
        toloIsAbroad();
        dungeon.inputs()
                .offer(
                        new Input.RoleChanged(
                                tolo.account, "Tolo", Role.PLAYER, Role.ADMIN, "console", "here"));
        dungeon.passes(12);
        assertThat(tolo.hears()).containsExactly("role.yours");
        assertThat(ada.types("kick tolo reason noise")).containsExactly("staff.no-lower");
        assertThat(tolo.link.dismissed).isEmpty();
        // What players report reaches staff everywhere.
        mira.types("bug the stair is wet");
        assertThat(tolo.hears()).isNotEmpty();
    }

    @Test
    void whatConcernsEverybodyIsOrderedFromAnywhere() {
        var ada = dungeon.joins("Ada", Role.OWNER);
        ada.types(out);
        mira.hears();
        assertThat(ada.types("shutdown in 30m reason lamps")).contains("shutdown.ordered");
        dungeon.passes(310);
        assertThat(mira.hears()).contains("shutdown.soon");
        assertThat(ada.hears()).contains("shutdown.soon");
        assertThat(ada.types("shutdown cancel")).contains("shutdown.cancelled");
        // Whoever is in another world would store again what is erased or renamed here.
        assertThat(ada.types("person mira erase yes")).contains("rights.divided");
        assertThat(ada.types("rename mira Vera reason rude")).contains("rename.divided");
    }

    @Test
    void aNameThatWasMadeInOneWorldIsKnownInTheOther() {
        toloIsAbroad();
        dungeon.joins("Wren", Role.PLAYER).types("quit");
        assertThat(tolo.types("finger wren")).doesNotContain("finger.nobody");
        assertThat(tolo.types("mail send wren come down")).contains("mail.sent");
    }

    @Test
    void aPlaceInAGroupIsKeptForAWhileAndNotForGood() {
        mira.types("invite tolo");
        tolo.types("accept");
        for (var part : dungeon.parts) part.begin();
        dungeon.enter(mira.link, mira.id, mira.account);
        dungeon.passes(20);
        mira.types("quit");
        dungeon.passes(3_100);
        dungeon.enter(tolo.link, tolo.id, tolo.account);
        dungeon.passes(20);
        assertThat(groupsSizes()).containsExactly(0, 0);
    }
}
