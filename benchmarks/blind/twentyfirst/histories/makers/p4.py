from tr import *
from reportlab.pdfgen.canvas import Canvas
R=random.Random(44)
M=['Jul 2024','Aug 2024','Sep 2024','Oct 2024','Nov 2024','Dec 2024','Jan 2025','Feb 2025','Mar 2025','Apr 2025','May 2025','Jun 2025']
s=S('TRAILING TWELVE MONTH INCOME STATEMENT','417 Ellicott Owners Corp',M+['Total'],'2024-07-01','2025-06-30')
def m(b,j=.0,seas=None):
    v=[int(round(b*(1+R.uniform(-j,j))*(seas[k] if seas else 1))) for k in range(12)]; return v+[sum(v)]
def only(d): v=[d.get(k,0) for k in range(12)]; return v+[sum(v)]
W=[.3,.25,.3,.6,1.3,1.9,2.3,2.2,1.7,1.0,.5,.3]
s.H('INCOME')
st=[81240]*6+[84490]*6
i=[s.L('MAINTENANCE CHARGES',st+[sum(st)],'4010'),s.L('COMMERCIAL RENT',m(9850),'4020'),s.L('GARAGE LICENSE FEES',m(5325,.02),'4030'),s.L('STORAGE & BIKE ROOM',m(870,.04),'4040'),s.L('LAUNDRY INCOME',m(1140,.12),'4050'),s.L('SUBLET FEES',only({1:2400,5:1800,9:2400}),'4060'),s.L('FLIP TAX',only({3:14200,10:17650}),'4065'),s.L('TAX ABATEMENT CREDITED',only({11:-38412}),'4090')]
ti=s.T('TOTAL INCOME',i,key='total_income')
def G(h,ls,t):
    s.H(h); ids=[s.L(l,v,c) for c,l,v in ls]; return s.T(t,ids,'SUBTOTAL')
g1=G('PAYROLL',[('5010','SUPERINTENDENT',m(6420)),('5020','PORTERS/DOORMEN',m(15380,.05)),('5050','PAYROLL TAXES',m(1830,.06)),('5060','UNION BENEFITS',m(6215,.02))],'TOTAL PAYROLL')
g2=G('UTILITIES',[('5210','GAS HEAT',m(5900,.05,W)),('5220','ELECTRICITY',m(2710,.12)),('5230','WATER & SEWER',only({2:16840,5:17215,8:16390,11:17904}))],'TOTAL UTILITIES')
g3=G('REPAIRS & MAINTENANCE',[('5310','ELEVATOR CONTRACT',m(1265)),('5320','BOILER/PLUMBING',m(1900,.5)),('5330','EXTERMINATING',m(185)),('5340','SUPPLIES',m(940,.3)),('5350','GENERAL REPAIRS',m(2350,.6)),('5360','FACADE INSPECTION',only({4:8750}))],'TOTAL REPAIRS & MAINT')
g4=G('ADMINISTRATIVE',[('5410','MANAGEMENT FEE',m(4150)),('5420','LEGAL',m(760,.7)),('5430','AUDIT & TAX RETURN',only({8:12500})),('5440','OFFICE/TELEPHONE',m(415,.2)),('5450','INSURANCE',m(7190))],'TOTAL ADMINISTRATIVE')
g5=G('TAXES',[('5510','REAL ESTATE TAXES',m(27835)),('5520','CORPORATION TAXES',only({8:1150,11:1150}))],'TOTAL TAXES')
te=s.T('TOTAL OPERATING EXPENSES',[g1,g2,g3,g4,g5],key='total_operating_expenses')
noi=s.T('NET OPERATING INCOME',[ti,te],signs=[1,-1],key='noi')
s.H('DEBT SERVICE')
b=4210000; iv=[]
for k in range(12): iv.append(int(round((4210000-k*7600)*.0348/12)))
d1=s.L('MORTGAGE INTEREST',iv+[sum(iv)],'6010'); d2=s.L('CREDIT LINE INTEREST',only({9:310,10:306,11:298}),'6020')
td=s.T('TOTAL DEBT SERVICE',[d1,d2],'SUBTOTAL'); s.T('NET INCOME (LOSS)',[noi,td],signs=[1,-1],key='net_income')
# plant: one digit of Porters, Feb 2025
r=next(r for r in s.rows if r['label']=='PORTERS/DOORMEN'); old=r['values'][7]; new=int(str(old)[0]+str((int(str(old)[1])+4)%10)+str(old)[2:]); r['values'][7]=new
s.d['planted']={'what':f'PORTERS/DOORMEN Feb 2025 printed {new:,} instead of {old:,}; row total and TOTAL PAYROLL keep the right value','kind':'digit_changed'}
def f(v):
    if v is None: return ''
    return f'{v:,}' if v>=0 else f'{-v:,}-'
C=Canvas(B+'documents/ellicott_t12.pdf',pagesize=(1008,612)); pg=[0]
def head():
    if pg[0]: C.showPage()
    pg[0]+=1; C.setFont('Courier',8.2); y=580
    C.drawString(24,y,'GLR 214-B'.ljust(80)+'HARROW STREET MANAGEMENT LLC'.ljust(75)+f'PAGE {pg[0]:>3}'); y-=11
    C.drawString(24,y,'RUN 07/18/25 09:41'.ljust(75)+'TRAILING TWELVE MONTH INCOME STATEMENT'); y-=11
    C.drawString(24,y,'ENTITY 0417'.ljust(71)+'417 ELLICOTT OWNERS CORP   ACCRUAL   PERIOD 07/24 - 06/25'); y-=18
    C.drawString(24,y,'ACCT DESCRIPTION'.ljust(29)+''.join(x.rjust(12-2) for x in ['JUL 24','AUG 24','SEP 24','OCT 24','NOV 24','DEC 24','JAN 25','FEB 25','MAR 25','APR 25','MAY 25','JUN 25'])+'TOTAL'.rjust(12)); y-=9
    C.drawString(24,y,'-'*161); return y-12
y=head()
for i,r in enumerate(s.rows):
    if r['label']=='REPAIRS & MAINTENANCE': y=head()
    ln='%-4s %-24s'%(r['accountCode'] or '',r['label'])
    if r['rowType']=='HEADING': y-=5
    if 'footsFrom' in r: C.drawString(24,y+2,' '*30+''.join(' ---------' for _ in range(12))[1:]+'  ----------'); y-=8
    if r['rowType']!='HEADING':
        ln+=''.join((f(v)+('' if v<0 else ' ')).rjust(10) for v in r['values'][:12])+(f(r['values'][12])+('' if r['values'][12]<0 else ' ')).rjust(12)
    C.drawString(24,y,ln); y-=11
    if r['rowType']=='TOTAL': C.drawString(24,y+3,' '*30+' '.join('='*9 for _ in range(12))+'  '+'='*10); y-=7
C.drawString(24,y-10,'*** END OF REPORT ***'); C.save()
save('ellicott_t12.pdf',[s],'COOPERATIVE','OPERATING_STATEMENT_T12','monospace system print, legal landscape, 2 pages','trailing minus, dense 13 columns, planted digit')
