from common import *
import random, datetime as dt
from fpdf import FPDF
R=random.Random(651)
NAME='Corn_Exchange_Arcade_arrears_by_demand_240624.pdf'
ASAT=dt.date(2024,6,24)
Tn=[('U01','Unit 1','Bramblecote Bakery Ltd',9),('U02','Unit 2','Osei & Marr Opticians LLP',3),('U03','Unit 3','Vellum Stationers Ltd (in CVA)',8),('U05','Units 4-5','Ridgeback Outdoor plc',2),('U06','Unit 6','Mr T Lindqvist t/a Northern Records',6),('U08','Unit 8','Pepper & Quince Cafe Ltd',5),('U09','Unit 9','Starling Mobile Repairs Ltd',7),('U11','Units 10-11','Hadleigh Building Society',1),('U12','Unit 12','Thimble Alterations',4),('U14','Unit 14','Kestrel Betting (North) Ltd',2),('U15','Unit 15','Mrs A Fenwick-Odell t/a Petal & Stem',6),('U17','Unit 17','Tamarind Street Food Ltd',8),('F01','First Floor Suite A','Larch Recruitment Ltd',4),('F02','First Floor Suite B','Cobden Legal Services LLP',3),('K01','Kiosk 1','Key & Heel Bar Co',5),('K02','Kiosk 2','Vapour Den (Halton) Ltd',6)]
DEM=[('29/09/2023','Rent','29 Sep 23 - 24 Dec 23'),('29/09/2023','Service charge','29 Sep 23 - 24 Dec 23'),('25/12/2023','Rent','25 Dec 23 - 24 Mar 24'),('25/12/2023','Service charge','25 Dec 23 - 24 Mar 24'),('01/03/2024','Insurance rent','1 Mar 24 - 28 Feb 25'),('25/03/2024','Rent','25 Mar 24 - 23 Jun 24'),('25/03/2024','Service charge','25 Mar 24 - 23 Jun 24'),('17/04/2024','S/C balancing charge','Y/e 31 Dec 23'),('31/05/2024','Electricity recharge','Mar - May 24'),('24/06/2024','Rent','24 Jun 24 - 28 Sep 24'),('24/06/2024','Service charge','24 Jun 24 - 28 Sep 24')]
bk=['b0_30','b31_60','b61_90','b91_120','b120']
ks=['other:Demanded','other:Received']+bk+['total']
rows=[];tots=[];plan=[];dn=20814;planted=None
G={k:0 for k in ks}
allr=[]
pool=[]
for i,(d,t,p) in enumerate(DEM):
    for tc in Tn: pool.append((dt.datetime.strptime(d,'%d/%m/%Y').date(),tc[0],i))
num={(x[1],x[2]):20814+3*j for j,x in enumerate(sorted(pool,key=lambda z:(z[0],z[2])))}
for code,unit,nm,n in Tn:
    q=round(R.uniform(2600,9800) if code[0]=='U' else R.uniform(900,3400),2);sc=round(q*R.uniform(.18,.31),2);ins=round(q*.06,2)
    idx=sorted(R.sample(range(11),min(n,9)));
    if n<=3: idx=sorted(set([9,10][:n]+idx[-1:]))
    plan.append(('h',(code,unit,nm)));S={k:0 for k in ks}
    for j,i in enumerate(idx):
        d,t,p=DEM[i];D=dt.datetime.strptime(d,'%d/%m/%Y').date()
        net={'Rent':q,'Service charge':sc,'Insurance rent':ins}.get(t,round(R.uniform(85,940),2))
        dem=round(net*(1.0 if t=='Insurance rent' else 1.2),2)
        rec=0
        if i<9 and R.random()<.35: rec=R.choice([round(dem*.5,2),500.0 if dem>600 else round(dem*.25,2),round(dem*R.uniform(.1,.7),2)])
        age=(ASAT-D).days;b=bk[0 if age<=30 else 1 if age<=60 else 2 if age<=90 else 3 if age<=120 else 4]
        r={'unit':unit,'name':nm,'resident':code,'date':D.isoformat(),'invoice':f'D{num[code,i]}','charge':t,'other:Demanded':dem,b:r2(dem-rec),'total':r2(dem-rec)}
        if rec:r['other:Received']=rec
        r['_d']=d;r['_p']=p;rows.append(r);plan.append(('r',r))
        for k in ks:S[k]=r2(S[k]+r.get(k,0))
    if code in('U06','U15','F01'):
        x=round(R.uniform(150,1400),2);D=R.choice(['11/06/2024','18/06/2024','03/06/2024'])
        r={'unit':unit,'name':nm,'resident':code,'date':dt.datetime.strptime(D,'%d/%m/%Y').date().isoformat(),'charge':'Unallocated cash','other:Received':x,'b0_30':-x,'total':-x,'_d':D,'_p':''}
        rows.append(r);plan.append(('r',r))
        for k in ks:S[k]=r2(S[k]+r.get(k,0))
    plan.append(('t',S));tots.append({'label':f'Total {nm}',**{k:v for k,v in S.items() if v}})
    for k in ks:G[k]=r2(G[k]+S[k])
# plant: two digits swapped in one 61-90/91-120 cell
cand=[r for r in rows if r['name'].startswith('Tamarind') and r.get('b120') and r['charge']=='Rent']
v=cand[0]['b120'];s=f'{v:.2f}';L=s.split('.')[0]
k=next(i for i in range(1,len(L)-1) if L[i]!=L[i+1]);new=float(L[:k]+L[k+1]+L[k]+L[k+2:]+'.'+s.split('.')[1]);cand[0]['b120']=new
planted={"what":f"Tamarind Street Food Ltd, demand {cand[0]['invoice']}: Over 120 printed {new:,.2f} for {v:,.2f}; outstanding, tenant total and grand total are right","kind":"digit_changed"};print(planted,len(rows))
class P(FPDF):
    def header(s):
        s.set_fill_color(70,50,80);s.rect(10,9,277,11,'F');s.set_text_color(255);s.set_font('Helvetica','B',11);s.set_xy(13,10);s.cell(150,5,'Corn Exchange Arcade, Halton - Schedule of arrears by tenant and demand')
        s.set_font('Helvetica','',8);s.set_xy(13,15);s.cell(150,4,'Halton Arcades LLP (in liquidation)   |   Position at 24 June 2024, the date of appointment');s.set_xy(240,12);s.cell(44,5,f'Page {s.page_no()} / {{nb}}',align='R')
        s.set_text_color(0);s.set_font('Helvetica','B',7.5);s.set_xy(10,23)
        for w,t,a in COL:s.cell(w,6,t,align=a)
        s.line(10,29.5,287,29.5);s.set_xy(10,31)
    def footer(s):
        s.set_y(-11);s.set_font('Helvetica','',6.5);s.cell(0,4,'Amounts in GBP including VAT where charged. Age runs from the date of the demand. Rent due on the date of appointment is included as 0-30 days.')
COL=[(17,'Demand','L'),(19,'Date','L'),(33,'Charge','L'),(38,'Period','L'),(22,'Demanded','R'),(21,'Received','R'),(21,'0-30 days','R'),(20,'31-60 days','R'),(21,'61-90 days','R'),(21,'91-120 days','R'),(21,'Over 120','R'),(23,'Outstanding','R')]
f=lambda x:'' if not x else (f'{x:,.2f}' if x>0 else f'{-x:,.2f}-')
p=P('L',format='A4');p.set_auto_page_break(False);p.set_margins(10,10,10);p.add_page()
H=4.7
def line(vals,st=''):
    p.set_font('Helvetica',st,7.5);p.set_x(10)
    for (w,t,a),v in zip(COL,vals):p.cell(w,H,v,align=a)
    p.set_y(p.get_y()+H)
for i,(t,x) in enumerate(plan):
    if p.get_y()>190-(12 if t=='h' else 0):p.add_page()
    if t=='h':
        p.set_fill_color(236,231,240);p.rect(10,p.get_y()+.4,277,4.6,'F');p.set_font('Helvetica','B',8);p.set_x(10);p.cell(277,5.2,f'{x[0]}    {x[2]}  -  {x[1]}');p.set_y(p.get_y()+5.6)
    elif t=='r':line([x.get('invoice',''),x['_d'],x['charge'],x['_p']]+[f(x.get(k)) for k in ks])
    else:
        p.line(139,p.get_y()+.2,287,p.get_y()+.2);line(['','','Tenant total','']+[f(x[k]) for k in ks],'B');p.set_y(p.get_y()+2)
if p.get_y()>180:p.add_page()
y=p.get_y();p.set_line_width(.5);p.line(10,y,287,y);p.set_y(y+1);line(['','','Total all tenants','']+[f(G[k]) for k in ks],'B');p.line(10,p.get_y()+.8,287,p.get_y()+.8)
p.output(doc(NAME))
for r in rows:r.pop('_d');r.pop('_p')
for t in tots:t['label']='Tenant total'
save(NAME,'AR','UK liquidator, arcade arrears: tenant heading, a line a demand, demanded/received and five ages, trailing minus',True,ks,rows,tots+[{'label':'Total all tenants',**{k:v for k,v in G.items() if v}}],planted)
