package emberdelve.server.feature.mail;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberdelve.db.account.NameTaken;
import emberdelve.server.admin.Sanction;
import emberdelve.server.kernel.KnownNames;
import emberdelve.server.model.Nature;
import emberdelve.server.rule.Rule;
import emberdelve.server.rule.sanction.Sanctions;
import emberdelve.server.scenario.Restart;
import emberdelve.server.scenario.Scenario;
import emberdelve.server.text.Screens;
import emberdelve.server.view.Listing;
import emberdelve.server.view.Written;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

class PostTest {
    private static final int BREATHS = 400;

    @TempDir private Path folder = Path.of("");

    @Test
    @Rule("R8.5")
    void aLetterIsReadWordForWordAndStaysUntilItIsDeleted() {
        var play = known("[hall @]--[cell &]");
        var tolo = play.hero('&');
        play.types("mail send tolo Meet me $name$ %s\nat the wheel");
        assertThat(play.saw(tolo, MailEvent.GotMail.class)).hasSize(1);
        assertThat(play.world.part(Post.class).unread(tolo)).isEqualTo(1);
        play.types(tolo, "mail", "mail 1", "mail", "mail delete 1", "mail", "mail 1");
        assertThat(play.answers())
                .containsExactly(
                        "mail.sent",
                        "Listing",
                        "Written",
                        "Listing",
                        "mail.deleted",
                        "mail.none",
                        "mail.no-number");
        assertThat(((Written) play.views().get(2)).lines())
                .containsExactly("Meet me $name$ %s", "at the wheel");
        assertThat(((Listing) play.views().get(1)).key()).isEqualTo("mail.unread");
        assertThat(((Listing) play.views().get(3)).key()).isEqualTo("mail.read");
        play.ends();
    }

    @Test
    void whoWritesToThemselvesKnowsIt() {
        var play = known("[hall @]");
        play.types("mail send MIRA buy oil");
        assertThat(play.saw(play.hero(), MailEvent.GotMail.class)).isEmpty();
        assertThat(Screens.plain(play.views().getLast()))
                .containsExactly("Your letter to Mira is on its way.");
        play.ends();
    }

    @Test
    @Rule("R8.5")
    void lettersAndNoticesAreThereAfterARestart() throws NameTaken {
        var play = known("[square @&]");
        play.types("mail send tolo one", "board post two", "mail send tolo three");
        play.types(play.hero('&'), "mail 1", "mail delete 2");
        try (var restart = new Restart(folder)) {
            var world = restart.after(play.world, play.hero(), play.hero('&'));
            var tolo = world.population().find(play.hero('&').id()).orElseThrow();
            assertThat(world.part(Post.class).of(tolo))
                    .singleElement()
                    .satisfies(letter -> {
                        assertThat(letter.words()).isEqualTo("one");
                        assertThat(letter.unread()).isFalse();
                    });
            assertThat(world.part(Post.class).board(tolo.room(), tolo)).hasSize(1);
            assertThat(world.part(KnownNames.class).named("mIRA")).contains("Mira");
            world.part(Post.class).remove(world.part(Post.class).of(tolo).getFirst());
            restart.store(world);
        }
        play.ends();
    }

    @Test
    void whoIsNotThereCanBeWrittenToAndWhoIsNotAtAllCannot() {
        var play = known("[hall @]");
        play.world.part(KnownNames.class).know("Grist");
        play.types("mail send grist hello", "mail send nobody hello", "mail write nobody");
        play.types("mail write grist");
        assertThat(play.answers())
                .containsExactly("mail.sent", "mail.nobody", "mail.nobody", "mail.write");
        assertThat(Screens.plain(play.views().getLast()))
                .first()
                .asString()
                .startsWith("A letter to Grist.");
        for (var wrong : List.of("mail send", "mail send tolo", "mail read", "mail 1 2"))
            assertThatThrownBy(() -> play.types(wrong)).as(wrong).hasMessageContaining("usage");
        play.ends();
    }

    @Test
    @Rule("R8.5")
    void whoWasGivenUpGetsNoLettersNorAfterARestart() throws NameTaken {
        var play = known("[hall @&]");
        play.types("alias bye say deleted yes").types(play.hero('&'), "character delete tolo yes");
        play.forget().types("mail send tolo hello", "mail write TOLO");
        assertThat(play.answers()).containsExactly("mail.given-up", "mail.given-up");

        try (var restart = new Restart(folder)) {
            var names = restart.after(play.world, play.hero()).part(KnownNames.class);
            assertThat(names.isGivenUp("tolo")).isTrue();
            assertThat(names.isGivenUp("Mira")).isFalse();
        }
        play.ends();
    }

    @Test
    @Rule("R8.5")
    void whoIsGivenUpTakesTheBoxAndTheNoticesAlongAndIsToldBefore() {
        var play = known("[square @&]");
        var tolo = play.hero('&');
        play.types("mail send tolo for him", "board post a notice of hers");
        play.types(tolo, "mail send mira from him", "board post of his", "board post and another");
        play.forget().types(tolo, "character delete tolo");
        assertThat(Screens.plain(play.views().getLast()).toString())
                .contains("(1 letter)")
                .contains("(2 notices)");
        play.types(tolo, "character delete tolo yes");
        var post = play.world.part(Post.class);
        assertThat(post.of(tolo)).isEmpty();
        assertThat(post.board(tolo.room(), tolo))
                .singleElement()
                .satisfies(notice -> assertThat(notice.author()).isEqualTo("Mira"));
        assertThat(post.of(play.hero())).as("what he wrote is hers").hasSize(1);
        play.ends();
    }

    @Test
    @Rule("R8.5")
    void aBoxAndALetterHaveTheirLimits() {
        var play = known("[hall @&%]");
        for (var i = 0; i <= Post.LETTERS_BY_ONE_MAX; i++)
            play.types("mail send tolo " + i).ticks(BREATHS);
        play.types("mail send sable " + "x".repeat(Post.WORDS_MAX + 1));
        assertThat(play.answers()).endsWith("mail.sent", "mail.enough", "mail.too-long");
        play.types("mail send sable " + "x".repeat(Post.WORDS_MAX));
        assertThat(play.answers()).endsWith("mail.sent");
        play.ends();
    }

    @Test
    @Rule("R8.5")
    void whatAnIgnoredPlayerWroteIsNotShown() {
        var play = known("[square @&]");
        var tolo = play.hero('&');
        play.types("mail send tolo before", "board post before").types(tolo, "ignore mira");
        play.forget().types("mail send tolo after").types(tolo, "mail", "board");
        assertThat(play.answers()).containsExactly("tell.ignored", "mail.none", "board.empty");
        play.ends();
    }

    @Test
    void aBoardIsInItsRoomAndOnlyOnesOwnNoticesAreOnesOwn() {
        var play = known("[square @&]--[hall]");
        play.types("board", "board post Found: boots.", "board 1", "board 2");
        play.types(play.hero('&'), "board remove 1").types("board remove 1", "board");
        play.types("read board", "look board", "read 1");
        play.types("board write", "east").types("board");
        assertThat(play.answers())
                .containsExactly(
                        "board.empty",
                        "board.posted",
                        "Written",
                        "board.no-number",
                        "board.not-yours",
                        "board.removed",
                        "board.empty",
                        "board.empty",
                        "board.empty",
                        "board.no-number",
                        "board.write",
                        "board.none-here");
        for (var wrong : List.of("board post", "board remove", "board write x"))
            assertThatThrownBy(() -> play.types(wrong)).as(wrong).hasMessageContaining("usage");
        play.ends();
    }

    @Test
    @Rule("R8.5")
    void aBoardHasItsLimits() {
        var play = known("[square @]");
        for (var i = 0; i <= Post.NOTICES_BY_ONE_MAX; i++)
            play.types("board post " + i).ticks(BREATHS);
        assertThat(play.answers()).endsWith("board.posted", "board.enough");
        play.ends();
    }

    @Test
    void theMutedNeitherWriteNorPinButRead() {
        var play = known("[square @&]");
        play.types(play.hero('&'), "board post two", "mail send mira one");
        var account = ((Nature.PlayerCharacter) play.hero().nature()).accountId();
        play.world
                .part(Sanctions.class)
                .lay(
                        new Sanction(
                                900,
                                Sanction.Kind.MUTE,
                                Optional.of(account),
                                "Mira",
                                "spam",
                                "Tolo",
                                "helper",
                                0,
                                Optional.of(600L)));
        play.types(
                "mail send tolo x",
                "mail write tolo",
                "board post x",
                "board write",
                "mail 1",
                "board 1",
                "title the Rude",
                "title none");
        assertThat(play.answers())
                .endsWith(
                        "sanction.muted",
                        "sanction.muted",
                        "sanction.muted",
                        "sanction.muted",
                        "Written",
                        "Written",
                        "sanction.muted",
                        "title.none");
        play.world.part(Sanctions.class).timeIs(600);
        play.types("board post x");
        assertThat(play.answers()).endsWith("board.posted");
        play.ends();
    }

    private static Scenario known(String drawing) {
        var play = Scenario.on(drawing);
        for (var hero : play.heroes()) play.world.part(KnownNames.class).know(hero.name());
        return play;
    }
}
