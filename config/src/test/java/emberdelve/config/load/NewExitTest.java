package emberdelve.config.load;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class NewExitTest {
    private static String with(String text) {
        return NewExit.in(text, "hall", "north", "mine/cell").orElseThrow();
    }

    @Test
    void itComesFirstAmongTheExitsAndCommentsStay() {
        assertThat(
                        with(
                                """
                                # The upper works.
                                hall:   # über all
                                  name: Hall
                                  exits:
                                    # the way home
                                    south: yard   # mind the step
                                """))
                .isEqualTo(
                        """
                        # The upper works.
                        hall:   # über all
                          name: Hall
                          exits:
                            # the way home
                            north: mine/cell
                            south: yard   # mind the step
                        """);
    }

    @Test
    void itIsWrittenAsTheOthersAre() {
        assertThat(with("hall: {name: Hall, exits: {south: yard}}\n"))
                .isEqualTo("hall: {name: Hall, exits: {north: mine/cell, south: yard}}\n");
        assertThat(with("hall: {name: Hall, exits: {}}\n"))
                .isEqualTo("hall: {name: Hall, exits: {north: mine/cell}}\n");
    }

    @Test
    void aRoomWithoutExitsGetsItsFirst() {
        assertThat(with("hall:\n  name: Hall\n"))
                .isEqualTo("hall:\n  exits: {north: mine/cell}\n  name: Hall\n");
        assertThat(with("hall: {name: Hall}\n"))
                .isEqualTo("hall: {exits: {north: mine/cell}, name: Hall}\n");
    }

    @Test
    void noRoomNoExit() {
        assertThat(NewExit.in("hall:\n  name: Hall\n", "cell", "north", "hall")).isEmpty();
        assertThat(NewExit.in("", "cell", "north", "hall")).isEmpty();
    }
}
