package emberdelve.server.text;

import static emberdelve.server.text.Cast.MIRA;
import static emberdelve.server.text.Cast.SABLE;
import static emberdelve.server.text.Cast.TOLO;

import emberdelve.server.feature.delve.DelveEvent;
import emberdelve.server.feature.delve.DelveScore;
import emberdelve.server.feature.delve.PartySize;
import emberdelve.server.model.WorldEvent;
import emberdelve.server.rule.group.GroupEvent;
import emberdelve.server.rule.group.LootRule;
import emberdelve.server.rule.group.Motion;
import emberdelve.server.rule.group.VoteTally;
import emberdelve.server.rule.talk.FromElsewhere;
import emberdelve.server.rule.talk.TalkEvent;
import emberdelve.server.rule.talk.WhisperSeen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Talk, groups, their votes and their delves. */
final class CompanyFacts {
    private CompanyFacts() {}

    static List<WorldEvent> talks() {
        return List.of(
                new TalkEvent.Spoke(MIRA, "hello"),
                new TalkEvent.Emoted(MIRA, "waves."),
                new TalkEvent.Emoted(MIRA, "'s hands shake."),
                new TalkEvent.Shouted(MIRA, "help"),
                new TalkEvent.Told(MIRA, TOLO, "psst"),
                new TalkEvent.Whispered(MIRA, TOLO, "psst"),
                new WhisperSeen(MIRA, TOLO),
                new TalkEvent.ToldGroup(MIRA, "go north"),
                new TalkEvent.Channelled(MIRA, "chat", "hello"),
                new FromElsewhere("chat", "Discord", "Ann", "hello"),
                new TalkEvent.Gestured(MIRA, Optional.empty(), "smile"),
                new TalkEvent.Gestured(MIRA, Optional.of(MIRA), "smile"),
                new TalkEvent.Gestured(MIRA, Optional.of(TOLO), "smile"));
    }

    static List<WorldEvent> companies() {
        return List.of(
                new GroupEvent.Follows(MIRA, TOLO),
                new GroupEvent.Stayed(MIRA, TOLO),
                new GroupEvent.StoppedFollowing(MIRA, TOLO),
                new GroupEvent.Invited(MIRA, TOLO),
                new GroupEvent.Declined(TOLO, MIRA),
                new GroupEvent.Expelled(MIRA, TOLO),
                new GroupEvent.Disbanded(MIRA),
                new GroupEvent.RuledLoot(MIRA, LootRule.FREE),
                new GroupEvent.RuledLoot(MIRA, LootRule.ROUND_ROBIN),
                new GroupEvent.RuledLoot(TOLO, LootRule.LEADER),
                new GroupEvent.Allotted(MIRA, ThingFacts.ONE),
                new GroupEvent.Allotted(TOLO, ThingFacts.THREE),
                new GroupEvent.Joined(MIRA),
                new GroupEvent.Left(MIRA),
                new GroupEvent.Leads(MIRA));
    }

    static List<WorldEvent> votes() {
        var votes = new ArrayList<WorldEvent>();
        var tally = new VoteTally(2, 1, 1);
        for (var motion :
                List.of(new Motion.Expel(TOLO), new Motion.Lead(SABLE), new Motion.Ask("Down?"))) {
            votes.add(new GroupEvent.VoteCalled(MIRA, motion, 60));
            votes.add(new GroupEvent.VoteEnded(MIRA, motion, true, tally));
            votes.add(new GroupEvent.VoteEnded(MIRA, motion, false, tally));
        }
        votes.add(new GroupEvent.VoteCast(MIRA, true, tally));
        votes.add(new GroupEvent.VoteCast(MIRA, false, tally));
        votes.add(new GroupEvent.VoteLapsed(MIRA));
        return votes;
    }

    static List<WorldEvent> delvings() {
        var site = "the Sunken Crypt of the Ashen King";
        return List.of(
                new DelveEvent.WentIn(MIRA, List.of(), site),
                new DelveEvent.WentIn(MIRA, List.of(TOLO), site),
                new DelveEvent.WentIn(MIRA, List.of(TOLO, SABLE), site),
                new DelveEvent.CameOut(MIRA),
                new DelveEvent.Opened(
                        MIRA, site, "A rope creaks. Below, somebody puts down a bone."),
                new DelveEvent.Won(MIRA, site, "It is over.", false),
                new DelveEvent.Measured(MIRA, new DelveScore.Facts(2, 2, 9, 272, 1, 3, 2)),
                new DelveEvent.Scored(MIRA, new DelveScore(500, 187, 75, 66)),
                new DelveEvent.Excelled(MIRA, PartySize.ALONE),
                new DelveEvent.Excelled(MIRA, PartySize.TWO),
                new DelveEvent.Excelled(MIRA, PartySize.MORE),
                new DelveEvent.Lost(MIRA, site, "The lamps go out."));
    }
}
