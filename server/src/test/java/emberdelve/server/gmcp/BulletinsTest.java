package emberdelve.server.gmcp;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;

import emberdelve.config.content.Pronouns;
import emberdelve.protocol.option.GmcpModules;
import emberdelve.server.feature.Features;
import emberdelve.server.gmcp.Bulletins.Choice;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Named;
import emberdelve.server.rule.talk.TalkEvent;
import emberdelve.server.text.Views;
import emberdelve.server.view.Note;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What programs are told has the form that its schema in the docs says. */
class BulletinsTest {
    private static final Path SCHEMAS = Path.of("../docs/gmcp");
    private static final Named MIRA = new Named(new ActorId(1), "Mira", "", Pronouns.SHE);

    private static final String KEPT =
            """
            {"format":1,"aliases":[{"word":"kk","commands":"kill $1","on":true}],\
            "triggers":[{"pattern":"* arrives","regex":false,"highlight":true,"gag":false,\
            "notify":false,"sound":"tell","send":"","on":true}],\
            "macros":[{"key":"F2","commands":"flee","on":false}]}\
            """;

    private final Bulletins bulletins = Features.registry().bulletins();

    @Test
    void everyMessageIsAsItsSchemaSays() throws IOException {
        var registry = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);
        for (var bulletin : samples()) {
            var schema =
                    registry.getSchema(
                            Files.readString(SCHEMAS.resolve(bulletin.name() + ".json")));
            assertThat(schema.validate(bulletin.json(), InputFormat.JSON))
                    .as("%s %s", bulletin.name(), bulletin.json())
                    .isEmpty();
        }
    }

    @Test
    void everySchemaIsThatOfAMessage() throws IOException {
        var documented = new TreeSet<String>();
        try (var files = Files.list(SCHEMAS)) {
            files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".json"))
                    .forEach(name -> documented.add(name.substring(0, name.length() - 5)));
        }
        var sent = new TreeSet<String>();
        for (var bulletin : samples()) sent.add(bulletin.name());
        assertThat(documented).isEqualTo(sent);
    }

    @Test
    void wordsAreTheSameWordsWhateverTheyAreMadeOf() {
        var words = "a \"quoted\" \\ back\u00e9 {\"hp\":1} \ud83d\ude00";
        var said =
                bulletins.of(
                        new TalkEvent.Spoke(MIRA, words).voice().orElseThrow(),
                        "Mira says: " + words);

        assertThat(
                        new tools.jackson.databind.json.JsonMapper()
                                .readTree(said.json())
                                .get("text")
                                .asString())
                .isEqualTo("Mira says: " + words);
    }

    /** Whom a menace is meant for, by the id that other messages have for that one. */
    @Test
    void theTimelineSaysWhomAMenaceIsMeantFor() {
        assertThat(samples())
                .filteredOn(bulletin -> bulletin.name().equals("Delve.Timeline"))
                .anySatisfy(bulletin ->
                        assertThat(bulletin.json())
                                .contains("\"sign\":\"leans\",\"target\":\"" + MIRA.id() + "\"")
                                .contains("\"sign\":\"leans\",\"target\":\"\"")
                                .contains("\"condition\":\"unhurt\",\"foe\":false"));
    }

    @Test
    void onlyWhatIsWantedIsFollowed() {
        assertThat(topics()).isEmpty();
        assertThat(topics("Char.Vitals 1")).containsExactly("VITALS");
        assertThat(topics("Room 1")).containsExactly("ROOM", "PEOPLE");
        assertThat(topics("Input 1")).containsExactly("VERBS", "OWN_WORDS");
        assertThat(topics("Char", "Room", "Group", "Delve"))
                .containsExactly(
                        "VITALS",
                        "SCORE",
                        "ROOM",
                        "INVENTORY",
                        "EQUIPMENT",
                        "GROUP",
                        "TIMELINE",
                        "EFFECTS",
                        "ABILITIES",
                        "PEOPLE");
    }

    @Test
    void whatIsLongIsFollowedForThoseWhoNameIt() {
        assertThat(topics("Room.Map 1")).containsExactly("MAP");
        assertThat(topics("Room 1", "Room.Map 1"))
                .containsExactlyInAnyOrder("ROOM", "PEOPLE", "MAP");
    }

    private List<String> topics(String... modules) {
        var names =
                Stream.of(modules)
                        .map(module -> module.split(" ")[0].toLowerCase(Locale.ROOT))
                        .collect(Collectors.toSet());
        var wanted = new GmcpModules(names);
        return bulletins.topics(wanted::wants, wanted::names);
    }

    private List<Bulletin> samples() {
        var samples = new ArrayList<Bulletin>();
        for (var view : Views.all()) samples.addAll(bulletins.of(view));
        for (var view : Views.data()) samples.addAll(bulletins.of(view));
        var talk =
                List.of(
                        new TalkEvent.Spoke(MIRA, "hello"),
                        new TalkEvent.Emoted(MIRA, "waves"),
                        new TalkEvent.Shouted(MIRA, "help"),
                        new TalkEvent.Told(MIRA, MIRA, "note"),
                        new TalkEvent.Whispered(MIRA, MIRA, "note"),
                        new TalkEvent.ToldGroup(MIRA, "go"),
                        new TalkEvent.Channelled(MIRA, "newbie", "hello"),
                        new TalkEvent.Gestured(MIRA, Optional.empty(), "bow"));
        for (var words : talk)
            samples.add(bulletins.of(words.voice().orElseThrow(), "Mira " + words.words()));
        samples.add(bulletins.loginOffer());
        samples.add(bulletins.loginCode());
        samples.add(bulletins.newPassword("Mira"));
        samples.add(bulletins.writing(true));
        samples.add(bulletins.gui("0123456789ab", "https://play.example.org/emberdelve.mpackage"));
        samples.add(bulletins.screenReader(true));
        samples.add(bulletins.loginTicket("0123456789abcdef", "Mira", 240));
        samples.add(bulletins.moment(40_370));
        samples.add(bulletins.loginSaid(Note.of("login.wrong", Map.of("left", "2")), "Not so."));
        samples.add(bulletins.loginResult(true, ""));
        samples.add(bulletins.loginResult(false, "Not so."));
        samples.add(bulletins.kept(17, 0, ""));
        samples.add(bulletins.kept(17, 3, KEPT));
        samples.add(bulletins.isKept(4));
        samples.add(bulletins.isNotKept("Not so."));
        samples.add(bulletins.soundFolder("https://play.example.org/sounds/"));
        samples.add(bulletins.soundToLoad("tell-1f0c94b2.wav"));
        samples.add(bulletins.sound("tell-1f0c94b2.wav", "tell", 100, "somebody speaks to you"));
        samples.add(bulletins.choices("", List.of()));
        samples.add(bulletins.choices("Which?", List.of(new Choice("north", "1", "to the stair"))));
        // What the protocol library sends by itself has one, too, and what clients send.
        samples.add(new Bulletin("Input.Secret", "{\"secret\":true}"));
        samples.add(new Bulletin(GmcpTicket.PRESENTED, "{\"ticket\":\"0123456789abcdef\"}"));
        samples.add(new Bulletin(GmcpKept.SET, "{\"version\":3,\"document\":" + KEPT + "}"));
        samples.add(new Bulletin(GmcpVolumes.NAME, "{\"menace\":80,\"way\":0}"));
        samples.add(new Bulletin(GmcpCredentials.NAME, "{}"));
        samples.add(
                new Bulletin(GmcpCredentials.NAME, "{\"account\":\"Mira\",\"password\":\"x\"}"));
        return samples;
    }
}
