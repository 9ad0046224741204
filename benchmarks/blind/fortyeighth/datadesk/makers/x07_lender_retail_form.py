# Lender's commercial rent-roll template filled in by borrower (retail strip): instructions, shaded input cells, unused rows, certification
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as CL
r=random.Random(4817); N='Exhibit C Rent Roll - Harmon Strip.xlsx'
wb=Workbook(); i1=wb.active; i1.title='Instructions'; ws=wb.create_sheet('Commercial RR'); wb.create_sheet('Residential RR')
for k,t in enumerate(['EXHIBIT C - RENT ROLL','1. Complete only the yellow cells.','2. List each leased premises on its own line; list vacant premises as "Vacant".','3. Do not include tenants whose leases have not commenced unless noted in column N.','4. Reimbursements are to be stated at current monthly billing.'],1): i1.cell(k,1,t)
rows=[]
def t(u,n,sf,y,m,term,mo,cam,tax,dep,step=None,note='',st=None):
    if not n: rows.append(dict(unit=u,area=sf,statusText='Vacant',_n=note)); return
    s=dt.date(y,m,1); e=lend(s,term) if term else 'MTM'
    ch=[]
    if cam is not None: ch.append(('CAM',cam))
    if tax is not None: ch.append(('RE Tax / Ins',tax))
    rows.append(dict(unit=u,tenantName=n,area=sf,leaseStartDate=s,leaseEndDate=e,contractRent=mo,annualRent=round(mo*12,2),charges=ch,totalCharges=round(mo+(cam or 0)+(tax or 0),2),deposit=dep,rentSteps=[step] if step else [],statusText='Occupied',_n=note))
t('Unit 1','Harmon Donuts',1200,2021,6,60+24,2150,280,190,2150,(dt.date(2026,6,1),2214.5)); t('Unit 2','E-Z Phone Repair',800,2024,2,60,1500,186.67,126.67,1500,(dt.date(2027,2,1),1545))
t('Unit 3 & 4','Casa Adelita Restaurant LLC',2900,2018,9,120,4712.5,676.67,459.17,5000,(dt.date(2026,9,1),4853.88),'2 five-year options'); t('Unit 5','Vacant' and '',1050,0,0,0,0,0,0,0,None,'LOI pending')
t('Unit 6','Bright Smile Orthodontics',1600,2022,1,120,3000,373.33,253.33,3000,(dt.date(2027,1,1),3150)); t('Unit 7','Wash-N-Fold of Harmon',1900,2016,4,180,2850,443.33,300.83,0,(dt.date(2026,4,1),2935.5),'')
t('Unit 8','La Bella Nails',1000,2019,11,0,1650,None,None,1000,None,'Gross; holdover'); t('Unit 9','Shield Insurance (J. Overby Agcy)',900,2025,3,60,1687.5,210,142.5,1687.5,(dt.date(2027,3,1),1738.13)); t('Unit 10','Martial Arts Academy',2400,2023,8,60,3400,560,380,3400,(dt.date(2026,8,1),3502),'Personal guaranty')
yel=PatternFill('solid',fgColor='FFFFCC'); gr=PatternFill('solid',fgColor='D9D9D9'); th=Side(style='thin',color='808080'); bx=Border(left=th,right=th,top=th,bottom=th); B=Font(name='Tahoma',size=9,bold=True); F_=Font(name='Tahoma',size=9)
ws['A1']='EXHIBIT C'; ws['A2']='COMMERCIAL RENT ROLL'; ws['A1'].font=ws['A2'].font=Font(name='Tahoma',size=12,bold=True)
for a,l,b,v in (('A4','Borrower:','C4','Harmon Strip Holdings LLC'),('A5','Property:','C5','Harmon Strip Center'),('A6','Address:','C6','3340 Harmon Ave, Las Cruces, NM'),('I4','Rent Roll Date:','K4',dt.date(2026,3,1)),('I5','Date Prepared:','K5',dt.date(2026,3,9)),('I6','Total Leasable SF:','K6',sum(w['area'] for w in rows))):
    ws[a]=l; ws[a].font=B; ws[b]=v; ws[b].fill=yel; ws[b].font=F_
    if isinstance(v,dt.date): ws[b].number_format='mm/dd/yyyy'
ws['K6'].number_format='#,##0'
H=['Line','Premises','Tenant Name','Net Rentable\nSF','Lease\nCommencement','Lease\nExpiration','Base Rent\n(per month)','Base Rent\n(per year)','Reimbursements (per month)','','Total\n(per month)','Security\nDeposit','Next Scheduled Increase','','Comments / Options']
H2={9:'CAM',10:'RE Tax / Ins',13:'Effective',14:'New Monthly Rent'}
for j,h in enumerate(H,1):
    ws.cell(8,j,h or None); ws.cell(9,j,H2.get(j)); 
    for R in(8,9): c=ws.cell(R,j); c.font=B; c.fill=gr; c.border=bx; c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
for j in range(1,16):
    if j in (9,13): ws.merge_cells(start_row=8,start_column=j,end_row=8,end_column=j+1)
    elif j not in (10,14): ws.merge_cells(start_row=8,start_column=j,end_row=9,end_column=j)
ws.row_dimensions[8].height=30
for i in range(20):
    R=10+i; w=rows[i] if i<len(rows) else {}; c=dict(w.get('charges',[])); sp=(w.get('rentSteps') or [(None,None)])[0]
    v=[i+1,w.get('unit'),w.get('tenantName') or ('Vacant' if w else None),w.get('area'),w.get('leaseStartDate'),w.get('leaseEndDate'),w.get('contractRent'),w.get('annualRent'),c.get('CAM'),c.get('RE Tax / Ins'),w.get('totalCharges'),w.get('deposit'),sp[0],sp[1],w.get('_n')]
    for j,x in enumerate(v,1):
        q=ws.cell(R,j,x if x!='' else None); q.font=F_; q.border=bx
        if j>1 and j not in (8,11): q.fill=yel
        if isinstance(x,dt.date): q.number_format='mm/dd/yyyy'
        elif j in(7,8,9,10,11,12,14): q.number_format='#,##0.00'
        elif j==4: q.number_format='#,##0'
R=30; ws.cell(R,3,'TOTALS')
S=lambda k: round(sum(w.get(k) or 0 for w in rows),2)
for j,x in ((4,S('area')),(7,S('contractRent')),(8,S('annualRent')),(9,round(sum(dict(w.get('charges',[])).get('CAM',0) for w in rows),2)),(10,round(sum(dict(w.get('charges',[])).get('RE Tax / Ins',0) for w in rows),2)),(11,S('totalCharges')),(12,S('deposit'))): ws.cell(R,j,x).number_format='#,##0.00' if j>4 else '#,##0'
for j in range(1,16): ws.cell(R,j).font=B; ws.cell(R,j).fill=gr; ws.cell(R,j).border=bx
ws['A32']='Number of leased premises:'; ws['D32']=8; ws['A33']='Number of vacant premises:'; ws['D33']=1; ws['A35']='The undersigned certifies this rent roll is true, correct and complete as of the Rent Roll Date.'; ws['A37']='By: ______________________   Name: R. Dempster   Title: Manager'
for rr in ('A32','A33','A35','A37','D32','D33'): ws[rr].font=F_
for j,wd in enumerate([6,12,30,11,13,12,12,12,10,12,12,11,12,13,22],1): ws.column_dimensions[CL(j)].width=wd
rs=wb['Residential RR']; rs['A1']='RESIDENTIAL RENT ROLL'; rs['A3']='(not applicable)'
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; wb.active=1
wb.save(f'{D}/{N}')
save(N,'RETAIL','lender exhibit template filled in by borrower, unused lines, instruction and empty sheets',True,rows,'Harmon Strip Center','2026-03-01',9,8,1,'Commercial RR')
