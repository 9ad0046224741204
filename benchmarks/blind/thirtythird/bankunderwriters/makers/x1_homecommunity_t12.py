# Manufactured home community: owner's trailing-12 workbook, live formulas, hidden column, per-site column
from kit import *; import random, datetime as dt, subprocess, shutil, tempfile
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
R=random.Random(3311);SITES=187
months=[dt.date(2024+(3+i)//12,(3+i)%12+1,1) for i in range(12)]
hd=[m.strftime('%b-%y') for m in months]
s=S('Trailing 12 Month Operating Statement','Sandhill Lakes Home Community','2024-04-01','2025-03-31',hd+['T-12 Total'],sheet='T12')
def l(n,f,**x):
    v=[int(round(f(i))) for i in range(12)];return s.line(n,v+[sum(v)],**x)
u=R.uniform;mo=lambda i:months[i].month
s.head('REVENUE')
a=[l('Lot Rent',lambda i:(171+(i//3))*(585 if mo(i)>=4 else 612)),l('Less: Concessions / Employee Lots',lambda i:-1170 if i<9 else -1224),l('Home Rental (Park-Owned)',lambda i:9*915)]
t=s.tot('Net Rental Revenue',a)
b=[l('Water & Sewer Billback',lambda i:5900+u(-500,700)),l('Trash Billback',lambda i:171*14),l('Cable / Internet Commission',lambda i:1850 if i%3==2 else 0),l('Late Fees & NSF',lambda i:u(420,1150)),l('Application & Misc. Fees',lambda i:u(60,400)),l('RV & Boat Storage',lambda i:34*45)]
bt=s.tot('Other Revenue',b)
inc=s.tot('TOTAL REVENUE',[t,bt],kind='TOTAL',key='total_income')
s.head('OPERATING EXPENSES')
e=[l('Manager & Maintenance Payroll',lambda i:11240+(3100 if mo(i) in(5,11) else 0)+u(-200,300)),l('Payroll Taxes & Workers Comp',lambda i:1290+u(-60,90)),l('Water & Sewer',lambda i:8100+u(-700,900)),l('Electric - Common Areas',lambda i:1180+u(-150,220)),l('Trash Removal',lambda i:2655),l('Repairs - Roads & Utilities',lambda i:u(300,4200)),l('Repairs - Park-Owned Homes',lambda i:u(0,1900)),l('Landscaping & Mowing',lambda i:3150 if 4<=mo(i)<=10 else 1200),l('Pool & Clubhouse',lambda i:u(500,950)),l('Advertising',lambda i:u(150,480)),l('Office & Telephone',lambda i:u(620,880)),l('Legal & Evictions',lambda i:u(300,1600) if i%2 else 0),l('Licenses & Permits',lambda i:2244 if mo(i)==10 else 0),l('Property Insurance',lambda i:2988),l('Real Estate Taxes',lambda i:10435),l('Management Fee - 4%',lambda i:s.v(inc,i)*.04)]
tx=s.tot('TOTAL EXPENSES',e,kind='TOTAL',key='total_operating_expenses')
noi=s.tot('NET OPERATING INCOME',[inc,tx],[1,-1],kind='TOTAL',key='noi')
s.head('BELOW THE LINE')
c=[l('Capital - Road Paving',lambda i:46500 if mo(i)==9 else 0),l('Capital - Home Purchases',lambda i:31800 if mo(i) in(6,2) else 0),l('Mortgage Payment (P&I)',lambda i:31442)]
ncf=s.tot('NET CASH FLOW',[noi]+c,[1,-1,-1,-1],kind='TOTAL',key='net_cash_flow')
name='x1_sandhill_lakes_t12.xlsx';wb=Workbook();w=wb.active;w.title='T12'
w['A1']='Sandhill Lakes Home Community';w['A1'].font=Font(name='Calibri',size=14,bold=True);w['A2']='Trailing 12 Month Operating Statement';w['A3']='April 2024 - March 2025  |  187 sites  |  Cash basis'
h=w.cell(5,1,'');fill=PatternFill('solid',fgColor='1F4E37')
for i,m in enumerate(months): w.cell(5,3+i,m).number_format='mmm-yy'
w.cell(5,15,'T-12 Total');w.cell(5,16,'Per Site')
for cc in range(1,17): w.cell(5,cc).fill=fill;w.cell(5,cc).font=Font(name='Calibri',bold=True,color='FFFFFF');w.cell(5,cc).alignment=Alignment(horizontal='right')
w.cell(5,2,'GL')   # hidden column of internal codes
pos={};r=6;last=None
for n,row in enumerate(s.rows):
    if row['rowType']=='HEADING' and n: r+=1
    pos[n]=r;r+=1
for n,row in enumerate(s.rows):
    r=pos[n];k=row['rowType'];w.cell(r,1,row['label'])
    if k!='LINE': w.cell(r,1).font=Font(name='Calibri',bold=True)
    else: w.cell(r,1).alignment=Alignment(indent=1);w.cell(r,2,5000+n)
    if k=='HEADING': continue
    for i in range(13):
        C=L(3+i)
        if k=='LINE': val=row['values'][i] if i<12 else f'=SUM(C{r}:N{r})'
        else:
            it=row['footsFrom']['items'];sg=s.sg[n]
            val=f'=SUM({C}{pos[it[0]]}:{C}{pos[it[-1]]})' if len(it)>3 and set(sg)=={1} else '='+''.join(('+' if g>0 else '-')+C+str(pos[j]) for j,g in zip(it,sg)).lstrip('+')
        q=w.cell(r,3+i,val);q.number_format='#,##0;(#,##0);0'
        if k!='LINE': q.font=Font(name='Calibri',bold=True);q.border=Border(top=Side('thin'),bottom=Side('double') if k=='TOTAL' else None)
    q=w.cell(r,16,f'=O{r}/{SITES}');q.number_format='#,##0;(#,##0);0';q.font=Font(name='Calibri',italic=True)
w.column_dimensions['A'].width=33;w.column_dimensions['B'].hidden=True
for i in range(3,17): w.column_dimensions[L(i)].width=10.5
w.freeze_panes='C6';w.page_setup.orientation='landscape';w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr.fitToPage=True
d=tempfile.mkdtemp();wb.save(d+'/'+name)
subprocess.run(['soffice','--headless','-env:UserInstallation=file://'+d+'/prof','--convert-to','xlsx:Calc MS Excel 2007 XML','--outdir',d+'/o',d+'/'+name],check=True,capture_output=True)  # stores cached values
shutil.copy(d+'/o/'+name,DOC(name));shutil.rmtree(d)
save(name,[s],'MANUFACTURED_HOUSING','OPERATING_STATEMENT_T12','owner T-12 workbook with formulas, hidden code column, per-site column')
