# ARGUS presentation rent roll, stacked four-line records, xlsx
import random; from common import *
from openpyxl import Workbook; from openpyxl.styles import *
r=random.Random(2411); f='Argus_PresRentRoll_Kestrel.xlsx'; AS='2025-12'
wb=Workbook(); ws=wb.active; ws.title='Presentation Rent Roll'; A_=lambda h,w=False:Alignment(horizontal=h,vertical='top',wrap_text=w)
for q,t in enumerate(('Software : ARGUS Enterprise','File     : Kestrelbrook BioPark 12-25 hold','Property Type : Office/Lab','Portfolio : LS West'),1): ws.cell(q,1,t).font=Font(name='Arial',size=8)
ws['E1']='Kestrelbrook BioPark'; ws['E2']='Presentation Rent Roll & Current Term Tenant Summary'; ws['E3']='As of Dec-2025 for 318,000 Square Feet (approx.)'
for a in('E1','E2','E3'): ws[a].font=Font(name='Arial',bold=True,size=11); ws[a].alignment=A_('center')
H=['Description\nTenant Name\nType & Suite Number\nLease Dates & Term','Area\nFloor\nSqFt\nBldg Share','Base Rent\nRate & Amount\nper Year\nper Month','Rent Adjustments &\nCategories\nChanges\non','\n\nChanges\nto','CPI &\nCurrent\nPorters\' Wage\nMiscellaneous','Costs Reimb.\nDescription of\nOperating Expense\nReimbursements','Improvements\nRate &\nAmount','Lease Type\nand upon\nExpiration']
for j,h in enumerate(H,1):
    x=ws.cell(6,j,h); x.font=Font(name='Arial',size=8,bold=True); x.alignment=A_('center',True); x.border=Border(top=Side('medium'),bottom=Side('medium'))
ws.row_dimensions[6].height=50
nm=names(r,['Biosciences','Genomics, Inc.','Therapeutics','Diagnostics','Bio','Pharma'],25);R=8;rows=[];T=[]
S=['1-110','1-120','1-200','1-210','1-300','2-100','2-150','2-200','2-210','2-300','3-100','3-200','3-300','Café','Roof 1','Roof 2']
for i,s in enumerate(S): T.append([s,r.choice(['Lab','Lab','Office','Lab']) if s[0].isdigit() else 'Retail' if s=='Café' else 'Antenna', r.randint(8200,31000) if s[0].isdigit() else 3150 if s=='Café' else 0])
tot=sum(x[2] for x in T); my=lambda d:d.strftime('%b-%Y'); ty=0
for i,(s,ty_,a) in enumerate(T):
    vac=s in('1-210','3-300'); b=am(D(2018,1,1),r.randint(0,88)); mo=r.choice([60,84,120,124]); e=term(b,mo/12)
    if e<D(2025,12,31): mo=120;e=term(b,10)
    if e<D(2025,12,31): mo=180;e=term(b,15)
    ps=0 if vac else r.choice([54,58.5,62,66,71.25]) if ty_=='Lab' else 41.5 if a else 0; yr=round(a*ps) if a else r.choice([26400,31200]); yr-=yr%12
    n='Vacant' if vac else ('Zephyrine Wireless' if s=='Roof 1' else 'Ostrava Telecom' if s=='Roof 2' else nm[i])
    L=[[f'{i+1}. {n}',a,f'${yr/a:,.2f}' if a else '',None,None,'-','Net: pays pro-rata share of all opex' if ty_!='Antenna' else 'None',f'${r.choice([0,0,40,85,150])}.00','Contract' if not vac else 'Speculative'],
       [f'{ty_}, Suite: {s}',f'{a/tot*100:.2f}%' if a else '',f'${yr:,.0f}',None,None,None,None,None,r.choice(['Market','Market','Option','Renew'])],
       [f'{my(b)} to {my(e)}' if not vac else '',None,f'${yr/12/a:,.2f}' if a else '',None,None,None,None,None,'See assumption:'],
       [f'{mo} Months' if not vac else '',None,f'${yr/12:,.0f}',None,None,None,None,None,'Lab MLA' if ty_=='Lab' else 'Office MLA']]
    if vac: 
        for q in L: q[2]=None
        L[0][2]='$0.00';L[1][2]='$0';L[2][2]='$0.00';L[3][2]='$0'
    elif a:
        d=D(2026,b.month,1)
        for q in range(r.choice([1,2,4])):
            if d<e: L[q][3]=my(d); ps=round(ps*1.03,2); L[q][4]=f'${ps:,.2f}'; d=am(d,12)
    for q,l in enumerate(L):
        for j,v in enumerate(l,1):
            x=ws.cell(R+q,j,v); x.font=Font(name='Arial',size=8,bold=(q==0 and j==1)); x.alignment=A_('left' if j in(1,7,9) else 'right')
            if j==2 and q==0: x.number_format='#,##0'
    R+=5
    rows.append(dict(unit=s,unitType=ty_,area=a,tenantName=None if vac else n,statusText='Vacant' if vac else 'Occupied',leaseStartDate=None if vac else my(b),leaseEndDate=None if vac else my(e),annualRent=0 if vac else yr,contractRent=0 if vac else yr/12)); ty+=0 if vac else yr
for q,(l,v,w) in enumerate((('Total Occupied SqFt',sum(x['area'] for x in rows if x['statusText']!='Vacant'),f'${ty:,.0f}'),('Total Available SqFt',sum(x['area'] for x in rows if x['statusText']=='Vacant'),None),('Total Building SqFt',tot,f'${ty:,.0f}'))):
    for j,v2 in((1,l),(2,v),(3,w)): x=ws.cell(R+q,j,v2); x.font=Font(name='Arial',size=8,bold=True); x.number_format='#,##0'; x.alignment=A_('left' if j==1 else 'right')
ws['E3']=f'As of Dec-2025 for {tot:,} Square Feet'
for c_,w in zip('ABCDEFGHI',(36,10,13,16,10,15,30,13,16)): ws.column_dimensions[c_].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(f'{B}/documents/{f}')
save(f,'OFFICE','ARGUS presentation rent roll, stacked records',rows,'Kestrelbrook BioPark',AS,None,None,None,totals=dict(area=tot,annualRent=ty),hard=True)
