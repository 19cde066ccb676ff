package emberdelve.server.feature.staff;

import emberdelve.server.admin.Role;
import emberdelve.server.command.Command;
import emberdelve.server.command.Find;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.StaffScene;
import emberdelve.server.command.TargetName;
import emberdelve.server.command.Verb;
import emberdelve.server.rule.fight.Deaths;

import java.util.Map;

/** {@code slay NAME}: kills a monster; nobody earns anything by that. */
record SlayCommand(String whom) implements Command.Staff {
    public static final Verb VERB =
            Verb.of(Verb.Kind.STAFF, "sl*ay").from(Role.ADMIN).text(SlayCommand::new);

    @Override
    public Role least() {
        return VERB.least();
    }

    @Override
    public Reply run(StaffScene scene) {
        if (scene.room().isEmpty()) return Reply.note("staff.needs-place");
        var target =
                Scene.isMe(whom)
                        ? scene.self()
                        : Find.actor(scene.room().get().actors(), TargetName.parse(whom));
        if (target.isEmpty()) return Reply.note("target.not-here", Map.of("what", whom));

        var victim = target.get();
        if (victim.isCharacter()) return Reply.note("slay.player", victim.named());
        var number = scene.audit("slay", victim.name() + " " + victim.id(), "hp " + victim.hp());
        victim.setHp(0);
        scene.world().part(Deaths.class).die(victim, victim);
        return Reply.note("slay.done", Map.of("who", victim.name(), "audit", number));
    }
}
