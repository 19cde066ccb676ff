package emberdelve.server.checkpoint;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.RoomId;
import emberdelve.db.character.CharacterRow;
import emberdelve.db.row.Require;
import emberdelve.server.world.actor.Fate;
import org.junit.jupiter.api.Test;

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
        var fallen = new Fate.Fallen(4711, LAMP_CABIN, "an ogre overman");

        assertThat(FateText.read(FateText.write(fallen))).isEqualTo(fallen);
        assertThat(FateText.read(FateText.write(Fate.Living.HARDCORE)))
                .isEqualTo(Fate.Living.HARDCORE);
    }

    @Test
    void whatALaterReleaseMadeOfItBringsNobodyToRest() {
        assertThat(FateText.read("undead 3")).isEqualTo(Fate.Living.HARDCORE);
    }

    @Test
    void theLongestWordsFitTheColumn() {
        var word = "x".repeat(Require.WORD_MAX_CHARS);
        var room = new RoomId("zone/" + "x".repeat(Require.WORD_MAX_CHARS - 5));

        assertThat(FateText.write(new Fate.Fallen(Long.MAX_VALUE, room, word)))
                .hasSizeLessThan(CharacterRow.FATE_MAX_CHARS);
    }
}
