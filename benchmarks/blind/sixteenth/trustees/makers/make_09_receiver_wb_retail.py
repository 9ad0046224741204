"""Receiver's own workbook for a retail centre: letter sheet, Exhibit B income statement with budget and YTD, Exhibit C balance sheet, notes sheet."""
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
R=random.Random(1609); NAME='Receiver_Report_05_Bellhaven_Marketplace_Aug-25.xlsx'
def c(x): return int(round(x))*100
s=St(5) # mA mB yA yB annual
def L(t,b,k='inc',v=.06,a=None,y=None,bud=True,code=None):
    bm=b if bud else 0; am=a if a is not None else round(b*R.uniform(1-v,1+v)); ya=y if y is not None else round(am+b*4*R.uniform(1-v/2,1+v/2))
    return s.L(t,[c(am),c(bm),c(ya),c(bm*5),c(bm*12)],kind=k)
s.H('Revenue')
a=[L('Minimum rent',96480,v=.01),L('Percentage rent',1500,a=0,y=6218),L('Common area maintenance',21750,v=.02),L('Real estate tax reimbursement',17320,v=.02),L('Insurance reimbursement',4860,v=.02),L('Specialty leasing and kiosks',2400,v=.4),L('Pylon sign fees',650,v=0),L('Less: uncollected rent (Note 2)',-3000,v=.5)]
TR=s.T('Total revenue',a)
s.H('Property expenses')
x=[L('Parking lot sweeping and repair',4150,'exp'),L('Landscaping and irrigation',2600,'exp',v=0),L('Site lighting and electricity',3380,'exp',v=.15),L('Water and fire line',1240,'exp'),L('Trash and recycling',2875,'exp'),L('Security patrol',6200,'exp',v=.02),L('Roof and building repairs',3500,'exp',v=.5),L('Vacant suite carrying costs',1100,'exp',v=.3),L('Property management (4%)',5680,'exp',v=.03),L('Property insurance',5240,'exp',v=0),L('Real estate taxes',19450,'exp',v=0)]
TX=s.T('Total property expenses',x,kind='exp')
NO=s.T('Net operating income',[TR,neg(TX)])
s.H('Other (income) and expenses')
q=[L('Interest income',-40,'exp',v=.3),L("Receiver's compensation (Note 3)",8500,'exp',v=.2),L('Counsel to the Receiver (Note 3)',6000,'exp',a=11287,y=40462),L('Leasing commissions',2500,'exp',a=0,y=14730),L('Environmental report',0,'exp',a=4800,y=4800,bud=False)]
TQ=s.T('Total other',q,kind='exp')
NI=s.T('Net income before debt service',[NO,neg(TQ)],typ='TOTAL')
def dv(v,k):
    f=1 if k=='inc' else -1; return [v[0],v[1],f*(v[0]-v[1]),v[2],v[3],f*(v[2]-v[3]),v[4]]
s.derive(dv)
b=St(2); B=lambda t,p,q_: b.L(t,[c(p) if p is not None else None,c(q_) if q_ is not None else None])
b.H('Assets')
ca=[B("Cash - receiver's operating account",201844,38120),B('Cash - tax and insurance reserve',87250,None),B('Rents receivable, net (Note 2)',31207,66934),B('Reimbursements receivable - 2024 reconciliation',12960,44018),B('Prepaid insurance',26200,9170)]
tca=b.T('Total current assets',ca)
pp=[B('Land',2150000,2150000),B('Buildings and site improvements',9474300,9474300),B('Tenant improvements',618850,604120),B('Less accumulated depreciation (Note 1)',-3388015,-3388015)]
tpp=b.T('Property, net',pp); ta=b.T('Total assets',[tca,tpp],typ='TOTAL')
b.H('Liabilities'); b.H('Receivership estate')
re=[B('Accounts payable and accruals',28416,None),B('Accrued real estate taxes',97250,None),B('Unpaid professional fees',19787,None),B('Prepaid rents',11508,None)]
tre=b.T('Total receivership estate',re)
b.H('Defendant - pre-receivership')
pr=[B('Mortgage note, principal',9915662,9915662),B('Accrued interest to appointment',188340,188340),B('Trade creditors',142077,142077),B('Delinquent real estate taxes',61418,116700),B('Tenant security deposits not turned over',43750,43750)]
tpr=b.T('Total pre-receivership',pr); tl=b.T('Total liabilities',[tre,tpr])
b.H("Owner's deficit"); A=b.rows[ta]['vals']; Lb=b.rows[tl]['vals']; d0=A[1]-Lb[1]; nyd=s.rows[NI]['vals'][3]
d=[b.L('Deficit at April 14, 2025',[d0,d0]),b.L('Net income before debt service since appointment',[nyd,None]),b.L('Adjustments of opening balances (Note 4)',[A[0]-Lb[0]-d0-nyd,None])]
te=b.T("Total owner's deficit",d); tle=b.T("Total liabilities and owner's deficit",[tl,te],typ='TOTAL'); assert b.rows[tle]['vals']==A
wb=Workbook(); w0=wb.active; w0.title='Letter'
for k,t in enumerate(['IN THE CIRCUIT COURT, COMMERCIAL DIVISION','Northgate Conduit Trust 2016-C4 v. Bellhaven Retail Partners LLC, No. 2025-CH-02281',None,"RECEIVER'S REPORT NO. 5",'For the month ended August 31, 2025',None,'Exhibit A   Narrative (filed separately)','Exhibit B   Statement of income','Exhibit C   Balance sheet','Exhibit D   Notes',None,'Thessaly Quorn Advisory, Receiver']): 
    if t: w0.cell(3+k,1,t).font=Font(name='Garamond',size=13,bold=k in(3,))
G=lambda bold=False,it=False,z=11:Font(name='Garamond',size=z,bold=bold,italic=it)
ws=wb.create_sheet('Ex B'); ws['B2']='Bellhaven Marketplace'; ws['B2'].font=G(True,z=14); ws['B3']='Statement of income - accrual basis'; ws['B4']='Month and period from appointment (April 14, 2025) to August 31, 2025'; ws['B5']='(whole dollars)'
gray=PatternFill('solid',fgColor='E4DFD3')
for a_,t in (('D7:F7','Month of August 2025'),('H7:J7','Appointment to date')):
    ws.merge_cells(a_); q_=ws[a_.split(':')[0]]; q_.value=t; q_.font=G(True); q_.alignment=Alignment(horizontal='center'); q_.fill=gray
CO=[4,5,6,8,9,10,12]
for cc,t in zip(CO,['Actual','Budget','Better (worse)','Actual','Budget','Better (worse)','Annual budget']):
    q_=ws.cell(8,cc,t); q_.font=G(True); q_.alignment=Alignment(horizontal='right',wrap_text=True); q_.border=Border(bottom=Side('medium'))
NF='#,##0_);(#,##0);"-"_)'
def put(ws,st,y,CO,blank):
    for r in st.rows:
        if r['label'] in blank: y+=1
        bd=r['typ']!='LINE'; q_=ws.cell(y,2,r['label']); q_.font=G(bd,r['typ']=='HEADING'); q_.alignment=Alignment(indent=1 if not bd else 0)
        if r['vals']:
            for cc,v in zip(CO,r['vals']):
                if v is None: continue
                z=ws.cell(y,cc,v//100); z.number_format=NF; z.font=G(bd)
                if bd: z.border=Border(top=Side('thin'),bottom=Side('double') if r['typ']=='TOTAL' else None)
        y+=1
    return y
y=put(ws,s,9,CO,('Property expenses','Net operating income','Other (income) and expenses','Net income before debt service'))
ws.cell(y+1,2,'See accompanying notes. Budget approved by order of May 22, 2025; five months budgeted for the appointment period.').font=G(it=True,z=9)
ws.merge_cells(start_row=y+1,start_column=2,end_row=y+1,end_column=12)
ws.column_dimensions['A'].width=2; ws.column_dimensions['B'].width=40
for k in 'CGK': ws.column_dimensions[k].width=2
for k in 'DEFHIJL': ws.column_dimensions[k].width=13
wc=wb.create_sheet('Ex C'); wc['B2']='Bellhaven Marketplace'; wc['B2'].font=G(True,z=14); wc['B3']='Balance sheet'; wc['B4']='August 31, 2025, with balances at appointment'
for cc,t in ((4,'August 31,\n2025'),(6,'April 14,\n2025')):
    q_=wc.cell(6,cc,t); q_.font=G(True); q_.alignment=Alignment(wrap_text=True,horizontal='center'); q_.border=Border(bottom=Side('medium'))
wc.row_dimensions[6].height=32
put(wc,b,7,[4,6],('Liabilities','Defendant - pre-receivership',"Owner's deficit",'Land','Total assets'))
wc.column_dimensions['A'].width=2; wc.column_dimensions['B'].width=48; wc.column_dimensions['C'].width=2; wc.column_dimensions['E'].width=2; wc.column_dimensions['D'].width=15; wc.column_dimensions['F'].width=15
wn=wb.create_sheet('Notes')
for k,t in enumerate(['Note 1 - Depreciation is not recorded during the receivership.','Note 2 - Two tenants, suites 112 and 140, have vacated; balances of $35,727 were reserved.','Note 3 - Compensation and fees are subject to approval of the Court.','Note 4 - Delinquent taxes of $55,282 were paid by the lender as protective advances; other opening balances were corrected to tenant ledgers.']): wn.cell(2+k,1,t).font=G()
for w in (ws,wc): w.page_setup.fitToWidth=1; w.page_setup.orientation='landscape' if w is ws else 'portrait'; w.sheet_properties.pageSetUpPr.fitToPage=True; w.page_setup.fitToHeight=0; w.sheet_view.showGridLines=False
wb.save(f'{BASE}/documents/{NAME}')
# a money cell of 0 is shown as a lone dash: neutral, left out of the truth
def dash(t,keep=False):
    for r in t['rows']: r['values']=[None if v==0 else v for v in r['values']]
    return t
P='Bellhaven Marketplace'
t1=s.truth('Statement of income - accrual basis',P,'2025-04-14','2025-08-31',['Month of August 2025 Actual','Month of August 2025 Budget','Month of August 2025 Better (worse)','Appointment to date Actual','Appointment to date Budget','Appointment to date Better (worse)','Annual budget'],dict(total_income=TR,total_operating_expenses=TX,noi=NO,net_income=NI),sheet='Ex B')
t2=b.truth('Balance sheet',P,None,'2025-08-31',['August 31, 2025','April 14, 2025'],dict(total_assets=ta,total_liabilities=tl,total_equity=te),sheet='Ex C')
save(NAME,[dash(t1),dash(t2)],'RETAIL','OPERATING_STATEMENT',"receiver's own workbook, exhibits on sheets",False)
