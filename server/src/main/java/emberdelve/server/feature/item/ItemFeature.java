package emberdelve.server.feature.item;

import emberdelve.server.command.Verb;
import emberdelve.server.command.group.Loot;
import emberdelve.server.command.item.Balance;
import emberdelve.server.command.item.BuyCommand;
import emberdelve.server.command.item.Compare;
import emberdelve.server.command.item.DepositCommand;
import emberdelve.server.command.item.DropCommand;
import emberdelve.server.command.item.Get;
import emberdelve.server.command.item.GiveCommand;
import emberdelve.server.command.item.ListWares;
import emberdelve.server.command.item.PutCommand;
import emberdelve.server.command.item.Remove;
import emberdelve.server.command.item.SellCommand;
import emberdelve.server.command.item.Split;
import emberdelve.server.command.item.Value;
import emberdelve.server.command.item.WearCommand;
import emberdelve.server.command.item.WithdrawCommand;
import emberdelve.server.command.look.Equipment;
import emberdelve.server.command.look.Inventory;
import emberdelve.server.narrate.CorpseWords;
import emberdelve.server.narrate.HandlingWords;
import emberdelve.server.narrate.Words;
import emberdelve.server.offer.Feature;
import emberdelve.server.offer.Topic;
import emberdelve.server.render.Page;
import emberdelve.server.render.ThingsPages;
import emberdelve.server.view.BankView;
import emberdelve.server.view.ContainerView;
import emberdelve.server.view.CorpseView;
import emberdelve.server.view.EquipmentView;
import emberdelve.server.view.InventoryView;
import emberdelve.server.view.WaresView;
import emberdelve.server.world.Corpses;
import emberdelve.server.world.Hooks;
import emberdelve.server.world.Items;
import emberdelve.server.world.Kit;
import emberdelve.server.world.Parts;
import emberdelve.server.world.Purses;
import emberdelve.server.world.World;
import emberdelve.server.world.event.CorpseEvent;
import emberdelve.server.world.event.Handling;
import emberdelve.server.world.group.Groups;
import emberdelve.server.world.item.Burden;

import java.util.List;

/** Things: taking, wearing, giving, trading and keeping them. */
public final class ItemFeature implements Feature {
    @Override
    public String name() {
        return "item";
    }

    @Override
    public List<String> messages() {
        return List.of("items");
    }

    @Override
    public List<Verb> verbs() {
        return List.of(
                Get.VERB,
                Loot.VERB,
                DropCommand.VERB,
                GiveCommand.VERB,
                PutCommand.VERB,
                Split.VERB,
                ListWares.VERB,
                BuyCommand.VERB,
                SellCommand.VERB,
                Value.VERB,
                DepositCommand.VERB,
                WithdrawCommand.VERB,
                Balance.VERB,
                Compare.VERB,
                WearCommand.VERB,
                WearCommand.WIELD,
                Remove.VERB);
    }

    @Override
    public List<Words<?>> words() {
        return List.of(
                new Words<>(CorpseEvent.class, CorpseWords::tell),
                new Words<>(Handling.class, HandlingWords::tell));
    }

    @Override
    public List<Page<?>> pages() {
        return List.of(
                new Page<>(BankView.class, ThingsPages::bank),
                new Page<>(ContainerView.class, ThingsPages::container),
                new Page<>(CorpseView.class, ThingsPages::corpse),
                new Page<>(EquipmentView.class, ThingsPages::equipment),
                new Page<>(InventoryView.class, ThingsPages::inventory),
                new Page<>(WaresView.class, ThingsPages::wares));
    }

    @Override
    public List<Topic<?>> topics() {
        return List.of(
                new Topic<>(ItemData.INVENTORY, (_, actor, _) -> Inventory.view(actor, true)),
                new Topic<>(ItemData.EQUIPMENT, (_, actor, _) -> Equipment.view(actor)));
    }

    @Override
    public void addTo(World world, Parts parts, Hooks hooks) {
        parts.offer(Items.class, () -> new Items(world));
        parts.offer(Corpses.class, () -> new Corpses(world, parts.get(Items.class)));
        parts.offer(Purses.class, () -> new Purses(world, parts.get(Groups.class)));
        parts.offer(Kit.class, () -> new Kit(world, parts.get(Items.class)));
        parts.offer(Burden.class, () -> new Burden(world.rules().limits()));
        hooks.onZoneClosed((zone, reason) -> parts.get(Corpses.class).clear(zone, reason));
    }
}
