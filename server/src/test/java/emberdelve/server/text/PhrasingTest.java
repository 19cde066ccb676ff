package emberdelve.server.text;

import static emberdelve.server.text.Cast.KOBOLD;
import static emberdelve.server.text.Cast.MIRA;
import static emberdelve.server.text.Cast.OGRE;
import static emberdelve.server.text.Cast.SABLE;
import static emberdelve.server.text.Cast.TOLO;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Message;
import emberdelve.config.content.Messages;
import emberdelve.config.content.Pronouns;
import emberdelve.config.content.Template;
import emberdelve.config.content.Tone;
import emberdelve.config.load.TemplateParser;
import emberdelve.config.read.Problems;
import emberdelve.protocol.style.Color;
import emberdelve.server.feature.Features;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Named;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.List;
import java.util.Map;

/** One template, many readers (docs/building.md: Messages). */
final class PhrasingTest {
    private static final Messages MESSAGES =
            new Messages(
                    Map.of("shout.loud", new Message(Template.literal("HEY"), Tone.SHOUT)),
                    Map.of("is", "are", "has", "have", "dies", "die", "doesn't", "don't"));
    private final Phrasing phrasing = Features.registry().phrasing(MESSAGES);

    @Test
    void namesAreYouToThemselvesAndHaveTheirArticleForOthers() {
        var template = "$Name$0 $verb(sees)$0 $name$1.";
        assertThat(read(template, MIRA, MIRA, KOBOLD)).isEqualTo("You see the kobold.");
        assertThat(read(template, KOBOLD, MIRA, KOBOLD)).isEqualTo("Mira sees you.");
        assertThat(read(template, TOLO, KOBOLD, MIRA)).isEqualTo("The kobold sees Mira.");
        var any = "$AName$0 and $aName$1";
        assertThat(read(any, TOLO, KOBOLD, OGRE)).isEqualTo("A kobold and an ogre");
        assertThat(read(any, TOLO, MIRA, TOLO)).isEqualTo("Mira and you");
        assertThat(read("$AName$0 and $aName$1", TOLO, TOLO, OGRE)).isEqualTo("You and an ogre");
        assertThat(read("$AName$0", TOLO, OGRE)).isEqualTo("An ogre");
    }

    @ParameterizedTest
    @CsvSource({
        "heSheIt, she, he, they, it, you",
        "himHerIt, her, him, them, it, you",
        "hisHerIts, her, his, their, its, your",
        "hisHersIts, hers, his, theirs, its, yours",
        "himselfHerselfItself, herself, himself, themselves, itself, yourself"
    })
    void pronounsFitTheActorAndTheReader(
            String word, String mira, String tolo, String sable, String kobold, String reader) {
        var template = "$" + word + "$0";
        assertThat(read(template, OGRE, MIRA)).isEqualTo(mira);
        assertThat(read(template, OGRE, TOLO)).isEqualTo(tolo);
        assertThat(read(template, OGRE, SABLE)).isEqualTo(sable);
        assertThat(read(template, OGRE, KOBOLD)).isEqualTo(kobold);
        assertThat(read(template, MIRA, MIRA)).isEqualTo(reader);

        var capital = "$" + Nouns.capital(word) + "$0";
        assertThat(read(capital, OGRE, SABLE)).isEqualTo(Nouns.capital(sable));
        assertThat(read(capital, MIRA, MIRA)).isEqualTo(Nouns.capital(reader));
    }

    @Test
    void verbsArePluralBehindTheyAndSingularBehindTheName() {
        var template = "$Name$0 $verb(is)$0 here; $heSheIt$0 $pverb(has)$0 it";
        assertThat(read(template, MIRA, SABLE)).isEqualTo("Sable is here; they have it");
        assertThat(read(template, MIRA, TOLO)).isEqualTo("Tolo is here; he has it");
        assertThat(read(template, SABLE, SABLE)).isEqualTo("You are here; you have it");
    }

    @ParameterizedTest
    @CsvSource({
        "swings, swing", "flies, fly", "misses, miss", "slashes, slash", "clutches, clutch",
        "mixes, mix", "buzzes, buzz", "goes, go", "strikes, strike", "squares up, square up",
        "is, are", "has, have", "dies, die", "doesn't stop, don't stop", "blesses, bless",
        "lashes out at, lash out at", "can, can"
    })
    void verbsLoseTheirThirdPersonForTheReader(String third, String plain) {
        var template = "$verb(" + third + ")$0";
        assertThat(read(template, MIRA, MIRA)).isEqualTo(plain);
        assertThat(read(template, TOLO, MIRA)).isEqualTo(third);
        var fromArgument = parse("$averb(blow)$0");
        assertThat(phrasing.fill(fromArgument, List.of(MIRA), Map.of("blow", third), MIRA.id()))
                .isEqualTo(plain);
    }

    @Test
    void countedNounsFitTheirNumber() {
        var template = parse("$amount$ $count(amount,coin,coins)$");
        for (var amount : List.of("0", "2", "11", "-1"))
            assertThat(phrasing.fill(template, List.of(), Map.of("amount", amount), MIRA.id()))
                    .isEqualTo(amount + " coins");
        assertThat(phrasing.fill(template, List.of(), Map.of("amount", "1"), MIRA.id()))
                .isEqualTo("1 coin");
    }

    @Test
    void argumentsAreNeverReadAsTemplates() {
        var evil = "$Name$0 $$ %s {0} $verb(hits)$0 \\n";
        assertThat(
                        phrasing.fill(
                                parse("$Name$0: $words$"),
                                List.of(MIRA),
                                Map.of("words", evil),
                                TOLO.id()))
                .isEqualTo("Mira: " + evil);
    }

    @Test
    void aDollarWrittenTwiceIsADollar() {
        assertThat(read("5$$", MIRA)).isEqualTo("5$");
    }

    @Test
    void ofTwoOfAKindTheSecondIsAnother() {
        var other = new Named(new ActorId(44), "kobold", "a", Pronouns.IT);
        var template = "$Name$0 $verb(claws)$0 $name$1. $Name$1 $verb(is)$1 hurt.";
        assertThat(read(template, MIRA, KOBOLD, other))
                .isEqualTo("The kobold claws another kobold. The other kobold is hurt.");
        assertThat(read(template, KOBOLD, KOBOLD, other))
                .isEqualTo("You claw the kobold. The kobold is hurt.");
        assertThat(read(template, other, KOBOLD, other))
                .isEqualTo("The kobold claws you. You are hurt.");
        assertThat(read(template, MIRA, KOBOLD, OGRE)).startsWith("The kobold claws the ogre.");
    }

    @Test
    void whatOneDoesToOneselfIsSaidSo() {
        var template = "$Name$0 $verb(claws)$0 $name$1.";
        assertThat(read(template, MIRA, KOBOLD, KOBOLD)).isEqualTo("The kobold claws itself.");
        assertThat(read(template, KOBOLD, KOBOLD, KOBOLD)).isEqualTo("You claw yourself.");
        assertThat(read(template, TOLO, MIRA, MIRA)).isEqualTo("Mira claws herself.");
    }

    @Test
    void whatHasItsOwnFullStopGetsNoSecondOne() {
        var template = parse("Report by $who$: $words$. Thank you.");
        for (var end : List.of(".", "!", "?"))
            assertThat(
                            phrasing.fill(
                                    template,
                                    List.of(),
                                    Map.of("who", "Mira", "words", "Rats" + end),
                                    MIRA.id()))
                    .isEqualTo("Report by Mira: Rats" + end + " Thank you.");
    }

    @Test
    void whoeverIsNotGivenIsSomeone() {
        assertThat(read("$Name$1 $verb(hits)$1 $name$0. $HeSheIt$1 $pverb(laughs)$1.", MIRA, MIRA))
                .isEqualTo("Someone hits you. They laugh.");
    }

    @Test
    void aValueNobodyGaveShowsItsKey() {
        assertThat(read("for $amount$", MIRA)).isEqualTo("for [amount]");
    }

    @Test
    void aLineHasTheStyleOfItsTone() {
        var line = phrasing.line("shout.loud", List.of(), Map.of(), MIRA.id());
        assertThat(line.plain()).isEqualTo("HEY");
        assertThat(line.runs().getFirst().style()).isEqualTo(Tones.style(Tone.SHOUT));
        assertThat(phrasing.line("no.such", List.of(), Map.of(), MIRA.id()).plain())
                .isEqualTo("[no.such]");
    }

    @ParameterizedTest
    @EnumSource(Tone.class)
    void noToneHidesItsText(Tone tone) {
        var color =
                Tones.style(tone).color() instanceof Color.Shade(var ansi, _, _)
                        ? ansi
                        : Tones.style(tone).color();
        assertThat(color).isNotIn(Color.Ansi.BLACK, Color.Ansi.BLUE, Color.Ansi.WHITE);
    }

    private String read(String template, Named reader, Named... actors) {
        return phrasing.fill(parse(template), List.of(actors), Map.of(), reader.id());
    }

    private static Template parse(String text) {
        var problems = new Problems();
        var template = TemplateParser.parse(text, "test", problems);
        assertThat(template).as(problems.toString()).isPresent();
        return template.orElseThrow();
    }
}
