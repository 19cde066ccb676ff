package emberdelve.server.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.db.person.Person;
import emberdelve.db.person.PersonRows;
import emberdelve.server.admin.PersonOrder;
import emberdelve.server.admin.Role;
import emberdelve.server.command.Greetings;
import emberdelve.server.kernel.KnownNames;
import emberdelve.server.link.Input;
import emberdelve.server.session.LocalPlayer;
import emberdelve.server.view.Note;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A character gets another name while it and others play. */
class RenamedWhilePlayingTest {
    private final Performance play = Performance.ofSeed(7);
    private final LocalPlayer mira = play.comes("Mira", "guardian");
    private final LocalPlayer tolo = play.comes("Tolo", "striker");
    private final LocalPlayer sable = play.comes("Sable", "mender", Role.ADMIN);

    private static PersonOrder order(String name, String now) {
        return new PersonOrder(
                PersonOrder.Deed.RENAME,
                name,
                "Sable",
                "here",
                Role.ADMIN,
                Optional.of(new PersonOrder.OtherName(now, "two of one name")));
    }

    /** What the database answers; Tolo is in memory, so that it has nothing to say of him. */
    private void rename(String name, String now) {
        var order = order(name, now);
        var before = play.actor(tolo).name();
        play.takes(
                new Input.PersonFound(
                        order, Optional.of(new PersonOrder.Holder(2, Role.PLAYER, false))));
        var figure = new Person.Figure(tolo.character().value(), before);
        var person = new Person(2, "login-of-tolo", List.of(figure));
        play.takes(
                new Input.PersonRead(
                        order,
                        Optional.of(new PersonRows(person, List.of(), List.of(), List.of()))));
        play.ticks(1);
    }

    @Test
    void theNewNameIsToldAndStandsEverywhereAtOnce() {
        var actor = play.actor(tolo);
        play.types(tolo, "mail send mira = Meet me at noon.");
        play.types(mira, "mail send tolo = I will.", "ignore tolo");
        play.ticks(1);
        play.forget();
        rename("tolo", "Berend");
        assertThat(play.played())
                .contains(
                        "The staff have given a character of yours another name.",
                        "Tolo is called Berend now, wherever the name was kept. Audit");
        assertThat(actor.name()).isEqualTo("Berend");
        assertThat(play.world().part(KnownNames.class).named("tolo")).isEmpty();
        assertThat(play.world().part(KnownNames.class).named("BEREND")).contains("Berend");
        play.forget();
        play.types(mira, "mail", "ignore", "finger tolo");
        play.types(sable, "audit");
        var read = play.played().replaceAll("\\s+", " ");
        assertThat(read).contains("rename Tolo: to Berend: two of one name");
        assertThat(read.replace("> finger tolo", "").replace("rename Tolo", ""))
                .contains("Berend")
                .doesNotContain("Tolo")
                .contains("\"tolo\"");
    }

    @Test
    void itIsReadOnceByWhoeverComesBack() {
        var actor = play.actor(tolo);
        rename("tolo", "Berend");
        var greetings = play.world().part(Greetings.class);
        assertThat(greetings.of(play.actor(mira))).noneMatch(RenamedWhilePlayingTest::isNews);
        assertThat(greetings.of(actor))
                .filteredOn(RenamedWhilePlayingTest::isNews)
                .singleElement()
                .extracting(Note::arguments)
                .isEqualTo(Map.of("before", "Tolo", "who", "Berend", "reason", "two of one name"));
        assertThat(greetings.of(actor)).noneMatch(RenamedWhilePlayingTest::isNews);
    }

    private static boolean isNews(Note note) {
        return note.key().equals("rename.yours");
    }

    @Test
    void theNameOfAnAccountAloneIsNobodys() {
        var actor = play.actor(tolo);
        rename("login-of-tolo", "Berend");
        assertThat(play.played()).contains("No character is called login-of-tolo.");
        assertThat(actor.name()).isEqualTo("Tolo");
        play.comesBack(tolo);
        play.ticks(1);
        play.forget();
        rename("tolo", "Berend");
        assertThat(play.played()).contains("Tolo is called Berend now");
    }

    @Test
    void nobodyAboveOrEqualIsRenamed() {
        play.takes(
                new Input.PersonFound(
                        order("tolo", "Berend"),
                        Optional.of(new PersonOrder.Holder(2, Role.ADMIN, false))));
        assertThat(play.played()).contains("The role of tolo is not lower than yours");
        assertThat(play.actor(tolo).name()).isEqualTo("Tolo");
    }
}
