# UM, mobile-home park and self-storage size mix on one sheet; planted wrong section total
import random
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
from openpyxl.comments import Comment
rnd=random.Random(SEED+8)
K=['units','occupied','vacant','down','pct_occ','sf','total_sf','market','market_total','actual','actual_total']
G=[('HOME SITES (tenant owned homes)',[('Single wide site 40 x 90',3600,61,425,''),('Double wide site 55 x 95',5225,24,475,''),('Corner / oversize site',6400,5,510,'irregular, sf is average'),('Park owned home + site',3600,9,895,'4 are stripped inside')]),
('RV SITES',[('Pull thru 30/50 amp',1350,14,520,'monthly rate'),('Back in 30 amp',1080,10,440,'')]),
('MINI STORAGE - DRIVE UP',[('5 x 5',25,18,42,''),('5 x 10',50,44,64,''),('10 x 10',100,52,98,''),('10 x 15',150,30,129,'roof leak bldg 4'),('10 x 20',200,36,155,''),('10 x 30',300,10,215,''),('12 x 40 RV w/ door',480,6,290,'')]),
('MINI STORAGE - INSIDE, HEATED',[('5 x 5 H',25,12,58,''),('5 x 10 H',50,20,85,''),('10 x 10 H',100,14,134,''),('10 x 12 H',120,4,150,'')])]
rows=[];secs=[];tot=[];chk=[]
for s,fs in G:
    rs=[]
    for n,sf,u,m,nt in fs:
        dn=rnd.randint(0,max(1,u//8)) if u>8 else 0
        if 'owned home +' in n: dn=4
        if '10 x 15' in n: dn=8
        oc=min(u-dn,round(u*rnd.uniform(.55,.9)))
        at=sum(m-rnd.choice([0,0,10,15,rnd.randint(5,max(6,m//6))]) for _ in range(oc))*100
        r={'type':n,'units':u,'occupied':oc,'vacant':u-dn-oc,'down':dn,'pct_occ':round(oc/u*100),'sf':sf,'total_sf':sf*u,'market':m*100,'market_total':m*u*100,'actual':round(at/oc),'actual_total':at}
        rs.append((r,nt));rows.append(r)
    secs.append((s,rs))
AK=['units','occupied','vacant','down','total_sf','market_total','actual_total']
def sm(rs,l):
    t={'label':l,**{k:S(rs,k) for k in AK}}; t['pct_occ']=round(t['occupied']/t['units']*100); return t
wb=Workbook();ws=wb.active;ws.title='MIX (2)'
F=lambda b=False,c='000000',i=False,s=10:Font(name='Calibri',size=s,bold=b,italic=i,color=c)
# A: kind, B: blank, C.. ; hidden column O with the old manager's initials
CO=dict(units=3,occupied=4,vacant=5,down=6,pct_occ=7,sf=9,total_sf=10,market=12,market_total=13,actual=15,actual_total=16)
ws['A1']='COTTONWOOD MOBILE ESTATES & MINI STORAGE';ws['A1'].font=F(True,s=13)
ws['A2']='what we have and what it rents for - per walk 4/9 + rent roll 4/1/2024';ws['A2'].font=F(i=True)
for a,b,t in ((3,7,'COUNT'),(9,10,'SIZE'),(12,13,'STREET (MARKET)'),(15,16,'RENT ROLL (ACTUAL)')):
    ws.merge_cells(start_row=4,end_row=4,start_column=a,end_column=b);x=ws.cell(4,a,t);x.font=F(True);x.alignment=Alignment(horizontal='center')
    for q in range(a,b+1): ws.cell(4,q).fill=PatternFill('solid',fgColor='FBE5D6')
for cc,t in {1:'Kind / size',3:'Units',4:'Occ.',5:'Vacant',6:'Down',7:'% Occ',9:'SF ea.',10:'Total SF',12:'Mkt Rent ea.',13:'Mkt Total / mo',15:'Avg Rent',16:'Total / mo',18:'notes'}.items():
    x=ws.cell(5,cc,t);x.font=F(True);x.border=Border(bottom=Side(style='medium'));x.alignment=Alignment(horizontal='left' if cc in(1,18) else 'right')
y=6
def put(r,b=False,top=None):
    for k,cc in CO.items():
        if k not in r: 
            continue
        x=ws.cell(y,cc)
        v=r[k]
        if k in('market','market_total','actual','actual_total'): x.value=v/100;x.number_format='#,##0.00' if k=='actual' else '#,##0'
        elif k=='pct_occ': x.value=f'{v}%';x.alignment=Alignment(horizontal='right')   # typed as text
        else: x.value=v;x.number_format='#,##0'
        x.font=F(b)
        if top:x.border=top
i=0;thin=Border(top=Side(style='thin'))
for s,rs in secs:
    y+=1;x=ws.cell(y,1,s);x.font=F(True,'833C0B');y+=1
    for r,nt in rs:
        x=ws.cell(y,1,r['type']);x.font=F();x.alignment=Alignment(indent=1);put(r)
        if nt:ws.cell(y,18,nt).font=F(i=True,c='7F7F7F')
        if r['type']=='Park owned home + site': ws.cell(y,6).comment=Comment('Units 12, 19, 33, 50 - no furnace, no copper','PJ')
        y+=1
    t=sm([r for r,_ in rs],'Total '+s.split(' (')[0].title());tot.append(t);chk.append((len(tot)-1,range(i,i+len(rs)),AK));i+=len(rs)
    if s.startswith('MINI STORAGE - DRIVE'): t['_']=1
    secs_t=t
    if t.pop('_',0): good=t['market_total'];t['market_total']+=180000;bad=t['market_total'];pl=t['label']
    ws.cell(y,1,t['label']).font=F(True);put(t,True,thin);y+=1
y+=1
t=sm(rows,'GRAND TOTAL');tot.append(t);chk.append((len(tot)-1,range(len(rows)),AK))
ws.cell(y,1,t['label']).font=F(True,s=11);put(t,True,Border(top=Side(style='thin'),bottom=Side(style='double')));y+=2
for l in ('Down = cannot be rented as is. Rents before utilities. RV nightly business not in here.','Gate camera shows about 6 people living in storage - see counsel.'):
    ws.cell(y,1,l).font=F(i=True,s=9);y+=1
for c_,w in zip('ABCDEFGHIJKLMNOPQR',[34,2,8,8,8,8,8,2,9,11,2,13,14,2,11,12,2,26]):ws.column_dimensions[c_].width=w
ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
N='Cottonwood_site_and_storage_mix.xlsx';wb.save(D+N)
print('one NOTIE expected:')
save(N,'UM',K,rows,tot,planted={'what':f'"{pl}" Mkt Total / mo printed {bad/100:,.0f}, the lines sum to {good/100:,.0f} (grand total is right)','kind':'total'},cents=['market','market_total','actual','actual_total'],checks=chk)
