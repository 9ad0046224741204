from h import *
import openpyxl
from openpyxl.styles import Font,Alignment,Border,Side
g=random.Random(55); F='Pohutukawa_Bay_Holiday_Park_PL_multiperiod.xlsx'
M=['Apr 2024','May 2024','Jun 2024','Jul 2024','Aug 2024','Sep 2024','Oct 2024','Nov 2024','Dec 2024','Jan 2025','Feb 2025','Mar 2025']
s=St('Profit & Loss [Multi-period]','Pohutukawa Bay Holiday Park Ltd','2024-04-01','2025-03-31',M+['Total'],sheet='Sheet1')
sh=[9,3,2,4,2,4,7,8,18,26,15,10]
def L(lab,code,a,v=.06,shape=None,d=2): return s.l(lab,wt(ser(g,a,12,v,shape,2)),code,d=d)
s.h('Income','4-0000',d=0); s.h('Accommodation','4-1000',d=1)
a=[L('Powered Sites','4-1100',214600,.08,sh),L('Tent Sites','4-1200',61800,.1,[5,1,0,1,0,1,3,4,20,38,17,6]),L('Cabins','4-1300',168900,.07,sh),L('Self-Contained Motel Units','4-1400',143700,.07,sh),L('Annual Site Licences','4-1500',88200,0)]
t1=s.t('Total Accommodation',a,d=1)
a=[L('Shop Sales','4-2000',46300,.09,sh,1),L('Laundry & Shower Tokens','4-2100',11900,.1,sh,1),L('Kayak & Bike Hire','4-2200',9400,.15,sh,1),L('Dump Station Fees','4-2300',1320,.2,sh,1)]
ti=s.t('Total Income',[t1]+a,kind='TOTAL',key='total_income',d=0)
s.h('Cost of Sales','5-0000',d=0); a=[L('Shop Purchases','5-1000',30100,.12,sh,1),L('LPG for Resale','5-1100',6200,.15,sh,1),L('Booking Commissions','5-1200',27400,.06,sh,1)]
tc=s.t('Total Cost of Sales',a,kind='TOTAL',d=0); gp=s.t('Gross Profit',[ti,tc],[1,-1],'TOTAL',d=0)
s.h('Expense','6-0000',d=0); s.h('Employment','6-1000',d=1)
a=[L('Wages - Cleaning','6-1100',74200,.06,sh),L('Wages - Office & Grounds','6-1200',118300,.03),L('KiwiSaver Employer','6-1300',5640,.03),L('ACC Levies','6-1400',3180,0,[0,0,0,0,0,0,0,1,0,0,0,0])]
e1=s.t('Total Employment',a,d=1); s.h('Park Operations','6-2000',d=1)
bill=[1,0,1,0,1,0,1,0,1,0,1,0]
a=[L('Electricity','6-2100',58900,.07,[10,7,7,8,7,7,8,8,11,14,12,9]),L('Gas','6-2150',17300,.1,sh),L('Water Tanker & Testing','6-2200',8450,.1,[0,0,0,0,0,0,1,1,4,8,6,2]),L('Wastewater & Septic','6-2250',14800,.05,bill),L('Rubbish Removal','6-2300',19600,.08,sh),L('Linen & Laundry','6-2350',16200,.08,sh),L('Repairs & Maintenance','6-2400',41700,.5),L('Playground & Pool','6-2450',7900,.4),L('Motor Vehicle & Mower','6-2500',9250,.25)]
e2=s.t('Total Park Operations',a,d=1); s.h('Administration','6-3000',d=1)
a=[L('Accounting Fees','6-3100',6900,0,[0,0,0,2,0,0,0,0,0,0,0,1]),L('Advertising & i-SITE','6-3150',11400,.3),L('Bank & Merchant Fees','6-3200',12800,.05,sh),L('Insurance','6-3250',33600,0),L('Rates - District Council','6-3300',21480,0,[0,1,0,0,1,0,0,1,0,0,1,0]),L('Software & Booking System','6-3350',5340,.02),L('Telephone & Internet','6-3400',4260,.03),L('Lease of DOC Land','6-3450',26000,0,[1,0,0,1,0,0,1,0,0,1,0,0])]
e3=s.t('Total Administration',a,d=1)
te=s.t('Total Expense',[e1,e2,e3],kind='TOTAL',key='total_operating_expenses',d=0)
op=s.t('Operating Profit',[gp,te],[1,-1],'TOTAL',key='noi',d=0)
s.h('Other Income','8-0000',d=0); a=[L('Interest Received','8-1000',2310,.1,None,1)]; o1=s.t('Total Other Income',a,kind='TOTAL',d=0)
s.h('Other Expense','9-0000',d=0); a=[L('Interest - Term Loan','9-1000',49300,.01,None,1),s.l('Loss on Sale of Assets',wt([0]*7+[1846.21]+[0]*4),'9-2000',d=1)]; o2=s.t('Total Other Expense',a,kind='TOTAL',d=0)
s.t('Net Profit / (Loss)',[op,o1,o2],[1,1,-1],'TOTAL',key='net_income',d=0)
i=[k for k,r in enumerate(s.R) if r['label']=='Repairs & Maintenance'][0]; old=s.R[i]['values'][4]
t=list(f'{old:.2f}'); print(old); ip=''.join(t); new=float(ip[0]+ip[2]+ip[1]+ip[3:]); assert new!=old
s.R[i]['values'][4]=new; s.d['planted']=dict(what=f'Repairs & Maintenance, Aug 2024: digits transposed, printed {new:,.2f}, was {old:,.2f} (row total and subtotals use {old:,.2f})',kind='digit_changed')
wb=openpyxl.Workbook(); w=wb.active; w.title='Sheet1'; A=lambda **k:Font(name='Arial',size=k.pop('size',9),**k)
for r,t,z in [(1,'Pohutukawa Bay Holiday Park Ltd',12),(2,'418 Beach Road, RD 3',9),(3,'Whangarei 0173',9),(5,'Profit & Loss [Multi-period]',13),(6,'April 2024 through March 2025',10)]:
    w.cell(r,4 if r>4 else 1,t).font=A(size=z,bold=r in(1,5))
w.cell(8,1,'Account No.').font=A(bold=True); w.cell(8,2,'Account Name').font=A(bold=True)
for c,k in enumerate(M+['Total']): x=w.cell(8,3+c,k); x.font=A(bold=True); x.alignment=Alignment(horizontal='right'); 
for c in range(1,16): w.cell(8,c).border=Border(bottom=Side('medium'))
R=9
for r,m in zip(s.R,s.meta):
    ty=r['rowType']; d=m['d']
    if r['accountCode']: w.cell(R,1,r['accountCode']).font=A(color='666666')
    x=w.cell(R,2,r['label']); x.font=A(bold=ty!='LINE'); x.alignment=Alignment(indent=2*d)
    for c,v in enumerate(r['values']):
        if v is None: continue
        x=w.cell(R,3+c,v); x.number_format='"$"#,##0.00;-"$"#,##0.00'; x.font=A(bold=ty!='LINE')
        if ty!='LINE': x.border=Border(top=Side('thin'))
    R+=1
    if ty=='TOTAL': R+=1
w.cell(R+1,1,'This report includes Year-End Adjustments.').font=A(size=8,italic=True)
w.column_dimensions['A'].width=11; w.column_dimensions['B'].width=34
for c in 'CDEFGHIJKLMNO': w.column_dimensions[c].width=13.5
w.page_setup.orientation='landscape'; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(f'{B}/documents/{F}')
save(F,[s],'HOSPITALITY','OPERATING_STATEMENT_T12','MYOB bookkeeper (New Zealand)','MYOB multi-period P&L, nested headings, dollar format',False)
