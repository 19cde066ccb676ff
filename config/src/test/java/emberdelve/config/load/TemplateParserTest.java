package emberdelve.config.load;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Template;
import emberdelve.config.content.Template.Part;
import emberdelve.config.content.Template.PronounCase;
import emberdelve.config.read.Problem;
import emberdelve.config.read.Problems;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;

class TemplateParserTest {
    private final Problems problems = new Problems();

    @Test
    void aSentenceIsItsWordsAndItsGaps() {
        assertParts(
                "$Name$0 $verb(swings)$0 at $name$1 for $amount$.",
                new Part.Name(0, true),
                new Part.Literal(" "),
                new Part.Verb("swings", 0, false),
                new Part.Literal(" at "),
                new Part.Name(1, false),
                new Part.Literal(" for "),
                new Part.Argument("amount"),
                new Part.Literal("."));
    }

    @Test
    void everyKindOfGapIsKnown() {
        assertParts("$aName$2", new Part.AnyName(2, false));
        assertParts("$AName$2", new Part.AnyName(2, true));
        assertParts("$pverb(is)$9", new Part.Verb("is", 9, true));
        assertParts("$averb(blow)$0", new Part.ArgumentVerb("blow", 0));
        assertParts("$count(amount,coin,coins)$", new Part.Counted("amount", "coin", "coins"));
        assertParts("$verb(lets go)$0", new Part.Verb("lets go", 0, false));
        assertParts("$itemName$", new Part.Argument("itemName"));
    }

    @Test
    void everyPronounHasASmallAndACapitalForm() {
        assertParts("$heSheIt$0", new Part.Pronoun(0, PronounCase.SUBJECT, false));
        assertParts("$HimHerIt$1", new Part.Pronoun(1, PronounCase.OBJECT, true));
        assertParts("$hisHerIts$0", new Part.Pronoun(0, PronounCase.POSSESSIVE, false));
        assertParts("$HisHersIts$0", new Part.Pronoun(0, PronounCase.POSSESSIVE_ALONE, true));
        assertParts("$himselfHerselfItself$0", new Part.Pronoun(0, PronounCase.REFLEXIVE, false));
    }

    @Test
    void everyActorWordIsReadable() {
        for (var word : ActorWords.ALL) assertThat(ActorWords.part(word, 0)).as(word).isPresent();
    }

    @Test
    void twoDollarsAreADollar() {
        assertParts(
                "That costs $$5, $name$1.",
                new Part.Literal("That costs $5, "),
                new Part.Name(1, false),
                new Part.Literal("."));
        assertParts("$$$$", new Part.Literal("$$"));
        assertParts("$$name$$0", new Part.Literal("$name$0"));
        assertParts("");
    }

    @Test
    void oneWordWithoutAnActorIsAnArgumentEvenNextToText() {
        assertParts("$a$$b$", new Part.Argument("a"), new Part.Argument("b"));
        assertParts(
                "($amount$)",
                new Part.Literal("("),
                new Part.Argument("amount"),
                new Part.Literal(")"));
    }

    @Test
    void everythingElseWithADollarIsAMistakeWithItsColumn() {
        assertMistake("It costs $5.", "m:1:10: template: $5.");
        assertMistake("ä$Nme$0!", "m:1:2: template: $Nme$0", "did you mean \"$Name$0\"?");
        assertMistake("a $name$ b", "m:1:3: template: $name$");
        assertMistake("$name$10", "m:1:1: template: $name$10");
        assertMistake("$amount$5", "m:1:1: template: $amount$5");
        assertMistake("$verb()$0", "m:1:1: template: $verb()$0");
        assertMistake("$verb(hits)", "m:1:1: template: $verb(hits)");
        assertMistake("$count(amount,coin)$", "m:1:1: template: $count(amount,coin)$");
        assertMistake("$Amount$", "m:1:1: template: $Amount$");
        assertMistake("$some-word$", "m:1:1: template: $some-word$");
        assertMistake("at the end $", "m:1:12: template: $ (");
    }

    @Test
    void allMistakesOfOneTextAreTold() {
        assertThat(TemplateParser.parse("$x and $y and $name$0 $", "m", problems)).isEmpty();
        assertThat(problems.list()).extracting(Problem::column).containsExactly(1, 8, 23);
    }

    @Test
    void inAFileThePlaceIsThatOfTheDollarWhateverTheQuoting(@TempDir Path parent) {
        var folder =
                ContentFolder.small(parent)
                        .write(
                                "messages/combat.yaml",
                                """
                                a.plain: Costs $$3, $5.
                                a.quoted: "say \\"hi\\" $5"
                                a.single: 'it''s $5'
                                a.folded: >
                                  One $$ and
                                  two $$ and
                                    three $5 and $name$0.
                                a.literal: {tone: plain, text: "over
                                   two lines $5"}
                                """);

        assertThat(folder.problems())
                .extracting(line -> line.replaceFirst(" \\(.*", ""))
                .containsExactly(
                        "content/messages/combat.yaml:1:21: a.plain: $5.",
                        "content/messages/combat.yaml:2:23: a.quoted: $5",
                        "content/messages/combat.yaml:3:18: a.single: $5",
                        "content/messages/combat.yaml:7:11: a.folded: $5",
                        "content/messages/combat.yaml:9:14: a.literal.text: $5");
    }

    @Test
    void aTemplateMayNotBeLongerThanAPage(@TempDir Path parent) {
        var folder = ContentFolder.small(parent);

        folder.write("messages/a.yaml", "a.b: " + "x".repeat(TemplateParser.TEXT_MAX_CHARS));
        assertThat(folder.problems()).isEmpty();
        folder.append("messages/a.yaml", "x");
        assertThat(folder.problems())
                .singleElement()
                .asString()
                .startsWith("content/messages/a.yaml:1:6: a.b: xxx")
                .contains("at most 4000 characters");
    }

    private void assertParts(String text, Part... parts) {
        assertThat(TemplateParser.parse(text, "m", problems).map(Template::parts))
                .hasValueSatisfying(found -> assertThat(found).containsExactly(parts));
        assertThat(problems.list()).isEmpty();
    }

    private static void assertMistake(String text, String... parts) {
        var problems = new Problems();
        assertThat(TemplateParser.parse(text, "m", problems)).isEmpty();
        assertThat(problems.list())
                .singleElement()
                .asString()
                .startsWith(parts[0].strip())
                .contains(parts);
    }
}
