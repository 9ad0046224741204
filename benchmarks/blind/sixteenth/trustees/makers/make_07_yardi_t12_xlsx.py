"""Yardi 'Statement (12 months)' export of an apartment owner before the receiver; hidden tree column; book values in column order code, name, months, total."""
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side
R=random.Random(1607); NAME='12_Month_Statement_larkfen.xlsx'
s=St(12)
def c(x): return int(round(x*100))
def m(b,v=.05,tr=0): return [c(b*(1+tr*k)*R.uniform(1-v,1+v)) for k in range(12)]
def fl(b): return [c(b)]*12
def at(d): return [c(d.get(k,0)) for k in range(12)]
L=lambda code,t,v,k='inc',i=3: s.L(t,v,code=code,kind=k,ind=i)
s.H('REVENUE',0,'40000'); s.H('Rental Revenue',1,'41000')
a=[L('41100','Market Rent',m(391200,.002,.002)),L('41200','Loss to Lease',m(-17400,.1,.01)),L('41300','Prepaid / Delinquent Adjustment',m(-310,3))]
t0=s.T('Potential Rent',a,2,'41399')
b=[L('41400','Vacancy Loss',m(-29800,.08,.05)),L('41450','Non-Revenue Units',fl(-3265)),L('41500','One Time Concessions',m(-4900,.5,.04)),L('41550','Recurring Concessions',m(-1240,.1)),L('41600','Write-offs',m(-7100,.6,.05)),L('41650','Collections of Write-offs',m(640,.7))]
t1=s.T('Net Rental Revenue',[t0]+b,1,'41999')
s.H('Other Revenue',1,'42000')
o=[L('42100','Administrative Fee',m(1900,.2)),L('42150','Amenity Rent',m(2310,.03)),L('42200','Application Fee',m(1025,.3)),L('42250','Cable Revenue Share',at({2:2880,5:2880,8:2760,11:2760})),L('42300','Garage Rent',m(5460,.03)),L('42350','Pet Fees',m(2780,.1)),L('42400','Late Fee',m(3400,.2)),L('42450','Lease Break Fee',m(2200,.9)),L('42500','Water Reimbursement',m(14250,.05)),L('42550','Trash Reimbursement',m(3320,.03)),L('42600','Valet Waste Income',m(4980,.02)),L('42650','Renters Insurance Penalty',m(460,.2)),L('42900','Miscellaneous',m(205,.9))]
t2=s.T('Total Other Revenue',o,1,'42999')
TR=s.T('TOTAL REVENUE',[t1,t2],0,'49999')
s.H('CONTROLLABLE EXPENSES',0,'50000'); cg=[]
def g(hc,h,tc,t,rows):
    s.H(h,1,hc); i=[L(x,n,v,'exp') for x,n,v in rows]; return s.T(t,i,1,tc,kind='exp')
cg.append(g('51000','Payroll','51999','Total Payroll',[('51100','Salary - Management',m(8900,.03)),('51150','Salary - Leasing',m(7450,.06)),('51200','Salary - Maintenance',m(14300,.05)),('51300','Bonuses',m(1750,.7)),('51400','Payroll Taxes',m(2940,.08)),('51500','Group Insurance',m(3210,.03)),('51600','Temporary Labor',at({1:1884.5,2:942.25,7:2210}))]))
cg.append(g('52000','Marketing','52999','Total Marketing',[('52100','Internet Advertising',m(3150,.08)),('52200','Resident Referral',m(450,.9)),('52300','Resident Events',m(390,.6)),('52400','Signage',at({4:1316.4}))]))
cg.append(g('53000','Administrative','53999','Total Administrative',[('53100','Bank and Merchant Fees',m(510,.1)),('53200','Computer Software',m(1990,.03)),('53300','Eviction Expense',m(2250,.5,.03)),('53400','Office Supplies',m(330,.4)),('53500','Telephone and Internet',m(920,.05)),('53600','Travel and Training',m(280,.9))]))
cg.append(g('54000','Repairs & Maintenance','54999','Total Repairs & Maintenance',[('54100','Appliances',m(760,.5)),('54150','Electrical and Lighting',m(690,.4)),('54200','Exterior Repairs',m(900,.8)),('54250','HVAC',m(2400,.5)),('54300','Landscape Contract',fl(4125)),('54350','Pest Control',fl(1080)),('54400','Plumbing',m(1980,.4)),('54450','Pool and Fitness',m(720,.4)),('54500','Valet Waste Contract',fl(4235))]))
cg.append(g('55000','Make Ready','55999','Total Make Ready',[('55100','Cleaning',m(1620,.3)),('55200','Floor Covering Repair',m(980,.5)),('55300','Painting',m(3350,.3))]))
TC=s.T('TOTAL CONTROLLABLE EXPENSES',cg,0,'56999',kind='exp')
s.H('NON-CONTROLLABLE EXPENSES',0,'60000')
ng=[g('61000','Utilities','61999','Total Utilities',[('61100','Electricity',m(5200,.12)),('61200','Gas',m(1440,.4)),('61300','Water and Sewer',m(18700,.06)),('61400','Refuse',m(3880,.03))]),
 g('62000','Fixed','62999','Total Fixed',[('62100','Management Fee',[int(round(x*.035)) for x in s.rows[TR]['vals']]),('62200','Property Insurance',[c(16240)]*7+[c(21885.5)]*5),('62300','Real Estate Taxes',fl(38912.33)),('62400','Franchise Tax',at({3:4410}))])]
TN=s.T('TOTAL NON-CONTROLLABLE EXPENSES',ng,0,'63999',kind='exp')
TX=s.T('TOTAL OPERATING EXPENSES',[TC,TN],0,'64999',kind='exp')
NO=s.T('NET OPERATING INCOME',[TR,neg(TX)],0,'65000')
s.H('DEBT SERVICE AND OTHER',0,'70000')
q=[L('71100','Mortgage Interest',m(141800,.02),'exp'),L('71200','Late Charges - Mortgage',at({8:7090,9:7090,10:7090,11:7090}),'exp'),L('72100','Asset Management Fee',fl(4000)[:6]+[0]*6,'exp'),L('73100','Capital Improvements',m(9800,.9),'exp'),L('74100','Depreciation',fl(97250),'exp')]
TQ=s.T('TOTAL DEBT SERVICE AND OTHER',q,0,'79999',kind='exp')
NI=s.T('NET INCOME',[NO,neg(TQ)],0,'90000',typ='TOTAL')
s.derive(lambda v,k:v+[sum(v)])
mon=['Jul 2023','Aug 2023','Sep 2023','Oct 2023','Nov 2023','Dec 2023','Jan 2024','Feb 2024','Mar 2024','Apr 2024','May 2024','Jun 2024']
wb=Workbook(); ws=wb.active; ws.title='Report1'
for k,t in enumerate(['Larkfen Park Apartments (larkfen)','Statement (12 months)','Period = Jul 2023-Jun 2024','Book = Accrual ; Tree = gs_is']):
    ws.merge_cells(start_row=k+1,start_column=1,end_row=k+1,end_column=16); ws.cell(k+1,1,t).font=Font(name='Tahoma',size=10 if k else 12,bold=k<2); ws.cell(k+1,1).alignment=Alignment(horizontal='center')
for k,t in enumerate(mon+['Total']): 
    x=ws.cell(6,4+k,t); x.font=Font(name='Tahoma',size=8,bold=True); x.alignment=Alignment(horizontal='right'); x.border=Border(bottom=Side('thin'))
for i,r in enumerate(s.rows):
    y=7+i; b=r['typ']!='LINE'; f=Font(name='Tahoma',size=8,bold=b)
    ws.cell(y,1,r['code']).font=f; ws.cell(y,2,r['ind']).font=f
    ws.cell(y,3,'   '*r['ind']+r['label']).font=f
    if r['vals']:
        for k,v in enumerate(r['vals']):
            x=ws.cell(y,4+k,v/100); x.number_format='#,##0.00'; x.font=f
            if b: x.border=Border(top=Side('thin'))
ws.column_dimensions['B'].hidden=True; ws.column_dimensions['A'].width=8; ws.column_dimensions['C'].width=36
for k in range(13): ws.column_dimensions['DEFGHIJKLMNOP'[k]].width=12.5
ws.freeze_panes='D7'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(f'{BASE}/documents/{NAME}')
save(NAME,[s.truth('Statement (12 months)','Larkfen Park Apartments','2023-07-01','2024-06-30',mon+['Total'],dict(total_income=TR,total_operating_expenses=TX,noi=NO,net_income=NI),sheet='Report1')],'MULTIFAMILY','OPERATING_STATEMENT_T12','Yardi 12-month export',False)
