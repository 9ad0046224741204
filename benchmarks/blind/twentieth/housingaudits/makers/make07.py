# student halls: T12 workbook, academic year, cover sheet + hidden column + frozen panes
from common import *; import openpyxl,datetime; from openpyxl.styles import *
R=random.Random(707)
P='Kestrel Court Student Halls'
M=[(2024,m) for m in range(9,13)]+[(2025,m) for m in range(1,9)]
N='Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split()
cols=[f'{N[m-1]}-{y%100}' for y,m in M]+['YTD Actual','Full Year Budget','Variance']
s=St('Operating Account by Month',P,'2024-09-01','2025-08-31',cols,sheet='Op Account')
def L(n,tot,pat,code):
    v=[round(tot*p*R.uniform(.93,1.07),2) for p in pat]; t=round(sum(v),2); b=round(tot*R.uniform(.96,1.04)/100)*100
    return s.l(n,v+[t,float(b),round(t-b,2)],code)
F=[1/12]*12; TM=[.105]*9+[.03,.01,.015]; TM[8]=.1; S=[0]*9+[.3,.4,.3]
W=[.06,.07,.09,.11,.13,.12,.1,.08,.07,.06,.05,.06]
s.h('INCOME','1000')
s.h('Accommodation income','1100')
a=s.t('Total accommodation income',[L('En-suite rooms - term contracts',862000,TM,'1110'),L('Studio rooms - term contracts',341500,TM,'1120'),L('Summer school and conference lets',96400,S,'1130'),L('Void and damage credits',-18600,F,'1190')])
s.h('Other income','1200')
b=s.t('Total other income',[L('Laundry commission',14900,TM,'1210'),L('Vending commission',5200,TM,'1220'),L('Parking permits',8800,[.4,.1,0,0,.3,.05,.05,.05,0,0,.05,0],'1230'),L('Late payment and key charges',4150,TM,'1240')])
ti=s.t('TOTAL INCOME',[a,b],'TOTAL',key='total_income')
s.h('EXPENDITURE','2000')
G=[('Staffing','2100',[('Hall manager and wardens',96500,F,'2110'),('Night porters',58200,F,'2120'),('Housekeeping staff',74300,F,'2130'),('Employer on-costs',26400,F,'2140')]),
('Utilities','2200',[('Electricity',83700,W,'2210'),('District heating',61900,W,'2220'),('Water and drainage',28400,F,'2230'),('Student broadband',19800,F,'2240')]),
('Maintenance','2300',[('Reactive repairs',47600,F,'2310'),('Planned and summer works',68500,[0]*9+[.2,.5,.3],'2320'),('Fire and lift contracts',15300,[.25,0,0]*4,'2330'),('Grounds',9600,F,'2340')]),
('Overheads','2400',[('Insurance',24800,F,'2410'),('Letting portal and marketing',16900,F,'2420'),('Management charge',65200,F,'2430'),('TV licences and sundries',3100,F,'2440')])]
sb=[]
for h,c,ls in G:
    s.h(h,c); sb.append(s.t('Total '+h.lower(),[L(*x) for x in ls]))
te=s.t('TOTAL EXPENDITURE',sb,'TOTAL',key='total_operating_expenses')
s.t('NET OPERATING SURPLUS',[ti,te],'TOTAL',[1,-1],key='noi')
wb=openpyxl.Workbook();w0=wb.active;w0.title='Contents'
for r in (['Kestrel Court Student Halls'],['Management accounts pack - August 2025'],[],['Sheet','Contents'],['Op Account','Operating Account by Month, academic year 2024/25'],['Basis','Accruals; draft, subject to audit']): w0.append(r)
w=wb.create_sheet('Op Account')
w['B1']=P;w['B2']='Operating Account by Month';w['B3']='Academic year 1 September 2024 to 31 August 2025';w['B4']='£'
w['B1'].font=Font(bold=True,size=14);w['B2'].font=Font(bold=True,size=12)
w['A6']='Code';w['B6']='Account';w['C6']='CC'
for k,(y,m) in enumerate(M): c=w.cell(6,4+k,datetime.date(y,m,1));c.number_format='mmm-yy'
for k,t in enumerate(('YTD Actual','Full Year Budget','Variance')): w.cell(6,17+k,t) if k==0 else w.cell(6,18+k,t)
XC=[4+k for k in range(12)]+[17,19,20]
for c in w[6]: c.font=Font(bold=True,color='FFFFFF');c.fill=PatternFill('solid',fgColor='4F6228');c.alignment=Alignment(horizontal='center',wrap_text=True)
y=7
for r in s.rows:
    T=r['rowType']
    if r['accountCode']: w.cell(y,1,int(r['accountCode']))
    w.cell(y,2,r['label']).alignment=Alignment(indent=0 if T in('HEADING','TOTAL') else 1)
    if T=='LINE': w.cell(y,3,'KC01')
    for x,a in zip(XC,r['values']):
        if a is None: continue
        c=w.cell(y,x,a);c.number_format='#,##0.00;(#,##0.00);0.00'
        if T!='LINE': c.border=Border(top=Side(style='thin'),bottom=Side(style='double') if T=='TOTAL' else None)
    if T!='LINE':
        for c in w[y]: c.font=Font(bold=True)
    y+=2 if T=='TOTAL' else 1
w.column_dimensions['C'].hidden=True;w.column_dimensions['B'].width=34;w.column_dimensions['R'].width=2
for x in 'DEFGHIJKLMNOPQST': w.column_dimensions[x].width=13
w.freeze_panes='D7';w.page_setup.orientation='landscape';w.page_setup.fitToWidth=1;w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
s.dash=False
wb.save(B+'documents/kestrel_court_op_account.xlsx')
save('kestrel_court_op_account.xlsx',[s],'STUDENT_HOUSING','OPERATING_STATEMENT_T12','academic-year monthly account, contents sheet, hidden column, spacer column, budget and variance')
