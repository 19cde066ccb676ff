package emberdelve.server.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberdelve.config.settings.LimitSettings;
import emberdelve.server.admin.Role;
import emberdelve.server.feature.Features;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Preferences;
import emberdelve.server.offer.ByEdition;
import emberdelve.server.offer.Editions;
import emberdelve.server.text.Reader;
import emberdelve.server.transcript.AlteredContent;
import emberdelve.server.view.Note;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;

/** What sessions say, offer and forbid follows the content that is in force. */
class EditionsTest {
    private static final Reader READER = new Reader(new ActorId(1), Preferences.DEFAULT);

    private final AlteredContent folder;
    private final Editions editions;

    EditionsTest(@TempDir Path parent) {
        folder = AlteredContent.in(parent);
        editions = new Editions(folder.load(), Features.registry());
    }

    @Test
    void wordsAreTheNewOnesFromThenOn() {
        var speech = new Speech(editions);
        assertThat(speech.line(Note.of("afk.over"), READER).plain()).doesNotContain("Hello");
        goesOnWith(
                folder.with("messages/commands.yaml", "\nafk.over: \"", "\nafk.over: \"Hello. "));
        assertThat(speech.line(Note.of("afk.over"), READER).plain()).startsWith("Hello. ");
    }

    @Test
    void aNewKindOfMonsterReservesItsNameAndANewClassIsOffered() {
        var rules = new NameRules(editions);
        var answers = new OfferedAnswers(() -> LimitSettings.DEFAULTS, editions);
        var asking = new Stage.AskingClass(new Identity(3, "Mira", Role.PLAYER, false));
        assertThat(rules.objection("Zorblat")).isEmpty();
        var offered = answers.to(asking).size();
        goesOnWith(
                folder.with("monsters/vermin.yaml", "  name: purse rat\n", "  name: zorblat\n")
                        .with("classes/striker.yaml", "name: Striker", "name: Slasher"));
        assertThat(rules.objection("Zorblat")).isPresent();
        assertThat(answers.to(asking)).hasSize(offered);
        assertThat(answers.to(asking).toString()).contains("Slasher");
    }

    @Test
    void whatIsMadeOfAnEditionIsMadeOnceForEach() {
        var made = new int[1];
        var counted = new ByEdition<>(editions, its -> ++made[0] + its.content().version());
        assertThat(counted.get()).isEqualTo(counted.get());
        assertThat(made[0]).isEqualTo(1);
        var before = editions.current();
        goesOnWith(folder.withoutSacks());
        assertThat(counted.get()).isEqualTo(2 + editions.current().content().version());
        assertThat(editions.current()).isNotSameAs(before);
    }

    @Test
    void editionsComeIntoForceInTheOrderInWhichTheyWerePrepared() {
        var first = editions.current().content();
        var other = folder.withoutSacks().load();
        var refused = editions.prepare(other);
        var back = editions.prepare(first);
        var forth = editions.prepare(other);
        assertThat(editions.of(other.version())).isSameAs(refused);

        editions.publish(editions.of(first.version()));
        assertThat(editions.current()).isSameAs(back);
        assertThat(editions.of(other.version())).isSameAs(forth);
        editions.publish(forth);
        assertThat(editions.of(other.version())).isSameAs(forth);
        assertThatThrownBy(() -> editions.of(first.version()))
                .hasMessage("content " + first.version() + " is not prepared");
    }

    private void goesOnWith(AlteredContent altered) {
        var prepared = editions.prepare(altered.load());
        editions.publish(editions.of(prepared.content().version()));
        assertThat(editions.current()).isSameAs(prepared);
    }
}
