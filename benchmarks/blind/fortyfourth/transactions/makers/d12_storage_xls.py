# Self-storage, SiteLink-like "Rent Roll" saved as legacy .xls (LibreOffice converts)
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
import subprocess, tempfile, shutil
F='RentRoll_L004_053125.xls'
r=R(4412); AS=dt.date(2025,5,31)
SEC=[('Climate - Ground Floor','1',[('5x5',25,59),('5x10',50,89),('10x10',100,139),('10x15',150,179)],48),('Climate - Upper Floor','2',[('5x5',25,49),('5x10',50,75),('10x10',100,119)],52),('Drive-Up, Non Climate','D',[('10x10',100,115),('10x20',200,169),('10x30',300,219)],44),('Outside Parking','P',[('12x25',300,65),('12x40',480,95)],16)]
ppl=iter(uniq_people(r,220)); wb=Workbook(); ws=wb.active; ws.title='RentRoll'
A=lambda b=False,s=9,i=False: Font(name='Tahoma',size=s,bold=b,italic=i)
def put(y,c,v,f=None,fmt=None,al=None):
    x=ws.cell(y,c,v); x.font=f or A(s=8)
    if fmt: x.number_format=fmt
    if al: x.alignment=Alignment(horizontal=al,wrap_text=True)
put(1,1,'Ironwood Self Storage - Tempe South',A(True,12)); put(2,1,'Rent Roll',A(True,11)); put(3,1,'As of 5/31/2025'); put(3,12,'Printed: 6/2/2025 7:55 AM'); put(4,1,'7710 S Kyrene Spur, Tempe, AZ 85299    Site L004')
hd=['Unit','Size','Area','Tenant','Move In','Paid Thru','Std Rate','Rent','Ins. Prem.','Other Rec.','Sec Dep','Balance','Days PD']
for c,h in enumerate(hd,1):
    put(6,c,h,A(True,8),al='center'); ws.cell(6,c).border=Border(top=Side('thin'),bottom=Side('thin')); ws.cell(6,c).fill=PatternFill('solid',fgColor='FFFFF2CC')
for c,w in zip('ABCDEFGHIJKLM',(8,8,7,26,11,11,9,9,9,9,9,10,8)): ws.column_dimensions[c].width=w
y=7; rows=[]; G=dict(n=0,o=0,v=0,u=0,area=0,std=0,rent=0,ins=0,oth=0,dep=0,bal=0.); SS=[]
D=lambda d: dt.datetime.combine(d,dt.time())
for nm,pre,tys,n in SEC:
    put(y,1,nm,A(True,9)); y+=1; T={k:0 for k in G}
    for i in range(n):
        u=f'{pre}{i+1:03d}' if pre in '12' else f'{pre}-{i+1:02d}'; sz,ar,std=tys[(i*7+i//5)%len(tys)]; x=r.random(); T['n']+=1;T['area']+=ar;T['std']+=std
        put(y,1,u); put(y,2,sz,al='center'); put(y,3,ar,fmt='#,##0'); put(y,7,std,fmt='#,##0.00')
        row=dict(unit=u,section=nm,unitType=sz,area=ar,marketRent=std)
        if x<.1: put(y,4,'VACANT',A(s=8,i=True)); row['statusText']='VACANT'; T['v']+=1
        elif x<.12: put(y,4,'UNRENTABLE',A(s=8,i=True)); row['statusText']='UNRENTABLE'; T['u']+=1
        else:
            a,b=next(ppl); t=f'{b}, {a}'
            if r.random()<.07: t=r.choice(['Sonoran Tile Crew LLC','Kyrene Youth Soccer','Palo Verde Catering','Desert Rose Staging','Blue Agave Records Mgmt','Mesa Vending Co'])
            mi=r.day(dt.date(2018,1,5),dt.date(2025,5,28)); ren=std+r.choice([-20,-10,0,0,6,12,18,27,35]); ins=r.choice([0,12,12,15,21]); oth=r.choice([0]*8+[5]); dep=r.choice([0,0,0,25]); late=r.random()<.11
            pt=addm(mi.replace(year=2025,month=5),1) if mi.day<28 else dt.date(2025,6,28)
            if mi.year==2025 and mi.month==5: pt=addm(mi,1)
            pt-=dt.timedelta(days=1)
            days=0;bal=0
            if late: pt=addm(pt,-r.choice([1,1,2])); 
            if pt<AS: days=(AS-pt).days; bal=(ren+ins+oth)*(1+(days>31))+20.
            put(y,4,t); put(y,5,D(mi),fmt='mm/dd/yyyy'); put(y,6,D(pt),fmt='mm/dd/yyyy'); put(y,8,ren,fmt='#,##0.00')
            if ins: put(y,9,ins,fmt='#,##0.00')
            if oth: put(y,10,oth,fmt='#,##0.00')
            put(y,11,dep,fmt='#,##0.00'); put(y,12,bal,fmt='#,##0.00'); 
            if days: put(y,13,days)
            T['o']+=1
            for k,q in(('rent',ren),('ins',ins),('oth',oth),('dep',dep),('bal',bal)): T[k]+=q
            row.update(tenantName=t,statusText='Occupied',moveInDate=iso(mi),contractRent=ren,deposit=dep,balance=bal,charges=[dict(code=k,amount=q) for k,q in(('Ins. Prem.',ins),('Other Rec.',oth)) if q] or None)
        rows.append(row); y+=1
    def tot(l,T):
        put(y,1,l,A(True,8)); put(y,4,f"{T['n']} units, {T['o']} rented ({100*T['o']/T['n']:.1f}%)",A(True,8))
        for c,k in((3,'area'),(7,'std'),(8,'rent'),(9,'ins'),(10,'oth'),(11,'dep'),(12,'bal')): put(y,c,T[k],A(True,8),'#,##0' if c==3 else '#,##0.00'); ws.cell(y,c).border=Border(top=Side('thin'))
    tot('Total',T); y+=2; SS.append((nm,T))
    for k in G: G[k]+=T[k]
tot('Site Total',G); y+=3
for c,h in enumerate(['','Units','Occupied','Vacant','Unrentable'],4): put(y,c,h,A(True,8))
for nm,T in SS+[('All',G)]:
    y+=1
    for c,v in enumerate([nm,T['n'],T['o'],T['v'],T['u']],4): put(y,c,v)
ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows='6:6'
td=tempfile.mkdtemp(); x=os.path.join(td,F[:-3]+'xlsx'); wb.save(x)
subprocess.run(['soffice','--headless','-env:UserInstallation=file://./.lo','--convert-to','xls','--outdir',td,x],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL); shutil.move(os.path.join(td,F),path(F))
save(F,rows,'Ironwood Self Storage - Tempe South','2025-05-31',G['n'],G['o'],G['v'],'SELF_STORAGE','SiteLink-like rent roll as xls','sections with units of very different kinds, unrentable units, sizes as text',sheet=None); print(G)
