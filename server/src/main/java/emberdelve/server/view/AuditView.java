package emberdelve.server.view;

import emberdelve.server.world.StaffDeed;
import java.util.List;

/** What staff did, newest first. */
public record AuditView(List<StaffDeed> deeds) implements View {}
