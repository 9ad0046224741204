from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
P='Beacon Stair Supportive Housing, Inc.'
b=St('Statements of Financial Position',P,None,'2025-06-30',['June 30, 2025','June 30, 2024'],sheet='SFP')
b.h('Assets');b.h('Current assets')
ca=[b.l(*x) for x in [('Cash and cash equivalents',[412905,377214]),('Grants and contracts receivable',[268140,301866]),('Tenant receivables, net',[23418,19725]),('Pledges receivable, current',[60000,45000]),('Prepaid expenses',[38217,35940])]]
tca=b.t('Total current assets',ca)
b.h('Noncurrent assets')
nc=[b.l(*x) for x in [('Replacement and operating reserves',[588316,541720]),('Tenant security deposits',[41206,40118]),('Pledges receivable, long-term, net',[85000,None]),('Right-of-use asset - office',[112640,141918]),('Property and equipment, net',[7846213,8070544])]]
tnc=b.t('Total noncurrent assets',nc)
ta=b.t('Total assets',[tca,tnc],typ='TOTAL',key='total_assets')
b.h('Liabilities and Net Assets');b.h('Current liabilities')
cl=[b.l(*x) for x in [('Accounts payable',[87215,104338]),('Accrued payroll and vacation',[96480,88103]),('Deferred revenue',[31250,47500]),('Current portion of mortgage payable',[58914,56220]),('Current portion of lease liability',[30115,28744])]]
tcl=b.t('Total current liabilities',cl)
b.h('Long-term liabilities')
ll=[b.l(*x) for x in [('Mortgage payable, net',[1642308,1699477]),('Deferred payment loans - State and City',[3450000,3450000]),('Accrued interest - deferred loans',[412500,378000]),('Lease liability, net of current portion',[84310,114425]),('Tenant security deposits',[40922,39764])]]
tll=b.t('Total long-term liabilities',ll)
tl=b.t('Total liabilities',[tcl,tll],typ='TOTAL',key='total_liabilities')
NA=[b.rows[ta]['base'][i]-b.rows[tl]['base'][i] for i in range(2)]
WR=[328400,214650]
b.h('Net assets')
e=[b.l('Without donor restrictions - undesignated',[NA[i]-WR[i]-[250000,200000][i] for i in range(2)]),b.l('Without donor restrictions - board designated',[250000,200000]),b.l('With donor restrictions',WR)]
te=b.t('Total net assets',e,typ='TOTAL',key='total_equity')
b.t('Total liabilities and net assets',[tl,te],typ='TOTAL')
s=St('Statement of Activities',P,'2024-07-01','2025-06-30',['Without Donor Restrictions','With Donor Restrictions','2025 Total','2024 Total'],sheet='Activities',derive=lambda v,k:[v[0],v[1],(v[0] or 0)+(v[1] or 0),v[2]],nbase=3)
s.h('Support and revenue')
rel=186250
rv=[s.l(*x) for x in [('Government grants and contracts',[1684210,None,1602775]),('Tenant rents',[318446,None,309120]),('Rental subsidies',[742818,None,716304]),('Contributions and foundation grants',[214730,300000,388415]),('Special event, net of direct costs of $28,316',[74905,None,69240]),('Interest and other',[22618,None,14903])]]
r0=s.t('Total before releases',rv)
rl=s.l('Net assets released from restrictions',[rel,-rel,None])
tr=s.t('Total support and revenue',[r0,rl],typ='TOTAL',key='total_income')
s.h('Expenses');s.h('Program services')
target=NA[0]-WR[0]-(NA[1]-WR[1])
ps=[s.l('Supportive services',[1206318,None,1165440]),s.l('Housing operations',[0,None,1288614])]
tp=s.t('Total program services',ps)
s.h('Supporting services')
ss=[s.l('Management and general',[341206,None,328915]),s.l('Fundraising',[118640,None,109872])]
tss=s.t('Total supporting services',ss)
# housing operations carries the balance so that the change ties to the statement of financial position
ho=s.rows[tr]['base'][0]-target-1206318-341206-118640
for j,bs in ((ps[1],[ho,None,1288614]),(tp,[ho+1206318,0,1165440+1288614])):
    s.rows[j]['base']=bs;s.rows[j]['vals']=s.derive(bs,None)
te_=s.t('Total expenses',[tp,tss],typ='TOTAL',key='total_operating_expenses')
ch=s.t('Change in net assets',[tr],[te_],typ='TOTAL',key='net_income')
u=s.rows[ch]['base']
bg=s.l('Net assets, beginning of year',[NA[1]-WR[1],WR[1],NA[1]-u[2]])
en=s.t('Net assets, end of year',[ch,bg],typ='TOTAL')
assert s.rows[en]['base'][:2]==[NA[0]-WR[0],WR[0]], (s.rows[en]['base'],NA,WR)
assert s.rows[en]['base'][2]==NA[1]
print('housing ops',ho)
for st in (b,s):
    for x in st.rows: x['vals']=[None if v==0 else v for v in x['vals']]
wb=Workbook();w=wb.active;w.title='Contents'
for i,t in enumerate([P,'Financial Statements','Year ended June 30, 2025','(with summarized comparative information for 2024)','','Independent Auditor\'s Report ........ 1','Statements of Financial Position ........ 3','Statement of Activities ........ 4']): w.cell(2+i,2,t).font=Font(name='Cambria',size=16 if i==0 else 11,bold=i==0)
w=wb.create_sheet('SFP');F=lambda bo=False,it=False:Font(name='Cambria',size=11,bold=bo,italic=it)
ACC='_(* #,##0_);_(* \\(#,##0\\);_(* "-"??_);_(@_)'
def top(w,t3,n):
    for k,t in enumerate((P.upper(),)+t3):
        w.cell(1+k,1,t).font=F(True)
top(w,('STATEMENTS OF FINANCIAL POSITION',),2)
w.cell(4,3,'June 30, 2025');w.cell(4,5,'June 30, 2024')
for c in (3,5): w.cell(4,c).font=F(True);w.cell(4,c).alignment=Alignment(horizontal='right');w.cell(4,c).border=Border(bottom=Side(style='thin'))
r=5
big={'Assets','Liabilities and Net Assets'}
for x in b.rows:
    t=x['typ']
    if x['label'] in big: r+=1
    q=w.cell(r,1,x['label'].upper() if x['label'] in big else x['label']);q.font=F(t!='LINE' and not(t=='HEADING' and x['label'] not in big),t=='HEADING' and x['label'] not in big)
    if x['label'] in big: x['label']=x['label'].upper()
    q.alignment=Alignment(indent={'LINE':2,'SUBTOTAL':3}.get(t,0))
    if t!='HEADING':
        for c,v in ((3,x['vals'][0]),(5,x['vals'][1])):
            q=w.cell(r,c,0 if v is None else v);q.number_format=ACC;q.font=F(t=='TOTAL')
            if t=='TOTAL' and x['label'] in('Total assets','Total liabilities and net assets'): q.number_format='_($* #,##0_);_($* (#,##0);_($* "-"??_);_(@_)';q.border=Border(top=Side(style='thin'),bottom=Side(style='double'))
            elif x['plus']: q.border=Border(top=Side(style='thin'))
    r+=1
w.cell(r+1,1,'The accompanying notes are an integral part of these statements.').font=F(it=True)
w.column_dimensions['A'].width=50;w.column_dimensions['B'].width=3;w.column_dimensions['D'].width=3
for c in 'CE':w.column_dimensions[c].width=18
w=wb.create_sheet('Activities');top(w,('STATEMENT OF ACTIVITIES','YEAR ENDED JUNE 30, 2025 (WITH SUMMARIZED TOTALS FOR 2024)'),4)
for r_,c,t in ((5,2,'Without'),(6,2,'Donor'),(7,2,'Restrictions'),(5,3,'With'),(6,3,'Donor'),(7,3,'Restrictions'),(6,4,'2025'),(7,4,'Total'),(6,5,'2024'),(7,5,'Total')):
    q=w.cell(r_,c,t);q.font=F(True);q.alignment=Alignment(horizontal='center')
    if r_==7:q.border=Border(bottom=Side(style='thin'))
r=8
for n,x in enumerate(s.rows):
    t=x['typ'];top_=x['label'] in('Support and revenue','Expenses')
    q=w.cell(r,1,x['label']);q.font=F(t=='TOTAL' or top_,t=='HEADING' and not top_);q.alignment=Alignment(indent={'LINE':1,'SUBTOTAL':2}.get(t,0))
    if t!='HEADING':
        for c,v in enumerate(x['vals']):
            q=w.cell(r,2+c,0 if v is None else v);q.number_format=ACC;q.font=F(t=='TOTAL')
            if x['plus']: q.border=Border(top=Side(style='thin'),bottom=Side(style='double') if n==en else None)
    r+=1
    if t=='TOTAL': r+=1
w.column_dimensions['A'].width=48
for c in 'BCDE':w.column_dimensions[c].width=16
for w in wb.worksheets[1:]: w.sheet_properties.pageSetUpPr.fitToPage=True
name='BeaconStair_FS_FY2025.xlsx';wb.save(os.path.join(DOC,name))
save(name,[b,s],'MULTIFAMILY','BALANCE_SHEET','non-profit audited statements: financial position and activities on two sheets, donor-restriction columns, three-line header',False)
