# Ontario housing co-op, Adagio-like PDF (fpdf2), three pairs
import random; from common import *
from fpdf import FPDF
R=random.Random(5)
A="""1010|Chequing - Meridale C.U.|B|184220.14|1
1015|Petty Cash|B|300|1
1020|Replacement Reserve - Cash|B|88410.2|1
1025|Replacement Reserve - Investments|B|1214806.55|1
1030|Subsidy Reserve - Cash|B|14208.9|1
1110|Members' Charges Receivable|B|23117.4|1
1115|Allowance for Doubtful Accounts|B|8500|-1
1120|Former Members Receivable|B|11946.08|1
1150|HST Rebate Receivable|B|6218.77|1
1160|Service Manager Subsidy Recble|B|19340|1
1210|Prepaid Insurance|B|41388.25|1
1220|Prepaid Municipal Taxes|B|0|1
1510|Land|B|1150000|1
1520|Buildings|B|9836412|1
1530|Accum. Amort. - Buildings|B|5218760.33|-1
1540|Appliances & Equipment|B|212044.6|1
1545|Accum. Amort. - Equipment|B|148230.9|-1
2010|Accounts Payable|B|61722.35|-1
2020|Accrued Liabilities|B|18450|-1
2030|Accrued Mortgage Interest|B|7114.82|-1
2040|Payroll Deductions Payable|B|3906.14|-1
2110|Prepaid Members' Charges|B|9418|-1
2120|Member Deposits|B|74600|-1
2310|First Mortgage Payable|B|3618204.77|-1
3010|Replacement Reserve Fund|B|1303216.75|-1
3020|Subsidy Reserve Fund|B|14208.9|-1
3030|Contributed Surplus|B|1150000|-1
3090|Accumulated Surplus|B|0|-1
4010|Housing Charges - Market|P|548210|-1
4015|Housing Charges - RGI|P|161402|-1
4020|RGI Subsidy - Service Manager|P|214316|-1
4025|Operating Subsidy|P|96480|-1
4110|Vacancy Loss|P|7314|1
4210|Parking|P|18225|-1
4220|Laundry|P|9116.75|-1
4230|Interest Income - Operating|P|2207.44|-1
4240|Sector Support / Misc.|P|1140|-1
5010|Municipal Taxes|P|131406|1
5020|Hydro|P|61208.73|1
5030|Natural Gas|P|38446.19|1
5040|Water & Sewer|P|44812.6|1
5110|Building Maintenance|P|39418.25|1
5120|Elevator Contract|P|9870|1
5130|Grounds & Snow Removal|P|27350|1
5140|Pest Control|P|6114.08|1
5150|Waste Removal|P|8408.4|1
5160|Unit Turnover & Painting|P|21760|1
5210|Wages - Superintendent|P|38115.4|1
5220|Wages - Coordinator|P|47206.2|1
5230|Employee Benefits|P|12318.66|1
5310|Audit|P|0|1
5320|Legal|P|4416.3|1
5330|Office & Software|P|7912.55|1
5340|Member Education & Meetings|P|2310.45|1
5350|CHF Dues|P|5120|1
5410|Insurance|P|35190|1
5420|Bad Debts|P|1818|1
5510|Mortgage Interest|P|66210.34|1
5610|Amortization - Buildings|P|118340|1
5710|Alloc. to Replacement Reserve|P|75000|1"""
L=[]
for l in A.split('\n'):
    c,n,k,a,s=l.split('|'); a=float(a);s=int(s)
    o=r2(a*s)
    if k=='P': m=r2(a/5*R.uniform(.85,1.15)); dr,cr=(m,0) if s>0 else (0,m)
    else: m=r2(a*R.choice([0,.01,.02]) if a<2e5 else 0); dr,cr=(m,r2(m*R.uniform(.3,1.6))); 
    L.append([c,n,o,dr,cr])
g=lambda c: next(x for x in L if x[0]==c)
for c in('1510','1520','1530','1540','1545','1015','1115','3010','3020','3030','1025'): g(c)[3]=g(c)[4]=0
g('1530')[4]=23668.0; g('5610')[3]=23668.0; g('3010')[4]=15000.0; g('5710')[3]=15000.0; g('2310')[3]=12418.9;g('2310')[4]=0; g('5310')[3]=g('5310')[4]=0
g('1110')[3]=148211.0; g('1110')[4]=149306.5; g('1020')[3]=15000.0;g('1020')[4]=8140.52;g('1210')[3]=0;g('1210')[4]=7038.0
g('1220')[3]=26281.2; g('5310')[3]=0
g('3090')[2]=r2(-sum(x[2] for x in L))
ch=g('1010'); ch[3]=241903.18; ch[4]=0
ch[4]=r2(sum(x[3] for x in L)-sum(x[4] for x in L)); print(g('3090'),ch); assert ch[4]>0
name="Birchwater_GLTB_Feb2026.pdf"
pdf=FPDF(orientation='L',unit='pt',format='letter'); pdf.set_auto_page_break(False)
XX=[330,420,505,590,675,760]
def T(x,y,s,right=False):
    if right: x-=pdf.get_string_width(s)
    pdf.text(x,y,s)
def head():
    global y
    pdf.add_page(); pdf.set_font('Times','',8.5)
    T(32,34,"Mar 11, 2026  2:17pm"); T(760,34,f"Page: {pdf.page_no()}",1)
    pdf.set_font('Times','B',12); s="Birchwater Housing Co-operative Inc."; T(396-pdf.get_string_width(s)/2,36,s)
    pdf.set_font('Times','',9.5); s="Trial Balance - Period 06, Fiscal Year Ending August 31, 2026"; T(396-pdf.get_string_width(s)/2,50,s)
    s="(From Mar... )"
    pdf.set_font('Times','B',8.5)
    for a,b,t in((XX[0]-60,XX[1],"Opening Balance"),(XX[2]-60,XX[3],"Net Changes"),(XX[4]-62,XX[5],"Closing Balance")):
        T((a+b)/2-pdf.get_string_width(t)/2,72,t); pdf.line(a,75,b,75)
    T(32,86,"Acct. - Dept"); T(95,86,"Description")
    for x,t in zip(XX,["Debit","Credit"]*3): T(x,86,t,1)
    pdf.line(32,90,760,90); y=102; pdf.set_font('Times','',8.5)
K=["open_dr","open_cr","debit","credit","close_dr","close_cr"]
head(); rows=[]
for c,n,o,dr,cr in L:
    e=r2(o+dr-cr)
    v=[o if o>0 else None,-o if o<0 else None,dr or None,cr or None,e if e>0 else None,-e if e<0 else None]
    if c=='1220' : pass
    if o==0 and e==0 and not dr and not cr: v=[0.0,None,None,None,0.0,None]
    if y>580: head()
    T(32,y,c+"-00"); T(95,y,n)
    for x,q in zip(XX,v):
        if q is not None: T(x,y,f"{q:,.2f}",1)
    y+=12.2
    rows.append({"account":c+"-00","name":n,**clean(dict(zip(K,v)))})
t=[r2(sum(r.get(k,0) for r in rows)) for k in K]; print(t); assert t[0]==t[1] and t[2]==t[3] and t[4]==t[5]
if y>560: head()
for a in XX: pdf.line(a-62,y-7,a,y-7)
y+=4; pdf.set_font('Times','B',8.5); T(95,y,"Total:")
for x,q in zip(XX,t): T(x,y,f"{q:,.2f}",1)
for a in XX: pdf.line(a-62,y+3,a,y+3); pdf.line(a-62,y+5,a,y+5)
ni=-sum(r.get('close_dr',0)-r.get('close_cr',0) for r in rows if r['account'][0] in'45')
pdf.set_font('Times','',8.5); T(32,y+24,f"Net income (loss) year to date for accounts listed:   {ni:,.2f}"); T(32,y+36,f"{len(rows)} accounts printed"); pdf.output(f'{B}/documents/{name}')
print('ni',ni)
save(name,"TB",K,rows,[{"label":"Total:",**dict(zip(K,t))}],"Adagio-like PDF, three debit/credit pairs under grouped headers",False)
