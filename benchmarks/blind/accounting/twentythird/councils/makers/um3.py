import random,xlsxwriter
from common import *
R=random.Random(2309);hu=lambda a,b:(2*a+b)//(2*b)
S=[("Market Hall, Aldermere",[("Island stall",24,22,96,21000),("Wall stall",30,27,120,24500),("Corner stall",8,8,150,33000),("Fish and meat stall, drained",6,4,180,41000),("Café pitch",3,3,420,92500),("Basement store",12,7,140,9500)]),
("Shops and kiosks",[("Butter Row lock-up shop",9,8,510,78000),("Guildhall Parade shop with upper part",6,6,1240,141500),("Station kiosk",2,1,65,30000),("Park refreshment kiosk",2,0,110,27500)]),
("Workshops",[("Craft unit, stable block",7,6,280,31500),("Joiners' shop",2,2,1650,99000),("Hot-desk bench, maker space",10,4,60,12000)]),
("Garages",[("Single garage, brick",46,41,130,6350),("Single garage, concrete panel",38,29,125,5700),("Double garage",5,5,270,11800),("Secure cycle cage",4,3,40,1500)])]
N=sum(t[1] for _,L in S for t in L)
K=["sf","units","pct_units","occupied","vacant","total_sf","market","market_total","actual","actual_total"]
fn='aldermere_lettings_schedule_monthly.xlsx';wb=xlsxwriter.Workbook(D(fn));wn=wb.add_worksheet('Read me');ws=wb.add_worksheet('Lettings')
for i,t in enumerate(['Aldermere lettings schedule','Owner: Property Management, floor 2, County Hall','All rents are per calendar month, without VAT.','Asking = current list rent. In-place = average over let units of the rent in the licence.','Share = share of all units in the schedule.']):wn.write(i+1,1,t)
wn.set_column(1,1,70)
F=lambda **k:wb.add_format({'font_name':'Verdana','font_size':8.5,**k})
H=F(bold=1,text_wrap=1,align='center',valign='top',bg_color='#FFF2CC',border=1)
ws.write(1,1,'Lettings schedule, stalls, shops, workshops and garages',F(bold=1,font_size=12));ws.write(2,1,'Month of May 2025',F())
ws.merge_range(4,1,5,1,'Unit type',H)
for c,t in [(2,'Sq ft\neach'),(3,'Units'),(4,'Share\n%'),(5,'Let'),(6,'Empty'),(7,'Sq ft\nall units')]:ws.merge_range(4,c,5,c,t,H)
ws.merge_range(4,8,4,9,'ASKING RENT, £ PCM',H);ws.merge_range(4,10,4,11,'IN-PLACE RENT, £ PCM',H)
for c,t in zip(range(8,12),['a unit','all units','a let unit','all let units']):ws.write(5,c,t,H)
fm=['#,##0','0','0.0','0','0','#,##0']+['#,##0.00']*4
def put(r,v,**k):
    for i,x in enumerate(v):
        f=F(num_format=fm[i],align='right',**k)
        ws.write_blank(r,2+i,None,f) if x is None else ws.write_number(r,2+i,x,f)
rows=[];totals=[];r=6;G=[0]*5;pl=None
def tot(lab,T,**k):
    n,l,sf,mt,at=T;v=[hu(sf,n),n,hu(n*1000,N)/10,l,n-l,sf,p(hu(mt,n)),p(mt),p(hu(at,l)) if l else None,p(at)]
    ws.write(r,1,lab,F(bold=1,**k));put(r,v,bold=1,**k);totals.append({"label":lab,**dict(zip(K,v))})
for s,L in S:
    ws.write(r,1,s,F(bold=1,underline=1));r+=1;T=[0]*5
    for t,n,l,sf,mk in L:
        av=hu(int(mk*R.uniform(.85,.99)),25)*25;at=av*l
        v=[sf,n,hu(n*1000,N)/10,l,n-l,sf*n,p(mk),p(mk*n),p(av) if l else None,p(at) if l else None]
        T=[x+y for x,y in zip(T,(n,l,sf*n,mk*n,at))]
        if t=="Single garage, concrete panel":
            good=at;s_=list(str(at));i=len(s_)-4;s_[i]=str((int(s_[i])+4)%10);bad=int(''.join(s_));v[9]=p(bad);pl=(f2(good),f2(bad))
        ws.write(r,1,t,F(indent=1));put(r,v);rows.append({"type":t,**dict(zip(K,v))});r+=1
    tot('Sub-total '+s,T,top=1,bg_color='#F7F7F7');r+=1;G=[x+y for x,y in zip(G,T)]
r+=1;tot('Grand total',G,top=6,bottom=6)
# side table
ws.merge_range(4,13,5,13,'Why empty',H);ws.merge_range(4,14,5,14,'Units',H)
e=G[0]-G[1];x=[e//3,e//4,e//6];x.append(e-sum(x))
for i,(t,q) in enumerate(zip(['Being repaired','Offer accepted','No demand','Being advertised'],x)):ws.write(6+i,13,t,F());ws.write(6+i,14,q,F())
ws.write(10,13,'Empty units',F(bold=1));ws.write(10,14,e,F(bold=1))
ws.set_column(0,0,2);ws.set_column(1,1,38);ws.set_column(2,7,8.5);ws.set_column(8,11,13);ws.set_column(12,12,3);ws.set_column(13,13,18);ws.set_landscape();ws.fit_to_pages(1,1);ws.activate();wb.close();print('um3',len(rows),pl)
save(fn,'UM',K,rows,totals,{"what":f"Single garage, concrete panel: in-place rent of all let units printed {pl[1]} where {pl[0]} is right (29 let units times the average); sub-total and grand total are right","kind":"digit changed"},'MIXED_USE','Market town property manager, workbook','monthly rents, read-me sheet first, side table of voids','side table to the right; subtotal averages; type with no let units has blank rents',9)
