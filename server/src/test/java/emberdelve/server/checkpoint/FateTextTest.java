package emberdelve.server.checkpoint;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.RoomId;
import emberdelve.db.character.CharacterRow;
import emberdelve.db.row.Require;
import emberdelve.server.model.Fate;

import org.junit.jupiter.api.Test;

import java.util.List;

/** What death means to a character is read as it was written. */
class FateTextTest {
    private static final RoomId LAMP_CABIN = new RoomId("old-mine/lamp-cabin");

    @Test
    void whoeverWakesAgainHasAnEmptyText() {
        assertThat(FateText.write(Fate.Living.WAKES)).isEmpty();
        assertThat(FateText.read("")).isEqualTo(Fate.Living.WAKES);
    }

    @Test
    void everyFateIsReadAsItWasWritten() {
        var death = new Fate.Death(4711, 3, LAMP_CABIN, "an ogre overman");
        var byOwnHand = new Fate.Death(4712, 3, LAMP_CABIN, "");

        for (var fate :
                List.of(
                        new Fate.Fallen(death),
                        new Fate.Woke(death),
                        new Fate.Fallen(byOwnHand),
                        new Fate.Woke(byOwnHand)))
            assertThat(FateText.read(FateText.write(fate))).isEqualTo(fate);
        assertThat(FateText.read(FateText.write(Fate.Living.HARDCORE)))
                .isEqualTo(Fate.Living.HARDCORE);
    }

    @Test
    void whatALaterReleaseMadeOfItBringsNobodyToRest() {
        assertThat(FateText.read("undead 3 1 a/b x")).isEqualTo(Fate.Living.HARDCORE);
    }

    @Test
    void theLongestWordsFitTheColumn() {
        var word = "x".repeat(Require.WORD_MAX_CHARS);
        var room = new RoomId("zone/" + "x".repeat(Require.WORD_MAX_CHARS - 5));
        var death = new Fate.Death(Long.MAX_VALUE, Integer.MAX_VALUE, room, word);

        assertThat(FateText.write(new Fate.Fallen(death)))
                .hasSizeLessThan(CharacterRow.FATE_MAX_CHARS);
    }
}
