import random, subprocess, tempfile, shutil
from truthlib import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
from openpyxl.utils import get_column_letter as gl
NAME='StBrendan_Trust_Consolidating_BS_123124.xlsx'
C=['Elm & Chapel Apartments','Marigold Court Apartments','Parish Warehouse','Holloway Farm','Trust Office','Eliminations','Combined']
s=S('Consolidating Balance Sheet','St. Brendan Parishes Property Trust',None,'2024-12-31',C,sheet='Consolidating')
def r(*a,el=0): a=list(a)+[el]; return a+[sum(a)]
h=s.head;L=s.line
h('ASSETS'); h('Current assets')
a=[L('Cash - operating',r(84216,212907,61388,48917,390452),'1010'),L('Cash - security deposits',r(52180,118460,15000,0,0),'1020'),L('Certificates of deposit',r(0,0,0,0,750000),'1050'),L('Rents receivable',r(11734,29518,8220,0,0),'1110'),L('Allowance for doubtful rents',r(-4200,-11800,0,0,0),'1119'),L('Program payments receivable',r(5960,0,0,5214,0),'1130'),L('Due from properties',r(0,0,0,0,486300,el=-486300),'1190'),L('Prepaid insurance and taxes',r(18366,47722,9105,3010,2140),'1210')]
ca=s.tot('Total current assets',a)
h('Restricted reserves')
b=[L('Replacement reserve',r(143870,226015,40000,0,0),'1310'),L('Tax and insurance escrow',r(31205,96340,0,0,0),'1320'),L('Donor-restricted land fund',r(0,0,0,0,268750),'1350')]
rb=s.tot('Total restricted reserves',b)
h('Property and equipment')
d=[L('Land',r(410000,1620000,385000,2714000,0),'1510'),L('Buildings',r(3686400,12418700,2107300,196500,0),'1520'),L('Land and drainage improvements',r(88310,402660,117400,83925,0),'1530'),L('Furniture and equipment',r(61290,188045,22980,141700,73815),'1540'),L('Accumulated depreciation',r(-1874620,-4310875,-688240,-198330,-51204),'1590')]
pd=s.tot('Net property and equipment',d)
ta=s.tot('TOTAL ASSETS',[ca,rb,pd],typ='TOTAL',key='total_assets')
h('LIABILITIES AND NET ASSETS'); h('Current liabilities')
e=[L('Accounts payable',r(23418,61207,7755,4382,19640),'2010'),L('Accrued wages and taxes',r(6815,19330,0,0,28470),'2110'),L('Accrued interest',r(9902,32628,4410,0,0),'2120'),L('Tenant security deposits',r(50925,116310,15000,0,0),'2210'),L('Prepaid rents',r(3388,14275,9150,0,0),'2220'),L('Due to Trust Office',r(186300,240000,60000,0,0,el=-486300),'2290'),L('Current portion of mortgages',r(58210,171340,39880,0,0),'2310')]
ce=s.tot('Total current liabilities',e)
h('Long-term liabilities')
f=[L('Mortgages payable',r(1904335,8153500,986020,0,0),'2510'),L('Parish Loan Fund note',r(164000,0,0,0,0),'2520'),L('Deferred maintenance grant',r(75000,0,0,0,0),'2550')]
lf=s.tot('Total long-term liabilities',f)
tl=s.tot('TOTAL LIABILITIES',[ce,lf],typ='TOTAL',key='total_liabilities')
h('Net assets')
inc=[31846,172450,48213,52106,-118374]; contrib=[150000,2000000,500000,2600000,0]; don=[0,0,0,0,268750]
acc=[s.rows[ta]['vals'][i]-s.rows[tl]['vals'][i]-inc[i]-contrib[i]-don[i] for i in range(5)]
g=[L('Capital contributed by parishes',r(*contrib),'3010'),L('Net assets with donor restrictions',r(*don),'3050'),L('Accumulated operating surplus (deficit)',r(*acc),'3100'),L('Current year surplus (deficit)',r(*inc),'3200')]
tg=s.tot('Total net assets',g,key='total_equity')
s.tot('TOTAL LIABILITIES AND NET ASSETS',[tl,tg],typ='TOTAL')

s.save(NAME,'OTHER','BALANCE_SHEET','workbook with live formulas, consolidating by property, rotated property headers, cover and notes sheets, account codes',True)
wb=Workbook(); c=wb.active; c.title='Cover'
c['B4']='St. Brendan Parishes Property Trust'; c['B4'].font=Font(size=20,bold=True); c['B6']='Annual package to the Board of Trustees'; c['B7']='Year 2024'; c['B9']='Contents: consolidating balance sheet, notes'
w=wb.create_sheet('Consolidating')
w['A1']='St. Brendan Parishes Property Trust'; w['A2']='Consolidating Balance Sheet'; w['A3']='As of December 31, 2024'
for k in '123': w['A'+k].font=Font(name='Garamond',size=13,bold=True)
hd=PatternFill('solid',fgColor='D9D2E9')
w['A5']='Acct'; w['B5']='Description'
for k,t in enumerate(C): w.cell(5,3+k,t)
for k in range(1,10):
    q=w.cell(5,k); q.font=Font(name='Garamond',size=11,bold=True); q.fill=hd
    q.alignment=Alignment(textRotation=60 if k>2 else 0,horizontal='center' if k>2 else 'left',vertical='bottom',wrap_text=False)
w.row_dimensions[5].height=152
pos={}; y=6
for i,x in enumerate(s.rows):
    if x['label'] in('LIABILITIES AND NET ASSETS',): y+=1
    pos[i]=y; b=x['typ']!='LINE'
    if x['code']: w.cell(y,1,int(x['code'])).alignment=Alignment(horizontal='left')
    q=w.cell(y,2,x['label']); q.font=Font(name='Garamond',size=11,bold=b); w.cell(y,1).font=Font(name='Garamond',size=10)
    q.alignment=Alignment(indent=0 if b else 1)
    for k in range(7):
        col=gl(3+k)
        if x['typ']=='HEADING': continue
        if x['foots']:
            it=[pos[j] for j in x['foots']]
            v=f'=SUM({col}{it[0]}:{col}{it[-1]})' if it==list(range(it[0],it[0]+len(it))) and len(it)>1 else '='+'+'.join(f'{col}{j}' for j in it)
        else: v=f'=SUM(C{y}:H{y})' if k==6 else x['vals'][k]
        q=w.cell(y,3+k,v); q.number_format='#,##0_);(#,##0);0_)'; q.font=Font(name='Garamond',size=11,bold=b)
        if x['foots']: q.border=Border(top=Side(style='thin'),bottom=Side(style='double') if x['label'].startswith(('TOTAL ASSETS','TOTAL LIABILITIES AND')) else None)
    y+=2 if x['foots'] else 1
w.column_dimensions['A'].width=7; w.column_dimensions['B'].width=38
for k in range(7): w.column_dimensions[gl(3+k)].width=13.5
w.freeze_panes='C6'; w.page_setup.orientation='portrait'; w.sheet_properties.pageSetUpPr.fitToPage=True
n=wb.create_sheet('Notes')
for t in ['Notes','A. Properties are carried at cost less depreciation; donated land at its value when given.','B. Advances from the Trust Office to the properties bear no interest and are eliminated.','C. The Parish Loan Fund note is due in 2031.']: n.append([t])
n.column_dimensions['A'].width=95
wb.active=1
t=tempfile.mkdtemp(); os.mkdir(t+'/o'); wb.save(t+'/'+NAME)
subprocess.run(['soffice','--headless','--convert-to','xlsx:Calc MS Excel 2007 XML','--outdir',t+'/o',t+'/'+NAME],check=True,capture_output=True)
shutil.move(t+'/o/'+NAME,doc(NAME)); shutil.rmtree(t)
