# apartments: opening / movement / closing pairs, xlsx with spacer columns
import random
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
R=random.Random(77)
N='Brindle_Court_opening_closing_TB.xlsx'
S=[('Cash & Receivables',[('11100','Cash - Operating (Receiver DIP acct)',18255.31),('11150','Cash - Security Deposit Trust',61240),('11200','Petty Cash',300),('11300','Accounts Receivable - Residents',74118.64),('11310','Accounts Receivable - Subsidy (HAP)',22907),('11350','Reserve for Bad Debt',-30000)]),
('Escrows & Prepaids',[('12100','Escrow - Real Estate Tax',48330.27),('12150','Escrow - Insurance',15902.44),('12200','Replacement Reserve',126877.9),('12500','Prepaid Expenses',6112.5)]),
('Fixed Assets',[('14100','Land',920000),('14200','Buildings',6715000),('14300','Appliances & Carpet',241386.18),('14900','Accum. Depreciation',-1987450.66)]),
('Liabilities',[('21100','Accounts Payable',-96740.05),('21300','Prepaid Rent',-12385),('21500','Security Deposits Held',-61240),('22100','Accrued Property Tax',-54210),('22300','Accrued Interest Payable',-41977.08),('25100','Mortgage Payable - Senior',-5480000),('25200','Mortgage Payable - Mezzanine',-650000)]),
('Equity',[('31000','Partners\u2019 Capital','plug'),('32000','Receiver Advances by Lender',None)]),
('Revenue',[('41000','Gross Potential Rent',-598400),('41200','Vacancy Loss',104616),('41300','Loss to Lease / Concessions',21877.5),('42000','Late & NSF Fees',-6940),('42500','Laundry Income',-4182.75)]),
('Operating Expenses',[('51000','Payroll - Site',88410.36),('52000','Repairs & Make-Ready',57209.81),('53000','Utilities - Common',66841.09),('54000','Insurance',31805.06),('55000','Real Estate Taxes',54210),('56000','Management Fee',24318.22),('57000','Receiver Fee',None),('57500','Eviction & Legal',9855),('61000','Interest Expense',139923.6),('62000','Bad Debt Expense',18250)])]
op={};
for s,a in S:
    for c,n,v in a: op[c]=v
op['31000']=round(-sum(v for v in op.values() if isinstance(v,(int,float))),2)
dr={};cr={}
def je(d,c_,v):
    v=round(v,2);dr[d]=round(dr.get(d,0)+v,2);cr[c_]=round(cr.get(c_,0)+v,2)
je('11300','41000',74800);je('41200','11300',13420);je('41300','11300',2650);je('11100','11300',51277.40);je('11100','11310',22907);je('11310','41000',0.0) if 0 else None
je('11300','42000',815);je('11100','42500',602.25);je('51000','11100',11208.74);je('52000','21100',14377.9);je('53000','21100',8117.46);je('54000','12500',3056.25)
je('55000','22100',6776.25);je('56000','21100',2566.1);je('57000','21100',8500);je('57500','21100',2145);je('61000','22300',17440.45);je('62000','11350',12000)
je('11350','11300',19862.13);je('21100','11100',43918.2);je('11100','32000',75000);je('12100','11100',6800);je('12150','11100',3100);je('11150','21500',1850);je('21500','11150',2400);je('21300','11300',3110) if 0 else je('21300','41000',3110)
je('11100','21300',1740);je('14300','12200',9384.6)
M=['open_dr','open_cr','debit','credit','close_dr','close_cr']
rows=[];tot=[];grid=[]
for s,a in S:
    grid.append(('h',s));sec=[]
    for c,n,v in a:
        v=op[c] or 0;d={'account':c,'name':n}
        if v>0:d['open_dr']=v
        if v<0:d['open_cr']=-v
        if dr.get(c):d['debit']=dr[c]
        if cr.get(c):d['credit']=cr[c]
        e=round(v+dr.get(c,0)-cr.get(c,0),2)
        if e>0:d['close_dr']=e
        if e<0:d['close_cr']=-e
        assert len(d)>3,d
        sec.append(d);grid.append(('r',d))
    t={'label':'Total '+s,**{k:v for k,v in sm(sec,M).items() if v}};tot.append(t);grid.append(('t',t));grid.append(('b',None));rows+=sec
g={'label':'Grand Total',**sm(rows,M)};tot.append(g);grid.append(('g',g))
for i in (0,2,4): assert g[M[i]]==g[M[i+1]]
wb=Workbook();w=wb.active;w.title='TB Oct-24'
w['B2']='Brindle Court Apartments (88 units)';w['B2'].font=Font(name='Georgia',size=14,bold=True)
w['B3']='Trial balance, opening and closing | Property code brc | Period 10/01/2024 to 10/31/2024 | Accrual'
w['B4']='Receiver: Hollis Penrose Advisory, appointed 09/17/2024'
C=dict(zip(M,['D','E','G','H','J','K']))
for a,b,t in (('D','E','OPENING BALANCE'),('G','H','MOVEMENT OF THE MONTH'),('J','K','CLOSING BALANCE')):
    w.merge_cells(f'{a}6:{b}6');w[f'{a}6']=t;w[f'{a}6'].alignment=Alignment(horizontal='center');w[f'{a}6'].font=Font(name='Georgia',bold=True,color='FFFFFF')
    for x in (a,b): w[f'{x}6'].fill=PatternFill('solid',fgColor='2F4B5C')
for x,t in zip('BCDEGHJK',['GL No.','GL Description','Dr','Cr','Dr','Cr','Dr','Cr']):
    w[f'{x}7']=t;w[f'{x}7'].font=Font(name='Georgia',bold=True);w[f'{x}7'].border=Border(bottom=Side('medium'))
    if x not in 'BC': w[f'{x}7'].alignment=Alignment(horizontal='right')
r=8
for k,d in grid:
    if k=='h': w[f'B{r}']=d;w[f'B{r}'].font=Font(name='Georgia',italic=True,bold=True)
    elif k!='b':
        if k=='r': w[f'B{r}']=d['account'];w[f'C{r}']=d['name']
        else: w[f'C{r}']=d['label']
        for m,x in C.items():
            if m in d: w[f'{x}{r}']=d[m];w[f'{x}{r}'].number_format='#,##0.00'
            if k!='r': w[f'{x}{r}'].border=Border(top=Side('thin'),bottom=Side('double') if k=='g' else None)
        for x in 'BCDEFGHIJK':
            w[f'{x}{r}'].font=Font(name='Georgia',size=9,bold=k!='r')
    r+=1
r+=1
w[f'B{r}']='Notes';w[f'B{r+1}']='a) Opening balances are the debtor\u2019s September close, unaudited; the receiver has not restated them.'
w[f'B{r+2}']='b) Lender advance of 10/08/2024 is recorded as receiver advances, not as mortgage principal.'
for x,n in zip('ABCDEFGHIJK',[2,9,38,15,15,2,14,14,2,15,15]): w.column_dimensions[x].width=n
w.sheet_view.showGridLines=False;w.freeze_panes='D8';w.page_setup.orientation='landscape'
w.page_setup.fitToWidth=1;w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc(N));save(N,'TB',M,rows,tot)
