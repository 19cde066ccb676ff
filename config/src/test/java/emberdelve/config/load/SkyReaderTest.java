package emberdelve.config.load;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.RoomSky;
import emberdelve.config.content.Sky;
import emberdelve.config.content.SkyWhen;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;

class SkyReaderTest {
    private static final String SKY =
            """
            hours:
              evening: {from: 20, name: evening, night: true, says: It is evening.}
              morning: {from: 6, name: morning, says: It is morning.}
            weather:
              clear: {weight: 3, seems: It is clear., says: It clears.}
              fog: {seems: It is foggy., says: Fog comes.}
            """;

    private static final String SEASONS =
            """
            seasons:
              thaw: {name: the thaw, days: 3, weather: {fog: 0}, says: It thaws.}
              frost: {name: the frost, days: 1, says: It freezes.}
            """;

    private final ContentFolder folder;

    SkyReaderTest(@TempDir Path parent) {
        folder = ContentFolder.small(parent);
    }

    /** The small zone with these lines in its cell. */
    private void cell(String lines) {
        folder.append("zones/mine/rooms.yaml", lines.indent(2));
    }

    @Test
    void hoursStandInTheirOrderAndBeforeTheFirstItIsStillTheLast() {
        folder.write("town/sky.yaml", SKY);
        var sky = folder.load().part(Sky.class).orElseThrow();
        assertThat(sky.hours()).extracting(Sky.Hour::id).containsExactly("morning", "evening");
        assertThat(sky.at(5).id()).isEqualTo("evening");
        assertThat(sky.at(6).id()).isEqualTo("morning");
        assertThat(sky.kinds()).extracting(Sky.Weather::weight).containsExactly(3, 1);
        assertThat(sky.words())
                .containsExactly("morning", "evening", "clear", "fog", "day", "night");
    }

    @Test
    void seasonsFollowOneAnotherAndWeighWeatherTheirWay() {
        folder.write("town/sky.yaml", SKY + SEASONS);
        var sky = folder.load().part(Sky.class).orElseThrow();
        var fog = sky.kinds().getLast();
        assertThat(IntStream.range(-1, 6).mapToObj(sky::on).map(Optional::orElseThrow))
                .extracting(date -> date.season().id() + date.day())
                .containsExactly("frost1", "thaw1", "thaw2", "thaw3", "frost1", "thaw1", "thaw2");
        assertThat(sky.seasons()).extracting(season -> season.weight(fog)).containsExactly(0, 1);
        assertThat(sky.words()).contains("thaw", "frost");
        assertThat(new Sky(sky.hours(), sky.kinds(), List.of()).on(7)).isEmpty();
    }

    @Test
    void aSeasonHasWeatherThatThereIs() {
        folder.write("town/sky.yaml", SKY + SEASONS.replace("fog: 0", "snow: 1"));
        assertThat(folder.problems())
                .singleElement()
                .satisfies(its -> assertThat(its).contains("sky.yaml", "snow", "clear, fog"));
        folder.write("town/sky.yaml", SKY + SEASONS.replace("fog: 0", "fog: 0, clear: 0"));
        assertThat(folder.problems())
                .singleElement()
                .satisfies(its -> assertThat(its).contains("some weather with a weight above 0"));
    }

    @Test
    void aRoomASpawnAndAMonsterSayTheirSky() {
        folder.write("town/sky.yaml", SKY);
        cell(
                """
                sky: open
                skies:
                  night|fog: A lamp hangs here.
                """);
        folder.write(
                "zones/mine/spawns.yaml",
                "- {room: cell, monster: rat, count: 1, respawn: 2m, when: morning}\n");
        var mine = Objects.requireNonNull(folder.load().zones().get("mine"));
        assertThat(mine.rooms().getLast().sky())
                .isEqualTo(
                        new RoomSky(
                                true,
                                List.of(
                                        new RoomSky.Line(
                                                new SkyWhen(List.of("night", "fog")),
                                                "A lamp hangs here."))));
        assertThat(mine.rooms().getFirst().sky()).isEqualTo(RoomSky.ROOF);
        assertThat(mine.spawns().getFirst().when())
                .isEqualTo(Optional.of(new SkyWhen(List.of("morning"))));
    }

    @Test
    void wordsThatNoSkyHasAreMistakesEachInItsPlace() {
        folder.write("town/sky.yaml", SKY);
        cell("skies: {snow: White., \"fog|\": Grey.}\n");
        folder.write(
                "zones/mine/spawns.yaml",
                "- {room: cell, monster: rat, count: 1, respawn: 2m, when: dusk|fog}\n");
        assertThat(folder.problems())
                .hasSize(3)
                .anySatisfy(its -> assertThat(its).contains("rooms.yaml", "snow"))
                .anySatisfy(its -> assertThat(its).contains("rooms.yaml", "fog|"))
                .anySatisfy(its -> assertThat(its).contains("spawns.yaml", "dusk|fog"));
    }

    @Test
    void whatASkySaysHasNoGaps() {
        folder.write("town/sky.yaml", SKY);
        cell("skies: {evening: 'Dark, {name}.'}\n");
        assertThat(folder.problems()).singleElement().asString().contains("{name}", "no gaps");
    }

    @Test
    void withoutTheFileNothingMaySpeakOfASky() {
        cell("skies: {night: Black.}\n");
        assertThat(folder.problems()).singleElement().asString().contains("town/sky.yaml");
    }

    @Test
    void anHourBeginsOnceAndDayIsNoHour() {
        folder.write("town/sky.yaml", SKY.replace("from: 6", "from: 20").replace("clear:", "day:"));
        assertThat(folder.problems())
                .hasSize(2)
                .anySatisfy(its -> assertThat(its).contains("each hour of the day once"))
                .anySatisfy(its -> assertThat(its).contains("another word than day and night"));
    }

    @Test
    void aSkyThatCannotBeReadIsOneMistake() {
        folder.write("town/sky.yaml", "hours: [\n");
        cell("skies: {night: Black.}\n");
        assertThat(folder.problems()).singleElement().asString().contains("sky.yaml");
    }
}
