# UK student halls: academic year, 8 actual + 4 forecast months, quarter subtotals hidden, budget and variance
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as g
import datetime as dt
r=random.Random(3910)
ms=[(2024,m) for m in(9,10,11,12)]+[(2025,m) for m in range(1,9)]
nm=[dt.date(y,m,1).strftime('%b-%y') for y,m in ms]
s=St('12 Month P&L Forecast (8+4)','Tanyard Court Student Living, Sheffield','2024-09-01','2025-08-31',nm+['FY24/25 Outturn','FY24/25 Budget','Variance'],lambda b,k:list(b[:12])+[sum(b[:12]),b[12],(sum(b[:12])-b[12])],sheet='8+4')
def L(l,b,sp=.03,sg=1,term=False,summ=False):
    v=[]
    for i in range(12):
        x=jit(r,b,sp)
        if term and i>=10:x=0
        if summ and i<9:x=0
        v.append(sg*x)
    s.L(l,v+[sg*round(b*(10 if term else 3 if summ else 12)*1.01/100)*100])
s.H('Income')
L('Rent - direct let (44 wk)',262400,.012,1,True);L('Rent - direct let (51 wk)',118700,.012);L('Nominations - University of Hallam Dale',86300,.002,1,True);L('Summer school & short stays',57200,.2,1,False,True);L('Laundry commission',1540,.1);L('Vending & parking',980,.2);L('Cancellation fees',1150,.5)
s.T('ti','Total income',typ='TOTAL',kt='total_income')
s.H('Operating costs')
L('Site team payroll',-31800,.02,);L('Agency & out-of-hours cover',-4600,.2);L('Gas',-7900,.35);L('Electricity',-18300,.2);L('Water',-5100,.08);L('Broadband (managed)',-6450,.0);L('Cleaning & waste',-5250,.1);L('Reactive repairs',-7700,.3);L('Planned maintenance & statutory',-4300,.25);L('Turnaround cleaning & decoration',-24800,.15,1,False,True);L('Sales, marketing & referral',-5600,.3);L('Buildings insurance',-4150,0);L('Operator fee (5.5% of rent)',-22300,.04);L('ANUK / accreditation / TV licence',-640,.1)
s.T('te','Total operating costs',typ='TOTAL',kt='total_operating_expenses')
s.T('noi','Net operating income','ti te',typ='TOTAL',kt='noi')
s.H('Below NOI')
L('Ground rent',-2500,0);L('FF&E sinking fund',-6000,0);L('Senior loan interest',-88400,.01);L('Senior loan amortisation',-21000,0)
s.T('bn','Total below NOI')
s.T('cf','Cash available to unitholder','noi bn',typ='TOTAL',kt='net_cash_flow')
wb=Workbook();w=wb.active;w.title='8+4';w['A1']=s.prop;w['A1'].font=Font(name='Calibri',bold=True,size=16,color='7030A0');w['A2']='12 Month P&L Forecast (8+4)';w['A3']='Sept 2024 to Aug 2025 | £ | 612 beds'
# columns: A label, B-E, F(hidden Q), ...
col=[];j=2;hid=[]
for i in range(12):
    col.append(j);j+=1
    if i in(3,7):hid.append((j,list(col[-4:])));j+=1
j+=1;oc=[j,j+1,j+2]
y0=5
for i,cx in enumerate(col):
    q=w.cell(y0,cx,'Actual' if i<8 else 'Forecast');q.fill=PatternFill('solid',fgColor='7030A0' if i<8 else 'C9A6E4');q.font=Font(bold=True,color='FFFFFF' if i<8 else '000000');q.alignment=Alignment(horizontal='right')
    q=w.cell(y0+1,cx,dt.date(ms[i][0],ms[i][1],1));q.number_format='mmm-yy';q.font=Font(bold=True);q.border=Border(bottom=Side('medium'));q.alignment=Alignment(horizontal='right')
for cx,(a,b) in zip(oc,[('FY24/25','Outturn'),('FY24/25','Budget'),('','Variance')]):
    for yy,t in((y0,a),(y0+1,b)):q=w.cell(yy,cx,t);q.font=Font(bold=True);q.alignment=Alignment(horizontal='right')
for h,_ in hid:w.cell(y0+1,h,'4M check');w.column_dimensions[g(h)].hidden=True
y=y0+2
for q in s.rows:
    if q['typ']=='HEADING':
        w.cell(y,1,q['label']).font=Font(bold=True,underline='single');y+=1;continue
    B=q['typ']!='LINE';w.cell(y,1,q['label']).font=Font(bold=B)
    for cx,v in zip(col+oc,q['vals']):
        z=w.cell(y,cx,0 if v is None else v);z.number_format='#,##0;(#,##0);"-"';z.font=Font(bold=B)
        if B:z.border=Border(top=Side('thin'))
        if q['typ']=='TOTAL':z.fill=PatternFill('solid',fgColor='EFE6F7')
    for h,cs in hid:w.cell(y,h,f'=SUM({g(cs[0])}{y}:{g(cs[-1])}{y})')
    y+=2 if q['typ']=='TOTAL' else 1
w.cell(y+1,1,'Notes: 44-week contracts end 5 July; turnaround July to August. Variance = outturn less budget.').font=Font(italic=True,size=9)
w.column_dimensions['A'].width=36
for cx in col+oc:w.column_dimensions[g(cx)].width=11
w.column_dimensions[g(oc[0]-1)].width=2;w.freeze_panes='B7';w.page_setup.orientation='landscape';w.sheet_properties.pageSetUpPr.fitToPage=True;w.page_setup.fitToHeight=0
wb.save(HERE+'/documents/r10_student_8plus4.xlsx');save('r10_student_8plus4.xlsx',[s],'STUDENT_HOUSING','OPERATING_STATEMENT_T12','UK student halls actual+forecast months, hidden check columns, negative costs',True)
