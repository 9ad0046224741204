from lib import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
name='s4_09_industrial_bs_scf.xlsx'
P='Tamarind Yard Distribution Center'
D=dict(land=[9250000]*3,bld=[41806215]*3,imp=[3118440,3302915,3367105],acc=[-7214880,-7906412,-8255908],rec=[88214,131607,104950],sl=[612488,671030,699844],pre=[214610,68415,157320],esc=[402115,518260,366480],lc=[918340,861207,832640],
 debt=[31480000,31180466,31028114],dfc=[-286410,-250608,-232707],ap=[214377,168209,241886],tax=[0,196450,294675],intr=[131167,129919,129284],dep=[285000,285000,285000],prp=[94820,141306,66215])
con=[24000000]*3; dist=[-6150000,-7050000,-7500000]; ni=[0,702318,1078806]   # distributions to date; current-year income
re0=227465
bs=St('Balance Sheet',P,None,'2025-09-30',['Sep 30, 2025','Jun 30, 2025','Change','Dec 31, 2024'],sheet='BS',derive=lambda b,k:[b[0],b[1],b[0]-b[1],b[2]],nd=0)
def o(x): return [x[2],x[1],x[0]]
le=[sum(D[k][i] for k in('debt','dfc','ap','tax','intr','dep','prp'))+con[i]+dist[i]+ni[i]+re0 for i in range(3)]
cash=[le[i]-sum(D[k][i] for k in('land','bld','imp','acc','rec','sl','pre','esc','lc')) for i in range(3)]
print('cash',cash)
bs.H('Assets')
r=[bs.L('Land',o(D['land'])),bs.L('Building',o(D['bld'])),bs.L('Improvements',o(D['imp']))]
hid=[len(bs.rows)]
r.append(bs.L('Accumulated depreciation',o(D['acc']))); rn=bs.T('Investment in real estate, net',r)
a=[bs.L('Cash - operating',o(cash)),bs.L('Escrows and reserves',o(D['esc'])),bs.L('Rents receivable',o(D['rec'])),bs.L('Straight-line rent receivable',o(D['sl'])),bs.L('Prepaid expenses',o(D['pre'])),bs.L('Deferred leasing costs, net',o(D['lc']))]
ta=bs.T('Total assets',[rn]+a,rt='TOTAL',key='total_assets')
bs.H('Liabilities')
l=[bs.L('Mortgage loan',o(D['debt'])),bs.L('Deferred financing costs, net',o(D['dfc'])),bs.L('Accounts payable and accruals',o(D['ap'])),bs.L('Accrued property taxes',o(D['tax'])),bs.L('Accrued interest',o(D['intr'])),bs.L('Security deposits',o(D['dep'])),bs.L('Rents received in advance',o(D['prp']))]
tl=bs.T('Total liabilities',l,key='total_liabilities')
bs.H("Member's equity")
e=[bs.L('Contributions',o(con)),bs.L('Distributions',o(dist)),bs.L('Accumulated earnings, prior years',[re0]*3),bs.L('Current year net income',o(ni))]
te=bs.T("Total member's equity",e,key='total_equity'); bs.T("Total liabilities and member's equity",[tl,te],rt='TOTAL')
assert bs.rows[-1]['vals']==bs.rows[ta]['vals']
cf=St('Statement of Cash Flows',P,'2025-01-01','2025-09-30',['Quarter','Year to Date'],sheet='SCF',nd=0); cf.dash=True
def ch(k,s=-1): 
    x=D[k]; return [s*(x[2]-x[1]),s*(x[2]-x[0])]
cf.H('Operating activities')
n=cf.L('Net income',[ni[2]-ni[1],ni[2]]); cf.keys['net_income']=n
am=[D['lc'][1]-D['lc'][2],D['lc'][0]-D['lc'][2]]
op=[n,cf.L('Depreciation',ch('acc')),cf.L('Amortization of leasing costs',am),cf.L('Amortization of financing costs',ch('dfc',1)),cf.L('Straight-line rent',ch('sl')),cf.L('Rents receivable',ch('rec')),cf.L('Prepaid expenses',ch('pre')),cf.L('Accounts payable and accruals',ch('ap',1)),cf.L('Accrued property taxes',ch('tax',1)),cf.L('Accrued interest',ch('intr',1)),cf.L('Rents received in advance',ch('prp',1))]
o1=cf.T('Cash from operating activities',op)
cf.H('Investing activities'); i1=[cf.L('Improvements',ch('imp'))]; 
i1.append(cf.L('Escrows and reserves, net',ch('esc'))); i2=cf.T('Cash from investing activities',i1)
cf.H('Financing activities'); f=[cf.L('Mortgage principal',ch('debt',1)),cf.L('Contributions',[0,0]),cf.L('Distributions to member',[dist[2]-dist[1],dist[2]-dist[0]])]; f2=cf.T('Cash from financing activities',f)
nt=cf.T('Net change in cash',[o1,i2,f2],key='net_cash_flow'); b=cf.L('Cash at beginning of period',[cash[1],cash[0]],lvl=0); en=cf.T('Cash at end of period',[nt,b],rt='TOTAL')
assert cf.rows[en]['vals']==[cash[2]]*2
wb=Workbook(); w=wb.active; w.title='BS'
th=Side(style='thin'); db=Side(style='double'); F='Arial'
w['A1']=P; w['A1'].font=Font(name=F,bold=True,size=12); w['A2']='Balance Sheet'; w['A3']='As of September 30, 2025 (unaudited, in whole dollars)'
# columns: A label, B hidden GL range, C Sep, D Jun, E change, F spacer, G Dec, H hidden check
for c,t in zip('BCDEGH',['GL range','Sep 30,\n2025','Jun 30,\n2025','Change','Dec 31,\n2024','check']): w[c+'5']=t; w[c+'5'].alignment=Alignment(horizontal='right',wrap_text=True); w[c+'5'].font=Font(name=F,bold=True); w[c+'5'].border=Border(bottom=th)
w.row_dimensions[5].height=28
r=6; g=1000
fmt='_(* #,##0_);_(* (#,##0);_(* "-"_);_(@_)'
for i,row in enumerate(bs.rows):
    if row['rt']=='HEADING': r+=1
    w.cell(r,1,row['label']).font=Font(name=F,bold=row['rt']!='LINE'); w.cell(r,1).alignment=Alignment(indent=row['lvl'])
    if row['rt']!='HEADING':
        g+=10; w.cell(r,2,f'{g}-{g+9}')
        for c,v in zip((3,4,5,7),row['vals']):
            x=w.cell(r,c,v); x.number_format=fmt; x.font=Font(name=F,bold=row['rt']!='LINE')
            if row['items']: x.border=Border(top=th,bottom=db if row['rt']=='TOTAL' else None)
        w.cell(r,8,0)
    r+=1
    if row['label']=='Accrued interest':   # zero accounts kept hidden
        w.cell(r,1,'Due to affiliates').font=Font(name=F)
        for c in(3,4,5,7): w.cell(r,c,0).number_format=fmt
        w.row_dimensions[r].hidden=True; r+=1
w.column_dimensions['A'].width=40; w.column_dimensions['B'].hidden=True; w.column_dimensions['H'].hidden=True; w.column_dimensions['F'].width=2
for c in 'CDEG': w.column_dimensions[c].width=15
bs.dash=True
w=wb.create_sheet('SCF'); w.sheet_view.showGridLines=False
w['B2']='STATEMENT OF CASH FLOWS'; w['B3']=P; w['B4']='Periods ended September 30, 2025'
for a in('B2','B3'): w[a].font=Font(name=F,bold=True)
w['D6']='Quarter'; w['E6']='Year to Date'
for c in 'DE': w[c+'6'].font=Font(name=F,bold=True,underline='single'); w[c+'6'].alignment=Alignment(horizontal='right')
r=7
for row in cf.rows:
    if row['rt']=='HEADING': r+=1
    c=2 if row['rt']!='LINE' or row['lvl']==0 else 3
    w.cell(r,c,row['label']).font=Font(name=F,bold=row['rt']!='LINE',italic=row['rt']=='HEADING')
    if row['rt']!='HEADING':
        for k,v in zip((4,5),row['vals']):
            x=w.cell(r,k,v); x.number_format=fmt; x.font=Font(name=F,bold=row['rt']!='LINE')
            if row['items']: x.border=Border(top=th)
    r+=1
w.column_dimensions['A'].width=2; w.column_dimensions['B'].width=4; w.column_dimensions['C'].width=38; w.column_dimensions['D'].width=15; w.column_dimensions['E'].width=15
w.cell(r+1,2,'Operating cash only; escrow movements are shown in investing activities.').font=Font(name=F,italic=True,size=8)
for w in wb: w.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc(name))
save(name,[bs,cf],'INDUSTRIAL','BALANCE_SHEET','Two sheets: balance sheet with hidden columns and a hidden zero row, three dates and a change column; indirect cash flow with labels in two columns')
