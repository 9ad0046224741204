# large serviced apartments residential-type roll xlsx, current + future section
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
_F=Font
def Font(**k): return _F(**{'name':'Calibri','size':11,**k})
R=random.Random(6216)
FN='rentroll_harbourline_residences_20260228.xlsx'
fnm=['Alba','Bram','Cleo','Dario','Edda','Femi','Greta','Hugo','Ines','Jorah','Kaia','Lior','Mirek','Nadia','Orson','Petra','Quim','Rhea','Soren','Talia','Umar','Vida','Wendel','Xenia','Yusuf','Zora']
ln=['Abbotsley','Brankovic','Cairnduff','Delacourte','Eastaway','Fyfield','Gundersby','Hathersage','Iwuchukwu','Jarrold','Kettleburn','Lambourne','Mossadegh','Nettleship','Oduyale','Pemberwick','Quayle-Ross','Ravenshaw','Szymanek','Thackwray','Umberslade','Verhoeven','Wrottesley','Yarnold']
types={'S0':('S0',455,2150),'A1':('A1',640,2680),'A2':('A2',710,2875),'B1':('B1',980,3690),'B2':('B2',1115,4050)}
rows=[];fut=[];us_=set()
def nm():
    while True:
        n=f"{R.choice(ln)}, {R.choice(fnm)}"
        if n not in us_: us_.add(n); return n
for fl in range(2,14):
    for p in range(1,10):
        u=f"{fl:02d}{p:02d}"; t=R.choice(['S0','A1','A1','A2','B1','B2']) if fl>2 else 'A1'
        ty,a,mk=types[t]; mk+=fl*15
        r=dict(unit=u,unitType=t,area=a,marketRent=float(mk),section='Current/Notice/Vacant Residents')
        z=R.random()
        if z<.09:
            r.update(statusText='VACANT',_n='VACANT',contractRent=None,charges=[],totalCharges=0.0,deposit=0.0,balance=0.0)
            if R.random()<.4:
                mi=dt(2026,3,R.randint(3,28)); fut.append(dict(unit=u,unitType=t,area=a,marketRent=float(mk),section='Future Residents/Applicants',tenantName=nm(),statusText='Future',contractRent=None,charges=[],totalCharges=0.0,deposit=500.0,balance=-500.0,moveInDate=mi,leaseEndDate=dt(2027,2,28)))
        elif z<.11: r.update(statusText='MODEL',_n='MODEL',totalCharges=0.0,deposit=0.0,balance=0.0)
        else:
            rent=float(round(mk*R.uniform(.92,1.03))); pk=R.choice([0,0,150.0,300.0]); pet=R.choice([0,0,0,50.0]); hs=R.choice([0,0,420.0])
            ch=[('rent',rent)]+([('park',pk)] if pk else [])+([('pet',pet)] if pet else [])+([('hskp',hs)] if hs else [])
            mi=dt(R.choice([2022,2023,2024,2025]),R.randint(1,12),R.randint(1,28)); e=dt(2026,R.randint(3,12),28)
            r.update(tenantName=nm(),statusText='Notice' if z<.16 else 'Current',contractRent=rent,charges=ch,totalCharges=sum(x for _,x in ch),deposit=R.choice([500.0,1000.0,rent,0.0]),balance=R.choice([0.0,0.0,0.0,0.0,-35.0,round(R.uniform(20,2900),2)]),moveInDate=mi,leaseEndDate=e)
            if z<.16: r['moveOutDate']=dt(2026,R.choice([3,4]),R.randint(5,28))
        rows.append(r)
def build():
    wb=Workbook(); ws=wb.active; ws.title='Report1'
    for i,s in enumerate(['Rent Roll with Lease Charges','Harbourline Residences (hlr)','As Of = 02/28/2026','Month Year = 02/2026']): 
        ws.cell(i+1,1,s).font=Font(bold=True); ws.merge_cells(start_row=i+1,start_column=1,end_row=i+1,end_column=13); ws.cell(i+1,1).alignment=Alignment(horizontal='center')
    H1=['Unit','Unit Type','Unit','Status','Name','Market','Charge','Amount','Resident','Move In','Lease','Move Out','Balance']
    H2=['','','Sq Ft','','','Rent','Code','','Deposit','','Expiration','','']
    for i,(a,b) in enumerate(zip(H1,H2)):
        ws.cell(5,i+1,a).font=Font(bold=True); ws.cell(6,i+1,b).font=Font(bold=True); ws.cell(6,i+1).border=Border(bottom=Side('thin'))
    y=7
    for sec,rs in(('Current/Notice/Vacant Residents',rows),('Future Residents/Applicants',fut)):
        ws.cell(y,1,sec).font=Font(bold=True); y+=1
        for r in rs:
            v=[r['unit'],r['unitType'],r['area'],{'VACANT':'Vacant','MODEL':'Model'}.get(r['statusText'],r['statusText']),r.get('tenantName') or r.get('_n'),r['marketRent'],None,None,r['deposit'],r.get('moveInDate'),r.get('leaseEndDate'),r.get('moveOutDate'),r['balance']]
            for i,x in enumerate(v):
                if x is not None:
                    c=ws.cell(y,i+1,x); c.number_format='MM/DD/YYYY' if i in(9,10,11) else '#,##0.00' if i in(2,5,8,12) else 'General'
            for k,(cd,am) in enumerate(r.get('charges') or []):
                ws.cell(y+k,7,cd); c=ws.cell(y+k,8,am); c.number_format='#,##0.00'
            y+=max(1,len(r.get('charges') or []))
            ws.cell(y,7,'Total'); c=ws.cell(y,8,r['totalCharges']); c.number_format='#,##0.00'; ws.cell(y,7).font=c.font=Font(bold=True); y+=2
    ws.cell(y,1,'Total').font=Font(bold=True); ws.cell(y,5,'Harbourline Residences (hlr)')
    for i,x in((6,sum(r['marketRent'] for r in rows)),(8,sum(r['totalCharges'] for r in rows)),(9,sum(r['deposit'] for r in rows+fut)),(13,round(sum(r['balance'] for r in rows+fut),2))):
        c=ws.cell(y,i,x); c.number_format='#,##0.00'; c.font=Font(bold=True)
    y+=3
    cnt={}
    for r in rows: k={'VACANT':'Vacant Units','MODEL':'Model Units'}.get(r['statusText'],'Occupied Units'); cnt.setdefault(k,[0,0,0,0]); c=cnt[k]; c[0]+=r['area']; c[1]+=r['marketRent']; c[2]+=r['totalCharges']; c[3]+=1
    for i,h in enumerate(['Summary Groups','','Square Footage','','','Market Rent','','Lease Charges','# Of Units']): ws.cell(y,i+1,h).font=Font(bold=True)
    for k in('Occupied Units','Vacant Units','Model Units'):
        if k not in cnt: continue
        y+=1; c=cnt[k]; ws.cell(y,1,k); ws.cell(y,3,c[0]); ws.cell(y,6,c[1]); ws.cell(y,8,c[2]); ws.cell(y,9,c[3])
    y+=1; ws.cell(y,1,'Future Residents/Applicants'); ws.cell(y,9,len(fut)); y+=1; ws.cell(y,1,'Totals:').font=Font(bold=True); ws.cell(y,3,sum(r['area'] for r in rows)); ws.cell(y,6,sum(r['marketRent'] for r in rows)); ws.cell(y,8,sum(r['totalCharges'] for r in rows)); ws.cell(y,9,len(rows))
    for i,w in enumerate([8,10,10,9,26,11,8,12,11,12,12,12,12]): ws.column_dimensions[L(i+1)].width=w
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(path(FN))
    for r in rows+fut: r['statusText']={'VACANT':'Vacant','MODEL':'Model'}.get(r['statusText'],r['statusText'])
    save(FN,rows+fut,'Harbourline Residences',dt(2026,2,28),len(rows),cnt['Occupied Units'][3],cnt['Vacant Units'][3],'MULTIFAMILY','closingcounsel','large serviced-apartment export, stacked charges, future section, summary groups',hard='stacked charges, future tenants, model units')
build()
