# Dynamics 365 Business Central trial balance, Irish student operator, PDF
from h import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
import glob
R=random.Random(7603)
fp=[x for x in glob.glob('/usr/share/fonts/**/*.ttf',recursive=True)]
def pick(n): 
    return next((x for x in fp if x.endswith('/'+n)),None)
reg=pick('Carlito-Regular.ttf') or pick('DejaVuSans.ttf');bo=pick('Carlito-Bold.ttf') or pick('DejaVuSans-Bold.ttf')
pdfmetrics.registerFont(TTFont('N',reg));pdfmetrics.registerFont(TTFont('NB',bo))
# (type, no, name, net change Oct, balance 31/10) euro
T=[("H","10000","BALANCE SHEET"),("H","11000","Fixed Assets"),
("P","11010","Lease Premium - Bothar na Mara House",0,2150000),("P","11011","Acc. Amortisation - Lease Premium",-8958.33,-394166.52),("P","11020","Fit-out & Furniture",18422.10,1846310.45),("P","11021","Acc. Depreciation - Furniture",-19233.02,-811204.19),("P","11030","IT & Access Control",0,214788.00),("P","11031","Acc. Depreciation - IT",-4474.75,-131460.60),("E","11999","Total Fixed Assets"),
("H","12000","Current Assets"),("P","12010","Student Licence Fee Debtors",-412906.35,318442.71),("P","12015","Provision for Doubtful Debts",-2500,-41870.25),("P","12020","Retail Rent Debtors (Ground Floor)",3690,14760),("P","12030","Prepayments",-31412.80,96238.41),("P","12040","Summer Lettings Debtors",-18775.50,6240),("P","12050","Intercompany - Ardcluain Holdings",250000,1250000),("P","12060","AIB Operating Account",None,None),("P","12070","AIB Client Deposits Account",-4150,298350),("P","12080","Stripe Clearing",2284.19,11673.06),("E","12999","Total Current Assets"),
("H","21000","Current Liabilities"),("P","21010","Trade Creditors",22640.74,-187310.66),("P","21015","Accruals",-16240,-143975.12),("P","21020","Licence Fees Received in Advance",186340.20,-742115.90),("P","21030","Students' Refundable Deposits",4150,-298350),("P","21040","PAYE/PRSI/USC",-1284.66,-31870.44),("P","21050","VAT Payable",-6644.10,-19218.35),("P","21060","Corporation Tax",0,-62400),("P","21070","Rent Payable to Head Landlord",-290000,-290000),("E","21999","Total Current Liabilities"),
("H","29000","Capital & Reserves"),("P","29010","Called Up Share Capital",0,-100),("P","29020","Retained Earnings b/f",0,None),("E","29899","Total Capital & Reserves"),("E","29999","TOTAL BALANCE SHEET"),
("H","30000","INCOME STATEMENT"),("H","31000","Revenue"),("P","31010","Licence Fees - Galway",-338614.20,-677228.40),("P","31020","Licence Fees - Limerick",-229875.75,-454210.25),("P","31030","Summer & Short Stay",0,-71366.90),("P","31040","Laundry, Vending & Parking",-4412.37,-8106.92),("P","31050","Retail Rents",-15000,-30000),("P","31060","Void & Refund Allowances",9860.50,14322.75),("P","31070","Late Payment & Damage Charges",-1275,-1625),("E","31999","Total Revenue"),
("H","41000","Operating Costs"),("P","41010","Head Lease Rent - Galway",168000,336000),("P","41020","Head Lease Rent - Limerick",122000,244000),("P","41030","On-site Wages & Salaries",61418.22,121377.90),("P","41035","Employer PRSI",6786.71,13412.26),("P","41040","Night Security",11240,22115),("P","41050","Electricity",21866.05,37413.32),("P","41055","Gas",9315.48,12066.11),("P","41060","Broadband & TV Licences",7420,14840),("P","41070","Cleaning & Turnaround",8633.20,54180.75),("P","41080","Repairs & Maintenance",14227.91,39605.38),("P","41090","Insurance",9166.67,18333.34),("P","41100","Commercial Rates",7804.50,15609),("P","41110","Marketing & Agents' Commission",3310.40,21684.15),("P","41120","Management Fee - Ardcluain Holdings",23000,46000),("P","41130","Bad Debts",2500,5000),("P","41140","Professional Fees",4920,7380),("P","41150","Bank & Card Charges",1866.93,4117.45),("E","41999","Total Operating Costs"),
("H","51000","Amortisation, Depreciation & Finance"),("P","51010","Amortisation of Lease Premium",8958.33,17916.66),("P","51020","Depreciation",23707.77,47415.54),("P","51030","Interest Receivable",-612.48,-1190.03),("E","51999","Total Amortisation, Depr. & Finance"),("E","59999","NET RESULT FOR THE PERIOD")]
T=[[t[0],t[1],t[2]]+[None if x is None else int(round(x*100)) for x in t[3:]] for t in T]
ix={t[1]:t for t in T}
ix['12060'][4]=64218833
for k in(4,): ix['29020'][k]=-sum(t[k] for t in T if t[0]=='P' and t[k] is not None)
ix['12060'][3]=-sum(t[3] for t in T if t[0]=='P' and t[3] is not None)
print('bank',ix['12060'],'RE',ix['29020'][4])
W,H=A4;c=canvas.Canvas(doc('BC_Trial_Balance_ASL_Oct25.pdf'),pagesize=A4,invariant=1)
X=[42,92];XR=[342,412,484,556]
pg=0;y=0
def head():
    global pg,y
    if pg:c.showPage()
    pg+=1
    c.setFont('NB',14);c.drawString(42,H-48,'Trial Balance');c.setFont('N',9)
    c.drawString(42,H-62,'Ardcluain Student Living DAC')
    c.drawString(42,H-74,'Period: 01/10/25..31/10/25')
    c.drawRightString(556,H-48,'Friday 7 November 2025');c.drawRightString(556,H-60,f'Page {pg}');c.drawRightString(556,H-72,'ARDCLUAIN\\FINANCE.BP')
    y=H-92
    if pg==1:
        c.setFont('N',8);c.drawString(42,y,'G/L Account: Account Type: Posting|Begin-Total|End-Total, Date Filter: 01/10/25..31/10/25');y-=16
    c.setFont('NB',8.5)
    c.drawCentredString(342,y,'Net Change');c.drawCentredString(484+20,y,'Balance')
    c.setLineWidth(.4);c.line(288,y-3,412,y-3);c.line(428,y-3,556,y-3)
    y-=13;c.drawString(X[0],y,'No.');c.drawString(X[1],y,'Name')
    for x,t in zip(XR,('Debit','Credit','Debit','Credit')):c.drawRightString(x,y,t)
    y-=4;c.setLineWidth(.8);c.line(42,y,556,y);y-=13
K=['debit','credit','close_dr','close_cr'];rows=[];tot=[];st=[]
head();ps=[0,0]
for t in T:
    if y<52: head()
    if t[0]=='H':
        y-=5
        c.setFont('NB',8.5);c.drawString(X[0],y,t[1]);c.drawString(X[1]+8*len(st),y,t[2]);st.append([0,0])
    else:
        if t[0]=='P':
            v=t[3:5]
            for s in st: s[0]+=v[0];s[1]+=v[1]
            c.setFont('N',8.5);ind=8*len(st)
        else:
            v=st.pop();c.setFont('NB',8.5);ind=8*len(st)
            c.setLineWidth(.4)
        p=[max(v[0],0),max(-v[0],0),max(v[1],0),max(-v[1],0)]
        c.drawString(X[0],y,t[1]);c.drawString(X[1]+ind,y,t[2]);d={}
        for x,q,k in zip(XR,p,K):
            if q:
                c.drawRightString(x,y,f(q));d[k]=m(q)
                if t[0]=='E': c.line(x-58,y+9.2,x,y+9.2)
        if t[0]=='P':rows.append({"account":t[1],"name":t[2],**d})
        else: tot.append({"label":t[2],**d})
    y-=12.6
    if t[0]=='E' : y-=3
assert not st
y-=6;c.setFont('N',7);c.drawString(42,y,'Amounts are in EUR. Balances before posting of the October deferred income true-up.')
c.save()
for a,b in zip([t for t in tot if t['label'].startswith('TOTAL BAL')],[t for t in tot if t['label'].startswith('NET RES')]): print(a,b)
save('BC_Trial_Balance_ASL_Oct25.pdf','TB','Dynamics Business Central, begin/end totals nested, net change and balance pairs',True,K,rows,tot)
