from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as GL
ents=['Corliss Tower Owner LLC','Corliss Annex Owner LLC','Corliss Garage LLC','Corliss Holdings LP']
cols=ents+['Total before Eliminations','Eliminations','Consolidated']
s=St('Consolidating Balance Sheet','Corliss Holdings LP and Subsidiaries',None,'2024-12-31',cols,sheet='Consol BS',derive=lambda b,k:b[:4]+[sum(v or 0 for v in b[:4]),b[4],sum(v or 0 for v in b)],nbase=5)
Z=None
s.h('ASSETS');s.h('Real estate investments')
re=[s.l('Land',[8400000,2150000,1325000,Z,Z]),s.l('Building and improvements',[46218740,11806315,7340288,Z,Z]),s.l('Tenant improvements',[5817206,1190644,Z,Z,Z]),s.l('Deferred leasing costs',[2044871,388102,Z,Z,Z]),s.l('Accumulated depreciation and amortization',[-17340622,-3911850,-2206417,Z,Z])]
tre=s.t('Real estate investments, net',re)
s.h('Other assets')
ca=s.l('Cash and cash equivalents',[1287304,214668,96215,640118,Z]);rc=s.l('Restricted cash - lender reserves',[918440,176320,Z,Z,Z])
ar=s.l('Tenant receivables, net',[204316,38814,11722,Z,Z]);sl=s.l('Straight-line rent receivable',[1366902,240877,Z,Z,Z])
it=s.l('Due from affiliates',[318000,Z,144600,1905250,-2367850]);inv=s.l('Investment in subsidiaries',[Z,Z,Z,19480000,-19480000]);pp=s.l('Prepaid expenses and other',[177413,41288,18904,12650,Z])
toa=s.t('Total other assets',[ca,rc,ar,sl,it,inv,pp])
ta=s.t('TOTAL ASSETS',[tre,toa],typ='TOTAL',key='total_assets')
s.h('LIABILITIES AND EQUITY');s.h('Liabilities')
li=[s.l('Mortgage notes payable',[33816204,7704118,4280000,Z,Z]),s.l('Unamortized financing costs',[-412806,-96220,-51144,Z,Z]),s.l('Accounts payable and accrued liabilities',[886417,204916,73308,41275,Z]),s.l('Accrued interest',[128614,30118,16408,Z,Z]),s.l('Due to affiliates',[1421250,484000,Z,462600,-2367850]),s.l('Tenant security deposits',[604118,117240,8450,Z,Z]),s.l('Rents received in advance',[316220,44105,29736,Z,Z])]
tl=s.t('Total liabilities',li,typ='TOTAL',key='total_liabilities')
s.h('Equity')
A=s.rows[ta]['base'];T=s.rows[tl]['base'];E=[a-t for a,t in zip(A,T)]
nci=[Z,Z,Z,1148630,1904217]
ni=[1206418,88317,214906,-63722,-214906-88317+0]
ni[4]=Z
cap=[E[i]-(nci[i] or 0)-(ni[i] or 0) for i in range(5)]
nci[3]=Z; cap[3]=E[3]-ni[3]; cap[4]=E[4]-nci[4]
e=[s.l("Members' / partners' capital",cap),s.l('Current year net income (loss)',ni),s.l('Noncontrolling interests',nci)]
te=s.t('Total equity',e,typ='TOTAL',key='total_equity')
tle=s.t('TOTAL LIABILITIES AND EQUITY',[tl,te],typ='TOTAL')
wb=Workbook();w=wb.active;w.title='Consol BS'
w.sheet_view.showGridLines=False
f=lambda b=False,i=False:Font(name='Arial',size=9,bold=b,italic=i)
w.merge_cells('A1:J1');w.merge_cells('A2:J2');w.merge_cells('A3:J3')
for k,t in ((1,'CORLISS HOLDINGS LP AND SUBSIDIARIES'),(2,'CONSOLIDATING BALANCE SHEET'),(3,'DECEMBER 31, 2024')):
    w.cell(k,1,t).font=Font(name='Arial',size=11,bold=True);w.cell(k,1).alignment=Alignment(horizontal='center')
C=[3,4,5,6,7,8,10]   # col I is a spacer, B a hidden workpaper reference
heads=[t.replace(' Owner LLC','\nOwner LLC') for t in cols];heads[2]='Corliss\nGarage LLC';heads[3]='Corliss\nHoldings LP';heads[4]='Total before\nEliminations'
for c,h in zip(C,heads):
    q=w.cell(5,c,h);q.font=f(True);q.alignment=Alignment(horizontal='center',vertical='bottom',wrap_text=True);q.border=Border(bottom=Side(style='thin'))
w.cell(5,2,'W/P');w.row_dimensions[5].height=38
r=6
for n,x in enumerate(s.rows):
    t=x['typ'];up=x['label'].isupper()
    if t=='HEADING' : r+=1
    q=w.cell(r,1,('   ' if t=='LINE' else '')+x['label']);q.font=f(t!='LINE' and not(t=='HEADING' and not up),t=='HEADING' and not up)
    if t=='LINE': w.cell(r,2,f'{"ABCDEFGH"[n%8]}-{n}').font=f()
    if t!='HEADING':
        for c,v in zip(C,x['vals']):
            q=w.cell(r,c,0 if v is None else v);q.font=f(t!='LINE')
            q.number_format='_($* #,##0_);_($* (#,##0);_($* "-"??_);_(@_)' if (up or n==re[0]) else '_(* #,##0_);_(* (#,##0);_(* "-"??_);_(@_)'
            if x['plus']: q.border=Border(top=Side(style='thin'),bottom=Side(style='double') if up else None)
    r+=1
    if x['plus']: r+=1
w.cell(r+1,1,"See independent auditor's report on supplementary information.").font=f(i=True)
w.column_dimensions['A'].width=42;w.column_dimensions['B'].hidden=True
for c in C:w.column_dimensions[GL(c)].width=16
w.column_dimensions['I'].width=2
w.page_setup.orientation='landscape';w.sheet_properties.pageSetUpPr.fitToPage=True
for x in s.rows:
    x['vals']=[None if v==0 else v for v in x['vals']]
name='Corliss_Consolidating_BS_2024.xlsx';wb.save(os.path.join(DOC,name))
print(s.rows[te]['vals'],[r['vals'] for r in s.rows[-5:-2]])
save(name,[s],'OFFICE','BALANCE_SHEET','consolidating balance sheet, entities across, eliminations, hidden W/P column, spacer column',True)
