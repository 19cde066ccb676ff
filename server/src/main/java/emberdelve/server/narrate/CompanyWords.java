package emberdelve.server.narrate;

import emberdelve.protocol.style.StyledText;
import emberdelve.server.world.event.Company;
import emberdelve.server.world.group.Motion;
import emberdelve.server.world.group.Tally;

import java.util.List;
import java.util.Map;

/** Groups and followers in words. */
public final class CompanyWords {
    private CompanyWords() {}

    public static List<StyledText> tell(Company fact, Telling telling) {
        return switch (fact) {
            case Company.Follows follows -> telling.tell("groups.follows", follows.actors());
            case Company.StoppedFollowing stopped ->
                    telling.tell("groups.stopped-following", stopped.actors());
            case Company.Stayed stayed -> telling.tell("groups.stayed", stayed.actors());
            case Company.Invited invited ->
                    telling.tell(
                            telling.isReader(invited.guest())
                                    ? "groups.invited-you"
                                    : "groups.invited",
                            invited.actors());
            case Company.Declined declined -> telling.tell("groups.declined", declined.actors());
            case Company.Joined joined -> telling.tell("groups.joined", joined.actors());
            case Company.Left left -> telling.tell("groups.left", left.actors());
            case Company.Expelled expelled -> telling.tell("groups.expelled", expelled.actors());
            case Company.Disbanded ended -> telling.tell("groups.disbanded", ended.actors());
            case Company.RuledLoot ruled ->
                    telling.tell("groups.loot-" + ruled.rule().word(), ruled.actors());
            case Company.Allotted allotted ->
                    telling.tell(
                            "groups.allotted",
                            allotted.actors(),
                            Map.of(
                                    "item",
                                    Nouns.pile(allotted.pile().type(), allotted.pile().count())));
            case Company.Leads leads -> telling.tell("groups.leads", leads.actors());
            case Company.VoteCalled called ->
                    telling.tell(
                            "groups.vote-called-" + called.motion().word(),
                            called.actors(),
                            Map.of("seconds", Long.toString(called.seconds())));
            case Company.VoteCast cast -> cast(cast, telling);
            case Company.VoteEnded ended ->
                    telling.tell(
                            ended(ended.motion(), ended.carried()),
                            ended.actors(),
                            counts(ended.tally()));
            case Company.VoteLapsed lapsed -> telling.tell("groups.vote-lapsed", lapsed.actors());
        };
    }

    /** Whoever voted hears what was understood; the others hear only that somebody has. */
    private static List<StyledText> cast(Company.VoteCast cast, Telling telling) {
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

    private static Map<String, String> counts(Tally tally) {
        return Map.of(
                "yes", Integer.toString(tally.yes()),
                "no", Integer.toString(tally.no()),
                "open", Integer.toString(tally.open()));
    }
}
