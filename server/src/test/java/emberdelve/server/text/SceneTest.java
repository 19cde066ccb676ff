package emberdelve.server.text;

import static emberdelve.server.text.Cast.KOBOLD;
import static emberdelve.server.text.Cast.MIRA;
import static emberdelve.server.text.Cast.SABLE;
import static emberdelve.server.text.Cast.TOLO;
import static emberdelve.server.text.Cast.listener;
import static emberdelve.server.text.Cast.reader;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Direction;
import emberdelve.config.content.Message;
import emberdelve.config.content.MessageCatalogue;
import emberdelve.config.content.MessageKey;
import emberdelve.config.content.Messages;
import emberdelve.config.content.Template;
import emberdelve.config.content.Tone;
import emberdelve.protocol.style.StyledText;
import emberdelve.server.feature.Features;
import emberdelve.server.link.Heard;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Preferences;
import emberdelve.server.model.WorldEvent;
import emberdelve.server.rule.fight.FightEvent;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** A scene's messages stand instead of the common ones. */
final class SceneTest {
    private static final FightEvent.Died DEATH = new FightEvent.Died(KOBOLD, MIRA);
    private static final String KEY = "combat.died";
    private static final String HEARD = KEY + MessageCatalogue.HEARD;
    private static final Pattern NAMED = Pattern.compile("<([^<>]+)>");

    private static Narrator narrator(Map<String, String> common) {
        return Features.registry().narrator(new Messages(messages(common), Map.of()));
    }

    private static Map<String, Message> messages(Map<String, String> texts) {
        var messages = new HashMap<String, Message>();
        texts.forEach(
                (key, text) -> messages.put(key, new Message(Template.literal(text), Tone.PLAIN)));
        return messages;
    }

    private static List<String> tell(
            Narrator narrator, WorldEvent fact, Map<String, Message> scene, Reader reader) {
        var heard = new Heard.Fact(fact, Optional.empty(), true, scene);
        return narrator.tell(heard, reader).stream().map(StyledText::plain).toList();
    }

    @Test
    void itIsTheScenesMessageThatIsToldAndTheCommonOneWhereItHasNone() {
        var narrator = narrator(Map.of(KEY, "common", "combat.stopped", "stopped"));
        var scene = messages(Map.of(KEY, "own"));

        assertThat(tell(narrator, DEATH, scene, reader(SABLE))).containsExactly("own");
        assertThat(tell(narrator, DEATH, Map.of(), reader(SABLE))).containsExactly("common");
        assertThat(tell(narrator, new FightEvent.Stopped(MIRA), scene, reader(SABLE)))
                .containsExactly("stopped");
    }

    @Test
    void whoListensReadsTheFormForListenersWhoeverHasOne() {
        var plain = narrator(Map.of(KEY, "common"));
        var both = narrator(Map.of(KEY, "common", HEARD, "common aloud"));
        var own = messages(Map.of(KEY, "own"));
        var ownBoth = messages(Map.of(KEY, "own", HEARD, "own aloud"));

        assertThat(tell(plain, DEATH, own, listener(SABLE))).containsExactly("own");
        assertThat(tell(plain, DEATH, ownBoth, listener(SABLE))).containsExactly("own aloud");
        assertThat(tell(both, DEATH, own, listener(SABLE))).containsExactly("common aloud");
        assertThat(tell(both, DEATH, ownBoth, listener(SABLE))).containsExactly("own aloud");
        assertThat(tell(both, DEATH, ownBoth, reader(SABLE))).containsExactly("own");
    }

    /** What is declared as told can be replaced, and all that can be is declared so. */
    @Test
    void everyMessageThatTellsAFactIsDeclaredAsTold() {
        var shipped = ShippedMessages.load();
        var narrator = Features.registry().narrator(shipped);
        var catalogue = Features.registry().catalogue();
        var scene = new HashMap<String, Message>();
        for (var key : catalogue.byKey().values())
            if (!isWord(key.key())) scene.put(key.key(), named(key.key(), key));
        for (var key : shipped.keys())
            for (var family : catalogue.families())
                if (!catalogue.byKey().containsKey(key) && catalogue.isTold(key))
                    scene.putIfAbsent(key, named(family.key(), family));

        var told = new TreeSet<String>();
        for (var key : catalogue.byKey().values()) if (key.told()) told.add(key.key());

        assertThat(namedIn(narrator, scene)).containsExactlyInAnyOrderElementsOf(told);
    }

    private static Set<String> namedIn(Narrator narrator, Map<String, Message> scene) {
        var named = new TreeSet<String>();
        for (var fact : Facts.all())
            for (var who : List.of(MIRA, TOLO, SABLE, KOBOLD))
                for (var line : everyWay(narrator, fact, scene, who.id())) {
                    var found = NAMED.matcher(line);
                    while (found.find()) named.add(found.group(1));
                }
        named.removeIf(key -> key.contains("*"));
        return named;
    }

    private static List<String> everyWay(
            Narrator narrator, WorldEvent fact, Map<String, Message> scene, ActorId who) {
        var lines = new ArrayList<String>();
        for (var preferences :
                List.of(
                        Preferences.DEFAULT.withRolls(true),
                        Preferences.DEFAULT.withScreenReader(true)))
            for (var way : List.of(Optional.<Direction>empty(), Optional.of(Direction.NORTH)))
                narrator.tell(new Heard.Fact(fact, way, true, scene), new Reader(who, preferences))
                        .forEach(line -> lines.add(line.plain()));
        return lines;
    }

    /** A message that says its key and all its values. */
    private static Message named(String shown, MessageKey key) {
        var parts = new ArrayList<Template.Part>();
        parts.add(new Template.Part.Literal("<" + shown + ">"));
        for (var value : key.gaps().values()) parts.add(new Template.Part.Argument(value));
        return new Message(new Template(parts), Tone.PLAIN);
    }

    /** How somebody looks, and where: other views say it in the same words. */
    private static boolean isWord(String key) {
        return key.startsWith("condition.") || key.startsWith("far.");
    }
}
