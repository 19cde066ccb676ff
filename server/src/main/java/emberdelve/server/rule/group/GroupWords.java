package emberdelve.server.rule.group;

import emberdelve.protocol.style.StyledText;
import emberdelve.server.text.Nouns;
import emberdelve.server.text.Rendering;

import java.util.List;
import java.util.Map;

/** The words for events of groups and followers. */
final class GroupWords {
    private GroupWords() {}

    public static List<StyledText> tell(GroupEvent fact, Rendering telling) {
        return switch (fact) {
            case GroupEvent.Follows follows -> telling.tell("groups.follows", follows.actors());
            case GroupEvent.StoppedFollowing stopped ->
                    telling.tell("groups.stopped-following", stopped.actors());
            case GroupEvent.Stayed stayed -> telling.tell("groups.stayed", stayed.actors());
            case GroupEvent.Invited invited ->
                    telling.tell(
                            telling.isReader(invited.guest())
                                    ? "groups.invited-you"
                                    : "groups.invited",
                            invited.actors());
            case GroupEvent.Declined declined -> telling.tell("groups.declined", declined.actors());
            case GroupEvent.Joined joined -> telling.tell("groups.joined", joined.actors());
            case GroupEvent.Left left -> telling.tell("groups.left", left.actors());
            case GroupEvent.Expelled expelled -> telling.tell("groups.expelled", expelled.actors());
            case GroupEvent.Disbanded ended -> telling.tell("groups.disbanded", ended.actors());
            case GroupEvent.RuledLoot ruled ->
                    telling.tell("groups.loot-" + ruled.rule().word(), ruled.actors());
            case GroupEvent.Allotted allotted ->
                    telling.tell(
                            "groups.allotted",
                            allotted.actors(),
                            Map.of(
                                    "item",
                                    Nouns.pile(allotted.pile().type(), allotted.pile().count())));
            case GroupEvent.Leads leads -> telling.tell("groups.leads", leads.actors());
            case GroupEvent.VoteCalled called ->
                    telling.tell(
                            "groups.vote-called-" + called.motion().word(),
                            called.actors(),
                            Map.of("seconds", Long.toString(called.seconds())));
            case GroupEvent.VoteCast cast -> cast(cast, telling);
            case GroupEvent.VoteEnded ended ->
                    telling.tell(
                            ended(ended.motion(), ended.carried()),
                            ended.actors(),
                            counts(ended.tally()));
            case GroupEvent.VoteLapsed lapsed ->
                    telling.tell("groups.vote-lapsed", lapsed.actors());
        };
    }

    /** Tells the voter which vote was counted, and the others only who has voted. */
    private static List<StyledText> cast(GroupEvent.VoteCast cast, Rendering telling) {
        var own = cast.yes() ? "groups.vote-yes" : "groups.vote-no";
        return telling.tell(
                telling.isReader(cast.actor()) ? own : "groups.vote-cast",
                cast.actors(),
                counts(cast.tally()));
    }

    private static String ended(Motion motion, boolean carried) {
        if (motion instanceof Motion.Ask) return "groups.vote-answer";
        return (carried ? "groups.vote-carried-" : "groups.vote-lost-") + motion.word();
    }

    private static Map<String, String> counts(VoteTally tally) {
        return Map.of(
                "yes", Integer.toString(tally.yes()),
                "no", Integer.toString(tally.no()),
                "open", Integer.toString(tally.open()));
    }
}
