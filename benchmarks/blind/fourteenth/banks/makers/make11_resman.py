from common import *
import openpyxl
from openpyxl.styles import *
F='ResMan Rent Roll Detail - Tupelo Ridge.xlsx'
r=random.Random(7111); AS=dt.date(2026,2,28)
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Rent Roll Detail'
z9=Font(name='Segoe UI',size=8); b9=Font(name='Segoe UI',size=8,bold=True); th=Side(style='thin',color='999999')
ws['A1']='Tupelo Ridge Apartments'; ws['A1'].font=Font(name='Segoe UI',size=14,bold=True); ws.merge_cells('A1:P1')
ws['A2']='Rent Roll Detail'; ws['A2'].font=Font(name='Segoe UI',size=11); ws.merge_cells('A2:P2'); ws['A3']='As of 2/28/2026'; ws['A3'].font=z9; ws.merge_cells('A3:P3')
for q in '123': ws[f'A{q}'].alignment=Alignment(horizontal='center')
hd=['Bldg','Unit','Type','Sq. Feet','Residents','Status','Market Rent','Category','Lease Charges','Lease Credits','Move In','Lease Start','Lease End','Expected\nMove Out','Deposits\nHeld','Balance']
for j,h in enumerate(hd): x=ws.cell(5,j+1,h); x.font=b9; x.alignment=Alignment(wrap_text=True,horizontal='left' if j in(0,1,2,4,5,7) else 'right',vertical='bottom'); x.border=Border(bottom=Side(style='medium'))
nm=iter(names(r,120)); rr=6; rows=[]; mf='#,##0.00;(#,##0.00)'
TY={'1BR-A':(702,1095.0),'1BR-B':(755,1140.0),'2BR-A':(968,1345.0),'2BR-TH':(1120,1510.0),'3BR':(1240,1685.0)}
G=dict(sf=0,mk=0.0,ch=0.0,cr=0.0,dep=0.0,bal=0.0); cat={}; n=occ=0; typ={}; dropped=None; st_c={}
def w(j,v,f=z9,bt=False):
    x=ws.cell(rr,j,v); x.font=f
    if isinstance(v,dt.date): x.number_format='m/d/yyyy'
    elif isinstance(v,float): x.number_format=mf
    if bt: x.border=Border(top=th)
for b in range(1,7):
    for k in range(1,13):
        ty=list(TY)[(k*2+b)%5]; sf,mk=TY[ty]; mk+=r.choice([0,0,15,30]); u=str(b*100+k); n+=1
        st=r.choices(['Current','Under Eviction','Notice to Vacate','Vacant','Vacant Pre-Leased','Down'],[80,2,6,7,4,1])[0]
        if st=='Down': st='Vacant'
        if (b,k)==(4,7): st='Current'
        v=st[0:3]=='Vac'; lines=[]
        st_c[st]=st_c.get(st,0)+1; t=typ.setdefault(ty,[0,0,0.0]); t[0]+=1; t[2]+=mk
        rec=dict(b=b,u=u)
        R=row(unit=u,building=str(b),unitType=ty,area=sf,statusText=st,marketRent=mk)
        if not v:
            occ+=1;t[1]+=1
            a=next(nm); nn=f'{a[0]} {a[1]}'
            if r.random()<.25: a2=next(nm); nn+=f'; {a2[0]} {a2[1]}'
            mi=AS-dt.timedelta(r.randint(40,1600)); ls=mi if (AS-mi).days<340 else addm(dt.date(2026,2,1),-r.randint(0,10)); le=addm(ls,12)-dt.timedelta(1); mo=AS+dt.timedelta(r.randint(4,40)) if st.startswith('Not') else None
            if mo: le=mo
            lines=[('Rent',mk-r.choice([0,25,40,85,110]))]
            if r.random()<.3: lines.append(('Pet Rent',30.0))
            lines.append(('Pest Control',4.0))
            if r.random()<.2: lines.append(('Washer/Dryer',40.0))
            if r.random()<.12: lines.append(('Concession - Recurring',-r.choice([50.0,75.0])))
            dep=r.choice([200.0,300.0,500.0,0.0]); bal=float(r.choice([0,0,0,0,-10.0,63.2,lines[0][1]]))
            if st=='Under Eviction': bal=round(lines[0][1]*2.6,2)
            tc=sum(q for _,q in lines)
            R.update(row(tenantName=nn,contractRent=lines[0][1],charges=[{'code':p,'amount':q} for p,q in lines],totalCharges=tc if all(q>=0 for _,q in lines) else None,moveInDate=mi,leaseStartDate=ls,leaseEndDate=le,moveOutDate=mo,deposit=dep,balance=bal))
            G['dep']+=dep;G['bal']+=bal
            for p,q in lines: cat[p]=cat.get(p,0)+q; G['ch' if q>=0 else 'cr']+=q
        G['sf']+=sf;G['mk']+=mk
        if (b,k)==(4,7): dropped=(u,R); continue      # planted
        for j,x in ((1,b),(2,u),(3,ty),(4,sf),(5,R.get('tenantName')),(6,st),(7,mk)): w(j,x,bt=True)
        for j in range(1,17): ws.cell(rr,j).border=Border(top=th)
        ws.cell(rr,4).number_format='#,##0'
        if not v:
            for j,x in ((11,mi),(12,ls),(13,le),(14,mo),(15,dep),(16,bal)): w(j,x,bt=True)
            for i,(p,q) in enumerate(lines): w(8,p); w(9 if q>=0 else 10,q); rr+=1
            w(8,'Total',b9); w(9,sum(q for _,q in lines if q>0),b9)
            cr=sum(q for _,q in lines if q<0)
            if cr: w(10,cr,b9)
        rr+=1; rows.append(R)
for j in range(1,17): ws.cell(rr,j).border=Border(top=Side(style='medium'))
w(1,'Totals',b9)
for j,x in ((4,G['sf']),(5,f'{n} units'),(7,G['mk']),(9,G['ch']),(10,G['cr']),(15,G['dep']),(16,round(G['bal'],2))): w(j,x,b9)
ws.cell(rr,4).number_format='#,##0'
rr+=3; w(1,'Occupancy Summary',b9); rr+=1
for k,x in (('Status',2),): 
    w(2,'Status',b9); w(4,'Units',b9); w(6,'Percent',b9); rr+=1
for k in sorted(st_c): w(2,k); w(4,st_c[k]); w(6,f'{100*st_c[k]/n:.2f}%'); rr+=1
w(2,'Total Units',b9); w(4,n,b9); rr+=1; w(2,'Occupied'); w(4,occ); w(6,f'{100*occ/n:.2f}%'); rr+=1; w(2,'Vacant'); w(4,n-occ); w(6,f'{100*(n-occ)/n:.2f}%'); rr+=2
w(1,'Charges by Category',b9); rr+=1
for k in sorted(cat): w(2,k); w(7,cat[k]); rr+=1
w(2,'Net Charges',b9); w(7,G['ch']+G['cr'],b9); rr+=2
w(1,'Unit Type Summary',b9); rr+=1
for k in TY: w(2,k); w(4,typ[k][0]); w(6,f'{typ[k][1]} occupied'); w(7,typ[k][2]); rr+=1
for L,x in zip('ABCDEFGHIJKLMNOP',(6,7,9,9,34,17,11,22,11,11,10,10,10,10,10,10)): ws.column_dimensions[L].width=x
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.print_title_rows='5:5'
wb.save(f'{D}/{F}')
q=dropped[1]
save(F,dict(propertyName='Tupelo Ridge Apartments',asOnDate='2026-02-28',units=n,occupied=occ,vacant=n-occ,planted={'what':f"unit {dropped[0]} ({q['tenantName']}, market rent {q['marketRent']:,.2f}, charges {sum(c['amount'] for c in q['charges']):,.2f}, deposit {q['deposit']:,.2f}, balance {q['balance']:,.2f}) is left out of the list; totals and counts ({n} units) include it; {len(rows)} rows are printed",'kind':'row_dropped'},printedTotals=dict(area=G['sf'],marketRent=G['mk'],leaseCharges=G['ch'],leaseCredits=G['cr'],deposit=G['dep'],balance=round(G['bal'],2)),rows=rows),'MULTIFAMILY','ResMan-like detail with charge lines and a total under each unit','row dropped; charges and credits in two columns, per-unit Total lines, three summaries below')
