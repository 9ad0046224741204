import random; from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
from openpyxl.utils import get_column_letter as L
r=random.Random(3303); F='The Varsity Row - Rent Roll (Entrata).xlsx'
wb=Workbook(); ws=wb.active; ws.title='Rent Roll'
ws['A1']='Rent Roll'; ws['A1'].font=Font(name='Calibri',size=16,bold=True)
for i,(a,b) in enumerate([('Property','The Varsity Row'),('Effective Date','09/15/2025'),('Lease Term','All'),('Charge Codes','Scheduled, Recurring'),('Created On','09/16/2025 11:02 AM CDT')],2):
    ws.cell(i,1,a).font=Font(name='Calibri',bold=True,color='555555'); ws.cell(i,2,b)
H=['Bldg','Unit-Space','Floor Plan','Space SqFt','Space Option','Status','Resident','Move-In','Lease Start','Lease End','Expected Move-Out','Market Rent','Base Rent','Furniture','Parking','Pet Rent','Concession','Total Scheduled Charges','Deposit Held','Balance']
hr=8; th=Side(style='thin',color='BBBBBB')
for j,h in enumerate(H,1):
    c=ws.cell(hr,j,h); c.font=Font(name='Calibri',bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='3C5A78'); c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
ws.row_dimensions[hr].height=46
fp={'4x4 Lodge':(4,362,699),'2x2 Loft':(2,448,899),'1x1 Studio':(1,520,1209),'3x3 Cottage':(3,405,769)}
plan=[('A','101','4x4 Lodge'),('A','102','4x4 Lodge'),('A','103','2x2 Loft'),('A','201','4x4 Lodge'),('A','202','4x4 Lodge'),('A','203','2x2 Loft'),('A','301','1x1 Studio'),('A','302','1x1 Studio'),
 ('B','101','3x3 Cottage'),('B','102','3x3 Cottage'),('B','103','3x3 Cottage'),('B','201','4x4 Lodge'),('B','202','4x4 Lodge'),('B','203','2x2 Loft'),('C','101','4x4 Lodge'),('C','102','2x2 Loft'),('C','103','1x1 Studio'),('C','201','4x4 Lodge'),('C','202','4x4 Lodge'),('C','203','2x2 Loft')]
vac={('A','202','C'),('B','103','A'),('B','103','B'),('C','102','B'),('C','201','D')}; off={('B','201','D')}; ra=('C','103','A')
rows=[]; R=hr
for b,u,p in plan:
    n,sf,mk=fp[p]
    for s in 'ABCD'[:n]:
        R+=1; w=dict(building=b,unit=f'{u}-{s}',unitType=p,area=sf,marketRent=float(mk)); k=(b,u,s); opt='Private'
        if k in vac: w['statusText']='Vacant Unrented Ready' if s!='B' else 'Vacant Unrented Not Ready'
        elif k in off: w['statusText']='Excluded - Down'
        else:
            fi,l=person(r); w['tenantName']=f'{fi} {l}'; w['statusText']='Occupied No Notice'
            ls=D(2025,8,16) if r.random()<.85 else D(2025,r.choice([1,2]),r.choice([5,12])); le=D(2026,7,31) if ls.month==8 else D(2025,12,20)
            if le.year==2025: w['statusText']='Notice Unrented'; w['moveOutDate']=le
            w.update(moveInDate=D(2024,8,17) if r.random()<.25 and ls.month==8 else ls,leaseStartDate=ls,leaseEndDate=le)
            rent=mk-r.choice([0,0,0,10,25,50]); ch=[['Base Rent',rent]]
            if k==ra: w['statusText']='Occupied No Notice'; ch.append(['Concession',-rent]); w['tenantName']+=' (CA)'
            else:
                if r.random()<.6: ch.append(['Furniture',35])
                if r.random()<.45: ch.append(['Parking',r.choice([40,65])])
                if r.random()<.1: ch.append(['Pet Rent',30])
                if r.random()<.12: ch.append(['Concession',-r.choice([25,42.5])])
            w.update(charges=[dict(code=a,amount=float(x)) for a,x in ch],totalCharges=float(sum(x for _,x in ch)),contractRent=float(rent),deposit=float(r.choice([0,0,100,150])),balance=float(r.choice([0,0,0,0,rent,-25,118.75])))
        rows.append(w); cd={q['code']:q['amount'] for q in w.get('charges',[])}
        vals=[b,w['unit'],p,sf,opt,w['statusText'],w.get('tenantName'),w.get('moveInDate'),w.get('leaseStartDate'),w.get('leaseEndDate'),w.get('moveOutDate'),w['marketRent'],cd.get('Base Rent'),cd.get('Furniture'),cd.get('Parking'),cd.get('Pet Rent'),cd.get('Concession'),w.get('totalCharges'),w.get('deposit'),w.get('balance')]
        for j,v in enumerate(vals,1):
            c=ws.cell(R,j,v); c.border=Border(bottom=th); c.font=Font(name='Calibri',size=10)
            if isinstance(v,D): c.number_format='mm/dd/yyyy'
            if j>=12: c.number_format='$#,##0.00;[Red]($#,##0.00)'
R+=1; ws.cell(R,1,'Total').font=Font(name='Calibri',bold=True); ws.cell(R,2,len(rows)); ws.cell(R,4,sum(w['area'] for w in rows))
for j in range(12,21):
    v=sum((ws.cell(i,j).value or 0) for i in range(hr+1,R)); c=ws.cell(R,j,v); c.number_format='$#,##0.00;[Red]($#,##0.00)'
for j in range(1,21): ws.cell(R,j).font=Font(name='Calibri',bold=True,size=10); ws.cell(R,j).fill=PatternFill('solid',fgColor='E7ECF1')
occ=[w for w in rows if w.get('tenantName')]; vc=[w for w in rows if w['statusText'].startswith('Vacant')]
R+=2; ws.cell(R,1,'Status Summary (spaces)').font=Font(name='Calibri',bold=True,size=12); R+=1
for j,t in enumerate(('Status','','Spaces','% of Total',None,'Market Rent','Base Rent'),1): ws.cell(R,j,t).font=Font(name='Calibri',bold=True)
for st in ('Occupied No Notice','Notice Unrented','Vacant Unrented Ready','Vacant Unrented Not Ready','Excluded - Down'):
    R+=1; g=[w for w in rows if w['statusText']==st]
    for j,v in enumerate((st,None,len(g),len(g)/len(rows),None,sum(w['marketRent'] for w in g),sum(w.get('contractRent',0) for w in g)),1):
        c=ws.cell(R,j,v); 
        if j==4: c.number_format='0.0%'
        if j>4: c.number_format='$#,##0.00'
R+=1
for j,v in enumerate(('Total',None,len(rows),1,None,sum(w['marketRent'] for w in rows),sum(w.get('contractRent',0) for w in rows)),1):
    c=ws.cell(R,j,v); c.font=Font(name='Calibri',bold=True); c.number_format={4:'0.0%',6:'$#,##0.00',7:'$#,##0.00'}.get(j,'General')
for j,wd in enumerate([15,11,13,8,9,24,24,11,11,11,11,11,11,10,10,10,11,12,11,11],1): ws.column_dimensions[L(j)].width=wd
ws.column_dimensions['E'].hidden=True
ws.freeze_panes='C9'; ws.auto_filter.ref=f'A{hr}:T{hr+len(rows)}'
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(os.path.join(DOC,F))
save(F,dict(assetType='STUDENT_HOUSING',style='Entrata flat export, by-the-bed spaces, charge columns, building column, autofilter, hidden column',hard=False),
 dict(propertyName='The Varsity Row',asOnDate='2025-09-15',units=len(rows),occupied=len(occ),vacant=len(vc),rows=rows))
