from h import *
import openpyxl
from openpyxl.styles import *
r=R(505); N=Names(r); fn='rr_argus_input_dunmore_flex.xlsx'
wb=openpyxl.Workbook(); a0=wb.active; a0.title='Assumptions'
for i,x in enumerate([('Dunmore Flex Center','' ),('Analysis begin',D.date(2026,5,1)),('General vacancy',.05),('Renewal probability',.7),('New TI $/SF',12),('Renewal TI $/SF',4),('MLA - Flex small bay $/SF NNN',14.25),('MLA - Flex large bay $/SF NNN',11.75)],1):
    a0.cell(i,1,x[0]); a0.cell(i,2,x[1])
a0.column_dimensions['A'].width=34;a0['B2'].number_format='mmm d, yyyy'
a0['B3'].number_format=a0['B4'].number_format='0%'
ws=wb.create_sheet('Rent Roll Input'); th=Side(style='thin',color='999999')
ws['B2']='DUNMORE FLEX CENTER - IN-PLACE LEASES FOR ARGUS ENTERPRISE'; ws['B2'].font=Font(bold=True,size=12)
ws['B3']='Rent roll dated 4/15/2026.  Blue = hard-coded from leases'; ws['B3'].font=Font(italic=True,size=9)
G=[('B','',1),('C','Tenant',3),('F','Term',3),('I','Base Rent',3),('L','Rent Step 1',2),('N','Rent Step 2',2),('P','Rent Step 3',2),('R','Recoveries / Other',4)]
H=['#','Tenant Name','Suite','Lease Status','Area (SF)','Start Date','End Date','$/SF/Yr','$/Month','$/Year','Date','$/Year','Date','$/Year','Date','$/Year','Recovery Structure','Market Leasing','Upon Expiration','Security Deposit']
navy=PatternFill('solid',fgColor='1F3864')
for c,t,n in G:
    ws[f'{c}5']=t; i=ws[f'{c}5'].column
    if n>1: ws.merge_cells(start_row=5,end_row=5,start_column=i,end_column=i+n-1)
    ws[f'{c}5'].alignment=Alignment(horizontal='center')
for i,x in enumerate(H): 
    c=ws.cell(6,2+i,x); c.alignment=Alignment(wrap_text=True,horizontal='center'); ws.column_dimensions[c.column_letter].width=26 if i==1 else 12
    for q in (5,6): ws.cell(q,2+i).fill=navy; ws.cell(q,2+i).font=Font(color='FFFFFF',bold=True,size=9)
ws.column_dimensions['A'].width=2;ws.column_dimensions['B'].width=4; ws.column_dimensions['R'].width=18
y=7; rows=[]; S=[0,0,0,0]; o=v=0; blue=Font(color='0000FF')
for i in range(27):
    u='ABC'[i//9]+f'-{i%9+1}'; sf=r.choice([1500,2250,3000,3750,4500,6000,9000,12400]); vac=i in(4,12,20,21)
    nm='Vacant' if vac else N('ind'); ws.cell(y,2,i+1); ws.cell(y,3,nm); ws.cell(y,4,u); ws.cell(y,5,'Speculative' if vac else 'Contract'); ws.cell(y,6,sf).number_format='#,##0'; S[0]+=sf
    ws.cell(y,19,'Flex small' if sf<5000 else 'Flex large')
    if vac: v+=1; rows.append(row(unit=u,area=sf,statusText='Vacant')); y+=1; continue
    o+=1; st=addm(d(2026,4),-r.randint(1,50)); L=r.choice([36,60,63,84])
    if addm(st,L)<d(2026,7): L=84
    ex=eom(addm(st,L-1)); ann=round(sf*r.uniform(9.5,15),0)//12*12; mo=ann/12
    steps=[];q=addm(st,12)
    while q<ex:
        if q>d(2026,4,15) and len(steps)<3: steps.append((q,round(ann*1.035**(len(steps)+1))))
        q=addm(q,12)
    for c,val,nf in ((7,st,'m/d/yy'),(8,ex,'m/d/yy'),(9,ann/sf,'0.00'),(10,mo,'#,##0.00'),(11,ann,'#,##0')): k=ws.cell(y,c,val);k.number_format=nf;k.font=blue
    for j,(a,b) in enumerate(steps):
        ws.cell(y,12+2*j,a).number_format='m/d/yy'; ws.cell(y,13+2*j,b).number_format='#,##0'
    ws.cell(y,18,r.choice(['Net','Net','Net','Base Stop 2024','Fixed CAM 3%'])).alignment=Alignment(indent=1); ws.cell(y,20,r.choice(['Market','Option','Renew','Market']))
    dep=r.choice([0,round(mo,2),round(mo*1.5,2),2500.0]); ws.cell(y,21,dep).number_format='_(* #,##0.00_);_(* (#,##0.00);_(* "-"??_);_(@_)'
    for j,x in enumerate((mo,ann,dep),1): S[j]+=x
    rows.append(row(unit=u,tenantName=nm,area=sf,statusText='Contract',leaseStartDate=iso(st),leaseEndDate=iso(ex),contractRent=mo,annualRent=ann,deposit=dep or None,rentSteps=[dict(date=iso(a),amount=b,per='year') for a,b in steps])); y+=1
for c,x,nf in ((3,'Total / Average',None),(6,S[0],'#,##0'),(10,S[1],'#,##0.00'),(11,S[2],'#,##0'),(21,S[3],'#,##0.00')):
    k=ws.cell(y,c,x);k.font=Font(bold=True);k.border=Border(top=th)
    if nf:k.number_format=nf
ws.cell(y+2,3,'Suites B-4, C-3 and C-4: LOIs out, none signed.' )
ws.freeze_panes='E7'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.active=1
wb.save(B+'documents/'+fn)
save(fn,'INDUSTRIAL','Argus input schedule, grouped headers, annual steps',False,rows,propertyName='Dunmore Flex Center',asOnDate='2026-04-15',units=27,occupied=o,vacant=v,sheet='Rent Roll Input')
