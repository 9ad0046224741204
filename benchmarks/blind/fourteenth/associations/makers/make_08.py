# Housing co-op: balance sheet by fund with comparative, and cash flow statement by fund (XLSX, two sheets, hidden column)
from st import *
from openpyxl import Workbook; from openpyxl.styles import *
A='Riverbend Mutual Housing Cooperative'
b=St('Balance Sheet by Fund',A,None,'2025-06-30',['General Fund','Replacement Reserve','Capital Assessment Fund','Total June 30, 2025','Total December 31, 2024'],sheet='BS')
cur={};pri={}
def l(n,c,p,code=None):
    cur[n]=[x or 0 for x in c]; pri[n]=[x or 0 for x in p]
    f=lambda x: x if x else None
    return b.l(n,[f(x) for x in c]+[f(sum(cur[n])),f(sum(pri[n]))],code)
b.h('ASSETS'); b.h('Current Assets')
g=[l('Cash - checking and sweep',[318442.17,None,61905.3],[284310.55,None,40118.62]),l('Cash - money market',[None,529881.44,None],[None,488216.9,None]),l('Carrying charges receivable',[22718.05,None,None],[19402.6,None,None]),l('Subsidy receivable - Section 8',[14366,None,None],[13870,None,None]),l('Capital assessment receivable',[None,None,37250],[None,None,52900]),l('Due from (to) other funds',[-18500,30000,-11500],[-6000,6000,0]),l('Prepaid insurance',[71804.36,None,None],[24119.2,None,None])]
ca=b.t('Total Current Assets',g); b.h('Property and Equipment')
g=[l('Land',[640000,None,None],[640000,None,None]),l('Buildings and improvements',[9815220.75,None,214380],[9815220.75,None,186045]),l('Furniture and equipment',[188406.12,None,None],[181250.12,None,None]),l('Accumulated depreciation',[-5127448.9,None,None],[-4981302.4,None,None])]
pp=b.t('Net Property and Equipment',g); b.h('Other Assets')
g=[l('Mortgage escrow deposits',[96340.21,None,None],[71588.04,None,None]),l('Unamortized permit and utility deposits',[8250,None,None],[8250,None,None])]
oa=b.t('Total Other Assets',g); ta=b.t('TOTAL ASSETS',[ca,pp,oa],typ='TOTAL',key='total_assets')
b.h("LIABILITIES AND MEMBERS' EQUITY"); b.h('Current Liabilities')
g=[l('Accounts payable',[64212.88,18770,9415],[71380.14,None,22640]),l('Accrued wages and payroll taxes',[13907.5,None,None],[15122.75,None,None]),l('Accrued mortgage interest',[17682.4,None,None],[17911.06,None,None]),l('Prepaid carrying charges',[20118.26,None,None],[16840.9,None,None]),l('Deferred grant - energy retrofit',[42500,None,None],[60000,None,None]),l('Current portion of mortgage',[121640,None,None],[118300,None,None])]
cl=b.t('Total Current Liabilities',g); b.h('Long-Term Liabilities')
g=[l('Mortgage payable, net of current portion',[4480912.33,None,None],[4543180.05,None,None]),l('Member transfer-value deposits',[58400,None,None],[55900,None,None])]
ll=b.t('Total Long-Term Liabilities',g); tl=b.t('TOTAL LIABILITIES',[cl,ll],key='total_liabilities')
b.h("Members' Equity")
sub=[372000,None,None]; k=l('Member subscriptions (248 shares)',sub,sub)
A0=lambda d,c: sum(d[n][c] for n in d)
an=['Cash - checking and sweep','Cash - money market','Carrying charges receivable','Subsidy receivable - Section 8','Capital assessment receivable','Due from (to) other funds','Prepaid insurance','Land','Buildings and improvements','Furniture and equipment','Accumulated depreciation','Mortgage escrow deposits','Unamortized permit and utility deposits']
ln=[n for n in cur if n not in an]
eq=lambda d: [round(sum(d[n][c] for n in an)-sum(d[n][c] for n in ln),2) for c in range(3)]
re,rp=eq(cur),eq(pri)
inc=[round(x-y,2) for x,y in zip(re,rp)]
k2=b.l('Accumulated equity, January 1',rp+[round(sum(rp),2)]+[None]); k3=b.l('Excess (deficiency) of income over expense',inc+[round(sum(inc),2)]+[None]); 
pyi=61288.4; b.rows[k2]['values'][4]=r2(sum(rp)-pyi); b.rows[k3]['values'][4]=pyi
te=b.t("TOTAL MEMBERS' EQUITY",[k,k2,k3],key='total_equity')
b.t("TOTAL LIABILITIES AND MEMBERS' EQUITY",[tl,te],typ='TOTAL')
c=St('Statement of Cash Flows',A,'2025-01-01','2025-06-30',['General','Replacement Reserve','Capital Assessment','All Funds'],sheet='SCF')
def cl_(n,v):
    v=[round(x,2) for x in v]; t=round(sum(v),2)
    return c.l(n,[x if x else None for x in v]+[t if any(v) else None])
dA=lambda n:[-(x-y) for x,y in zip(cur[n],pri[n])]; dL=lambda n:[x-y for x,y in zip(cur[n],pri[n])]
c.h('Operating activities:')
g=[cl_('Excess (deficiency) of income over expense',inc),cl_('Depreciation',dA('Accumulated depreciation'))]
c.h('Changes in:')
for n in ['Carrying charges receivable','Subsidy receivable - Section 8','Capital assessment receivable','Prepaid insurance','Mortgage escrow deposits']: g.append(cl_(n,dA(n)))
for n in ['Accounts payable','Accrued wages and payroll taxes','Accrued mortgage interest','Prepaid carrying charges','Deferred grant - energy retrofit']: g.append(cl_(n,dL(n)))
o=c.t('Net cash from operating activities',g)
c.h('Investing activities:'); g=[cl_('Building improvements',dA('Buildings and improvements')),cl_('Equipment purchases',dA('Furniture and equipment'))]
i=c.t('Net cash from investing activities',g)
c.h('Financing activities:'); g=[cl_('Mortgage principal paid',[x+y for x,y in zip(dL('Current portion of mortgage'),dL('Mortgage payable, net of current portion'))]),cl_('Transfer-value deposits, net',dL('Member transfer-value deposits')),cl_('Interfund advances',dA('Due from (to) other funds'))]
f=c.t('Net cash from financing activities',g)
n=c.t('Net change in cash',[o,i,f],typ='TOTAL',key='net_cash_flow')
bc=cl_('Cash at January 1, 2025',[x+y for x,y in zip(pri['Cash - checking and sweep'],pri['Cash - money market'])])
e=c.t('Cash at June 30, 2025',[n,bc],typ='TOTAL')
for k_ in range(3): assert abs(c.v(e,k_)-cur['Cash - checking and sweep'][k_]-cur['Cash - money market'][k_])<.01
wb=Workbook(); w=wb.active; w.title='BS'; fn='Book Antiqua'; F='_($* #,##0.00_);_($* (#,##0.00);_($* "-"??_);_(@_)'; F2='_(* #,##0.00_);_(* (#,##0.00);_(* "-"??_);_(@_)'
thin=Side(style='thin'); dbl=Side(style='double')
for r,t in enumerate([A,'Balance Sheet by Fund','June 30, 2025 (with comparative totals at December 31, 2024) - unaudited'],1):
    w.merge_cells(start_row=r,start_column=1,end_row=r,end_column=8); x=w.cell(r,1,t); x.font=Font(name=fn,bold=r<3,size=13 if r==1 else 11); x.alignment=Alignment(horizontal='center')
C=[3,4,5,7,8]
w.merge_cells('C5:E5'); w['C5']='June 30, 2025'; w.merge_cells('G5:H5'); w['G5']='Total'
for k,t in zip(C,['General\nFund','Replacement\nReserve','Capital\nAssessment\nFund','June 30,\n2025','December 31,\n2024']): w.cell(6,k,t)
for rr in (5,6):
    for k in C+[3]: x=w.cell(rr,k); x.font=Font(name=fn,bold=True); x.alignment=Alignment(horizontal='center',vertical='bottom',wrap_text=True); x.border=Border(bottom=thin)
w.row_dimensions[6].height=46; r=8; first=True
for row in b.rows:
    t=row['rowType']; x=w.cell(r,1,row['label']); big=row['label'].isupper() or row['label'].startswith('LIAB') or row['label'].startswith('TOTAL'); x.font=Font(name=fn,bold=t!='LINE'); x.alignment=Alignment(indent=0 if big else 2 if t=='LINE' else 1,horizontal='center' if t=='HEADING' and big else 'left')
    if t!='HEADING':
        w.cell(r,2,'TB-%02d'%(r-7))
        for k,v in zip(C,row['values']):
            y=w.cell(r,k,v if v is not None else 0); y.number_format=F if t!='LINE' or first else F2; y.font=Font(name=fn,bold=t!='LINE')
            if t!='LINE': y.border=Border(top=thin,bottom=dbl if t=='TOTAL' else None)
        first=False
    r+=2 if t in('SUBTOTAL','TOTAL') else 1
w.column_dimensions['A'].width=46; w.column_dimensions['B'].hidden=True; w.column_dimensions['F'].width=2
for k in 'CDEGH': w.column_dimensions[k].width=18
w.page_setup.fitToHeight=1; w.sheet_properties.pageSetUpPr.fitToPage=True
w=wb.create_sheet('SCF'); 
for rr,t in enumerate([A,'Statement of Cash Flows','Six months ended June 30, 2025'],1): w.cell(rr,2,t).font=Font(name=fn,bold=True,size=12 if rr<3 else 10)
for k,t in enumerate(['General','Replacement Reserve','Capital Assessment','All Funds']): x=w.cell(5,4+k,t); x.font=Font(name=fn,bold=True); x.alignment=Alignment(horizontal='right',wrap_text=True); x.border=Border(bottom=thin)
r=6
for row in c.rows:
    t=row['rowType']; x=w.cell(r,2 if t!='LINE' or row['label'].startswith('Cash at') else 3,row['label']); x.font=Font(name=fn,bold=t!='LINE',italic=t=='HEADING')
    if row['label']=='Changes in:': w.cell(r,2).value=None; w.cell(r,3,row['label']).font=Font(name=fn,italic=True)
    for k,v in enumerate(row['values']):
        if t!='HEADING': y=w.cell(r,4+k,v if v is not None else 0); y.number_format=F2; y.font=Font(name=fn,bold=t!='LINE'); y.border=Border(top=thin if t!='LINE' else None,bottom=dbl if t=='TOTAL' else None)
    r+=2 if t=='SUBTOTAL' else 1
w.column_dimensions['A'].width=1.5; w.column_dimensions['B'].width=3; w.column_dimensions['C'].width=44
for k in 'DEFG': w.column_dimensions[k].width=16
w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
N='riverbend_coop_fund_statements_2025Q2.xlsx'; wb.save(DOC+'/'+N); print(inc,r)
save(N,[b,c],'COOPERATIVE','BALANCE_SHEET','co-op balance sheet by fund with comparative total, hidden reference column, spacer column, cash flow sheet',True)
