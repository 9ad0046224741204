from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
R=random.Random(132); fn='MOB_Thornbeck_Campus_RR_Q3.xlsx'; AS=D(2025,9,1)
wb=Workbook(); ws=wb.active; ws.title='RR'; th=Side(style='thin',color='999999')
ws['A1']='Thornbeck Medical Campus'; ws['A2']='RENT ROLL'; ws['A3']='Effective September 1, 2025'; ws['A1'].font=Font(name='Cambria',size=14,bold=True)
H=['Tenant','Ste #','RSF','Current\nMonthly Rent','Annualized','OpEx Est.\nMonthly','Lease From','Lease To','Rent Schedule (monthly)','Deposit','Status']
for j,h in enumerate(H,1):
    x=ws.cell(5,j,h); x.font=Font(name='Cambria',bold=True,size=10); x.alignment=Alignment(wrap_text=True,horizontal='center'); x.border=Border(bottom=Side(style='medium')); x.fill=PatternFill('solid',fgColor='FCE4D6')
sp=['Internal Medicine','Podiatry Group','Endodontics','Women\'s Health','Rheumatology','Audiology Center','Eye Surgeons','Oncology Partners','Allergy & Asthma','Spine Institute','Vein Clinic','Lab Services']
suites=['100','105','110','120','130','200','201','210','225','230','300','310','315','320','325','400']; rows=[]; r=6; S=[0]*5; o=v=0; t=0
f=lambda n:f"${n:,.2f}"
for i,u in enumerate(suites):
    if i in (0,5,10,15): ws.cell(r,1,['FIRST FLOOR','SECOND FLOOR','THIRD FLOOR','FOURTH FLOOR'][(0,5,10,15).index(i)]).font=Font(name='Cambria',bold=True,underline='single'); sec=['FIRST FLOOR','SECOND FLOOR','THIRD FLOOR','FOURTH FLOOR'][(0,5,10,15).index(i)]; r+=1
    a=R.choice([1180,1645,2210,2980,3870,5125]); S[0]+=a
    if i in(3,8,13):
        lab={3:'Available',8:'Available',13:'Model suite / not leased'}[i]; vals=[None,u,f"{a:,}"]+[None]*7+['VACANT']; v+=1; row=dict(unit=u,section=sec,area=a,statusText='VACANT')
    else:
        fut=(i==11); nm=R.choice(SUR)+' '+sp[t%12]; t+=1; o+=1; rt=R.choice([2.35,2.6,2.72,2.9]); m=r2(a*rt); op=r2(a*.88); st=D(R.randint(2019,2025),R.randint(1,9),1); en=lend(st,84); dep=R.choice([None,m,2500.0])
        d=addm(st,12); steps=[]; cur=m
        while d<=AS: d=addm(d,12)
        while d<en and len(steps)<3: cur=r2(cur*1.03); steps.append((d,cur)); d=addm(d,12)
        vals=[nm,u,f"{a:,}",f(m),f(r2(m*12)),f(op),st.strftime('%m/%d/%Y'),en.strftime('%m/%d/%Y'),"\n".join(f"{x.strftime('%m/%d/%Y')}: {f(y)}" for x,y in steps) or None,f(dep) if dep else None,'Leased']
        row=dict(unit=u,section=sec,area=a,tenantName=nm,contractRent=m,annualRent=r2(m*12),charges=[('OpEx Est. Monthly',op)],leaseStartDate=st,leaseEndDate=en,rentSteps=steps,deposit=dep,statusText='Leased')
        for q,z in enumerate((m,r2(m*12),op,dep or 0),1): S[q]+=z
    for j,x in enumerate(vals,1):
        c=ws.cell(r,j,x); c.font=Font(name='Cambria',size=10); c.border=Border(bottom=th); c.alignment=Alignment(wrap_text=True,vertical='top',horizontal='left' if j in(1,9) else 'right')
    ws.row_dimensions[r].height=14*max(1,len(row.get('rentSteps') or []))+1
    rows.append(row); r+=1
for j,x in enumerate(['TOTAL',None,f"{S[0]:,}",f(S[1]),f(S[2]),f(S[3]),None,None,None,f(S[4]),f"{o} leased / {v} vacant"],1): c=ws.cell(r,j,x); c.font=Font(name='Cambria',size=10,bold=True); c.alignment=Alignment(horizontal='left' if j==1 else 'right')
for c,w in zip('ABCDEFGHIJK',[34,8,9,14,15,13,12,12,26,13,18]): ws.column_dimensions[c].width=w
ws.row_dimensions[5].height=30; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(os.path.join(DOC,fn))
save(fn,'OFFICE','own medical-building workbook, all cells text','numbers and dates as text, tenant before suite, rent schedule stacked in one cell, floor sections','Thornbeck Medical Campus',AS,len(suites),o,v,rows,sheet='RR')
