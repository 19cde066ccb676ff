package emberdelve.server.narrate;

import emberdelve.protocol.style.StyledText;
import emberdelve.server.world.event.Company;
import java.util.List;
import java.util.Map;

/** Groups and followers in words. */
final class CompanyWords {
    private CompanyWords() {}

    static List<StyledText> tell(Company fact, Telling telling) {
        return switch (fact) {
            case Company.Follows follows -> telling.tell("groups.follows", follows.actors());
            case Company.StoppedFollowing stopped ->
                telling.tell("groups.stopped-following", stopped.actors());
            case Company.Stayed stayed -> telling.tell("groups.stayed", stayed.actors());
            case Company.Invited invited ->
                telling.tell(
                        telling.isReader(invited.guest()) ? "groups.invited-you" : "groups.invited",
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
                        Map.of("item", Nouns.pile(
                                allotted.pile().type(), allotted.pile().count())));
            case Company.Leads leads -> telling.tell("groups.leads", leads.actors());
        };
    }
}
