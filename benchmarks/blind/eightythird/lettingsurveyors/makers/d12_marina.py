from common import *
import csv
random.seed(8312)
F='port_lamont_marina_berths.csv'
AS=D(2025,4,30)
fn="A B C D E F G H J K L M N P R S T W".split();sn="Ardentinny,Balmaha,Carrick,Dalmally,Eriska,Fairlie,Gourock,Hunterston,Inverkip,Kilcreggan,Largs-Boyd,Millport,Otterferry,Portavadie,Rothesay,Skelmorlie,Toward,Wemyss,Kames,Strone".split(',')
ves="Puffin,Sea Holly,Merganser,Corryvreckan,Wee Dram,Selkie,Tern of the Tide,Marguerite,Gannet III,Silver Darling,Fulmar,Moonraker,Halcyon,Petrel,Otter,Skerryvore,Kittiwake,Blue Peter,Calypso,Eider".split(',')
out=[["Port Lamont Marina - Berth Holder Register"],["Cowal Leisure Harbours Ltd"],["Report date","30/04/2025"],[]]
out.append(["Pontoon","Berth","Berth Type","Vessel","LOA (m)","Holder","Contract","Start","End","Annual Fee","VAT","Elec Meter Charges","Account Balance","Status"])
rows=[];T=[0]*4;occ=0;N=0
for p,n,ty,base in [("A",24,"Finger 8m",8),("B",28,"Finger 10m",10),("C",28,"Finger 12m",12),("D",22,"Finger 15m",15),("E",16,"Alongside 20m",20),("Y",14,"Yard Storage",9)]:
    for i in range(1,n+1):
        u=f"{p}{i:02d}";N+=1;R={"unit":u,"building":p,"unitType":ty}
        if random.random()<.1: out.append([p,u,ty,"","","","","","","","","","","Vacant"]);R["statusText"]="Vacant"
        else:
            occ+=1;loa=round(base-random.uniform(.1,1.9),2);fee=round(loa*(372.5 if p!="Y" else 148),2);vat=round(fee*.2,2);el=random.choice([0,18.4,36.75,52.1,0]) if p!="Y" else 0
            s=D(2025,4,1) if random.random()<.8 else D(2024,random.randint(6,12),1);e=D(2026,3,31) if s.year==2025 else endof(s,1)
            bal=random.choice([0,0,0,fee,round(fee/2,2),-250.0,el]);h=f"{random.choice(fn)} {random.choice(sn)}" if random.random()<.9 else random.choice(["Clyde Charter Yachts Ltd","Cowal Sea School CIC"])
            out.append([p,u,ty,random.choice(ves),f"{loa:.2f}",h,"Annual" ,s.strftime('%d/%m/%Y'),e.strftime('%d/%m/%Y'),f"{fee:,.2f}",f"{vat:,.2f}",f"{el:.2f}",f"{bal:,.2f}","Let"])
            R.update(tenantName=h,statusText="Let",leaseStartDate=s,leaseEndDate=e,annualRent=fee,balance=bal,charges=[{"code":c,"amount":a} for c,a in(("VAT",vat),("Elec Meter Charges",el)) if a])
            for q,v in enumerate((fee,vat,el,bal)): T[q]+=v
        rows.append(R)
out.append([]);out.append(["Total",f"{N} berths","","","","","","",""]+[f"{x:,.2f}" for x in T]+[""]);out.append(["Let",str(occ)]);out.append(["Vacant",str(N-occ)])
with open(doc(F),'w',newline='',encoding='utf-8-sig') as f: csv.writer(f).writerows(out)
print(N,occ)
save(F,"OTHER","marina berth register exported to csv with preamble and totals",False,"Port Lamont Marina",AS,N,occ,N-occ,rows)
