package emberdelve.server.feature.journal;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Prowess;
import emberdelve.db.account.NameTaken;
import emberdelve.server.model.Actor;
import emberdelve.server.rule.Rule;
import emberdelve.server.rule.fight.Deaths;
import emberdelve.server.rule.fight.Fights;
import emberdelve.server.rule.spawn.MonsterMaker;
import emberdelve.server.scenario.Bestiary;
import emberdelve.server.scenario.Restart;
import emberdelve.server.scenario.Scenario;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What characters learn of the kinds of monsters they meet. */
class JournalTest {
    private static final int DAY = 20_000;
    private static final int SECONDS_PER_DAY = 86_400;

    private final Restart restart;

    JournalTest(@TempDir Path folder) throws NameTaken {
        restart = new Restart(folder);
    }

    @AfterEach
    void close() {
        restart.close();
    }

    @Test
    @Rule("R12.1")
    void aKillIsNotedWithItsDayAndWhatWasFoundOnTheBody() {
        var play = Scenario.on("[hall @k ]");
        play.world.hooks().timeIs(DAY * (long) SECONDS_PER_DAY);
        play.hero().setHp(13);
        kill(play, play.hero(), play.monster());
        play.world.hooks().timeIs((DAY + 3) * (long) SECONDS_PER_DAY);
        play.hero().setHp(17);
        killAnother(play, "k");

        var entry = of(play, play.hero(), "kobold");
        assertThat(entry.alone()).isEqualTo(2);
        assertThat(entry.shared()).isZero();
        assertThat(entry.firstDay()).isEqualTo(DAY);
        assertThat(entry.lastDay()).isEqualTo(DAY + 3);
        assertThat(entry.closest()).isEqualTo(13);
        assertThat(entry.drops()).containsExactly(Map.entry(Bestiary.POTION.id(), 2L));
        play.ends();
    }

    @Test
    @Rule("R12.1")
    void aSharedKillIsInTheJournalOfAllWhoShareItAndOfNobodyElse() {
        var play = Scenario.on("[hall @&%k ]");
        var tolo = play.hero('&');
        play.types("invite tolo").types(tolo, "accept");
        play.types("kill kobold").types(tolo, "kill kobold").ticks(60);

        assertThat(of(play, play.hero(), "kobold").shared()).isEqualTo(1);
        assertThat(of(play, tolo, "kobold").shared()).isEqualTo(1);
        assertThat(of(play, tolo, "kobold").alone()).isZero();
        assertThat(journal(play, play.hero('%')).entries()).isEmpty();
        play.ends();
    }

    @Test
    @Rule("R12.1")
    void strangersWhoHarmedTheSameOneHaveEachKilledItAlone() {
        var play = Scenario.on("[hall @&k ]");
        play.world.part(Fights.class).wound(play.monster(), 1, play.hero('&'));
        kill(play, play.hero(), play.monster());

        for (var hero : play.heroes()) {
            assertThat(of(play, hero, "kobold").alone()).isEqualTo(1);
            assertThat(of(play, hero, "kobold").shared()).isZero();
        }
        play.ends();
    }

    @Test
    @Rule("R12.1")
    void whatKilledTheCharacterIsNotedToo() {
        var play = Scenario.on("[hall @o ]");
        play.world.part(Deaths.class).die(play.hero(), play.monster());
        assertThat(of(play, play.hero(), "ogre").deaths()).isEqualTo(1);
        assertThat(of(play, play.hero(), "ogre").kills()).isZero();
        play.forget().types("journal ogre");
        assertThat(play.answers())
                .containsExactly("journal.stranger", "journal.deaths", "journal.next");
        play.ends();
    }

    @Test
    @Rule("R12.2")
    void theMoreKillsTheMoreIsKnown() {
        var play = Scenario.on("[hall @g ]");
        kill(play, play.hero(), play.monster());
        play.forget().types("journal goblin");
        assertThat(play.answers())
                .contains("Text", "journal.health-frail", "journal.next")
                .doesNotContain("journal.no-drops", "journal.flees", "journal.hp");
        for (var kills = 1; kills < 3; kills++) killAnother(play, "g");
        play.forget().types("journal goblin");
        assertThat(play.answers()).contains("journal.no-drops").doesNotContain("journal.flees");
        for (var kills = 3; kills < 5; kills++) killAnother(play, "g");
        play.forget().types("journal goblin");
        assertThat(play.answers())
                .contains("journal.flees", "journal.calls", "journal.fears")
                .doesNotContain("journal.hp");
        for (var kills = 5; kills < 10; kills++) killAnother(play, "g");
        play.forget().types("journal goblin");
        assertThat(play.answers())
                .contains("journal.hp", "journal.attack", "journal.flees-below")
                .doesNotContain("journal.next");
        play.ends();
    }

    @Test
    @Rule("R12.2")
    void onlyWhatOneHasMetIsToldAndTheRestIsCounted() {
        var play = Scenario.on("[hall @kd ]");
        play.types("journal", "journal dummy");
        kill(play, play.hero(), play.monster());
        play.types("journal", "journal dummy");
        assertThat(play.answers())
                .containsExactly(
                        "journal.none",
                        "journal.not-met",
                        "journal.title",
                        "journal.line",
                        "journal.more",
                        "journal.not-met");
        play.ends();
    }

    @Test
    @Rule("R12.1")
    void whoeverHadANameOfItsOwnIsFoundByIt() {
        var play = Scenario.on("[hall @k ]");
        kill(play, play.hero(), play.monster());
        play.types("journal");
        assertThat(play.answers()).contains("journal.line").doesNotContain("journal.line-named");
        for (var title : List.of("Grey One", "Silent Auditor", "Grey One")) kill(play, title);

        assertThat(journal(play, play.hero()).namesOf("kobold"))
                .containsExactly("the Silent Auditor", "the Grey One");
        play.forget().types("journal", "journal silent auditor");
        assertThat(play.answers())
                .contains("journal.line-named", "journal.called")
                .doesNotContain("journal.not-met");
        play.ends();
    }

    @Test
    @Rule("R12.1")
    void ofManyNamesTheLatestFiveAreKept() {
        var play = Scenario.on("[hall @k ]");
        for (var number = 1; number <= 7; number++) kill(play, "No. " + number);

        assertThat(journal(play, play.hero()).namesOf("kobold"))
                .containsExactly("the No. 3", "the No. 4", "the No. 5", "the No. 6", "the No. 7");
        play.ends();
    }

    private static void kill(Scenario play, String title) {
        var titled = new Prowess(title, 0, 0, 0, Optional.empty(), 100, List.of());
        var type = Bestiary.MONSTERS.get('k').with(titled);
        kill(play, play.hero(), play.world.part(MonsterMaker.class).make(type, play.hero().room()));
    }

    @Test
    @Rule("R12.1")
    void theJournalIsThereAfterARestart() {
        var play = Scenario.on("[hall @k ]");
        kill(play, play.hero(), play.monster());
        kill(play, "Grey One");
        var before = of(play, play.hero(), "kobold");
        var world = restart.after(play.world, play.hero());
        assertThat(world.part(Journals.class).of(play.hero().id()).of("kobold")).isEqualTo(before);
        assertThat(world.part(Journals.class).of(play.hero().id()).namesOf("kobold"))
                .containsExactly("the Grey One");
    }

    private static void killAnother(Scenario play, String letter) {
        var type = Bestiary.MONSTERS.get(letter.charAt(0));
        kill(play, play.hero(), play.world.part(MonsterMaker.class).make(type, play.hero().room()));
    }

    private static void kill(Scenario play, Actor killer, Actor victim) {
        play.world.part(Fights.class).wound(victim, victim.hp(), killer);
    }

    private static JournalEntry of(Scenario play, Actor who, String kind) {
        return journal(play, who).of(kind);
    }

    private static Journal journal(Scenario play, Actor who) {
        return play.world.part(Journals.class).of(who.id());
    }
}
