package emberdelve.server.walk;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** What is broken on purpose, walkers find; what is whole, they walk without a word. */
class BrokenWalkTest {
    private static final long SEED = 5;
    private static final List<String> ALONE = List.of("barbarian");
    private static final List<String> TOGETHER = List.of("mender", "striker");

    @TempDir private Path folder = Path.of("");

    @Test
    void aWholeDungeonHasNoFaults() throws IOException {
        assertThat(tour(Annex.WHOLE)).isEmpty();
        assertThat(walks(Annex.WHOLE).gaps()).isEmpty();
        assertThat(walks(Annex.WHOLE).faults(ALONE)).isEmpty();
        assertThat(walks(Annex.WHOLE).faults(TOGETHER)).isEmpty();
        assertThat(Ways.faults(Annex.WHOLE.content(folder), Annex.WHOLE.book(folder), SEED))
                .isEmpty();
    }

    @Test
    void aRoomWhoseKeyNobodyHasIsNotReached() throws IOException {
        assertThat(tour(Annex.WHOLE.but("key: vault-key", "key: no-key")))
                .anyMatch(fault -> fault.startsWith("nobody gets the key of the oak door"))
                .contains("nobody reaches annex/vault");
    }

    @Test
    void aRoomThatTurnsEverybodyBackIsNotReached() throws IOException {
        var broken =
                Annex.WHOLE.but(
                        "  exits: {south: hall}\n",
                        """
                          exits: {south: hall}
                          triggers:
                            - {name: wind, when: enter, do: [{move: hall}]}
                        """);
        assertThat(tour(broken)).contains("nobody reaches annex/cellar");
    }

    @Test
    void aRoomThatIsOpenedByAThingHasToBeToldOf() throws IOException {
        var broken = Annex.WHOLE.but("pull rope\nup\n", "up\n");
        assertThat(Ways.faults(broken.content(folder), broken.book(folder), SEED))
                .singleElement()
                .asString()
                .startsWith("the way into annex/loft ends in annex/hall");
        var untold = new Annex(Annex.WHOLE.rooms(), Annex.WHOLE.walk(), "");
        assertThat(Ways.faults(untold.content(folder), untold.book(folder), SEED))
                .singleElement()
                .asString()
                .startsWith("A trigger leads into annex/loft. Write");
    }

    @Test
    void aDetailThatSomethingElseHidesHasNoReader() throws IOException {
        assertThat(tour(Annex.WHOLE.but("lamp:", "north:")))
                .singleElement()
                .asString()
                .startsWith("annex/hall has a detail that nobody reads: look north");
    }

    @Test
    void whatIsToBeLookedAtHasToAnswer() throws IOException {
        var broken =
                Annex.WHOLE.but(
                        "  triggers:\n    - {name: rope",
                        """
                          triggers:
                            - {name: dust, when: look, words: [dust], if: level > 999, do: [tell: Grey.]}
                            - {name: rope\
                        """);
        assertThat(tour(broken)).containsExactly("annex/hall has no answer to: look dust");
    }

    @Test
    void aDoorThatShutsItselfIsFound() throws IOException {
        var broken =
                Annex.WHOLE.but(
                        "    - {name: rope",
                        """
                            - {name: draught, when: open, words: [oak door], do: [{close: east}]}
                            - {name: rope\
                        """);
        assertThat(tour(broken))
                .anyMatch(fault -> fault.startsWith("the oak door, east from annex/hall"));
    }

    @Test
    void aDoorThatTheSkyShutsIsTriedUnderAnotherOne() throws IOException {
        assertThat(tour(shutIf("hour < 12"))).isEmpty();
        assertThat(tour(shutIf("night or not night")))
                .anyMatch(fault -> fault.startsWith("the oak door, east from annex/hall"));
    }

    private static Annex shutIf(String condition) {
        return Annex.WHOLE.but(
                "    - {name: rope",
                """
                    - {name: draught, when: open, words: [oak door], if: %s, do: [{close: east}]}
                    - {name: rope\
                """
                        .formatted(condition));
    }

    @Test
    void whatIsFelledTypedAloneOrWaitedForIsDoneByWhomItSays() throws IOException {
        var walk =
                """
                ending found
                alone: have 7 gold
                under night
                2: to annex/cellar
                2: fell key-bearer
                2: to annex/hall
                each: say well\
                """;
        var told = Annex.WHOLE.but("ending found\nsay well", walk);
        assertThat(walks(told).faults(ALONE)).isEmpty();
        assertThat(walks(told).faults(TOGETHER)).isEmpty();
        var nobody = walks(told.but("fell key-bearer", "fell nobody")).faults(TOGETHER);
        assertThat(nobody).singleElement().asString().contains("Tolo fells no nobody");
    }

    @Test
    void aQuestWithoutAWalkIsNamedWithWhatToWrite() throws IOException {
        var broken = new Annex(Annex.WHOLE.rooms(), "", Annex.WHOLE.ways());
        assertThat(walks(broken).gaps())
                .singleElement()
                .asString()
                .startsWith("The quest the-well has no walk to its ending found. Write in ")
                .contains("the-well.txt, under \"ending found\"");
        assertThat(walks(Annex.WHOLE.but("ending found", "ending lost")).gaps())
                .hasSize(2)
                .contains("the-well has no ending lost");
    }

    @Test
    void anEndingThatIsNotReachedIsFound() throws IOException {
        var broken = walks(Annex.WHOLE.but("== 'asked'", "== 'none'"));
        assertThat(broken.faults(ALONE))
                .hasSize(2)
                .anyMatch(fault ->
                        fault.startsWith(
                                "the-well/found by [barbarian] is not reached: the quest is at"
                                        + " asked"))
                .contains("the-well/found by [barbarian] does not bring no-key");
        assertThat(broken.faults(TOGETHER)).isNotEmpty();
    }

    @Test
    void whoeverIsLeftBehindInAGroupIsNamed() throws IOException {
        var broken = walks(Annex.WHOLE.but("ending found\n", "ending found\n2: north\n"));
        assertThat(broken.faults(TOGETHER))
                .singleElement()
                .asString()
                .startsWith("the-well/found by [mender, striker] leaves Tolo behind");
    }

    @Test
    void whoSaysThatOneAloneCannotHasToBeRight() throws IOException {
        var two = Annex.WHOLE.but("ending found\n", "ending found\nneeds 2: it is deep\n");
        assertThat(walks(two).faults(ALONE))
                .containsExactly(
                        "the-well/found by [barbarian] needs one alone, though the walk says: it is"
                                + " deep");
        assertThat(walks(two).notAlone()).containsExactly("the-well/found: it is deep");
    }

    private List<String> tour(Annex annex) throws IOException {
        var content = annex.content(folder);
        return new Tour(new Party(content, SEED, annex.book(folder), ALONE)).walk();
    }

    private QuestWalk walks(Annex annex) throws IOException {
        return new QuestWalk(annex.content(folder), annex.book(folder), SEED);
    }
}
