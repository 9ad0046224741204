"""X3: Toronto mixed-use podium retail, monthly CAD with TMI and HST, French-free Canadian dates, step table below the roll."""
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side
D=dt.date; FN='Roncesvalles_Sq_Podium_RentRoll.xlsx'
wb=Workbook(); ws=wb.active; ws.title='Commercial'; f=Font(name='Georgia',size=10); fb=Font(name='Georgia',size=10,bold=True)
ws['A1']='RONCE SQUARE - COMMERCIAL PODIUM (Bldg. A & B)'; ws['A1'].font=Font(name='Georgia',size=13,bold=True); ws['A2']='Tenant roll for the month of November 2025 - all amounts monthly, CAD'; ws['A2'].font=f
H=['Bldg','Unit','Trade Name','Legal Tenant','Area (sf)','Term From','Term To','Basic Rent','TMI','Signage/Storage','Sub-total','HST 13%','Total Payable','Deposit Held']
for j,h in enumerate(H,1): c=ws.cell(4,j,h); c.font=fb; c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center'); c.border=Border(top=Side('thin'),bottom=Side('thin'))
T=[('A','101','Greenleaf Pharmacy','1187743 Ontario Inc.',3120,D(2025,3,1),D(2035,2,28),42,0,26000),('A','102','Dundas Dental Studio','Dundas Dental Prof. Corp.',1640,D(2025,5,15),D(2035,5,14),44,0,13200),('A','103',None,None,1210,None,None,0,0,None),('A','104','Maple & Moss Florist','Maple & Moss Ltd.',780,D(2025,6,1),D(2030,5,31),46,85,5980),('A','105-106','Kettle Black Espresso','KB Espresso Holdings Inc.',1475,D(2025,4,1),D(2032,3,31),45,150,None),('A','201','Lumen Yoga','Lumen Movement Inc.',2850,D(2025,9,1),D(2032,8,31),28,0,13300),('A','202','Bright Minds Child Care','Bright Minds Early Learning Corp.',5400,D(2026,1,1),D(2040,12,31),26,0,23400),('B','G1','Harvest Lane Market','Harvest Lane Grocers (Ontario) Ltd.',14200,D(2025,2,1),D(2045,1,31),24.5,600,0),('B','G2','Toronto-Dominican Credit Union','TDCU Ltd.',2360,D(2025,7,1),D(2035,6,30),48,250,0),('B','G3',None,None,1890,None,None,0,0,None),('B','G4','Pho Hanh Restaurant','2590114 Ontario Ltd.',1720,D(2025,8,1),D(2035,7,31),43,120,14900),('B','P1','Parking operator','City Stalls Mgmt Inc.',None,D(2025,2,1),None,None,0,10000)]
r=5; rows=[]; S=[0]*7
def row(r,vals,font=f):
    for j,v in vals.items():
        if v is None: continue
        c=ws.cell(r,j,v); c.font=font
        if isinstance(v,D): c.number_format='yyyy-mm-dd'
        elif j>=8: c.number_format='#,##0.00'
        elif j==5: c.number_format='#,##0'
steps=[]
for b,u,tn,lt,a,s,e,psf,ss,dep in T:
    x=dict(unit=u,building=b,area=a)
    if tn is None: row(r,{1:b,2:u,3:'- vacant -',5:a}); x['statusText']='vacant'
    else:
        br=round(a*psf/12,2) if a else 7500.0; tm=round(a*16.85/12,2) if a else 0.0
        if s>D(2025,11,1): br=tm=0.0
        sub=round(br+tm+ss,2); h=round(sub*.13,2); tot=round(sub+h,2)
        row(r,{1:b,2:u,3:tn,4:lt,5:a,6:s,7:e if e else 'Monthly',8:br,9:tm,10:ss,11:sub,12:h,13:tot,14:dep})
        x.update(tenantName=tn,leaseStartDate=s,leaseEndDate=e or 'Monthly',contractRent=br,deposit=dep,charges=[dict(code=k,amount=v) for k,v in(('Basic Rent',br),('TMI',tm),('Signage/Storage',ss),('HST 13%',h))],totalCharges=tot)
        for i,v in enumerate((br,tm,ss,sub,h,tot,dep or 0)): S[i]=round(S[i]+v,2)
        if psf and s<=D(2025,11,1) and u in('101','105-106','G1','G2','201'):
            for k in(1,2):
                d=addm(s,60*k if u in('G1','101') else 24*k)
                if d<e: steps.append((u,tn,d,round(a*(psf+2*k)/12,2)))
                x.setdefault('rentSteps',[]).append(dict(date=d,amount=round(a*(psf+2*k)/12,2))) if d<e else None
        if u=='202': steps.append((u,tn,D(2026,7,1),round(a*26/12,2))); x['rentSteps']=[dict(date=D(2026,7,1),amount=round(a*26/12,2))]
    rows.append(x); r+=1
row(r,{3:'Total commercial',5:sum(t[4] or 0 for t in T),8:S[0],9:S[1],10:S[2],11:S[3],12:S[4],13:S[5],14:S[6]},fb)
for j in range(1,15): ws.cell(r,j).border=Border(top=Side('thin'),bottom=Side('double'))
r+=2
for t in('Unit 202: possession given for fixturing; rent starts 1 July 2026, TMI from 1 January 2026.','TMI is the 2025 estimate of $16.85 per sf. Deposits carry no interest. Unit G3 was carved out of G2 (old plan).'): ws.cell(r,1,t).font=Font(name='Georgia',size=9,italic=True); r+=1
r+=1; ws.cell(r,2,'SCHEDULED BASIC RENT CHANGES').font=fb; r+=1
for j,h in((2,'Unit'),(3,'Trade Name'),(6,'Effective'),(8,'New Basic Rent / month')): ws.cell(r,j,h).font=fb
for u,t,d,m in sorted(steps,key=lambda z:z[2]): r+=1; row(r,{2:u,3:t,6:d,8:m})
for c,w in zip('ABCDEFGHIJKLMN',(6,9,29,34,9,12,12,13,12,12,13,12,14,13)): ws.column_dimensions[c].width=w
ws.row_dimensions[4].height=30; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc(FN))
save(FN,'MIXED_USE','Canadian podium retail, basic rent/TMI/HST columns, step side table under the roll',True,rows,'Ronce Square - Commercial Podium',"2025-11",None,None,2,checks=[['contractRent',S[0],None],['totalCharges',S[5],None],['deposit',S[6],None]])
