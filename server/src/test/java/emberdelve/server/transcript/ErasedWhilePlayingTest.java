package emberdelve.server.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.db.person.Person;
import emberdelve.db.person.PersonRows;
import emberdelve.server.admin.PersonOrder;
import emberdelve.server.admin.Role;
import emberdelve.server.kernel.KnownNames;
import emberdelve.server.kernel.Ledger;
import emberdelve.server.link.Input;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Fate;
import emberdelve.server.rule.item.Corpses;
import emberdelve.server.session.LocalPlayer;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Optional;

/** A person is erased while others play, and is in the dungeon or may come at any moment. */
class ErasedWhilePlayingTest {
    private static final PersonOrder ORDER =
            new PersonOrder(PersonOrder.Deed.ERASE, "tolo", "Sable", "here", Role.OWNER);

    private final Performance play = Performance.ofSeed(7);
    private final LocalPlayer mira = play.comes("Mira", "guardian");
    private final LocalPlayer tolo = play.comes("Tolo", "striker");
    private final LocalPlayer sable = play.comes("Sable", "mender", Role.OWNER);

    /** What the database answers; Tolo is in memory, so that it has nothing to say of him. */
    private void erase() {
        play.takes(
                new Input.PersonFound(
                        ORDER, Optional.of(new PersonOrder.Holder(2, Role.PLAYER, false))));
        var person = new Person(2, "login-of-tolo", List.of(figure(tolo.character(), "Tolo")));
        play.takes(
                new Input.PersonRead(
                        ORDER,
                        Optional.of(new PersonRows(person, List.of(), List.of(), List.of()))));
        play.ticks(1);
    }

    private static Person.Figure figure(ActorId id, String name) {
        return new Person.Figure(id.value(), name);
    }

    @Test
    void whoPlaysIsPutOutAndWhatOthersOwnStaysWithoutTheName() {
        var world = play.world();
        var his = play.actor(tolo);
        var hers = play.actor(mira);
        play.types(tolo, "mail send mira = Meet me at noon.", "describe Tall, and in a hurry.");
        play.types(mira, "mail send tolo = I will.", "ignore tolo");
        play.types(sable, "adjust tolo gold 500 reason test");
        world.part(Corpses.class).lay(his, 0, 1_000);
        hers.setFate(new Fate.Woke(new Fate.Death(1, 1, hers.room().id(), "Tolo")));
        play.ticks(1);
        play.forget();

        erase();

        assertThat(world.population().find(tolo.character())).isEmpty();
        assertThat(world.part(KnownNames.class).named("tolo")).isEmpty();
        assertThat(world.part(Corpses.class).leftBy(tolo.character())).isEmpty();
        assertThat(hers.preferences().settings().ignored().names()).isEmpty();
        assertThat(hers.fate().lastDeath().orElseThrow().killer()).isEqualTo("(erased)");
        assertThat(world.part(Ledger.class).get("erased").goldDestroyed())
                .isGreaterThanOrEqualTo(500);
        play.types(mira, "mail", "mail read 1", "finger tolo");
        play.types(sable, "audit tolo", "audit");
        assertThat(play.played())
                .contains(
                        "This account is erased",
                        "Meet me at noon.",
                        "(erased)",
                        "Erased: the account. Characters: 1.",
                        "person account 2: erase");
        var after = play.played().substring(play.played().indexOf("> mail"));
        assertThat(after.replace("> finger tolo", "").replace("> audit tolo", ""))
                .doesNotContain("Tolo");
    }

    @Test
    void nobodyComesInByTheAccountAnyMore() {
        erase();
        play.forget();
        play.comesBack(tolo);
        play.ticks(1);
        assertThat(play.played()).contains("This account is erased");
        assertThat(play.world().population().find(tolo.character())).isEmpty();
    }

    @Test
    void whatCannotBeReadChangesNothing() {
        play.takes(
                new Input.PersonFound(
                        ORDER, Optional.of(new PersonOrder.Holder(2, Role.PLAYER, false))));
        play.takes(
                new Input.PersonFound(
                        ORDER, Optional.of(new PersonOrder.Holder(1, Role.PLAYER, false))));
        play.takes(new Input.PersonRead(ORDER, Optional.empty()));
        play.comesBack(tolo);
        play.ticks(1);
        assertThat(play.world().population().find(tolo.character())).isPresent();
        assertThat(play.played())
                .contains("Somebody else is being erased just now", "That cannot be done now");
    }

    @Test
    void theLastOwnerStaysAndNobodyIsToldApart() {
        var console =
                new PersonOrder(PersonOrder.Deed.ERASE, "tolo", "Sable", "here", Role.OPERATOR);
        var last = Optional.of(new PersonOrder.Holder(3, Role.OWNER, true));
        play.takes(new Input.PersonFound(console, last));
        play.takes(new Input.PersonFound(ORDER, last));
        play.takes(new Input.PersonFound(ORDER, Optional.empty()));
        assertThat(play.played())
                .contains(
                        "tolo is the last owner. Make another one first.",
                        "Nobody is called tolo",
                        "The role of tolo is not lower than yours");
        assertThat(play.world().population().find(sable.character())).isPresent();
    }
}
