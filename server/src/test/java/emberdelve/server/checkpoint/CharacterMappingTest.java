package emberdelve.server.checkpoint;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.RoomId;
import emberdelve.db.character.FateRow;
import emberdelve.server.model.Fate;

import org.junit.jupiter.api.Test;

import java.util.List;

/** What death means to a character is read as it was written; the rest is in StoredRowsTest. */
class CharacterMappingTest {
    private static final RoomId LAMP_CABIN = new RoomId("old-mine/lamp-cabin");

    @Test
    void everyFateIsReadAsItWasWritten() {
        var death = new Fate.Death(4711, 3, LAMP_CABIN, "an ogre overman");
        var byOwnHand = new Fate.Death(4712, 3, LAMP_CABIN, "");

        for (var fate :
                List.of(
                        Fate.Living.WAKES,
                        Fate.Living.HARDCORE,
                        new Fate.Fallen(death),
                        new Fate.Woke(death),
                        new Fate.Fallen(byOwnHand),
                        new Fate.Woke(byOwnHand)))
            assertThat(CharacterMapping.fate(CharacterMapping.row(fate))).isEqualTo(fate);
    }

    @Test
    void onlyWhoFellForGoodHasFallen() {
        assertThat(FateRow.living(true).hasFallen()).isFalse();
        assertThat(FateRow.died(false, 1, 1, "a/b", "").hasFallen()).isFalse();
        assertThat(FateRow.died(true, 1, 1, "a/b", "").hasFallen()).isTrue();
    }
}
