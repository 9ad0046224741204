# Lease-by-bed list with merged apartment cells; one bed row has been lost
import random, datetime as D
from openpyxl import Workbook
from openpyxl.styles import *
from common import *
N='The_Quad_on_Ninth_lease_by_bed.xlsx'; g=random.Random(4844); ppl=iter(people(g,90)); beds=[]
for fl in range(2,6):
    for n in range(1,6):
        a=f'{fl}{n:02d}'; p=[('D4','4BR/4BA',899),('D3','3BR/3BA',949),('S1','Studio',1395)][0 if n<4 else n-3]
        for b in range(1,{'D4':4,'D3':3,'S1':1}[p[0]]+1):
            r=dict(apt=a,unit=f'{a}-{b}' ,building=None,unitType=p[1],marketRent=p[2]+10*(fl-2))
            if g.random()<.09: r['statusText']='Open'
            else:
                f,l=next(ppl); rn=g.random()<.35; inst=r['marketRent']-g.choice([0,0,24,40,50])
                r.update(tenantName=f'{f} {l}',statusText='Leased',kind='Renewal' if rn else 'New',leaseStartDate=D.date(2025,8,20),leaseEndDate=D.date(2026,7,30) if g.random()<.85 else D.date(2026,5,15),contractRent=inst,charges=[dict(code='Amenity',amount=45)]+([dict(code='Parking',amount=95)] if g.random()<.3 else []),deposit=0 if rn else 200)
                r['totalCharges']=inst+sum(x['amount'] for x in r['charges'])
            beds.append(r)
drop=next(r for r in beds if r['unit']=='403-3' ); 
if 'tenantName' not in drop: drop=next(r for r in beds if r['unit']=='403-2')
assert 'tenantName' in drop
wb=Workbook(); ws=wb.active; ws.title='AY25-26'; ws.sheet_view.showGridLines=False
ws.merge_cells('A1:L1'); ws['A1']='THE QUAD ON NINTH'; ws.merge_cells('A2:L2'); ws['A2']='Lease-by-Bed List, leases in force 9/1/2025'
for c in('A1','A2'): ws[c].alignment=Alignment(horizontal='center'); ws[c].font=Font(name='Arial',bold=c=='A1',size=14 if c=='A1' else 10)
H=['Apt','Bed\nSpace','Type','Asking\nper Bed','Status','Resident','New /\nRenewal','Start','End','Monthly\nInstallment','Amenity\nFee','Parking','Total\nMonthly','Deposit']
B=Border(*[Side('hair')]*4)
for c,h in enumerate(H,1): k=ws.cell(4,c,h); k.font=Font(name='Arial',bold=True,color='FFFFFF',size=9); k.fill=PatternFill('solid',fgColor='5B2C6F'); k.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
R=5; start={}
for r in beds:
    if r is drop: continue
    start.setdefault(r['apt'],[R,R])[1]=R; q={x['code']:x['amount'] for x in r.get('charges',[])}
    for c,v in enumerate([None,r['unit'],r['unitType'],r['marketRent'],r['statusText'],r.get('tenantName'),r.get('kind'),r.get('leaseStartDate'),r.get('leaseEndDate'),r.get('contractRent'),q.get('Amenity'),q.get('Parking'),r.get('totalCharges'),r.get('deposit')],1):
        k=ws.cell(R,c,v); k.border=B; k.font=Font(name='Arial',size=9)
        if c in(8,9): k.number_format='dd-mmm-yy'
        if c in(4,10,11,12,13,14): k.number_format='$#,##0'
    R+=1
for a,(x,y) in start.items():
    ws.cell(x,1,a).font=Font(name='Arial',bold=True,size=10); ws.cell(x,1).alignment=Alignment(vertical='center',horizontal='center')
    if y>x: ws.merge_cells(start_row=x,end_row=y,start_column=1,end_column=1)
S=lambda k:sum(r.get(k,0) for r in beds); C=lambda k:sum(x['amount'] for r in beds for x in r.get('charges',[]) if x['code']==k)
oc=sum('tenantName' in r for r in beds)
for c,v in ((1,'Total'),(2,f'{len(beds)} beds'),(4,S('marketRent')),(5,f'{oc} leased'),(6,f'{len(beds)-oc} open'),(10,S('contractRent')),(11,C('Amenity')),(12,C('Parking')),(13,S('totalCharges')),(14,S('deposit'))):
    k=ws.cell(R,c,v); k.font=Font(name='Arial',bold=True,size=9); k.number_format='$#,##0'; 
for c in range(1,15): ws.cell(R,c).border=Border(top=Side('medium'))
ws.cell(R+2,1,'Installments are 12 equal payments; leases ending May are 9-month terms at the same rate.').font=Font(name='Arial',italic=True,size=8)
for k,w in zip('ABCDEFGHIJKLMN',(7,9,10,9,9,22,9,11,11,11,9,9,10,9)): ws.column_dimensions[k].width=w
ws.row_dimensions[4].height=28; ws.print_title_rows='4:4'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc(N)); out=[]
for r in beds:
    if r is drop: continue
    r.pop('kind',0); r['building']=None; r.pop('apt')
    out.append({k:iso(v) if isinstance(v,D.date) else v for k,v in r.items()})
save(N,dict(propertyName='THE QUAD ON NINTH',asOnDate='2025-09-01',planted=dict(what=f"row of bed {drop['unit']} ({drop['tenantName']}) is missing; totals and bed counts still include it",kind='row_dropped'),rows=out),'STUDENT_HOUSING','lease-by-bed list, apartment cell merged over its beds, counts in total row')
