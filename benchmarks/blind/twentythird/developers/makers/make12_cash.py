from lib import *; import openpyxl; from openpyxl.styles import *
R=random.Random(3112)
M=['January','February','March','April','May','June']
s=St('Property Cash Flow','Granite Pass Self Storage','2025-01-01','2025-06-30',M+['YTD'],sheet='Cash Flow')
s.h['title']='Property Cash Flow Report'
s.expand=lambda r:r['v']+([r['v'][0]] if r['d'].get('beg') else [r['v'][-1]] if r['d'].get('end') else [round(sum(r['v']),2)])
ln=lambda c,l,b,j=.06:s.line(l,[round(b*R.uniform(1-j,1+j),2) for _ in M],c)
ev=lambda c,l,d:s.line(l,[float(d.get(k,0)) for k in range(6)],c)
s.head('Cash Receipts');a=[ln('4000','Unit rent collected',58900,.03),ln('4005','Parking rent collected',6240,.04),ln('4010','Prepaid rent received (applied)',420,.9),ln('4100','Late and lien fees',1815,.2),ln('4110','Protection plan income',3340,.05),ln('4120','Locks, boxes and supplies',615,.2),ln('4190','Customer refunds',-380,.5)]
inc=s.tot('Total Cash Receipts',a,typ='TOTAL',key='total_income')
s.head('Operating Disbursements');a=[ln('5000','Site manager payroll',7480,.03),ln('5010','Payroll taxes',690,.04),ln('5100','Advertising & web',2150,.2),ln('5110','Call center',640,.05),ln('5120','Merchant card fees',1480),ln('5200','Repairs - doors & roofs',1270,.5),ev('5210','Snow plowing',{0:2400,1:1850,2:1200}),ln('5300','Electric & gas',1390,.25),ln('5310','Water & trash',415),ln('5320','Internet, gate & cameras',565,.03),ln('5400','Supplies for resale',310,.3),ln('5500','Management fee (5%)',3545,.02),ev('5600','Property taxes - first half',{3:31846.22}),ev('5610','Insurance premium',{1:14275})]
ex=s.tot('Total Operating Disbursements',a,typ='TOTAL',key='total_operating_expenses');noi=s.tot('Net Cash from Operations',[inc],[ex],typ='TOTAL',key='noi')
s.head('Debt Service');a=[s.line('Principal - Cache Valley Bank',[6214.08,6247.22,6280.54,6314.03,6347.71,6381.56],'7000'),s.line('Interest - Cache Valley Bank',[19842.67,19809.53,19776.21,19742.72,19709.04,19675.19],'7010')]
d=s.tot('Total Debt Service',a);s.head('Capital Items');a=[ev('7100','Door replacement - Bldg C',{2:8640}),ev('7110','Asphalt seal coat',{4:11950})]
k=s.tot('Total Capital Items',a);n=s.tot('Cash Flow after Debt Service and Capital',[noi],[d,k],typ='TOTAL',key='net_cash_flow')
di=s.line('Owner distributions',[0.0,0.0,60000.0,0.0,0.0,45000.0],'3200')
bg=s.line('Beginning cash',[0]*6,beg=1)
b=47318.6;B0=[];E=[]
for q in range(6):
    B0.append(round(b,2));b=round(b+s.rows[n]['v'][q]-s.rows[di]['v'][q],2);E.append(b)
s.rows[bg]['v']=B0
e=s.tot('Ending cash',[n,bg],[di],typ='TOTAL',end=1);assert s.rows[e]['v']==E,(s.rows[e]['v'],E);print(E)
wb=openpyxl.Workbook();ws=wb.active;ws.title='Cash Flow'
ws['A1']='Granite Pass Self Storage';ws['A2']='Property Cash Flow Report';ws['A3']='Date range: 01/01/2025 - 06/30/2025';ws['A4']='Cash basis';ws['I1']='Rent Manager';ws['I2']='Printed 7/8/2025'
for z in('A1','A2'):ws[z].font=Font(bold=True,size=12,color='7F3F00')
for q,h in enumerate(['Acct','Description',*M,'YTD'],1):
    x=ws.cell(6,q,h);x.font=Font(bold=True);x.fill=PatternFill('solid',fgColor='F4E3D0');x.alignment=Alignment(horizontal='left' if q<3 else 'right')
q=7
for r in s.rows:
    bo=r['t']!='LINE';ws.cell(q,1,int(r['code']) if r['code'] else None)
    x=ws.cell(q,2 if r['t']!='HEADING' else 1,r['label']);x.font=Font(bold=bo,italic=r['t']=='HEADING')
    if r['v']:
        for c,v in enumerate(s.vals(r),3):
            x=ws.cell(q,c,v);x.number_format='#,##0.00;-#,##0.00;0.00';x.font=Font(bold=bo)
            if bo:x.fill=PatternFill('solid',fgColor='FAF3EA')
    q+=2 if r['t'] in('TOTAL','SUBTOTAL') else 1
ws.column_dimensions['A'].width=8;ws.column_dimensions['B'].width=40
for c in'CDEFGHI':ws.column_dimensions[c].width=13
ws.freeze_panes='C7';ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
fn='granite_pass_cash_flow.xlsx';wb.save(doc(fn));save(fn,[s],'SELF_STORAGE','CASH_FLOW_STATEMENT','Rent Manager-like monthly cash flow with debt service, capital, distributions')
