# UM, storage, CSV export with preamble, class sections, text amounts
import csv,random; from common import *
R=random.Random(4208); S='unit_mix_export_L014'
G=[("CLIMATE CONTROLLED",[("CC0505","5x5 Upper",25,42,49),("CC0510L","5x10 Ground",50,38,92),("CC0510U","5x10 Upper",50,56,79),("CC1010L","10x10 Ground",100,44,148),("CC1010U","10x10 Upper",100,51,129),("CC1015L","10x15 Ground",150,22,198),("CC1020L","10x20 Ground",200,10,249)]),
("DRIVE UP",[("DU0510","5x10 Roll-up",50,30,69),("DU1010","10x10 Roll-up",100,64,109),("DU1015","10x15 Roll-up",150,40,139),("DU1020","10x20 Roll-up",200,58,169),("DU1025","10x25 Roll-up",250,16,199),("DU1030","10x30 Roll-up",300,12,229)]),
("PARKING",[("PK1025","10x25 Uncovered",250,18,75),("PK1240","12x40 Uncovered",480,14,109),("PKC1240","12x40 Covered",480,8,165)]),
("OTHER",[("WINE","Wine Locker 2x2",4,20,35),("OFFC","Office Suite 12x15",180,2,450),("MAIL","Mailbox",None,24,18)])]
K=['sf','units','total_sf','occupied','vacant','other:Unrentable','pct_occ','market','market_total','actual','actual_total']
H=['Type','Description','Sq Ft','Units','Tot Sq Ft','Rented','Vacant','Unrentable','Occ % (Units)','Street Rate','GPI','Avg Rented Rate','Rented Income']
out=[['Site: L014 - Copperfield Storage Depot (Lockwood)'],['Unit Mix / Occupancy Statistics'],['Generated','07/01/2026 06:02','Rates: monthly, ex tax'],[]]
rows=[];tots=[]
mo=lambda v:f'${v:,.2f}'
def ln(a,b,r): return [a,b]+['' if r.get('sf') is None else str(r['sf']),f"{r['units']:,}",'' if r.get('total_sf') is None else f"{r['total_sf']:,}",str(r['occupied']),str(r['vacant']),str(r['other:Unrentable']),f"{r['pct_occ']:.1f}%",mo(r['market']) if r.get('market') is not None else '',mo(r['market_total']),mo(r['actual']) if r.get('actual') is not None else '',mo(r['actual_total'])]
AD=['units','total_sf','occupied','vacant','other:Unrentable','market_total','actual_total']
def tot(lb,l):
    t=summ(lb,l,AD)
    for k in AD[:5]: t[k]=int(t[k])
    t['pct_occ']=round(t['occupied']/t['units']*100,1); return t
for nm,l in G:
    out.append([nm]); out.append(H); g=[]
    for c,ds,sf,u,st in l:
        un=R.choice([0,0,0,1,2]) if u>10 else 0; oc=min(u-un,int(u*R.uniform(.78,.97))); av=r2(st*R.uniform(.9,1.18))
        r=dict(type=c,desc=ds,sf=sf,units=u,total_sf=sf*u if sf else None,occupied=oc,vacant=u-un-oc,pct_occ=round(oc/u*100,1),market=float(st),market_total=float(st*u),actual=av,actual_total=r2(av*oc)); r['other:Unrentable']=un
        out.append(ln(c,ds,r)); g.append(r)
    t=tot(f'Subtotal {nm}',g); tots.append(t); out.append(ln(t['label'],'',t)); out.append([]); rows+=g
t=tot('Site Total',rows); tots.append(t); out.append(ln('Site Total','',t)); out+=[[],['Economic occupancy',f"{t['actual_total']/t['market_total']*100:.1f}%"],['Avg rate is of rented units before insurance and fees. Unrentable = damaged, overlocked for company use, or under repair.']]
with open(f'{DOC}/{S}.csv','w',newline='',encoding='utf-8-sig') as f: csv.writer(f).writerows(out)
save(S,'UM',K,rows,tots)
