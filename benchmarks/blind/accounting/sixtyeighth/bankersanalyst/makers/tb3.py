# Luxembourg SPV, sums-and-balances list, six columns, continental numbers, fpdf2 landscape
import random; from h import *
from fpdf import FPDF
random.seed(33)
S="""#Class 1 - Equity, provisions and financial liabilities
101000 Subscribed capital|-12500
115100 Capital contribution without issue of shares (115)|-3487500
131000 Legal reserve|-1250
141000 Results brought forward|1184210.55
188000 Provisions for other risks|-40000
194200 Bank loan - Facility A|-18750000
194210 Bank loan - capex facility|-1262500
196100 Shareholder loan principal|-10315000
196150 Shareholder loan - accrued interest|-611844.19
#Class 2 - Formation expenses and fixed assets
203000 Loan issuance expenses|318750
203900 Amort. of loan issuance expenses|-127500
221110 Land - Duisburg I|4210000
221120 Land - Venlo II|3365000
221310 Buildings - Duisburg I|14880000
221320 Buildings - Venlo II|11640000
221390 Depreciation of buildings|-2518833.28
222100 Technical installations|744310
222900 Depreciation of technical installations|-248103.4
224000 Assets under construction|0
#Class 4 - Debtors and creditors
401110 Trade debtors - tenants|203944.18
401190 Doubtful tenants, value adjustment|-31200
411120 Receivable from affiliate - Lindenhafen HoldCo|25000
421610 VAT receivable (Luxembourg)|4120.77
421620 VAT receivable (Germany)|18236.4
441110 Trade creditors|-94871.22
441120 Invoices not yet received|-61500
461412 VAT payable (Germany)|-40127.05
461413 VAT payable (Netherlands)|-29944.6
462100 Net wealth tax|-4815
471300 Tenant deposits received|-312000
481000 Deferred charges (prepaid insurance)|21408.33
482000 Deferred income (rent in advance)|-237900
#Class 5 - Financial assets
513110 Bank - current account|PLUG
513120 Bank - rent account Duisburg|288410.9
513130 Bank - rent account Venlo|194722.36
513140 Bank - debt service reserve|375000
513150 Bank - deposit account|312000
#Class 6 - Charges
603120 Electricity of vacant units|0
607100 Property management fees|0
611220 Repairs and maintenance - buildings|0
613310 Insurance of buildings|0
613400 Legal, audit and accounting fees|0
613480 Domiciliation and directors|0
633200 Depreciation of buildings|0
633300 Depreciation of technical installations|0
645100 Property tax (Grundsteuer / OZB)|0
655210 Interest on bank loans|0
655220 Interest on shareholder loan|0
655300 Amortisation of loan issuance expenses|0
658000 Bank charges|0
#Class 7 - Income
703110 Rental income - Duisburg I|0
703120 Rental income - Venlo II|0
706000 Service charges recharged to tenants|0
747000 Other operating income|0
755110 Bank interest received|0""".split('\n')
mv={'188000':(15000,0),'194200':(375000,0),'196150':(0,365750),'203900':(0,63750),'221390':(0,795600),'222900':(0,74431),'224000':(168900.4,0),
'194210':(0,137500),'401110':(2871340.12,2905618.77),'401190':(0,12450),'421610':(3877.2,4120.77),'421620':(91840.15,88202.6),'441110':(1011873.4,987335.91),'441120':(61500,70250),
'461412':(281330.14,284112.88),'461413':(190244.6,188130.2),'462100':(4815,4815),'471300':(18000,24500),'481000':(104250,103816.67),'482000':(237900,249100),
'513120':(1711204.55,1695000),'513130':(1248330.9,1230000),'513150':(24500,18000),
'603120':(11844.3,0),'607100':(78420,0),'611220':(143208.75,4110),'613310':(84250,0),'613400':(96113.4,12500),'613480':(28750,0),'633200':(795600,0),'633300':(74431,0),'645100':(121873.06,0),
'655210':(741562.5,0),'655220':(365750,0),'655300':(63750,0),'658000':(3218.44,0),'703110':(0,1524300),'703120':(0,1071840),'706000':(8240.11,281903.5),'747000':(0,9125),'755110':(0,6114.2)}
A=[]
for l in S:
    if l[0]=='#': A.append(l[1:]);continue
    h,v=l.split('|');c,n=h.split(' ',1);n=n.replace(' (115)','')
    A.append([c,n,None if v=='PLUG' else float(v),*map(float,mv.get(c,(0,0)))])
acc=[a for a in A if isinstance(a,list)]
p=[a for a in acc if a[2] is None][0];p[2]=round(-sum(a[2] for a in acc if a[2] is not None),2)
dd=sum(a[3] for a in acc);cc=sum(a[4] for a in acc)
p[3]=2925000.0;p[4]=round(2925000+dd-cc,2);print(p)
assert p[2]>0 and p[4]>0 and p[2]+p[3]-p[4]>0
k=["open_dr","open_cr","debit","credit","close_dr","close_cr"]
def g(v): return '' if not v else f'{v:,.2f}'.translate(str.maketrans(',.','.,'))
N='Lindenhafen Logistik TB FY2024.pdf'
X=[14,34,112,140,168,197,226,255];Wd=[20,77,28,28,28,28,28,28]
class P(FPDF):
    def header(s):
        s.set_font('Times','B',13);s.set_xy(14,10);s.cell(150,6,'Lindenhafen Logistik 4 S.à r.l.')
        s.set_font('Times','',9);s.set_xy(183,10);s.cell(100,5,'Registered office: 18, rue du Moulin, L-1855 Luxembourg',align='R')
        s.set_xy(14,16);s.cell(150,5,'Trial balance (sums and balances)  -  01.01.2024 to 31.12.2024  -  amounts in EUR')
        s.set_xy(183,16);s.cell(100,5,'DRAFT 2 of 21.02.2025',align='R')
        s.set_fill_color(225,225,225);s.set_font('Times','B',9);y=25
        for x,w,t in[(14,98,''),(112,57,'Opening balance 01.01.2024'),(169,57,'Movements of the year'),(226,57,'Closing balance 31.12.2024')]:
            s.set_xy(x,y);s.cell(w,5,t,border=1,fill=True,align='C')
        for i,t in enumerate(['Account','Designation']+['Debit','Credit']*3):
            x=[14,34,112,140.5,169,197.5,226,254.5][i];w=[20,78]+[28.5]*6
            s.set_xy(x,y+5);s.cell(w[i],5,t,border=1,fill=True,align='L' if i<2 else 'R')
        s.set_y(y+11)
    def footer(s): s.set_y(-12);s.set_font('Times','I',8);s.cell(0,5,f'Kirchberg Fiduciary Services - {s.page_no()} / {{nb}}',align='C')
f=P('L','mm','A4');f.set_auto_page_break(True,16);f.add_page()
def line(c,n,v,b='',brd=0,fill=False):
    f.set_font('Times',b,9);y=f.get_y()
    if y>190: f.add_page();y=f.get_y()
    f.set_x(14)
    if c is not None: f.cell(20,4.7,c,border=brd);f.cell(78,4.7,n,border=brd)
    else: f.cell(98,4.7,n,border=brd)
    for x in v: f.cell(28.5,4.7,g(x),align='R',border=brd)
    f.set_xy(14,y+4.7)
rows=[];totals=[];sec=None;cur=[]
def sub():
    if sec:
        v=[round(sum(q.get(x,0) for q in cur),2) for x in k];l='Total '+sec.split(' - ')[0].lower()
        line(None,l,v,'B','T');f.set_y(f.get_y()+2);totals.append(dict(label=l,**{a:b for a,b in zip(k,v) if b}))
for a in A:
    if isinstance(a,str):
        sub();sec=a;cur=[]
        if f.get_y()>178: f.add_page()
        f.set_font('Times','BI',9.5);f.set_x(14);f.cell(120,5.2,a);f.ln(5.2);continue
    e=round(a[2]+a[3]-a[4],2)
    v=[max(a[2],0),max(-a[2],0),a[3],a[4],max(e,0),max(-e,0)]
    q=dict(account=a[0],name=a[1],**{x:y for x,y in zip(k,v) if y});rows.append(q);cur.append(q);line(a[0],a[1],v)
sub()
v=[round(sum(q.get(x,0) for q in rows),2) for x in k];print(v)
line(None,'GRAND TOTAL',v,'B','TB');totals.append(dict(label='GRAND TOTAL',**dict(zip(k,v))))
f.output(D(N))
save(N,'TB',None,k,rows,totals,'Luxembourg SPV sums and balances, three Dr/Cr pairs, continental numbers, class totals, PDF',True)
