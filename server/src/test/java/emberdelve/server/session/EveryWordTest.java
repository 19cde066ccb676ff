package emberdelve.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Content;
import emberdelve.config.content.Message;
import emberdelve.config.content.Messages;
import emberdelve.config.content.Saga;
import emberdelve.config.content.Template.Part;
import emberdelve.protocol.style.StyledText;
import emberdelve.protocol.style.Wrap;
import emberdelve.server.feature.Features;
import emberdelve.server.feature.duel.DuelEvent;
import emberdelve.server.link.Heard;
import emberdelve.server.model.CharacterSettings;
import emberdelve.server.model.Detail;
import emberdelve.server.model.Preferences;
import emberdelve.server.text.Cast;
import emberdelve.server.text.Facts;
import emberdelve.server.text.Phrasing;
import emberdelve.server.text.Reader;
import emberdelve.server.text.Views;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Every message, every view and every fact, in every profile, as it stands on the screen. */
final class EveryWordTest {
    private static final int COLUMNS = 78;

    /** Of what is heard, signs that are read out one by one; more is noise. */
    private static final double SIGNS_MAX = 0.2;

    private static final List<Preferences> PROFILES =
            List.of(
                    Preferences.DEFAULT,
                    Preferences.DEFAULT.withSettings(
                            CharacterSettings.DEFAULT.withDetail(Optional.of(Detail.BRIEF))),
                    Preferences.DEFAULT.withScreenReader(true));

    private final Content content = ShippedContent.load();
    private final Messages messages = content.messages();
    private final Speech speech = new Speech(messages, Features.registry());
    private final Phrasing phrasing = Features.registry().phrasing(messages);

    @Test
    void everyMessageFitsItsProfile() {
        for (var key : messages.keys()) {
            // Who is read to gets the form with -sr instead, where there is one.
            var heard = key.endsWith("-sr") || !messages.keys().contains(key + "-sr");
            var words = filled(key);
            if (!key.endsWith("-sr")) assertFits(key, words, false);
            if (heard && !isPiece(key)) assertFits(key, words, true);
        }
    }

    @Test
    void everyViewFitsEveryProfile() {
        for (var profile : PROFILES) {
            for (var view : Views.all()) {
                var reader = new Reader(Cast.MIRA.id(), profile);
                for (var line : speech.show(view, reader))
                    assertFits(view.toString(), line.plain(), profile.screenReader());
            }
        }
    }

    @Test
    void everyFactFitsEveryProfileOfEveryReaderInEveryZone() {
        for (var scene : scenes())
            for (var fact : Facts.all())
                assertFits(new Heard.Fact(fact, Optional.empty(), true, scene));
    }

    private void assertFits(Heard.Fact heard) {
        for (var profile : PROFILES)
            for (var who : List.of(Cast.MIRA, Cast.TOLO, Cast.SABLE))
                for (var line : speech.tell(heard, new Reader(who.id(), profile)))
                    assertFits(heard.toString(), line.plain(), profile.screenReader());
    }

    /** No words of their own, and those of each zone that has some. */
    private Set<Map<String, Message>> scenes() {
        var scenes = new LinkedHashSet<Map<String, Message>>();
        scenes.add(Map.of());
        for (var zone : content.zones().values()) scenes.add(zone.messages());
        return scenes;
    }

    @Test
    void everyLineOfTheSagaFitsEveryProfileOfEveryReader() {
        var saga = ShippedContent.load().part(Saga.class).orElseThrow();
        for (var moment : Saga.Moment.values()) {
            for (var message : saga.words().getOrDefault(moment, List.of())) {
                for (var site : saga.sites()) {
                    for (var weapon : saga.weapons())
                        assertFits(told(moment, message, site, weapon));
                }
            }
        }
    }

    private static DuelEvent.Told told(
            Saga.Moment moment, Message message, String site, Saga.Weapon weapon) {
        return new DuelEvent.Told(
                moment,
                message,
                List.of(Cast.MIRA, Cast.TOLO),
                Map.of(
                        "site",
                        site,
                        "round",
                        "12",
                        "blow",
                        weapon.blow(),
                        "weapon",
                        weapon.name(),
                        "amount",
                        "8"),
                List.of(Cast.MIRA.id(), Cast.TOLO.id()));
    }

    private void assertFits(DuelEvent.Told told) {
        for (var profile : PROFILES) {
            for (var who : List.of(Cast.MIRA, Cast.TOLO, Cast.SABLE)) {
                var heard = new Heard.Fact(told, Optional.empty());
                for (var line : speech.tell(heard, new Reader(who.id(), profile))) {
                    assertFits(told.moment().toString(), line.plain(), profile.screenReader());
                    assertThat(line.plain()).doesNotContain("[").doesNotContain("$");
                }
            }
        }
    }

    private static void assertFits(String what, String text, boolean heard) {
        for (var line : Wrap.wrap(StyledText.of(text), COLUMNS)) {
            var plain = line.plain();
            assertThat(plain).as(what).hasSizeLessThanOrEqualTo(COLUMNS);
            assertThat(plain.chars())
                    .as(what + ": no boxes, no controls")
                    .noneMatch(sign -> sign >= 0x2500 && sign <= 0x259f)
                    .noneMatch(Character::isISOControl);
            assertThat(plain).as(what + ": no rules").doesNotMatch(".*[-=*_#~+|]{3,}.*");
            if (!heard) continue;
            assertThat(plain).as(what + ": no columns").doesNotContain("  ");
            if (plain.length() > 20)
                assertThat(signs(plain)).as("%s: %s", what, plain).isLessThanOrEqualTo(SIGNS_MAX);
        }
        if (heard)
            assertThat(text.lines())
                    .as(what + ": no empty lines")
                    .allSatisfy(line -> assertThat(line).isNotBlank());
    }

    /** The share of what is neither a letter, a digit nor a blank. */
    private static double signs(String line) {
        var signs = line.chars().filter(c -> !Character.isLetterOrDigit(c) && c != ' ').count();
        return (double) signs / line.length();
    }

    /** A piece of a line, that is put behind or before something. */
    private boolean isPiece(String key) {
        return filled(key).startsWith(" ") || filled(key).startsWith(",");
    }

    private String filled(String key) {
        var template = messages.get(key).template();
        var arguments = new HashMap<String, String>();
        for (var part : template.parts()) {
            var name =
                    switch (part) {
                        case Part.Argument(var argument) -> argument;
                        case Part.ArgumentVerb(var argument, _) -> argument;
                        case Part.Counted(var argument, _, _) -> argument;
                        default -> "";
                    };
            arguments.put(name, "7");
        }
        var actors = new ArrayList<>(List.of(Cast.MIRA, Cast.TOLO));
        return phrasing.fill(template, actors, arguments, Cast.SABLE.id());
    }
}
