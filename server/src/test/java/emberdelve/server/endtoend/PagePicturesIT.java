package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;

/**
 * The pictures of the page in the documents: taken anew, of two who fight in the old mine, when the
 * system property {@code emberdelve.golden} is {@code write}, and otherwise only looked at.
 */
final class PagePicturesIT {
    private static final boolean WRITES = "write".equals(System.getProperty("emberdelve.golden"));
    private static final Path PICTURES = Launcher.HOME.resolve("docs/pictures");
    private static final int OCTETS_MAX = 200 * 1024;
    private static final int BLOWS = 10;
    private static final int WIDTH = 1280;
    private static final int HEIGHT = 800;
    private static final int PHONE_WIDTH = 360;
    private static final int PHONE_HEIGHT = 740;

    private static final List<Size> MORE_SIZES =
            List.of(
                    new Size("page-768", 768, 1024),
                    new Size("page-1920", 1920, 1080),
                    new Size("page-2560", 2560, 1440));

    private record Size(String name, int width, int height) {}

    @TempDir private Path temporary = Path.of("");

    @Test
    void thePicturesAreThere() throws IOException {
        for (var name : List.of("page-dark", "page-light", "page-reader"))
            isPicture(name, WIDTH, HEIGHT);
        isPicture("page-phone", PHONE_WIDTH, PHONE_HEIGHT);
        for (var size : MORE_SIZES) isPicture(size.name(), size.width(), size.height());
    }

    private static void isPicture(String name, int width, int height) throws IOException {
        var file = PICTURES.resolve(name + ".png");
        assertThat(Files.size(file)).as(name).isBetween(1024L, (long) OCTETS_MAX);
        var picture = ImageIO.read(file.toFile());
        assertThat(picture.getWidth()).isEqualTo(width);
        assertThat(picture.getHeight()).isEqualTo(height);
    }

    @Test
    void twoFightInTheOldMine() throws IOException {
        Browser.isNeeded();
        Assumptions.assumeTrue(WRITES, "takes pictures with -Demberdelve.golden=write");
        var configuration =
                Configuration.copyTo(temporary.resolve("config")).withoutTls().empty("old-mine");
        var folder = configuration.folder().toString();
        try (var server = RunningServer.on(temporary.resolve("data"), "--config", folder);
                var browser = Browser.open(WIDTH, HEIGHT);
                var mira = Client.create(server, "Mira");
                var tolo = Client.create(server, "Tolo")) {
            server.makeOwner("Tolo");
            mira.ask("skip tutorial", "HP");
            mira.ask("hints off", "HP");
            mira.ask("quit", "All you have is safe");
            browser.go(server);
            browser.logIn("Mira");
            browser.set("theme", "dark");
            gather(browser, tolo);
            explore(browser);
            fight(browser, tolo);
            take(browser);
        }
    }

    private static void gather(Browser browser, Client tolo) throws IOException {
        browser.ask("east", "Provisioner");
        browser.ask("west", "Lantern Yard");
        browser.ask("south", "Notice Arcade");
        browser.ask("north", "Lantern Yard");
        browser.ask("west", "The Ninth Lamp");
        browser.ask("east", "Lantern Yard");
        browser.ask("invite tolo", "You invite Tolo");
        tolo.await("Mira invites you");
        tolo.ask("accept", "You follow Mira");
        tolo.ask("chat Anyone else for the old mine tonight?", "Anyone else");
        tolo.ask("tell mira I have a spare potion, should it come to that.", "You tell Mira");
    }

    private static void explore(Browser browser) {
        browser.ask("north", "Delve Stair");
        browser.ask("down", "Winding Landing");
        browser.ask("west", "Lamp Cabin");
        browser.ask("east", "Winding Landing");
        browser.ask("north", "Haulage Way");
        browser.ask("north", "The Turntable");
        browser.ask("west", "Pony Stables");
        browser.ask("east", "The Turntable");
        browser.ask("north", "Incline Head");
        browser.ask("south", "The Turntable");
    }

    private static void fight(Browser browser, Client tolo) throws IOException {
        tolo.ask("adjust mira hp 85 reason picture", "hp \\d+ to");
        tolo.ask("adjust tolo hp 58 reason picture", "hp \\d+ to");
        tolo.ask("create miners-lamp", "Audit \\d+");
        tolo.ask("drop miner", "You drop");
        tolo.ask("spawn tunnel-rat", "Audit \\d+");
        browser.ask("kill rat", "rat dies");
        browser.ask("loot", "corpse");
        tolo.ask("create potion-of-haste for mira", "Audit \\d+");
        tolo.ask(
                "gtell A miner comes up the rails. Drink, and I stand in front.", "stand in front");
        browser.ask("drink haste", "You drink");
        tolo.ask("spawn kobold-guard", "Audit \\d+");
        tolo.ask("spawn drowned-miner", "Audit \\d+");
        browser.type("kill miner");
        tolo.send("kill guard");
        browser.await(
                "some blows", () -> browser.log().split("> kill miner")[1].lines().count() > BLOWS);
        browser.awaitText("#panel-fight", "drowned miner");
    }

    private static void take(Browser browser) throws IOException {
        Files.createDirectories(PICTURES);
        save(browser, "page-dark");
        browser.set("theme", "light");
        save(browser, "page-light");
        browser.set("theme", "dark");
        browser.resize(PHONE_WIDTH, PHONE_HEIGHT);
        browser.press("[data-drawer=map]");
        save(browser, "page-phone");
        browser.press("[data-drawer=map]");
        for (var size : MORE_SIZES) {
            browser.resize(size.width(), size.height());
            save(browser, size.name());
        }
        browser.resize(WIDTH, HEIGHT);
        browser.set("preset", "reader");
        browser.awaitLog("Output for screen readers is on");
        save(browser, "page-reader");
    }

    /** As small as it goes without anybody seeing a difference. */
    private static void save(Browser browser, String name) throws IOException {
        var shot = ImageIO.read(new ByteArrayInputStream(browser.picture()));
        var picture = FewColours.of(shot);
        var writer = ImageIO.getImageWritersByFormatName("png").next();
        var how = writer.getDefaultWriteParam();
        how.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
        how.setCompressionQuality(0);
        var octets = new ByteArrayOutputStream();
        try (var out = ImageIO.createImageOutputStream(octets)) {
            writer.setOutput(out);
            writer.write(null, new IIOImage(picture, null, null), how);
        }
        Files.write(PICTURES.resolve(name + ".png"), octets.toByteArray());
    }
}
