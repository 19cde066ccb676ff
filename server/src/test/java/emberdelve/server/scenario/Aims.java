package emberdelve.server.scenario;

import emberdelve.config.content.ContentPart;
import emberdelve.config.content.Feat;
import emberdelve.config.content.Feat.Measure;
import emberdelve.config.content.FeatList;
import emberdelve.config.content.Smith;
import emberdelve.server.feature.guide.Guide;
import emberdelve.server.feature.lantern.Lanterns;
import emberdelve.server.feature.rumour.Rumours;
import emberdelve.server.feature.stone.Stone;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** What there is to pursue in the scenarios. */
public final class Aims {
    /** Three lanterns in the refuge, of which the first burns; dummies have oil. */
    public static final Lanterns LANTERNS =
            new Lanterns(
                    Bestiary.REFUGE,
                    Armoury.OIL.id(),
                    1,
                    List.of("the Pit", "the Shaft"),
                    List.of("One of three.", "Two of three.", "All of them."),
                    Map.of("dummy", 100));

    static final FeatList FEATS =
            feats(
                    feat("dummies", "the Clever", Measure.KILLS, "dummy", 2),
                    feat("company", "the Friend", Measure.SHARED_KILLS, "", 1),
                    feat("lamp", "the Bright", Measure.LANTERNS, "", 1),
                    feat("rich", "the Rich", Measure.GOLD, "", 500),
                    feat("dead", "the Dead", Measure.DEATHS, "", 2),
                    feat("delver", "the Deep", Measure.DELVES, "", 1),
                    new Feat(
                            "walker",
                            "the Walker",
                            "Told.",
                            Measure.ROOMS,
                            Optional.of(DrawnMap.ZONE),
                            Optional.empty()));

    /** One now and then, of which people talk in the refuge. */
    static final Rumours RUMOURS =
            new Rumours(
                    Bestiary.REFUGE,
                    Duration.ofMinutes(10),
                    Duration.ofMinutes(12),
                    Duration.ofMinutes(5),
                    List.of(new Rumours.Rare("wonder", DrawnMap.ZONE, "They say.")));

    /** A smith of three steps, each twice as dear as the one before. */
    public static final Smith SMITH =
            new Smith(
                    "Vane",
                    Bestiary.REFUGE,
                    3,
                    10,
                    5,
                    new Smith.Price(100, 20, 200, 10),
                    new Smith.Honing("keen", 20, Duration.ofMinutes(1), 5));

    static final Guide GUIDE =
            new Guide(
                    "Tam",
                    List.of(Bestiary.REFUGE, DrawnMap.id("farhaven"), DrawnMap.id("farcave")),
                    10,
                    5);

    static final Stone STONE = new Stone("The mason", Bestiary.REFUGE, 500);

    static final List<ContentPart> ALL = List.of(FEATS, LANTERNS, RUMOURS, SMITH, GUIDE, STONE);

    private Aims() {}

    private static Feat feat(String id, String title, Measure when, String of, int count) {
        var kind = of.isEmpty() ? Optional.<String>empty() : Optional.of(of);
        return new Feat(id, title, "Told.", when, kind, Optional.of(count));
    }

    private static FeatList feats(Feat... feats) {
        var byId = new TreeMap<String, Feat>();
        for (var feat : feats) byId.put(feat.id(), feat);
        return new FeatList(byId);
    }
}
