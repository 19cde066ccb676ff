package emberdelve.server.text;

import static emberdelve.server.text.Cast.KOBOLD;
import static emberdelve.server.text.Cast.MIRA;
import static emberdelve.server.text.Cast.OGRE;
import static emberdelve.server.text.Cast.SWORD;
import static emberdelve.server.text.Cast.TOLO;

import emberdelve.server.feature.dice.DiceEvent;
import emberdelve.server.feature.feat.FeatEvent;
import emberdelve.server.feature.guide.GuideEvent;
import emberdelve.server.feature.lantern.LanternEvent;
import emberdelve.server.feature.lodging.LodgingEvent;
import emberdelve.server.feature.person.PersonEvent;
import emberdelve.server.feature.reload.ReloadEvent;
import emberdelve.server.feature.rumour.RumourEvent;
import emberdelve.server.feature.sky.SkyEvent;
import emberdelve.server.feature.smith.SmithEvent;
import emberdelve.server.feature.stone.StoneEvent;
import emberdelve.server.model.Pile;
import emberdelve.server.model.WorldEvent;
import emberdelve.server.rule.item.TradeEvent;
import emberdelve.server.rule.spawn.SpawnEvent;

import java.util.ArrayList;
import java.util.List;

/** The town, what one can pursue there, and people for hire. */
final class TownFacts {
    private TownFacts() {}

    /** What happens in the town between two ways down. */
    static List<WorldEvent> town() {
        return List.of(
                new LodgingEvent.Rented(MIRA, 640, "Agnes Dunnock"),
                new LodgingEvent.WentUp(MIRA, "Mira"),
                new LodgingEvent.WentUp(TOLO, "Mira"),
                new LodgingEvent.WentDown(MIRA),
                new LodgingEvent.ShownOut(TOLO, "Agnes Dunnock"),
                new LodgingEvent.EndsSoon(MIRA, "The Dry Boots", 23),
                new LodgingEvent.EndsSoon(MIRA, "The Dry Boots", 0),
                new LodgingEvent.Ended(MIRA, "The Dry Boots"),
                new DiceEvent.Opened(MIRA, 20, 20),
                new DiceEvent.Joined(TOLO, 20),
                new DiceEvent.Rolled(MIRA, 5, 6, 11),
                new DiceEvent.Pressed(MIRA, 3, 14),
                new DiceEvent.WentOut(MIRA, 5, 16),
                new DiceEvent.Stood(TOLO, 12),
                new DiceEvent.WalkedOff(TOLO, 20),
                new DiceEvent.TookBack(TOLO, 20),
                new DiceEvent.Won(MIRA, 36, 4),
                new DiceEvent.HouseWon(TOLO, 40),
                new DiceEvent.Asked(MIRA, 11, 20),
                new DiceEvent.GotBack(MIRA, 20),
                new PersonEvent.Talked(MIRA, "the landlord"));
    }

    static List<WorldEvent> pursuits() {
        return List.of(
                new LanternEvent.Lit(MIRA, 12, "Little Thirsty", 29),
                new LanternEvent.Lit(TOLO, 41, "the Last One", 0),
                new LanternEvent.AllLit(TOLO, 41, 1),
                new LanternEvent.AllLit(MIRA, 41, 2),
                new RumourEvent.Heard("They say that a white hound goes about."),
                new RumourEvent.Ended(MIRA, OGRE),
                new RumourEvent.Faded(OGRE),
                new SkyEvent.Turned("It begins to rain."),
                new SpawnEvent.Withdrew(OGRE),
                new GuideEvent(MIRA, "Tam", "Winding Landing, The Old Mine", 15),
                new StoneEvent(MIRA, "The mason", "Mira was here.", 500),
                new SmithEvent.Improved(MIRA, "Hester Vane", SWORD, SWORD, 166),
                new SmithEvent.Honed(TOLO, "Hester Vane", SWORD, 15),
                new ReloadEvent.Moved(MIRA, "the yard"),
                new ReloadEvent.Published(MIRA, "the yard"),
                new ReloadEvent.Returned(MIRA, "the yard"),
                new ReloadEvent.CameOff(MIRA, new Pile(SWORD, 1)),
                new ReloadEvent.PutOnAgain(MIRA, new Pile(SWORD, 1)),
                new FeatEvent.Earned(MIRA, "the Ratcatcher", "Ten rats have met you."));
    }

    static List<WorldEvent> services() {
        var services =
                new ArrayList<WorldEvent>(
                        List.of(
                                new TradeEvent.Hired(MIRA, KOBOLD, 40),
                                new TradeEvent.EndsSoon(KOBOLD),
                                new TradeEvent.Fell(KOBOLD)));
        for (var why : TradeEvent.Why.values()) services.add(new TradeEvent.Left(KOBOLD, why));
        return services;
    }
}
