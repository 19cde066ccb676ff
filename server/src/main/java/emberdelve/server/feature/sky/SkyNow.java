package emberdelve.server.feature.sky;

import emberdelve.config.content.Sky;
import emberdelve.server.html.Html;
import emberdelve.server.html.Voice;
import emberdelve.server.kernel.World;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The sky as everybody reads of it on a page.
 *
 * @param hour the name of the part of the day
 * @param seems the sentence of the weather
 */
public record SkyNow(Optional<Sky.Date> date, String hour, String seems) {
    /** Where content has no sky. */
    static final SkyNow NONE = new SkyNow(Optional.empty(), "", "");

    static SkyNow of(World world) {
        var heavens = world.part(Heavens.class);
        return heavens.sky()
                .map(sky ->
                        new SkyNow(
                                heavens.date(),
                                sky.at(heavens.hourOfDay()).name(),
                                heavens.kind(sky).seems().strip()))
                .orElse(NONE);
    }

    List<Html> write(Voice voice) {
        if (hour.isEmpty()) return List.of(Html.tag("p", voice.say("sky.none")));
        var words = new ArrayList<Html>();
        var now =
                date.map(its ->
                                voice.say(
                                        "sky.now-season",
                                        Map.of(
                                                "hour", hour,
                                                "weather", seems,
                                                "season", its.season().name())))
                        .orElseGet(
                                () -> voice.say("sky.now", Map.of("hour", hour, "weather", seems)));
        words.add(Html.tag("p", now));
        date.ifPresent(its ->
                words.add(
                        Html.tag(
                                "p",
                                voice.say(
                                        "sky.date",
                                        Map.of(
                                                "season", its.season().name(),
                                                "day", Integer.toString(its.day()),
                                                "days", Integer.toString(its.season().days()))))));
        return words;
    }
}
